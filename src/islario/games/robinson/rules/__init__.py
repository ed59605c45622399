"""What may be done, why not, and how a game is set up."""
