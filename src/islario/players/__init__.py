"""Who can sit at a table: players that decide from what they see."""
