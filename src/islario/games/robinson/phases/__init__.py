"""The phases of a round, one module each, and how an action is resolved."""
