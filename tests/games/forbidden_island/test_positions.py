"""Any moment of a game as a mapping of words, in and out."""

import json
from collections import Counter
from typing import Any

import pytest

import islario
from islario import State
from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    BOX,
    GAME,
    TILES,
    at,
    described,
    goals,
    hand,
    listed,
    outcome,
    place,
    play,
    seats,
    sink,
    told,
    verbs,
    wander,
)
from tests.rules import rule

OWN = "\n".join(["########", *["#......#"] * 4, "########"])
FIXED = {
    f"{row},{column}": tile
    for tile, (row, column) in zip(
        TILES,
        [(row, column) for row, indent in enumerate([2, 1, 0, 0, 1, 2]) for column in range(indent, 6 - indent)],
        strict=True,
    )
}


def same(one: State, two: State) -> bool:
    """Whether two games stand alike, allow the same and show the same."""
    faces = [
        (state.position(), [state.legal(seat) for seat in seats(state)], [state.view(seat) for seat in (0, 1, None)])
        for state in (one, two)
    ]
    return faces[0] == faces[1] and (one.waiting_for(), one.result()) == (two.waiting_for(), two.result())


# -- defaults --------------------------------------------------------------------------------------


def test_everything_but_the_players_has_a_default() -> None:
    assert GAME.position({"players": [{"role": "pilot"}, {"role": "diver"}]}).position() == {
        "layout": "classic",
        "tiles": FIXED,
        "players": [
            {"role": "pilot", "at": "fools_landing", "hand": []},
            {"role": "diver", "at": "iron_gate", "hand": []},
        ],
        "turn": 0,
        "phase": "actions",
        "actions_left": 3,
        "draws_left": 2,
        "floods_left": 2,
        "flown": False,
        "flooded": [],
        "sunk": [],
        "captured": [],
        "water": 1,
        "treasure_deck": at("pilot", "diver").position()["treasure_deck"],
        "treasure_discard": [],
        "flood_deck": TILES,
        "flood_discard": [],
        "flood_layers": [],
        "swimming": [],
        "ended": None,
        "discard_after_both_draws": False,
    }


def test_a_deck_left_out_holds_every_card_that_lies_nowhere_else() -> None:
    fields = {"treasure_discard": "wind waters_rise", "sunk": "gold_gate", "flood_discard": "watchtower iron_gate"}
    state = at("pilot: earth*2 sandbags", "diver: fire", **fields)
    elsewhere = Counter(listed("earth*2 sandbags fire wind waters_rise"))
    assert Counter(told(state, "treasure_deck")) == Counter(BOX) - elsewhere
    assert sorted(told(state, "flood_deck")) == sorted(set(TILES) - {"gold_gate", "watchtower", "iron_gate"})
    assert told(state, "treasure_deck", "flood_deck") == told(
        at("pilot: earth*2 sandbags", "diver: fire", **fields, seed=9), "treasure_deck", "flood_deck"
    )


def test_a_deck_that_is_given_holds_exactly_that_with_its_first_card_on_top() -> None:
    state = at("pilot", "diver", phase="draw", treasure_deck="earth wind fire", flood_deck="gold_gate watchtower")
    assert told(state, "treasure_deck", "flood_deck") == [listed("earth wind fire"), ["gold_gate", "watchtower"]]
    play(state, "0 draw")
    assert hand(state, 0) == ["earth"]
    play(state, "0 draw", "0 flood")
    assert told(state, "flooded") == ["gold_gate"]


def test_the_last_card_of_a_discard_is_its_top() -> None:
    state = at("pilot: earth*5 wind", "diver", treasure_discard="fire")
    play(state, "0 discard wind")
    assert told(state, "treasure_discard") == ["fire", "wind"]


def test_tiles_may_lie_in_any_order() -> None:
    swapped = {**FIXED, "0,2": "watchtower", "5,3": "fools_landing"}
    state = at("pilot", "diver", tiles=swapped)
    assert told(state, "tiles") == swapped
    assert goals(state, 0, "move") == {"twilight_hollow", "observatory"}
    assert told(at("pilot", "diver", tiles="fixed"), "tiles") == FIXED


def test_a_layout_of_ones_own_may_be_drawn() -> None:
    state = at("messenger fools_landing", "diver", layout=OWN)
    assert goals(state, 0, "move") == {"bronze_gate", "howling_garden"}
    assert same(state, GAME.position(state.position()))


