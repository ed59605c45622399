"""What cards do: the language that effects are written in, and what each of its words does."""
