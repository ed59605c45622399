"""The rules of Hashi: what may be done, why not, and what then happens.

- ``bridges``: numbers and bridges on one board, and what follows from them
- ``legal``: what a seat may do now
- ``refusals``: why it may not
- ``round``: what an action does, and how the round goes on
- ``points``: what a round and the end give
- ``deal``: how a game is set up
"""
