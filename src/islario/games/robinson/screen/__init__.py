"""Robinson Crusoe in a terminal. It is made of words, so it is not compiled.

- ``drawing``: the whole table, what changes on it, remarks on moves
- ``chart``: the island as a map
- ``lines``: each part of the table in lines
- ``sheet``: the view as a table of the engine, and names of what is on it
- ``cards``: what can be asked about, and what it does
- ``texts``: what cards say, made from their effects
"""
