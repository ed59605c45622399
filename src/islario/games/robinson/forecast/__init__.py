"""What is to come, reckoned by the rules themselves from what everybody sees."""
