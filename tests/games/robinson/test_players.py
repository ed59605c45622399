"""Friday, the Dog, playing alone, and the variants that make the game easier or harder."""

from typing import Any

import pytest

from islario.core.state import State
from islario.games.robinson.box.cards import CARDS, ICON
from islario.games.robinson.components import BOOK
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.positions import GAME, at, draw_event, go, plain, roll_until, stage, strike
from tests.rules import rule

CAST = ["cook", "carpenter", "explorer", "soldier"]
NO_CUBES = {"wood": 0, "food": 0, "preserved": 0, "fur": 0}
SEEDS = range(12)


def friday(state: State) -> dict[str, int]:
    """Friday's wounds and determination."""
    found = state.position()["friday"]
    assert isinstance(found, dict)
    return found


def confirm(state: State) -> None:
    """Everybody confirms the plan."""
    for seat in state.waiting_for():
        go(state, "confirm", seat=seat)


def planned(target: str, *pawns: str, **fields: Any) -> State:
    """An action of Friday with these additional pawns is about to be resolved, and nothing after it."""
    plan = [{"slot": 1, "target": target, "performer": "friday", "pawns": ["friday", *pawns]}]
    return stage({"step": "resolve_slot", "a": 0}, plan=plan, **fields)


def act(target: str, *pawns: str, **fields: Any) -> State:
    """The same, and it is resolved."""
    state = planned(target, *pawns, **fields)
    go(state, "go_on")
    return state


def roll(target: str, *pawns: str, dice: set[str], **fields: Any) -> State:
    """The same, with the dice falling so."""
    return roll_until(planned(target, *pawns, **fields).position(), ["go_on"], dice)


def books(position: dict[str, Any]) -> tuple[int, int]:
    """How many events of the deck have the book, and how many have not."""
    n = sum(ICON[CARDS.index(event)] == BOOK for event in position["events"])
    return n, len(position["events"]) - n


# -- numbers of players -------------------------------------------------------------------------------------


@rule("PLAYERS-1")
def test_each_camp_action_of_four_players_is_a_choice_of_its_own() -> None:
    state = at(CAST, available={"food": 1})
    go(state, "plan camp", "plan camp", seat=2)
    confirm(state)
    go(state, "option 1", "option 2")
    assert (determination(state), state.position()["morale"]) == ([0, 0, 2, 0], 1)


@rule("PLAYERS-34")
def test_three_players_play_by_the_standard_rules() -> None:
    position = GAME.new(seed=0, players=3).position()
    assert (position["friday"], position["dog"]) == (None, False)
    state = at(CAST[:3], available={"food": 1})
    go(state, "plan camp", seat=1)
    confirm(state)
    assert (determination(state), state.position()["morale"]) == ([0, 2, 0], 1)


@rule("PLAYERS-35")
@pytest.mark.parametrize(("players", "wood"), [(2, 2), (3, 3), (4, 4)])
def test_friday_and_the_dog_are_not_counted_for_costs_food_and_wounds(players: int, wood: int) -> None:
    fields: dict[str, Any] = {"friday": {}, "dog": True, "available": {"wood": wood, "food": players}}
    state = at(CAST[:players], **fields)
    go(state, "plan build shelter", seat=0)
    assert state.position()["plan"][0]["cost"] == {"wood": wood}
    night = at(CAST[:players], begin="night", events=[], **fields)
    events = go(night, "go_on")
    assert ("ate", {"players": players, "hungry": 0}) in [(event.kind, plain(event)) for event in events]
    assert wounds(night) == [1] * players
    assert friday(night)["wounds"] == 0


# -- Friday -------------------------------------------------------------------------------------------------


@rule("PLAYERS-4")
def test_friday_survives_three_wounds_and_has_no_morale_arrows() -> None:
    state = stage({"step": "wounds", "a": 3, "who": "friday"})
    go(state, "go_on")
    assert friday(state)["wounds"] == 3
    assert state.position()["morale"] == 0


@rule("PLAYERS-4", "PLAYERS-12", "END-4")
def test_the_fourth_wound_kills_friday_and_the_game_goes_on() -> None:
    state = stage({"step": "wounds", "a": 1, "who": "friday"}, friday={"wounds": 3})
    events = go(state, "go_on")
    assert ("died", {"who": "friday"}) in [(event.kind, plain(event)) for event in events]
    assert not state.over
    assert state.position()["friday"] is None
    assert "friday" not in state.view(0)["pawns_left"]
    assert not [words for words in at(friday=None).legal(0) if "friday" in words]


