"""The rules of Forbidden Island: what may be done, why not, and what then happens.

- ``reach``: where a pawn can go, and what it can shore up
- ``legal``: what a seat may do now
- ``refusals``: why it may not
- ``turn``: what an action does, and how the turn goes on
- ``deal``: how a game is set up
"""
