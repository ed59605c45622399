"""How a game begins."""

import math
from collections import Counter
from typing import Any

import pytest

import islario
from tests.games.forbidden_island.positions import (
    BOX,
    GAME,
    STARTS,
    TILES,
    at,
    distances,
    hand,
    outcome,
    place,
    play,
    seats,
    steps,
    told,
)
from tests.rules import rule

LAYOUTS = {  # how many edges there are, the longest way, the mean way, tiles that hold it together, dead ends
    "classic": (36, 6, 3.25, 0, 0),
    "island_of_shadows": (38, 8, 3.33, 0, 0),
    "skull_island": (33, 8, 3.57, 0, 0),
    "volcano_island": (36, 8, 3.46, 0, 0),
    "island_of_death": (35, 8, 3.45, 2, 2),
    "bone_island": (34, 8, 3.8, 0, 0),
    "coral_reef": (35, 9, 3.74, 0, 0),
    "bay_of_gulls": (32, 9, 3.83, 4, 2),
    "bridge_of_horrors": (33, 11, 4.81, 4, 0),
    "arch_of_fate": (31, 14, 5.13, 6, 0),
    "atoll_of_decisions": (24, 12, 6.26, 0, 0),
    "treasure_island": (29, 11, 4.4, 12, 4),
}


@pytest.fixture(scope="module")
def deals() -> list[dict[str, Any]]:
    """The beginnings of 480 games for two."""
    return [GAME.new(players=2, seed=seed).position() for seed in range(480)]


def often(count: int, share: float) -> bool:
    """Whether something with this share of the 480 games came up as often as chance brings it."""
    return abs(count - 480 * share) < 4.5 * math.sqrt(480 * share * (1 - share))


# -- players and roles -----------------------------------------------------------------------------