@rule("PLAYERS-12", "PLAYERS-9")
def test_an_action_in_which_friday_dies_is_resolved_to_its_end() -> None:
    planned = {"slot": 1, "target": "gather A1 wood", "performer": "friday", "pawns": ["friday"]}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": [planned], "friday": {"wounds": 3}}
    fields |= {"tiles": {"B1": 8, "A1": 6}, "gather": []}
    ends = set()
    for seed in range(80):
        state = stage({"step": "resolve_slot", "a": 0}, seed=seed, **fields)
        events = go(state, "go_on")
        (roll,) = [event.values["dice"] for event in events if event.kind == "rolled"]
        if "wound" in roll:
            assert state.position()["friday"] is None
            assert state.position()["future"] == ({"friday": {**NO_CUBES, "wood": 1}} if "success" in roll else {})
            assert [event.kind for event in events].count("died") == 1
            assert not {event.kind for event in events} & {"determined", "no_adventure"}  # he is not there any more
            ends.add("success" in roll)
    assert ends == {True, False}


@rule("PLAYERS-5")
def test_the_first_player_decides_what_friday_does() -> None:
    state = at(first=1)
    assert refusal(state, 0, "plan camp friday") == ("first_player_only", "PLAYERS-5")
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 friday") == ("first_player_only", "PLAYERS-5")
    go(state, "support 1 friday", seat=1)
    assert refusal(state, 0, "take_back 1 friday") == ("first_player_only", "PLAYERS-5")
    go(state, "take_back 1 friday", "plan rest friday", seat=1)
    assert state.position()["plan"][1]["performer"] == "friday"


@rule("PLAYERS-6")
@pytest.mark.parametrize(
    "target",
    ["threat right", "hunt", "build weapon", "gather A1 wood", "explore B2", "camp", "rest"],
)
def test_friday_may_do_every_kind_of_action_alone_and_support_it(target: str) -> None:
    fields: dict[str, Any] = {
        "threats": [None, "wreckage food_crates"],
        "hunting": ["fox"],
        "available": {"wood": 2},
        "tiles": {"B1": 8, "A1": 6},
    }
    alone = at(**fields)
    go(alone, f"plan {target} friday", seat=0)
    assert (alone.position()["plan"][0]["performer"], alone.position()["plan"][0]["pawns"]) == ("friday", ["friday"])
    if target in ("camp", "rest"):
        return
    supported = at(**fields)
    go(supported, f"plan {target}", seat=1)
    go(supported, "support 1 friday", seat=0)
    assert supported.position()["plan"][0]["performer"] == "1"
    assert supported.position()["plan"][0]["pawns"] == ["1", "friday"]


@rule("PLAYERS-6")
def test_friday_performs_with_additional_pawns() -> None:
    state = act("build weapon", "lantern", built=["lantern"], available={"wood": 1})
    assert state.position()["weapon"] == 1
    assert friday(state) == {"wounds": 0, "determination": 0}


@rule("PLAYERS-7")
def test_a_player_beside_friday_is_the_performer() -> None:
    state = at(available={"wood": 1})
    go(state, "plan build weapon friday", seat=0)
    go(state, "support 1 pawn", seat=1)
    assert state.position()["plan"][0]["performer"] == "1"
    assert state.position()["plan"][0]["pawns"] == ["1", "friday"]
    go(state, "take_back 1 pawn", seat=1)
    assert state.position()["plan"][0]["performer"] == "friday"
    assert not [words for words in at().legal(0) if words.startswith("lead")]


@rule("PLAYERS-8")
@pytest.mark.parametrize(("dice", "weapon", "hurt", "won"), [({"success"}, 1, 0, 0), ({"wound"}, 0, 1, 2)])
def test_an_action_of_friday_is_resolved_like_one_of_a_player(dice: set[str], weapon: int, hurt: int, won: int) -> None:
    state = roll("build weapon", dice=dice, available={"wood": 1})
    assert (state.position()["weapon"], state.position()["available"]["wood"]) == (weapon, 1 - weapon)
    assert friday(state) == {"wounds": hurt, "determination": won}


