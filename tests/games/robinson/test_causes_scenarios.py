"""What a scenario does names the scenario, its book, or its totem."""

from typing import Any

import pytest

from islario.words import Words
from tests.games.robinson.helpers.causes import act, found_totem, happened, open_book, sky, sleep, token, why, whys
from tests.games.robinson.helpers.positions import GAME, at, go, stage
from tests.games.robinson.helpers.scenario_moments import kinds, noted
from tests.rules import rule


@rule("SCEN3-6", "SCEN5-6", "SCEN7-7")
def test_what_the_book_takes_names_the_scenario() -> None:
    jenny = kinds(open_book(3), "wounded")
    assert {(each["cause"], each["lacking"]) for each in jenny} == {("scenario jenny", "palisade")}
    raid = open_book(5)
    assert {(each["cause"], each["lacking"]) for each in kinds(raid, "wounded")} == {("scenario cannibal_island", "")}
    kong = open_book(7, notes=noted(n0=511))
    assert [each["cause"] for each in kinds(kong, "crew_lost") + kinds(kong, "morale_is")] == [
        "scenario king_kong_island"
    ] * 2


@rule("SCEN3-6", "SCEN5-6", "SCEN7-7")
def test_what_the_book_takes_names_its_rule() -> None:
    assert set(whys(open_book(3), "wounded")) == {("scenario jenny", "SCEN3-6")}
    assert whys(open_book(3, palisade=1, shelter=True), "level_is") == [("scenario jenny", "SCEN3-6")]
    assert set(whys(open_book(5), "wounded")) == {("scenario cannibal_island", "SCEN5-6")}
    kong = open_book(7, notes=noted(n0=511))
    assert whys(kong, "crew_lost") + whys(kong, "morale_is") == [("scenario king_kong_island", "SCEN7-7")] * 2


@rule("SCEN2-9", "SCEN3-12", "SCEN5-12", "SCEN5-13", "SCEN5-14", "EXPLORE-25")
@pytest.mark.parametrize(
    ("scenario", "nth", "told"),
    [(2, 2, "SCEN2-9"), (3, 1, "SCEN3-12"), (5, 1, "SCEN5-12"), (5, 3, "SCEN5-13"), (5, 4, "SCEN5-14")],
)
def test_what_a_totem_does_names_which_totem_it_is(scenario: int, nth: int, told: str) -> None:
    assert [rule for _, rule in whys(found_totem(scenario, nth), "wounded")] == [told]


@rule("SCEN3-13", "SCEN3-15")
def test_a_graveyard_and_a_balloon_name_themselves() -> None:
    assert whys(found_totem(3, 2), "morale_is") == [("scenario jenny", "SCEN3-13")]
    assert whys(found_totem(3, 4), "gained") == [("scenario jenny", "SCEN3-15")]


@pytest.mark.parametrize(
    ("language", "book", "totem"),
    [
        (
            "en",
            "(Jenny Needs Help, the book; missing: palisade; SCEN3-6)",
            "(Jenny Needs Help, Slippery Rocks; SCEN3-12)",
        ),
        (
            "es",
            "(Jenny necesita ayuda, el libro; falta: empalizada; SCEN3-6)",
            "(Jenny necesita ayuda, Rocas resbaladizas; SCEN3-12)",
        ),
        (
            "pt",
            "(Jenny precisa de ajuda, o livro; falta: paliçada; SCEN3-6)",
            "(Jenny precisa de ajuda, Rochas escorregadias; SCEN3-12)",
        ),
    ],
)
def test_the_book_and_totems_are_said_in_words(language: str, book: str, totem: str) -> None:
    words = Words(language, GAME)
    struck, slipped = open_book(3), found_totem(3, 1)
    assert all(book in words.event(event) for event in struck if event.kind == "wounded")
    assert all(totem in words.event(event) for event in slipped if event.kind == "wounded")


@rule("END-11")
def test_castaways_wood_for_the_pile_is_told() -> None:
    state = at(round=2, begin="production", available={"wood": 1}, events=[], tiles={"B1": 8})
    happened(state)
    assert whys(go(state, "number 1"), "lost") == [("pile", "END-11")]


@rule("SCEN2-10", "SCEN2-13")
def test_cursed_island_fog_that_is_removed_names_the_token() -> None:
    state = at(
        scenario=2, round=2, tokens={"scenario_cross": 1}, marks=[token("white", "A1", "scenario cursed_island")]
    )
    events = go(state, "use token_scenario_cross")
    assert [(gone["mark"], gone["place"], gone["cause"]) for gone in kinds(events, "mark_gone")] == [
        ("white", "A1", "discovery scenario_cross")
    ]


