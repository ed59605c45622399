"""The steps that can be due, as numbers: what an effect does, what a phase does next, what is asked.

Everything that happens in a game is a step on the agenda (``agenda``). Effects of cards are steps
written as data (``effects.specs``); phases push theirs; a question is a step that waits for its
answer. Ranges of numbers belong to one module each, which ``engine`` dispatches to.
"""

from typing import Final

# -- goods (effects.goods) -----------------------------------------------------------------------
WOOD: Final = 0
FOOD: Final = 1
PRESERVED: Final = 2
FUR: Final = 3
FOOD_EACH: Final = 4
LOSE_ALL: Final = 5
GATHERED: Final = 6
LACK: Final = 7
"""A demand that could not be met: wounds for those who had to meet it."""
GOODS_END: Final = 16

# -- people (effects.people) ---------------------------------------------------------------------
WOUNDS: Final = 16
HEAL: Final = 17
DET: Final = 18
DET_ALL: Final = 19
SPECIAL_WOUND: Final = 20
ONE_PAWN: Final = 21
MAY_ONLY: Final = 22
NO_SKILLS: Final = 23
CONFUSED: Final = 24
CURSED: Final = 25
LIFT_CURSE: Final = 26
NIGHT_OUTSIDE: Final = 27
EACH: Final = 28
FIRST: Final = 29
MARKED: Final = 30
SHARE_WOUNDS: Final = 31
COVER_ARROWS: Final = 32
GIVE_DET: Final = 33
GIVE_HEAL: Final = 34
SHARE_HEAL: Final = 35
SHARE_DET: Final = 36
WOUND_ONE: Final = 37
HEAL_ONE: Final = 38
DET_ONE: Final = 39
UNMARK: Final = 40
GIVE_WOUND: Final = 41
COVER_ARROW_AT: Final = 42
PEOPLE_END: Final = 48

# -- levels (effects.levels) ---------------------------------------------------------------------
MORALE: Final = 48
ROOF: Final = 49
PALISADE: Final = 50
WEAPON: Final = 51
HALVE: Final = 52
DISARM: Final = 53
TEMP_WEAPON: Final = 54
LEVELS_END: Final = 56

# -- tokens (effects.tokens) ---------------------------------------------------------------------
TOKEN: Final = 56
REMOVE_TOKEN: Final = 57
WEATHER: Final = 58
PRODUCTION: Final = 59
ROUND: Final = 60
LATER: Final = 61
REMOVE_ANY: Final = 62
REMOVE_ANY_AT: Final = 63
TOKENS_END: Final = 64

# -- the island (effects.island, effects.sources) --------------------------------------------------
EXHAUST: Final = 64
EXHAUST_AT: Final = 65
UNCOVER: Final = 67
COVER_TERRAIN: Final = 68
COVER_AT: Final = 69
FLIP_DOWN: Final = 70
FLIP_DOWN_AT: Final = 71
FLIP_UP: Final = 72
MOVE_CAMP: Final = 73
MOVE_CAMP_TO: Final = 74
REGAIN_LOST: Final = 75
SHORTCUT: Final = 76
SHORTCUT_AT: Final = 77
CORRAL: Final = 78
CORRAL_AT: Final = 79
HATCHET: Final = 80
HATCHET_HERE: Final = 81
FOLLOW_ONE: Final = 83
REMOVE_BLACK: Final = 84
REMOVE_BLACK_AT: Final = 85
WHITE_MARKERS: Final = 86
WHITE_AT: Final = 87
WHITE_HERE: Final = 88
REMOVE_WHITE: Final = 89
REMOVE_WHITE_AT: Final = 90
WASTELAND: Final = 91
ADJACENT_TILE_AT: Final = 92
FOLLOW_ASK: Final = 93
ISLAND_END: Final = 96

# -- inventions, items, finds (effects.finds) ----------------------------------------------------
FLIP_ITEM: Final = 96
FLIP_ITEM_AT: Final = 97
FLIP_MARKED: Final = 98
MARK_ITEMS: Final = 99
MARK_ITEM_AT: Final = 100
DISCARD_ITEM: Final = 101
DISCARD_ITEM_AT: Final = 102
DISCARD_INVENTIONS: Final = 103
DISCARD_INVENTION_AT: Final = 104
GAIN_INVENTION: Final = 105
GAIN_INVENTION_AT: Final = 106
DRAW_INVENTION: Final = 107
FREE_BUILD: Final = 108
FREE_BUILD_AT: Final = 109
DISCOVERY: Final = 110
STARTING_ITEM: Final = 111
NEW_IDEA: Final = 114
NEW_IDEA_AT: Final = 115
SCOUT: Final = 116
SCOUT_AT: Final = 117
REVEAL_TILES: Final = 118
REVEAL_TILE_AT: Final = 119
RECONNOITRE: Final = 120
RECONNOITRE_AT: Final = 121
TRACK: Final = 122
TRACK_AT: Final = 123
LOOK_EVENT: Final = 125
FINDS_END: Final = 128

# -- mysteries (effects.mysteries) ---------------------------------------------------------------
MYSTERY: Final = 128
MYSTERY_NEXT: Final = 129
MYSTERY_MAY_STOP: Final = 130
MYSTERY_OVER: Final = 131
STOP_DRAWING: Final = 132
DROP_TREASURES: Final = 133
IGNORE_MYSTERY: Final = 134
MYSTERY_CARD: Final = 135
FEWER_MYSTERIES: Final = 136
MYSTERY_STOP_AT: Final = 137
MYSTERIES_END: Final = 140