def test_the_seed_decides_what_is_shuffled_later() -> None:
    fields: dict[str, Any] = {"phase": "draw", "treasure_deck": "earth", "treasure_discard": "wind fire ocean sandbags"}
    games = [at("pilot", "diver", seed=seed, **fields) for seed in (3, 3, 4, 5, 6)]
    for state in games:
        play(state, "0 draw")
    decks = [told(state, "treasure_deck") for state in games]
    assert decks[0] == decks[1]
    assert any(deck != decks[0] for deck in decks[2:])


# -- in the middle of things -----------------------------------------------------------------------


@rule("FI-SWIM-4")
def test_a_position_in_the_middle_of_a_swim() -> None:
    crowd = ("diver lost_lagoon", "engineer lost_lagoon", "messenger lost_lagoon")
    fields: dict[str, Any] = {"phase": "flood", "floods_left": 1, "sunk": "lost_lagoon", "turn": 2}
    state = at(*crowd, **fields, swimming=[2, 0, 1])
    assert state.waiting_for() == (2,)
    assert goals(state, 2, "swim") == {"tidal_palace", "misty_marsh"}
    play(state, "2 swim misty_marsh")
    assert told(state, "swimming") == [0, 1]
    assert same(state, GAME.position(state.position()))


@rule("FI-HAND-1")
def test_a_hand_over_the_limit_is_a_position_in_the_middle_of_a_discard() -> None:
    state = at("diver", "engineer: earth*5 wind", phase="actions", actions_left=0)
    assert state.waiting_for() == (1,)
    assert verbs(state, 1) == {"discard"}
    play(state, "1 discard wind")
    assert told(state, "phase", "draws_left") == ["draw", 2]


@rule("FI-HAND-3")
@pytest.mark.parametrize(("draws_left", "due"), [(1, {"draw"}), (0, {"discard"})])
def test_with_the_late_discard_the_active_hand_is_asked_after_both_draws(draws_left: int, due: set[str]) -> None:
    fields = {"phase": "draw", "draws_left": draws_left, "discard_after_both_draws": True}
    state = at("diver: earth*5 wind", "engineer", **fields)
    assert verbs(state, 0) == due


@pytest.mark.parametrize(
    ("given", "counters"),
    [
        ({"phase": "actions", "actions_left": 2, "draws_left": 1, "floods_left": 1}, [2, 2, 3]),
        ({"phase": "draw", "actions_left": 3, "draws_left": 1, "floods_left": 1}, [0, 1, 3]),
        ({"phase": "flood", "actions_left": 3, "draws_left": 2, "floods_left": 1}, [0, 0, 1]),
    ],
)
def test_only_the_counter_of_the_phase_counts(given: dict[str, Any], counters: list[int]) -> None:
    state = at("pilot", "diver", water=3, **given)
    assert told(state, "actions_left", "draws_left", "floods_left") == counters


@rule("FI-RISE-5")
def test_layers_tell_the_known_sets_from_the_top() -> None:
    deck = listed("gold_gate watchtower misty_marsh observatory lost_lagoon phantom_rock iron_gate")
    state = at("pilot", "diver", phase="flood", flood_deck=deck, flood_layers=[2, 4])
    assert [set(tiles) for tiles in state.view(0)["flood_deck"]] == [set(deck[:2]), set(deck[2:6]), {"iron_gate"}]
    play(state, "0 flood")
    assert told(state, "flood_layers") == [1, 4]
    play(state, "0 flood")
    assert told(state, "flood_layers") == [4]


@rule("FI-RISE-5")
def test_layers_may_cover_the_whole_deck() -> None:
    state = at("pilot", "diver", flood_deck="gold_gate watchtower iron_gate", flood_layers=[1, 2])
    assert [set(tiles) for tiles in state.view(0)["flood_deck"]][:2] == [{"gold_gate"}, {"watchtower", "iron_gate"}]
    assert same(state, GAME.position(state.position()))