@rule("PLAYERS-9")
@pytest.mark.parametrize(
    ("target", "deck"), [("build weapon", "build"), ("gather A1 wood", "gather"), ("explore B2", "explore")]
)
def test_an_adventure_wounds_friday_instead_of_being_drawn(target: str, deck: str) -> None:
    fields: dict[str, Any] = {"available": {"wood": 1}, "tiles": {"B1": 8, "A1": 6}}
    met = roll(target, dice={"success", "adventure"}, **fields)
    assert friday(met) == {"wounds": 1, "determination": 0}
    assert len(met.position()[deck]) == 30
    assert wounds(met) == [0, 0]
    hurt = roll(target, dice={"success", "adventure", "wound"}, **fields)
    assert friday(hurt)["wounds"] == 2


@rule("PLAYERS-9")
def test_additional_pawns_do_not_keep_friday_from_his_wound() -> None:
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 6}, "built": ["map"]}
    state = roll("explore A2", "map", dice={"success", "adventure"}, **fields)
    assert friday(state)["wounds"] == 1
    assert "A2" in state.position()["tiles"]
    assert len(state.position()["explore"]) == 30


@rule("PLAYERS-10")
def test_an_adventure_token_wounds_friday_once_and_is_gone() -> None:
    marks = [{"mark": "adventure", "at": "build", "from": "event insects"}]
    fields: dict[str, Any] = {"available": {"wood": 1}, "built": ["lantern"], "marks": marks}
    sure = act("build weapon", "lantern", **fields)
    assert (friday(sure)["wounds"], sure.position()["marks"]) == (1, [])
    for dice in ({"success"}, {"success", "adventure"}):
        rolled = roll("build weapon", dice=dice, **fields)
        assert (friday(rolled)["wounds"], rolled.position()["marks"]) == (1, [])
        assert len(rolled.position()["build"]) == 30


@rule("PLAYERS-11")
def test_friday_is_never_first_player() -> None:
    state = at(begin="night", first=1, available={"food": 2}, shelter=True, events=[])
    events = go(state, "go_on")
    assert ("first_is", {"who": 0}) in [(event.kind, event.values) for event in events]
    assert {GAME.new(seed=seed).position()["first"] for seed in range(30)} == {0, 1}


@rule("PLAYERS-13")
def test_friday_needs_no_food_and_no_shelter_and_the_weather_spares_him() -> None:
    weather = [{"mark": kind, "at": "weather", "from": "event storm_a"} for kind in ("rain", "snow", "storm")]
    state = at(["cook", {"character": "carpenter", "determination": 9}], begin="weather", marks=weather, events=[])
    events = go(state, "go_on")
    asleep = next(number for number, event in enumerate(events) if event.values == {"phase": "night"})
    assert [event.values["wounds"] for event in events[asleep:] if event.kind == "wounded"] == [2, 2, 1, 1]
    assert wounds(state) == [9, 9]
    assert friday(state) == {"wounds": 0, "determination": 0}


@rule("PLAYERS-14")
def test_what_cards_do_to_the_players_does_not_touch_friday() -> None:
    hurt = draw_event("unusually_cold_night", friday={"determination": 2})
    assert friday(hurt) == {"wounds": 0, "determination": 2}
    struck = strike("fight", friday={"determination": 3})
    assert wounds(struck) == [2, 2]
    assert friday(struck) == {"wounds": 0, "determination": 3}


@rule("PLAYERS-15", "PLAYERS-16")
@pytest.mark.parametrize("die", ["success", "wound", "adventure"])
def test_friday_rerolls_one_die_of_his_action_for_two_tokens(die: str) -> None:
    state = at(friday={"determination": 5}, available={"wood": 1}, first=1)
    go(state, "plan build weapon friday", seat=1)
    confirm(state)
    assert state.view(0)["asking"]["kind"] == "window"
    assert state.legal(0) == []
    assert state.legal(1) == ["go_on", *(f"use friday_reroll {name}" for name in ("success", "wound", "adventure"))]
    events = go(state, f"use friday_reroll {die}")
    assert [event.kind for event in events[:3]] == ["used", "discouraged", "rerolled"]
    gained = 0 if "succeeded" in [event.kind for event in events] else 2
    assert friday(state)["determination"] == 3 + gained
    assert not [words for words in state.legal(1) if "friday_reroll" in words]