# -- beasts and fights (effects.fights) ----------------------------------------------------------
FIGHT: Final = 140
FIGHT_COMPARE: Final = 141
FIGHT_LOSSES: Final = 142
FIGHT_LOOT: Final = 143
FIGHT_OVER: Final = 144
FIGHT_HUNTING: Final = 145
BEAST: Final = 146
FIGHT_CARD: Final = 148
FIGHTS_END: Final = 152

# -- cards (effects.cards) -----------------------------------------------------------------------
CHOOSE: Final = 152
CHOOSE_AT: Final = 153
UNLESS_ITEM: Final = 154
UNLESS_WEAPON: Final = 155
BOOK: Final = 156
REPEAT: Final = 157
CLEAR_THREATS: Final = 158
PASS_FIRST: Final = 159
KEEP: Final = 160
DECIDE: Final = 161
DECIDE_AT: Final = 162
PUT_AWAY: Final = 163
"""An adventure or mystery that was resolved goes where it says: into the event deck, or away."""
STRIKE: Final = 165
"""A threat card slides off."""
ADVENTURE: Final = 164
"""The top card of an adventure deck is drawn and resolved."""
CARDS_END: Final = 168

# -- the round (phases.event, .morale, .production) --------------------------------------
ROUND_BEGINS: Final = 168
BEFORE_EVENT: Final = 169
EVENT_PHASE: Final = 170
EVENT_DRAW: Final = 171
EVENT_SHIFT: Final = 172
EVENT_PLACE: Final = 173
MORALE_PHASE: Final = 174
MORALE_RESULT: Final = 175
MORALE_CHOICE: Final = 176
PRODUCTION_PHASE: Final = 177
PRODUCTION_SHORTCUT: Final = 178
PRODUCTION_PIT: Final = 179
PRODUCTION_PIT_RESULT: Final = 180
PRODUCTION_GIVE: Final = 181
PRODUCTION_HALF: Final = 182
PRODUCTION_DONE: Final = 183
PRODUCTION_SHORTCUT_AT: Final = 185
PRODUCTION_HALF_AT: Final = 186
BEAST_WAITS: Final = 184
"""The beast on the event deck is fought (Dangerous Night)."""
ROUND_STEPS_END: Final = 192

# -- the action phase (phases.actions, .dice, .outcomes) -----------------------------------------
PLANNING: Final = 192
"""The question of the action phase: the plan."""
RESOLVE_NEXT: Final = 193
RESOLVE_SLOT: Final = 194
ROLL: Final = 195
ROLL_WINDOW: Final = 196
APPLY_WOUND: Final = 197
APPLY_SUCCESS: Final = 198
APPLY_ADVENTURE: Final = 199
SUCCEED: Final = 200
FAIL: Final = 201
ACTION_DONE: Final = 202
GATHER_BONUS: Final = 203
PLACE_TILE: Final = 204
CAMP_CHOICE: Final = 206
END_OF_ACTIONS: Final = 207
FUTURE_ARRIVES: Final = 208
ITEMS_ENTER: Final = 209
EXTRA_BUILD: Final = 210
EXTRA_BUILD_AT: Final = 211
BACKPACK: Final = 212
ITEM_ENTERS_NOW: Final = 215
GATHER_BONUS_AT: Final = 216
CANOE_TILE_AT: Final = 217
TILE_FOUND: Final = 218
ATTEMPT: Final = 219
THREAT_LEAVES: Final = 220
RESUME: Final = 221
BEAST_TOKEN: Final = 214
"""A beast token lies where the action takes place (TOKEN-8)."""
ACTION_STEPS_END: Final = 224

# -- weather and night (phases.weather, .night) --------------------------------------------------
WEATHER_PHASE: Final = 224
WEATHER_WINTER: Final = 227
WEATHER_CLOUDS: Final = 228
WEATHER_ANIMALS: Final = 229
WEATHER_STORM: Final = 230
WEATHER_DONE: Final = 231
IGNORE_CLOUD: Final = 232
IGNORE_ANIMALS: Final = 233
REROLL_ANIMALS: Final = 234
ROLL_WEATHER: Final = 235
NIGHT_PHASE: Final = 236
NIGHT_EAT: Final = 237
NIGHT_HUNGRY: Final = 238
NIGHT_EXTRA: Final = 239
NIGHT_MOVE: Final = 240
NIGHT_MOVE_TO: Final = 241
NIGHT_SHELTER: Final = 242
NIGHT_OUTSIDERS: Final = 243
NIGHT_LATER: Final = 244
NIGHT_ROT: Final = 245
NIGHT_WINDOW: Final = 246
NIGHT_DONE: Final = 247
TURN_CLOUD: Final = 249
ANIMALS_FIGHT: Final = 250
WEATHER_STEPS_END: Final = 256

# -- scenarios (scenarios) -----------------------------------------------------------------------
PILE_WOOD: Final = 256
PILE_WINDOW: Final = 257
PILE_ADD: Final = 258
CANNIBAL_RAID: Final = 259
RAID_CHOICE: Final = 260
WAR: Final = 261
CREW_DIES: Final = 262
LAIR: Final = 263
LOST_ITEM: Final = 264
KONG_HUNT: Final = 267
TOTEM_ACTION: Final = 269
RESCUE: Final = 270
BREAK_IN: Final = 271
"""The animals come to a palisade of King Kong Island."""
SCENARIO_END: Final = 288

# -- questions (agenda) --------------------------------------------------------------------------
ASK: Final = 288
"""One of a set: the answer is written into the step beneath."""
WINDOW: Final = 289
"""Whether somebody uses something now, seat by seat."""
