"""For each refusal its code and the rule behind it: data for ``refusals``."""

from typing import Final

from islario.games.robinson import components
from islario.games.robinson.planning import check_results, targets
from islario.games.robinson.scenarios.registry import SCENARIOS
from islario.games.robinson.uses import catalogue

# For each answer of planning: the reason's code and the rule behind it. A scenario adds and replaces some.
REASONS: Final[dict[int, tuple[str, str]]] = {
    check_results.NO_PAWN: ("no_pawn", "PLAN-20"),
    check_results.RESTRICTED: ("not_this_round", "ROUND-8"),
    check_results.NOT_HERE: ("other_scenario", "BUILD-16"),
    check_results.NO_THREAT: ("no_threat", "THREAT-1"),
    check_results.TAKEN: ("planned_already", "PLAN-43"),
    check_results.GIVEN: ("taken_this_round", "GATHER-13"),
    check_results.NO_ITEM: ("item_missing", "PLAN-25"),
    check_results.NO_WEAPON: ("weapon_too_low", "THREAT-5"),
    check_results.SERVES_ONE: ("serves_one_threat", "CARD-43"),
    check_results.NO_BEAST: ("no_beast", "HUNT-1"),
    check_results.ALL_HUNTED: ("all_beasts_planned", "HUNT-3"),
    check_results.ALREADY_BUILT: ("already_built", "BUILD-25"),
    check_results.NO_SHELTER: ("no_shelter", "BUILD-10"),
    check_results.NOT_OPEN: ("not_open", "BUILD-16"),
    check_results.NOT_YOURS: ("not_yours", "PLAN-37"),
    check_results.NO_TERRAIN: ("terrain_missing", "BUILD-15"),
    check_results.NAMES_NO_TILE: ("names_no_tile", "SCENITEM-1"),
    check_results.UNEXPLORED: ("not_explored", "GATHER-1"),
    check_results.INACCESSIBLE: ("inaccessible", "CARD-27"),
    check_results.TOO_FAR: ("too_far_away", "GATHER-6"),
    check_results.CAMP_TILE: ("camp_tile", "GATHER-2"),
    check_results.NO_SOURCE: ("no_source", "GATHER-1"),
    check_results.USED_UP: ("source_exhausted", "GATHER-19"),
    check_results.EXPLORED: ("explored_already", "EXPLORE-1"),
    check_results.NO_WAY: ("not_payable_so", "BUILD-5"),
    check_results.NO_WOOD: ("wood_missing", "PLAN-26"),
    check_results.NO_FOOD: ("food_missing", "PLAN-26"),
    check_results.NO_FUR: ("fur_missing", "PLAN-26"),
    check_results.EMPTY_SLOT: ("nothing_planned", "PLAN-22"),
    check_results.NOT_FOR_THIS: ("not_for_this", "PLAN-21"),
    check_results.MIXED_PLAYERS: ("mixed_players", "ROUND-8"),
    check_results.NOT_WITH_FRIDAY: ("not_with_friday", "PLAYERS-36"),
    check_results.ONLY_CARPENTER: ("only_carpenter", "CHAR-36"),
    check_results.CARPENTER_SAVES: ("only_carpenter", "CHAR-7"),
    check_results.SEPARATE: ("separate_actions", "CAMP-4"),
    check_results.NOTHING_TO_SAVE: ("nothing_to_save", "CHAR-6"),
    check_results.LIES_THERE: ("lies_there_already", "ITEM-74"),
    check_results.ALREADY_LEADER: ("performs_already", "PLAN-17"),
    check_results.NOT_ON_IT: ("not_on_it", "PLAN-17"),
    check_results.NOT_THERE: ("pawn_not_there", "PLAN-1"),
    check_results.NOT_YOUR_PAWN: ("not_your_pawn", "PLAN-1"),
    check_results.HAS_MARKER: ("has_marker", "TOKEN-26"),
    check_results.FIRST_PLAYER_ONLY: ("first_player_only", "PLAYERS-5"),
    check_results.CONFIRMED: ("confirmed_already", "PLAN-1"),
    check_results.INCOMPLETE: ("pawns_missing", "PLAN-14"),
    check_results.DIFFERENT_PLAYERS: ("different_players", "THREAT-22"),
    check_results.PAWNS_LEFT: ("pawns_left", "PLAN-3"),
    check_results.NO_FIELD_TOKEN: ("no_field_token", "TOKEN-13"),
    check_results.ALREADY_FIRST: ("first_already", "TOKEN-13"),
    check_results.NO_TOTEM: ("no_totem", "EXPLORE-22"),
    check_results.DONE: ("done_already", "EXPLORE-22"),
    check_results.NO_MAP: ("no_treasure_map", "CARD-49"),
    check_results.ONLY_OWNER: ("skill_of_another", "CHAR-1"),
}

# The same answers where another rule is behind them: by the first target of the kind that the target is one of ...
ON_TARGET: Final[dict[tuple[int, int], tuple[str, str]]] = {
    (check_results.TAKEN, targets.LEFT): ("planned_already", "THREAT-11"),
    (check_results.NO_WAY, targets.LEFT): ("not_payable_so", "THREAT-3"),
    (check_results.ALREADY_BUILT, targets.SHELTER): ("already_built", "BUILD-8"),
    (check_results.NO_SHELTER, targets.PALISADE): ("no_shelter", "BUILD-11"),
    (check_results.NO_WAY, targets.INVENTION): ("not_payable_so", "BUILD-28"),
    (check_results.TAKEN, targets.GATHERING): ("planned_already", "PLAN-36"),
    (check_results.TOO_FAR, targets.EXPLORING): ("too_far_away", "EXPLORE-5"),
    (check_results.SEPARATE, targets.RESTING): ("separate_actions", "REST-2"),
}
for _scenario in SCENARIOS:
    ON_TARGET.update(_scenario.reasons_on_targets())