@rule("PLAYERS-15")
def test_a_reroll_of_friday_is_for_his_own_action_only() -> None:
    plan = [{"slot": 1, "target": "build weapon", "performer": "0", "pawns": ["0"]}]
    fields: dict[str, Any] = {"friday": {"determination": 5}, "available": {"wood": 1}, "players": ["cook", "explorer"]}
    state = stage({"step": "resolve_slot", "a": 0}, plan=plan, build=[], **fields)
    events = go(state, "go_on")
    assert "rolled" in [event.kind for event in events]
    assert state.position()["plan"] == []
    assert friday(state)["determination"] == 5


@rule("PLAYERS-16")
def test_one_token_is_too_little_for_a_reroll() -> None:
    for seed in SEEDS:
        state = act("build weapon", friday={"determination": 1}, available={"wood": 1}, seed=seed)
        assert state.position()["plan"] == []
        assert friday(state)["determination"] == (1 if state.position()["weapon"] else 3)


@rule("PLAYERS-17")
def test_friday_rests_for_himself_and_arranges_the_camp_for_all() -> None:
    rest = act("rest", friday={"wounds": 2}, players=[{"character": "cook", "wounds": 1}, "carpenter"])
    assert (friday(rest)["wounds"], wounds(rest)) == (1, [1, 0])
    camp = act("camp")
    assert friday(camp) == {"wounds": 0, "determination": 2}
    assert (determination(camp), camp.position()["morale"]) == ([0, 0], 1)


@rule("PLAYERS-18")
def test_friday_cannot_perform_a_personal_invention_but_support_its_owner() -> None:
    state = at(built=["fire"])
    assert refusal(state, 0, "plan build fireplace friday") == ("not_yours", "PLAN-37")
    go(state, "plan build fireplace", "support 1 friday", seat=0)
    go(state, "take_back 1 pawn", seat=0)
    assert state.position()["plan"] == []
    go(state, "plan build fireplace", "support 1 friday", seat=0)
    confirm(state)
    assert "fireplace" in state.position()["built"]
    assert determination(state) == [2, 0]


@rule("PLAYERS-37")
def test_what_meets_the_performer_meets_friday() -> None:
    hunt = act("hunt", "dog", hunting=["fox"], dog=True)
    assert friday(hunt)["wounds"] == 2
    assert hunt.position()["future"] == {"friday": {"wood": 0, "food": 2, "preserved": 0, "fur": 1}}
    assert wounds(hunt) == [0, 0]
    tokened = act("camp", marks=[{"mark": "beast", "at": "B1", "from": "adventure dangerous_terrain"}])
    assert friday(tokened) == {"wounds": 1, "determination": 2}


@rule("PLAYERS-37")
def test_a_totem_that_wounds_the_explorer_wounds_friday() -> None:
    state = act("explore A1", "map", scenario=3, built=["map"], tile_deck=[1, 4])
    assert (friday(state)["wounds"], wounds(state)) == (2, [0, 0])


@rule("PLAYERS-37", "PERSONAL-4")
def test_a_demand_on_friday_takes_his_own_tokens_and_wounds_him_for_the_rest() -> None:
    players = [{"character": "cook", "determination": 5}, {"character": "carpenter", "determination": 5}]
    step = {"step": "det", "a": -3, "who": "friday", "in_action": True}
    state = stage(step, players=players, friday={"determination": 1})
    go(state, "go_on")
    assert friday(state) == {"wounds": 2, "determination": 0}
    assert determination(state) == [5, 5]


# -- the Dog ------------------------------------------------------------------------------------------------


@rule("PLAYERS-19")
def test_the_dog_supports_hunts_and_explorations_every_round() -> None:
    fields: dict[str, Any] = {"dog": True, "hunting": ["fox"], "available": {"wood": 1}, "tiles": {"B1": 8, "A1": 6}}
    for target in ("hunt", "explore B2"):
        state = at(**fields)
        go(state, f"plan {target}", "support 1 dog", seat=0)
        assert state.position()["plan"][0]["pawns"] == ["0", "dog"]
        assert refusal(state, 0, "support 1 dog")[0] == "no_pawn"
    for target in ("build weapon", "gather A1 wood", "camp", "rest"):
        state = at(**fields)
        go(state, f"plan {target}", seat=0)
        assert refusal(state, 0, "support 1 dog") == ("not_for_this", "PLAN-21")


