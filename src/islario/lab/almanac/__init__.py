"""The almanac: how the games behave, in tables whose every figure says how sure it is.

``almanac.toml`` lists what is played and which tables are made of it (plan.py). The games are played (play.py)
and counted (counting.py), what the intervals carry is found (findings.py), and all of it is one file of data (book.py),
which the pages of docs (pages.py, charts.py) and the page in the browser show.
"""
