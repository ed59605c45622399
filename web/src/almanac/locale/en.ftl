### The page of the almanac: what stands around its tables.

figures-tables = Tables
figures-all = all
figures-measure = figure
figures-find = find in the table
figures-interval = { $low } to { $high }
figures-none = Nothing in this table is called so.
figures-no-tables = There are no tables of this game yet.
figures-made = Played with version { $version }, rules number { $rules }.