@rule("PLAYERS-19")
def test_the_dog_never_performs_and_comes_back_each_round() -> None:
    state = at(dog=True, available={"food": 2}, shelter=True, events=[])
    assert refusal(state, 0, "support 1 dog")[0] == "nothing_planned"
    assert not [words for words in state.legal(0) if "dog" in words]
    go(state, "plan explore A1", "support 1 dog", seat=0)
    confirm(state)
    while state.view(0)["asking"]["kind"] != "plan":
        seat = state.waiting_for()[0]
        go(state, state.legal(seat)[-1])
    assert state.position()["round"] == 2
    assert state.view(0)["pawns_left"]["dog"] == 1


@rule("PLAYERS-20")
def test_the_dog_has_no_wounds_and_no_needs() -> None:
    state = at(begin="night", dog=True, available={"food": 2}, events=[])
    events = go(state, "go_on")
    assert state.position()["dog"] is True
    assert [event.values["who"] for event in events if event.kind == "wounded"] == [0, 1]
    assert ("ate", {"players": 2, "hungry": 0}) in [(event.kind, event.values) for event in events]


# -- alone --------------------------------------------------------------------------------------------------


@rule("PLAYERS-21", "PLAYERS-22")
def test_alone_friday_and_the_dog_take_part() -> None:
    for seed in SEEDS:
        position = GAME.new(players=1, seed=seed).position()
        assert position["friday"] == {"wounds": 0, "determination": 0}
        assert position["dog"] is True
        assert position["players"][0]["character"] != "soldier"


@rule("PLAYERS-23")
@pytest.mark.parametrize("what", ["shelter", "roof", "palisade"])
def test_alone_the_camp_costs_what_it_costs_two_players(what: str) -> None:
    fields: dict[str, Any] = {"shelter": what != "shelter"}
    state = at(["cook"], available={"wood": 2}, **fields)
    go(state, f"plan build {what}")
    assert state.position()["plan"][0]["cost"] == {"wood": 2}
    state = at(["cook"], available={"fur": 1}, **fields)
    go(state, f"plan build {what} fur")
    assert state.position()["plan"][0]["cost"] == {"fur": 1}
    assert refusal(at(["cook"], available={"wood": 1}, **fields), 0, f"plan build {what}")[0] == "wood_missing"


@rule("PLAYERS-24")
def test_alone_one_is_always_first_player() -> None:
    assert {GAME.new(players=1, seed=seed).position()["first"] for seed in SEEDS} == {0}
    state = at(["cook"], begin="night", available={"food": 1}, shelter=True, events=[])
    go(state, "go_on")
    assert (state.position()["round"], state.position()["first"]) == (2, 0)


# -- easier and harder --------------------------------------------------------------------------------------