FIRSTS: Final = [
    targets.LEFT, targets.HUNTING, targets.WAR, targets.KONG, targets.SHELTER, targets.ROOF, targets.PALISADE,
    targets.WEAPON, targets.INVENTION, *range(targets.SITES, targets.GATHERING, 10), targets.GATHERING,
    targets.EXPLORING, targets.RAFT, targets.TREASURE_MAP, targets.ARRANGING, targets.RESTING, targets.RECLAIMING,
]  # fmt: skip
# ... by the source of the pawn, or by the scenario (``Scenario.reasons``).
OF_PAWN: Final[dict[tuple[int, str], tuple[str, str]]] = {
    (check_results.NO_PAWN, "pawn"): ("no_pawn", "PLAN-2"),
    (check_results.NO_PAWN, "friday"): ("no_pawn", "PLAYERS-3"),
    (check_results.NO_PAWN, "jenny"): ("no_pawn", "SCEN3-10"),
    (check_results.NO_PAWN, "dog"): ("no_pawn", "PLAYERS-19"),
    (check_results.NOT_FOR_THIS, "rope_ladder"): ("not_for_this", "SCENITEM-13"),
    (check_results.NOT_FOR_THIS, "economical_construction"): ("not_for_this", "CHAR-6"),
    (check_results.NOT_FOR_THIS, "bible"): ("not_for_this", "ITEM-74"),
}

# What is laid on a planned action like a pawn, and never used by itself: under which name it supports one.
PLACED: Final[dict[str, tuple[str, str, str]]] = {
    "item bible": ("placed_in_planning", "ITEM-74", "bible"),
    "item hammer_and_nails": ("placed_in_planning", "ITEM-77", "hammer_and_nails"),
    "discovery candles": ("placed_in_planning", "DISC-10", "candles"),
    "mystery candles": ("placed_in_planning", "PLAN-20", "candles_card"),
    "mystery compass": ("placed_in_planning", "PLAN-20", "compass"),
    "skill economical_construction": ("placed_in_planning", "CHAR-38", "economical_construction"),
    "skill handyman": ("placed_in_planning", "CHAR-13", "handyman"),
}

# What rerolls a die: after which roll.
REROLLS: Final[dict[str, tuple[str, str, str]]] = {
    "skill craftsmanship": ("after_a_roll", "CHAR-8", "build"),
    "skill searching_talent": ("after_a_roll", "CHAR-15", "gather"),
    "skill child_of_fortune": ("after_a_roll", "CHAR-18", "explore"),
    "skill friday_reroll": ("after_a_roll", "PLAYERS-15", "friday"),
}

# What has its moment: by what it is, and when it can be used; for all others the card says it.
MOMENTS: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("item", "planning"): ("not_now", "ITEM-75"),
    ("item", "fight"): ("not_now", "ITEM-76"),
    ("item", "night"): ("not_now", "HEAL-4"),
    ("discovery", "fight"): ("not_now", "CARD-43"),
    ("discovery", "night"): ("not_now", "HEAL-4"),
    ("discovery", "weather"): ("not_now", "DISC-6"),
    ("discovery", "mystery"): ("not_now", "DISC-18"),
    ("discovery", "animals"): ("not_now", "DISC-18"),
    ("mystery", "fight"): ("not_now", "CARD-43"),
    ("mystery", "night"): ("not_now", "HEAL-4"),
    ("mystery", "explore"): ("not_now", "CARD-49"),
    ("adventure", "fight"): ("not_now", "CARD-43"),
    ("skill", "fight"): ("not_now", "CHAR-40"),
    ("skill", "weather"): ("not_now", "CHAR-17"),
    ("invention", "night"): ("not_now", "HEAL-5"),
    ("invention", "weather"): ("not_now", "ITEM-14"),
}
WHEN: Final = [components.AT_NIGHT, components.AT_NIGHT, components.IN_WEATHER]  # Pot, Fireplace, Furnace

# What is used once a fight or a night: its bit of ``Table.spent``.
ONCE: Final[dict[str, tuple[str, str, int]]] = {
    "invention pot": ("used_already", "ITEM-34", catalogue.SPENT_POT),
    "invention fireplace": ("used_already", "ITEM-34", catalogue.SPENT_FIREPLACE),
    "invention furnace": ("used_already", "ITEM-14", catalogue.SPENT_FURNACE),
    "mystery sabre": ("used_already", "CARD-49", catalogue.SPENT_SABRE),
    "mystery whip": ("used_already", "CARD-49", catalogue.SPENT_WHIP),
    "mystery old_clothes": ("used_already", "CARD-49", catalogue.SPENT_CLOTHES),
}

# What is refused with a scenario's own token: the rule, if the scenario names none (``Scenario.rules_on_tokens``).
ON_TOKENS: Final[dict[str, str]] = {
    "placed_in_planning": "PLAN-20",
    "rerolls_nothing": "RESOLVE-10",
    "used_already": "DISC-18",
}
