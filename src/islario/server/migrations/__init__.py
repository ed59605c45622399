"""The shapes that the database has had, one module for each; upgrades.py runs those that are missing."""
