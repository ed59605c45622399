"""What the rules of this game make, as types for those who read it."""
