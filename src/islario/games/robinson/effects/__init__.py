"""What cards do: the language that effects are written in, and what each effect does."""
