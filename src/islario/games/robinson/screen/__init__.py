"""Robinson Crusoe in a terminal. It is made of words, so it is not compiled.

- ``drawing``: a view as plain text, drawn or told
- ``chart``: the island
- ``sheet``: the round, the goal, the camp and its people
- ``lines``: all else that lies beside the island
- ``cards``: cards by their names, and what they say
- ``texts``: what a card does, composed from its effects
"""
