"""The verbs of actions as numbers (``core.codes`` packs them with their values)."""

from typing import Final

PLAN: Final = 0
"""x: the target; y: how it is paid, and 16 times who performs."""
SUPPORT: Final = 1
"""x: the slot of the plan; y: whose pawn, 0 for one's own."""
LEAD: Final = 2
TAKE_BACK: Final = 3
GO_FIRST: Final = 4
CONFIRM: Final = 5
REOPEN: Final = 6
GO_ON: Final = 7
USE: Final = 8
"""x: what is used (uses.catalogue); y: for a reroll 1 + the die."""
SPEND_FIRST: Final = 9
"""x: 0 perishable food, 1 preserved food."""
DECLINE: Final = 10
ANSWER: Final = 11
"""The first of the answers: one verb for each kind of question (agenda.QUESTIONS); x: the answer."""
