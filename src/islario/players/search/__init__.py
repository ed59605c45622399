"""Players that look ahead: they try out whole units of play in many worlds that agree with what they know."""