@rule("FI-END-1")
@pytest.mark.parametrize(
    ("ended", "fields"),
    [
        ("skull", {"water": 10}),
        ("landing", {"sunk": "fools_landing"}),
        ("treasure", {"sunk": "coral_palace tidal_palace"}),
        ("drowned", {"sunk": "iron_gate"}),
        ("escaped", {"captured": ALL_TREASURES}),
    ],
)
def test_a_finished_game_says_how_it_ended(ended: str, fields: dict[str, Any]) -> None:
    """Then pawns may stand on a tile that has sunk."""
    where = "fools_landing" if ended == "escaped" else "iron_gate"
    state = at("pilot", f"diver {where}: helicopter", ended=ended, **fields)
    assert state.over
    assert outcome(state) == ended
    assert state.legal(0) == state.legal(1) == []
    assert place(state, 1) == where
    assert same(state, GAME.position(state.position()))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_at_any_moment_a_game_can_be_put_into_words_and_taken_in_again(seed: int) -> None:
    moments = 0
    late = seed % 2 == 0
    for state in wander(seed, players=2 + seed % 3, layout="volcano_island", discard_after_both_draws=late):
        assert same(state, GAME.position(json.loads(json.dumps(state.position()))))
        moments += 1
    assert moments > 20


@pytest.mark.parametrize("seed", [7, 8])
def test_the_record_of_a_game_leads_to_the_same_position(seed: int) -> None:
    *_, state = wander(seed, players=4, difficulty="normal")
    assert same(islario.replay(state.record()), state)


def test_the_record_of_a_game_that_began_at_a_position_leads_there_too() -> None:
    state = at("pilot", "diver", seed=5, phase="draw", treasure_deck="waters_rise", flood_discard="gold_gate iron_gate")
    play(state, "0 draw", "0 draw", "0 flood")
    assert same(islario.replay(state.record()), state)


def test_a_mapping_that_was_taken_in_stays_as_it_was() -> None:
    given, again = described("pilot: earth", "diver"), described("pilot: earth", "diver")
    play(GAME.position(given), "0 move gold_gate", "0 end", "0 draw")
    assert given == again


# -- what cannot be --------------------------------------------------------------------------------
TWO = ("pilot", "diver")
SWIM: dict[str, Any] = {"phase": "flood", "sunk": "lost_lagoon"}

