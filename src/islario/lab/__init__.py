"""Many games at once: played, counted and told with their uncertainty."""