@rule("SCEN3-5", "SCEN3-8")
def test_jenny_alone_and_an_adventure_on_the_raft_are_told() -> None:
    events = sleep(scenario=3, available={"food": 2}, jenny=0)
    assert [(each["who"], each["wounds"], *why(each)) for each in kinds(events, "wounded")] == [
        ("jenny", 2, "jenny_alone", "SCEN3-5")
    ]
    raft = act("explore raft", ["0", "0"], scenario=3, built=["scenario_raft"], marks=[token("adventure", "explore")])
    assert whys(raft, "wounded") == [("no_adventure", "SCEN3-8")]


@rule("SCEN4-8", "TOKEN-27", "CARD-57")
def test_volcano_island_what_the_lava_takes_is_told() -> None:
    tiles, marks = (
        {"B4": 10, "A3": 1, "B3": 8, "A2": 2},
        [token("beast", "A3"), token("shortcut", "A3", "invention shortcut")],
    )
    step = {"step": "round_begins"}
    events = happened(
        stage(
            step, scenario=4, round=5, tiles=tiles, camp="A2", marks=marks, built=["shortcut"], phase="night", events=[]
        )
    )
    gone = [(each["mark"], each["place"], *why(each)) for each in kinds(events, "mark_gone")]
    assert {("beast", "A3", "tile_down", "TOKEN-27"), ("shortcut", "A3", "tile_down", "TOKEN-27")} <= set(gone)
    assert whys(events, "item_lost") == [("tile_down", "CARD-57")]


@rule("SCEN5-4", "SCEN5-6", "SCEN5-9")
def test_cannibal_island_raid_war_and_city_are_told() -> None:
    state = stage({"step": "book", "a": 1}, scenario=5, phase="event", round=2, shelter=True, roof=1)
    happened(state)
    events = go(state, "option 2")
    assert [each["cause"] for each in kinds(events, "shelter_lost") + kinds(events, "level_is")] == [
        "scenario cannibal_island"
    ] * 2
    village = [token("number", "A1", "scenario cannibal_island", value=1)]
    war = act("war A1", ["0", "0"], scenario=5, tiles={"B1": 8, "A1": 6}, marks=village, weapon=3)
    assert [(*why(each), each["wounds"], each["lacking"]) for each in kinds(war, "wounded")] == [
        ("war", "SCEN5-9", 2, "strength")
    ]
    lying: dict[str, Any] = {"tiles": {"B1": 8, "A4": 4}, "marks": [token("down", "A4", "scenario cannibal_island")]}
    city = happened(stage({"step": "round_begins"}, scenario=5, round=4, phase="night", events=[], **lying))
    assert whys(city, "mark_gone")[0] == ("city", "SCEN5-4")


@rule("SCEN6-8")
def test_robinson_family_a_marker_that_is_reclaimed_is_told() -> None:
    marks = [token("exhausted", "B1")]
    events = act("reclaim", ["0", "0"], scenario=6, tiles={"B1": 8}, marks=marks)
    assert [(gone["mark"], *why(gone)) for gone in kinds(events, "mark_gone")] == [("exhausted", "reclaim", "SCEN6-8")]


@rule("SCEN7-8", "SCEN7-9", "SCEN7-11", "SCEN7-20")
def test_king_kong_island_break_in_lair_hunger_and_hunt_are_told() -> None:
    everybody = noted(n0=511, n1=1)
    broken = sky(animals="palisade", scenario=7, notes=everybody)
    told = whys(broken, "wounded") + whys(broken, "morale_is") + whys(broken, "crew_lost")
    assert told == [("break_in", "SCEN7-8")] * 4
    hungry = sleep(scenario=7, switches=["hungry_crew"], notes=noted(n0=511))
    assert whys(hungry, "crew_lost") == [("hungry_crew", "SCEN7-20")]
    night = happened(at(scenario=7, round=2, begin="production", notes=noted(n0=511, n4=1), tiles={"B1": 8}, events=[]))
    assert set(whys(night, "wounded")) == {("lair", "SCEN7-9")}
    traps = [token("blue", space, "invention trap") for space in ("A1", "B2", "C1")]
    lairs = [
        token("number", space, "scenario king_kong_island", value=n) for n, space in enumerate(("A1", "B2", "C1"), 1)
    ]
    island = {"B1": 8, "A1": 6, "B2": 4, "C1": 10}
    hunt = act("hunt kong", ["0", "0"], scenario=7, tiles=island, marks=[*lairs, *traps], weapon=3)
    assert whys(hunt, "level_is") == [("kong", "SCEN7-11")]
    assert [(*why(each), each["wounds"], each["lacking"]) for each in kinds(hunt, "wounded")] == [
        ("kong", "SCEN7-11", 2, "weapon")
    ]
