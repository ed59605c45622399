"""What may be used at any time: skills, items, tokens, treasures."""