@rule("PLAYERS-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dog_can_be_added(players: int) -> None:
    assert GAME.new(seed=0, players=players).position()["dog"] is False
    assert GAME.new(seed=0, players=players, dog="yes").position()["dog"] is True


@rule("PLAYERS-27")
@pytest.mark.parametrize("players", [3, 4])
def test_friday_can_be_added(players: int) -> None:
    assert GAME.new(seed=0, players=players).position()["friday"] is None
    assert GAME.new(seed=0, players=players, friday="yes").position()["friday"] == {"wounds": 0, "determination": 0}


@rule("PLAYERS-28", "PLAYERS-30")
@pytest.mark.parametrize("many", [0, 1, 2, 3, 4, 8])
def test_more_or_fewer_starting_items_can_be_drawn(many: int) -> None:
    position = GAME.new(seed=0, starting_items=many).position()
    assert list(position["items"].values()) == [2] * many
    assert len(position["item_box"]) == 8 - many


@rule("PLAYERS-29", "PLAYERS-31")
@pytest.mark.parametrize(("wanted", "mix"), [(4, (4, 8)), (8, (8, 4)), (6, (6, 6)), (0, (0, 12)), (12, (12, 0))])
def test_the_mix_of_events_can_be_changed_with_the_same_total(wanted: int, mix: tuple[int, int]) -> None:
    for seed in SEEDS:
        assert books(GAME.new(seed=seed, book_events=wanted).position()) == mix


@rule("PLAYERS-32")
def test_two_can_play_without_friday_and_one_without_the_dog() -> None:
    assert GAME.new(seed=0, players=2, friday="no").position()["friday"] is None
    alone = GAME.new(seed=0, players=1, dog="no").position()
    assert alone["dog"] is False
    assert alone["friday"] is not None
    assert "friday" not in GAME.new(seed=0, players=2, friday="no").view(0)["pawns_left"]


@rule("PLAYERS-33")
def test_the_wreckage_can_be_drawn_or_named() -> None:
    kinds = ["food_crates", "wrecked_lifeboat", "captains_chest"]
    for kind in kinds:
        assert GAME.new(seed=0, wreckage=kind).position()["threats"] == [None, f"wreckage {kind}"]
    drawn = {GAME.new(wreckage="random", seed=seed).position()["threats"][1] for seed in range(30)}
    assert drawn == {f"wreckage {kind}" for kind in kinds}


# -- determination ------------------------------------------------------------------------------------------


@rule("PERSONAL-1")
def test_nobody_can_use_the_skill_or_the_tokens_of_another() -> None:
    state = at(["cook", {"character": "carpenter", "determination": 9}])
    assert refusal(state, 1, "use stone_soup") == ("not_your_skill", "CHAR-1")
    assert refusal(state, 0, "use stone_soup") == ("determination_missing", "CHAR-4")
    assert not [words for words in GAME.actions(2) if words.startswith("give")]


@rule("PERSONAL-2")
def test_determination_is_spent_for_skills_and_where_a_card_asks_for_it() -> None:
    players = [{"character": "cook", "determination": 4}, {"character": "carpenter", "determination": 1}]
    state = at(players)
    go(state, "use stone_soup", seat=0)
    assert (determination(state), state.position()["available"]["food"]) == ([1, 1], 1)
    struck = strike("fight", players=players)
    assert (determination(struck), wounds(struck)) == ([2, 0], [0, 1])


@rule("PERSONAL-3")
def test_there_is_no_limit_to_the_tokens_of_a_player() -> None:
    state = stage(
        {"step": "det", "a": 300, "who": "0"}, players=[{"character": "cook", "determination": 99}, "carpenter"]
    )
    go(state, "go_on")
    assert determination(state) == [399, 0]


@rule("PERSONAL-4")
def test_fridays_tokens_are_his_own_and_nobody_elses_are() -> None:
    state = at(["cook", "carpenter"], friday={"determination": 9})
    assert refusal(state, 0, "use stone_soup") == ("determination_missing", "CHAR-4")
    rich = [{"character": "cook", "determination": 9}, "explorer"]
    state = at(rich, available={"wood": 1})
    go(state, "plan build weapon friday", seat=0)
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert "rolled" in [event.kind for event in events]
    assert determination(state) == [9, 0]


@rule("PERSONAL-5")
def test_determination_is_gained_at_once_while_other_actions_wait() -> None:
    plan = [
        {"slot": 1, "target": "camp", "performer": "0", "pawns": ["0"]},
        {"slot": 2, "target": "build weapon", "performer": "1", "pawns": ["1"]},
        {"slot": 3, "target": "build weapon", "performer": "0", "pawns": ["0"]},
        {"slot": 4, "target": "build weapon", "performer": "1", "pawns": ["1"]},
    ]
    position = {"players": ["cook", "explorer"], "plan": plan, "available": {"wood": 3}}
    state = roll_until(position, ["confirm", "confirm", "slot 2"], set())
    assert [planned["slot"] for planned in state.position()["plan"]] == [1, 3, 4]
    assert determination(state) == [0, 2]


@rule("PERSONAL-5")
def test_tokens_of_one_action_can_pay_for_a_skill_during_the_next() -> None:
    plan = [
        {"slot": 1, "target": "threat right", "performer": "1", "pawns": ["1"]},
        {"slot": 2, "target": "build weapon", "performer": "1", "pawns": ["1"]},
    ]
    players = ["cook", {"character": "carpenter", "determination": 1}]
    threats = [None, "event weakness"]
    state = at(players, plan=plan, threats=threats, available={"wood": 1}, round=2)
    confirm(state)
    assert state.waiting_for() == (1,)
    assert determination(state) == [0, 2]
    assert "use craftsmanship success" in state.legal(1)
