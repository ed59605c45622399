"""Whether something can be planned: the answers, as numbers. ``rules.refusals`` makes reasons of them."""

from typing import Final

FINE: Final = 0
NO_PAWN: Final = 1
RESTRICTED: Final = 2
NOT_HERE: Final = 3
"""No such target in this scenario."""
NO_THREAT: Final = 4
TAKEN: Final = 5
NO_ITEM: Final = 6
NO_WEAPON: Final = 7
NO_BEAST: Final = 8
ALREADY_BUILT: Final = 9
NO_SHELTER: Final = 10
NOT_OPEN: Final = 11
NOT_YOURS: Final = 12
NO_TERRAIN: Final = 13
INACCESSIBLE: Final = 14
TOO_FAR: Final = 15
CAMP_TILE: Final = 16
NO_SOURCE: Final = 17
USED_UP: Final = 18
EXPLORED: Final = 19
NO_WAY: Final = 20
NO_WOOD: Final = 21
NO_FOOD: Final = 22
NO_FUR: Final = 23
EMPTY_SLOT: Final = 25
NOT_FOR_THIS: Final = 26
MIXED_PLAYERS: Final = 27
NOT_WITH_FRIDAY: Final = 28
ONLY_CARPENTER: Final = 29
SEPARATE: Final = 30
NOTHING_TO_SAVE: Final = 31
ALREADY_LEADER: Final = 32
NOT_ON_IT: Final = 33
NOT_THERE: Final = 34
NOT_YOUR_PAWN: Final = 35
HAS_MARKER: Final = 36
FIRST_PLAYER_ONLY: Final = 37
CONFIRMED: Final = 38
INCOMPLETE: Final = 39
DIFFERENT_PLAYERS: Final = 40
PAWNS_LEFT: Final = 41
NO_FIELD_TOKEN: Final = 43
ALREADY_FIRST: Final = 44
NO_TOTEM: Final = 46
DONE: Final = 47
NO_MAP: Final = 49
ONLY_OWNER: Final = 52
GIVEN: Final = 53
"""The source has given its goods this round (the Shortcut)."""
ALL_HUNTED: Final = 54
"""As many hunts are planned as there are beasts."""
SERVES_ONE: Final = 55
"""The temporary weapon level is needed for the other threat."""
CARPENTER_SAVES: Final = 56
"""By option Economical Construction is for the Carpenter's own actions."""
LIES_THERE: Final = 57
NAMES_NO_TILE: Final = 58
"""What a scenario builds on a tile is planned with that tile."""
UNEXPLORED: Final = 59
OWN: Final = 100
"""From here on each scenario numbers answers of its own; it says in its ``reasons`` what they are."""
