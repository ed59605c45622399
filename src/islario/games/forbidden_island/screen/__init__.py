"""Forbidden Island in a terminal. It is made of words, so it is not compiled."""
