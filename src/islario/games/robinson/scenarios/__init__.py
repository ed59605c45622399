"""The scenarios: what each adds to the common rules."""
