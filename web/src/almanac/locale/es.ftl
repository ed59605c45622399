### La página del almanaque: lo que rodea a sus tablas.

figures-tables = Tablas
figures-all = todo
figures-measure = cifra
figures-find = buscar en la tabla
figures-interval = { $low } a { $high }
figures-none = Nada en esta tabla se llama así.
figures-no-tables = Todavía no hay tablas de este juego.
figures-made = Jugado con la versión { $version }, reglas número { $rules }.