@rule("FI-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_adventurers_play(players: int) -> None:
    """One person may play them all, with open hands (ruling 69)."""
    state = GAME.new(players=players, seed=1)
    assert len(told(state, "players")) == players
    assert len(state.waiting_for()) == 1
    assert [state.view(seat)["players"] for seat in seats(state)] == [told(state, "players")] * players


@rule("FI-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_adventurers_can_play(players: int) -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(players=players, seed=1)
    assert refused.value.reason.values["option"] == "players"


@rule("FI-SETUP-5")
def test_everybody_gets_a_role_of_their_own_and_stands_on_its_tile() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=players)
        roles = [player["role"] for player in told(state, "players")]
        assert len(set(roles)) == players
        assert [place(state, seat) for seat in seats(state)] == [STARTS[role] for role in roles]


@rule("FI-SETUP-5")
def test_a_pawn_may_start_on_a_flooded_tile(deals: list[dict[str, Any]]) -> None:
    """The first floods come before the pawns (ruling 1)."""
    on_water = [deal for deal in deals if deal["players"][0]["at"] in deal["flooded"]]
    assert often(len(on_water), 6 / 24)
    assert all(deal["players"][0]["at"] == STARTS[deal["players"][0]["role"]] for deal in on_water)


@rule("FI-SETUP-5")
def test_each_role_is_dealt_as_often_as_any_other(deals: list[dict[str, Any]]) -> None:
    for seat in (0, 1):
        roles = Counter(deal["players"][seat]["role"] for deal in deals)
        assert roles.keys() == STARTS.keys()
        assert all(often(count, 1 / len(STARTS)) for count in roles.values())


@rule("FI-SETUP-5")
def test_roles_may_be_chosen_instead() -> None:
    # ruling 5
    state = GAME.new(players=3, roles=["diver", "pilot", "messenger"], seed=1)
    assert [player["role"] for player in told(state, "players")] == ["diver", "pilot", "messenger"]
    with pytest.raises(islario.BadOption):
        GAME.new(players=2, roles=["diver", "diver"], seed=1)


@rule("FI-SETUP-10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_seat_may_be_chosen(first: int) -> None:
    state = GAME.new(players=3, first=first, seed=1)
    assert state.waiting_for() == (first,)
    assert told(state, "turn") == first


@rule("FI-SETUP-10")
def test_nobody_starts_from_an_empty_seat() -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(players=2, first=2, seed=1)
    assert refused.value.reason.values["option"] == "first"


@rule("FI-SETUP-10")
def test_without_a_choice_the_seed_draws_the_starting_seat(deals: list[dict[str, Any]]) -> None:
    # ruling 4
    turns = Counter(deal["turn"] for deal in deals)
    assert turns.keys() == {0, 1}
    assert often(turns[0], 1 / 2)


@rule("FI-SETUP-10")
def test_play_goes_to_the_left() -> None:
    state = at("pilot", "diver", "engineer", turn=1, phase="flood", flood_deck="")
    taken = []
    for _ in range(4):
        seat = told(state, "turn")
        taken.append(seat)
        play(state, f"{seat} flood", f"{seat} flood")
        assert told(state, "phase", "actions_left") == ["actions", 3]
        following = state.waiting_for()[0]
        play(state, f"{following} end", f"{following} draw", f"{following} draw")
    assert taken == [1, 2, 0, 1]


# -- island ----------------------------------------------------------------------------------------


@rule("FI-SETUP-2")
def test_the_classic_island_has_rows_of_2_4_6_6_4_and_2_tiles() -> None:
    state = GAME.new(seed=3)
    cells = [tuple(map(int, cell.split(","))) for cell in told(state, "tiles")]
    assert told(state, "layout") == "classic"
    assert sorted(cells) == [
        (row, column) for row, indent in enumerate([2, 1, 0, 0, 1, 2]) for column in range(indent, 6 - indent)
    ]


@rule("FI-SETUP-2")
def test_every_tile_lies_on_one_cell_and_is_shuffled_there(deals: list[dict[str, Any]]) -> None:
    assert all(sorted(deal["tiles"].values()) == sorted(TILES) for deal in deals)
    corner = Counter(deal["tiles"]["0,2"] for deal in deals)
    assert corner.keys() == set(TILES)
    assert all(often(count, 1 / 24) for count in corner.values())


@rule("FI-SETUP-2")
@pytest.mark.parametrize("layout", next(option.choices for option in GAME.options if option.name == "layout"))
def test_each_layout_has_24_cells_and_the_shape_of_its_picture(layout: str) -> None:
    """The shape, as a walking pawn finds it on a dry island (ruling 67)."""
    ways = steps("messenger", layout)
    far = {tile: distances(ways, tile) for tile in TILES}
    pairs = [far[one][two] for one in TILES for two in TILES if one != two]
    assert len(GAME.new(layout=layout, seed=1).position()["tiles"]) == 24
    assert len(pairs) == 24 * 23
    assert (
        sum(len(goals) for goals in ways.values()) // 2,
        max(pairs),
        round(sum(pairs) / len(pairs), 2),
        sum(_holds_together(ways, tile) for tile in TILES),
        sum(len(goals) == 1 for goals in ways.values()),
    ) == LAYOUTS[layout]


def _holds_together(ways: dict[str, set[str]], tile: str) -> bool:
    """Whether the island falls apart without this tile."""
    rest = {other: goals - {tile} for other, goals in ways.items() if other != tile}
    return len(distances(rest, min(rest))) < len(rest)


@pytest.mark.parametrize(("role", "too_far"), [("messenger", 236), ("explorer", 80)])
def test_how_many_pairs_of_tiles_are_too_far_apart_to_be_shored_up_within_a_turn(role: str, too_far: int) -> None:
    """59/138 of the 552 pairs for those who walk straight, 10/69 for the Explorer."""
    ways = steps(role)
    assert sum(far > 3 for tile in TILES for far in distances(ways, tile).values()) == too_far


# -- decks, floods and water -----------------------------------------------------------------------


@rule("FI-SETUP-3")
def test_at_the_beginning_no_treasure_is_captured() -> None:
    state = GAME.new(seed=2)
    assert told(state, "captured") == []
    assert outcome(state) is None


@rule("FI-SETUP-4")
def test_six_different_flood_cards_flood_their_tiles_and_are_the_first_discard(deals: list[dict[str, Any]]) -> None:
    """So nothing can sink before the first turn (ruling 2)."""
    for deal in deals:
        assert len(deal["flood_discard"]) == 6
        assert sorted(deal["flood_discard"]) == sorted(deal["flooded"])
        assert sorted(deal["flood_discard"] + deal["flood_deck"]) == sorted(TILES)
        assert deal["sunk"] == []
    flooded = Counter(tile for deal in deals for tile in deal["flooded"])
    assert all(often(flooded[tile], 6 / 24) for tile in TILES)


@rule("FI-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_treasure_deck_has_28_cards_of_which_everybody_holds_two(players: int) -> None:
    state = GAME.new(players=players, seed=9)
    held = [card for seat in seats(state) for card in hand(state, seat)]
    assert [len(hand(state, seat)) for seat in seats(state)] == [2] * players
    assert Counter(told(state, "treasure_deck") + held) == BOX
    assert told(state, "treasure_discard") == []


@rule("FI-SETUP-6")
@pytest.mark.parametrize(("card", "pairs_without"), [("earth", 190), ("helicopter", 231), ("sandbags", 253)])
def test_chance_deals_the_hands(deals: list[dict[str, Any]], card: str, pairs_without: int) -> None:
    """Of the 300 pairs out of the 25 cards that can be kept, so many do without this card."""
    for seat in (0, 1):
        assert often(sum(card in deal["players"][seat]["hand"] for deal in deals), 1 - pairs_without / 300)


@rule("FI-SETUP-7")
def test_a_waters_rise_is_dealt_to_nobody_and_is_shuffled_back(deals: list[dict[str, Any]]) -> None:
    """All three lie in the deck, in any place of it alike, and the water has not risen (ruling 3)."""
    lying = [[i for i, card in enumerate(deal["treasure_deck"]) if card == "waters_rise"] for deal in deals]
    assert all(len(places) == 3 for places in lying)
    assert all(deal["water"] == 1 and deal["treasure_discard"] == [] for deal in deals)
    found = Counter(place for places in lying for place in places)
    assert all(often(found[place], 3 / 24) for place in range(24))


@rule("FI-SETUP-8")
@pytest.mark.parametrize(
    ("difficulty", "mark", "level"), [("novice", 1, 2), ("normal", 2, 2), ("elite", 3, 3), ("legendary", 4, 3)]
)
def test_the_water_starts_where_the_difficulty_says(difficulty: str, mark: int, level: int) -> None:
    state = GAME.new(difficulty=difficulty, seed=4)
    assert told(state, "water", "floods_left") == [mark, level]


@rule("FI-SETUP-9")
def test_hands_and_both_discard_piles_lie_open_to_everybody_in_order() -> None:
    piles = {"treasure_discard": "wind earth wind fire", "flood_discard": "watchtower gold_gate misty_marsh"}
    state = at("pilot: earth sandbags", "diver: ocean", **piles)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["treasure_discard"] == ["wind", "earth", "wind", "fire"]
        assert view["flood_discard"] == ["watchtower", "gold_gate", "misty_marsh"]
        assert [sorted(player["hand"]) for player in view["players"]] == [["earth", "sandbags"], ["ocean"]]


def test_the_same_seed_deals_the_same_game_and_another_seed_another(deals: list[dict[str, Any]]) -> None:
    assert GAME.new(players=2, seed=17).position() == deals[17]
    assert deals[17] != deals[18]
