"""The vocabulary that every game is written in."""
