"""The games. Each has a room of its own with the same furniture."""