BAD: list[tuple[str, dict[str, Any]]] = [
    ("colour", described(*TWO, colour="red")),
    ("layout", described(*TWO, layout="atlantis")),
    ("layout", described(*TWO, layout=OWN[1:])),
    ("layout", described(*TWO, layout=OWN.replace(".", "~"))),
    ("layout", described(*TWO, layout=7)),
    ("tiles", described(*TWO, tiles="anyhow")),
    ("tiles", described(*TWO, tiles={cell: tile for cell, tile in FIXED.items() if cell != "0,2"})),
    ("tiles", described(*TWO, tiles={**FIXED, "0,0": "atlantis"})),
    ("tiles", described(*TWO, tiles={**FIXED, "0,2": "atlantis"})),
    ("tiles", described(*TWO, tiles={**FIXED, "0,2": "watchtower"})),
    ("players", {}),
    ("players", described("pilot")),
    ("players", described("pilot", "diver", "engineer", "explorer", "messenger")),
    ("players[1]", {"players": [{"role": "pilot"}, "diver"]}),
    ("players[1].role", described("pilot", "sailor")),
    ("players[1].role", described("pilot", "pilot")),
    ("players[0].role", {"players": [{}, {"role": "pilot"}]}),
    ("players[1].at", described("pilot", "diver atlantis")),
    ("players[1].at", described("pilot", "diver watchtower", sunk="watchtower")),
    ("players[1].age", {"players": [{"role": "pilot"}, {"role": "diver", "age": 10}]}),
    ("players[1].hand", described("pilot", "diver: gold")),
    ("players[1].hand", described("pilot", "diver: waters_rise")),
    ("players[1].hand", described("pilot", "diver: earth*6")),
    ("players[1].hand", described("pilot: sandbags", "diver: sandbags*2")),
    ("players[1].hand", described("pilot: earth*5 wind", "diver: fire*5 wind")),
    ("players[0].hand", described("pilot: earth*5 wind", "diver lost_lagoon", **SWIM, swimming=[1])),
    ("treasure_discard", described("pilot: earth*4", "diver", treasure_discard="earth*2")),
    ("treasure_discard", described(*TWO, treasure_discard="gold")),
    ("treasure_deck", described("pilot: earth*4", "diver", treasure_deck="earth*2")),
    ("treasure_deck", described(*TWO, treasure_discard="waters_rise*2", treasure_deck="waters_rise*2")),
    ("treasure_deck", described(*TWO, treasure_deck=["gold"])),
    ("treasure_deck", described(*TWO, treasure_deck=3)),
    ("turn", described(*TWO, turn=2)),
    ("turn", described(*TWO, turn=-1)),
    ("phase", described(*TWO, phase="night")),
    ("actions_left", described(*TWO, actions_left=4)),
    ("actions_left", described(*TWO, actions_left="3")),
    ("actions_left", described(*TWO, actions_left=0)),
    ("draws_left", described(*TWO, phase="draw", draws_left=3)),
    ("draws_left", described(*TWO, phase="draw", draws_left=0)),
    ("floods_left", described(*TWO, phase="flood", floods_left=6)),
    ("floods_left", described(*TWO, phase="flood", floods_left=-1)),
    ("floods_left", described(*TWO, phase="flood", floods_left=0)),
    ("flown", described(*TWO, flown="yes")),
    ("flooded", described(*TWO, flooded="atlantis")),
    ("flooded", described(*TWO, flooded="watchtower watchtower")),
    ("flooded", described(*TWO, flooded="watchtower", sunk="watchtower")),
    ("sunk", described(*TWO, sunk="atlantis")),
    ("sunk", described(*TWO, sunk="watchtower*2")),
    ("captured", described(*TWO, captured="gold")),
    ("captured", described(*TWO, captured="earth earth")),
    ("water", described(*TWO, water=0)),
    ("water", described(*TWO, water=11)),
    ("water", described(*TWO, water=True)),
    ("flood_deck", described(*TWO, sunk="watchtower", flood_deck="gold_gate watchtower")),
    ("flood_deck", described(*TWO, flood_deck="gold_gate gold_gate")),
    ("flood_deck", described(*TWO, flood_deck="gold_gate", flood_discard="gold_gate")),
    ("flood_deck", described(*TWO, flood_deck="atlantis")),
    ("flood_discard", described(*TWO, sunk="watchtower", flood_discard="watchtower")),
    ("flood_discard", described(*TWO, flood_discard="gold_gate gold_gate")),
    ("flood_layers", described(*TWO, flood_deck="gold_gate watchtower", flood_layers=[2, 1])),
    ("flood_layers", described(*TWO, flood_layers=[0])),
    ("flood_layers", described(*TWO, flood_layers=2)),
    ("swimming", described("pilot lost_lagoon", "diver", sunk="lost_lagoon", swimming=[0])),
    ("swimming", described(*TWO, **SWIM, swimming=[1])),
    ("swimming", described("pilot lost_lagoon", "diver", **SWIM, swimming=[0, 2])),
    ("swimming", described("pilot lost_lagoon", "diver", **SWIM, swimming=[0, 0])),
    ("swimming", described("pilot lost_lagoon", "diver lost_lagoon", **SWIM, swimming=[1, 0])),
    ("swimming", described("pilot lost_lagoon", "diver observatory", phase="flood", sunk="lost_lagoon observatory",
                           swimming=[0, 1])),
    ("players[1].at", described("pilot lost_lagoon", "diver lost_lagoon", **SWIM, swimming=[0])),
    ("ended", described(*TWO, ended="bored")),
    ("ended", described(*TWO, water=10)),
    ("ended", described("messenger", "diver", sunk="fools_landing")),
    ("ended", described(*TWO, sunk="coral_palace tidal_palace")),
    ("ended", described("engineer lost_lagoon", "diver", phase="flood", sunk="lost_lagoon tidal_palace misty_marsh",
                        swimming=[0])),
    ("discard_after_both_draws", described(*TWO, discard_after_both_draws=1)),
]  # fmt: skip


@pytest.mark.parametrize(("field", "position"), BAD, ids=[f"{i}-{bad[0]}" for i, bad in enumerate(BAD)])
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position(position)
    assert refused.value.reason.values["field"] == field


def test_a_position_is_a_mapping() -> None:
    with pytest.raises(islario.BadPosition):
        GAME.position(["pilot", "diver"])  # type: ignore[arg-type]


def test_a_swimmer_that_somebody_could_lift_is_no_loss_yet() -> None:
    fields: dict[str, Any] = {"phase": "flood", "sunk": "lost_lagoon tidal_palace misty_marsh", "swimming": [0]}
    players = ("engineer lost_lagoon", "diver: helicopter")
    state = at(*players, **fields, floods_left=1, flood_deck="")
    assert state.legal(0) == ["drown"]
    assert same(state, sink("lost_lagoon", *players, sunk="tidal_palace misty_marsh"))
