"""The forecast is true: what it calls certain happens, what it gives in per cents happens that often.

Many plans of games by chance and by the quick player are played on as the forecast assumes it: nobody uses anything,
and what may be declined is declined. What has to be chosen is chosen by chance, by the quick player, or the first.
Where something happens that the forecast says it does not count, only the dice are compared.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import msgspec
import pytest

import islario
from islario.core.bits import places
from islario.core.events import Event
from islario.core.rng import Rng
from islario.core.state import State
from islario.games.robinson.shapes.forecast import Forecast
from islario.players.bot import Bot
from tests.games.playing import play_out
from tests.games.robinson.helpers.plans import ISLAND, act
from tests.games.robinson.helpers.positions import GAME, at

UNKNOWN = {"drew", "tile_found", "beast_faced", "found", "opened", "set_aside"}
"""What happens only where something that nobody knew comes to light."""
GOODS = ("wood", "food", "preserved", "fur")


def forecast(state: State, seat: int = 0) -> dict[str, Any]:
    told = state.forecast(seat)
    assert told is not None
    return told


def even(chance: float) -> Any:
    """A chance that hangs on nobody's choice."""
    return pytest.approx({"least": chance, "most": chance}, abs=1e-6)


def target(state: State, name: str, seat: int = 0) -> dict[str, Any]:
    found: list[dict[str, Any]] = [each for each in forecast(state, seat)["targets"] if each["target"] == name]
    assert len(found) == 1
    return found[0]


# -- plans, and what comes of them ---------------------------------------------------------------------------


def plans(player: str, number: int) -> Iterator[State]:
    """Positions of a game at which nobody but one has yet to confirm, and could."""
    chosen = {"players": 1 + number % 4, "scenario": 1 + number % 7}
    pick = random.Random(number)
    for table, _, _ in play_out(GAME, chosen, player, number):
        waiting = places(GAME.waiting(table))
        if len(waiting) == 1 and GAME.code(table, "confirm") in GAME.codes(table, waiting[0]) and pick.random() < 0.5:
            yield GAME.position(GAME.position_of(table), seed=pick.randrange(1000))


Chooser = Callable[[State, int, list[str]], str]
"""Answers a question that nobody may decline."""


def take_first(state: State, seat: int, answers: list[str]) -> str:
    return answers[0]


def choose_by(player: str, number: int) -> Chooser:
    """Whom a policy would name; by chance, where it would rather use something."""
    bot = Bot(player, GAME, Rng(number))
    pick = random.Random(number)

    def choose(state: State, seat: int, answers: list[str]) -> str:
        chosen = bot.decide(state.view(seat))
        return chosen if chosen in answers else pick.choice(answers)

    return choose


def play_on(state: State, choose: Chooser) -> list[Event]:
    """Confirm and do only what has to be done; what happens up to the next round, or to the end."""
    state = state.clone()
    found = state.play(state.waiting_for()[0], "confirm")
    while not state.over and all(event.kind != "round_began" for event in found):
        seat = state.waiting_for()[0]
        answers = [action for action in state.legal(seat) if not action.startswith(("use", "spend_first"))]
        passive = [action for action in answers if action in ("decline", "go_on")]
        found += state.play(seat, passive[0] if passive else choose(state, seat, answers))
    kinds = [event.kind for event in found]
    return found[: kinds.index("round_began")] if "round_began" in kinds else found


class Truth:
    """Forecasts compared with what came of them."""

    def __init__(self) -> None:
        self.plans = 0
        self.whole = 0
        """Plans of which the whole night could be compared."""
        self.certain = 0
        self.chosen = 0
        """Chances that hung on what people choose."""
        self.least: defaultdict[str, float] = defaultdict(float)
        self.most: defaultdict[str, float] = defaultdict(float)
        self.variance: defaultdict[str, float] = defaultdict(float)
        self.seen: Counter[str] = Counter()

    def compare(self, state: State, choose: Chooser) -> None:
        told = forecast(state, state.waiting_for()[0])
        events = play_on(state, choose)
        self.plans += 1
        self.dice(told, events)
        if not any(event.kind in UNKNOWN for event in events):
            self.whole += 1
            self.night(state, told, events)

    def note(self, what: str, chance: float | dict[str, float], happened: bool) -> None:
        told = chance if isinstance(chance, dict) else {"least": chance, "most": chance}
        least, most = round(told["least"], 6), round(told["most"], 6)
        assert 0 <= least <= most <= 1
        assert least < 1 or happened, f"{what} was certain"
        assert most > 0 or not happened, f"{what} could not be"
        self.certain += least == most and most in (0, 1)
        self.chosen += least < most
        self.least[what] += least
        self.most[what] += most
        self.variance[what] += max(chance * (1 - chance) for chance in (least, most, min(max(least, 0.5), most)))
        self.seen[what] += happened

    def dice(self, told: dict[str, Any], events: list[Event]) -> None:
        """The odds of each action that was resolved."""
        odds = {slot["slot"]: slot["odds"] for slot in told["planned"]}
        slot, rolled = 0, False
        for event in events:
            if event.kind == "resolved":
                slot, rolled = event.values["slot"], False
            elif event.kind in UNKNOWN:  # an adventure may have another action rolled for
                rolled = True
            elif event.kind == "rolled" and not rolled and odds.get(slot):
                rolled = True
                assert odds[slot]["success"] < 1 or "success" in event.values["dice"]
                self.note("success", odds[slot]["success"], "success" in event.values["dice"])
                self.note("wound", odds[slot]["wound"], "wound" in event.values["dice"])
                if odds[slot]["adventure"] < 1:
                    self.note("adventure", odds[slot]["adventure"], "adventure" in event.values["dice"])

    def night(self, state: State, told: dict[str, Any], events: list[Event]) -> None:
        """Everything else, where nothing came to light."""
        tonight = told["tonight"]
        ended = any(event.kind == "ended" for event in events)
        if not any(person["death"]["most"] for person in told["people"]):
            self.note("over", tonight["over"], ended)
        for person in told["people"]:
            taken = min(person["to_death"], wounds_of(events, person["who"]))  # nobody dies twice
            if not ended:
                assert person["wounds"]["least"] <= taken <= person["wounds"]["most"], person
        if ended:
            return
        phases = parted(events)
        lost = Counter({name: -amount_of(phases["weather"], "lost", name) for name in GOODS})
        outcomes = [outcome["changes"] for outcome in tonight["weather"]["outcomes"]]
        goods = [{name: n for name, n in changes.items() if name in GOODS} for changes in outcomes]
        taken_away = {name: n for name, n in lost.items() if n}
        assert taken_away in goods
        alike = zip(goods, tonight["weather"]["outcomes"], strict=True)
        chances = [outcome["chance"] for changes, outcome in alike if changes == goods[0]]
        if tonight["over"]["most"] == 0 and all(chance["least"] == chance["most"] for chance in chances):
            likely = sum(chance["most"] for chance in chances)
            self.note("weather", likely, taken_away == goods[0])
        (clouds,) = [event for event in phases["weather"] if event.kind == "clouds"]
        sky = {"rain": clouds.values["rain"], "snow": clouds.values["snow"]}
        skies = [{"rain": each["rain"], "snow": each["snow"]} for each in tonight["weather"]["clouds"]]
        assert sky in skies
        self.note("sky", tonight["weather"]["clouds"][0]["chance"], sky == skies[0])
        (ate,) = [event for event in phases["night"] if event.kind == "ate"]
        hungry = tonight["dinner"]["hungry"]
        assert hungry["least"] <= ate.values["hungry"] <= hungry["most"]
        self.note("enough", tonight["dinner"]["enough"], ate.values["hungry"] == 0)
        if tonight["sleep"]["over"]["most"] == 0:
            self.note("open", tonight["sleep"]["open"], any(event.kind == "no_shelter" for event in events))
        rotted = sum(event.values["food"] for event in events if event.kind == "rotted")
        assert -rotted in [outcome["changes"].get("food", 0) for outcome in tonight["rot"]["outcomes"]]
        for name in GOODS if not tonight["sleep"]["outside"] else ():  # who is outside keeps what they have
            view = state.view(None)
            before = view["available"][name] + sum(brought[name] for brought in view["future"].values())
            dawn = before + amount_of(events, "gained", name)
            dawn -= amount_of(events, "lost", name) + (rotted if name == "food" else 0)
            assert tonight["stores"][name]["dawn"]["least"] <= dawn <= tonight["stores"][name]["dawn"]["most"], name

    def judge(self) -> None:
        """What was seen is not farther from what was expected than chance allows."""
        for what, most in self.most.items():
            allowed = 4 * sqrt(self.variance[what]) + 1e-6
            assert self.least[what] - allowed <= self.seen[what] <= most + allowed, (what, self.seen[what], most)


def parted(events: list[Event]) -> dict[str, list[Event]]:
    """What happened in each phase."""
    found: dict[str, list[Event]] = {"action": []}
    phase = "action"
    for event in events:
        phase = event.values["phase"] if event.kind == "phase_began" else phase
        found.setdefault(phase, []).append(event)
    return found


def amount_of(events: list[Event], kind: str, resource: str) -> int:
    wanted = [event.values for event in events if event.kind == kind and event.values["resource"] == resource]
    return sum(int(values["amount"]) for values in wanted)


def wounds_of(events: list[Event], who: str) -> int:
    mine = [event for event in events if str(event.values.get("who")) == who]
    taken: int = sum(event.values["wounds"] for event in mine if event.kind == "wounded")
    healed: int = sum(event.values["wounds"] for event in mine if event.kind == "healed")
    return taken - healed


def compared(numbers: range) -> Truth:
    truth = Truth()
    for number in numbers:
        choosers = (take_first, choose_by("random", number), choose_by("thumb", number))
        for player in ("random", "thumb"):
            for state in plans(player, number):
                truth.compare(state, choosers[truth.plans % 3])
    truth.judge()
    return truth


@pytest.mark.once
def test_what_is_certain_happens_and_per_cents_are_kept() -> None:
    truth = compared(range(28))
    assert truth.plans > 300
    assert truth.whole > 60
    assert truth.certain > 100
    assert truth.chosen > 0


@pytest.mark.once
@pytest.mark.rare
def test_the_same_over_thousands_of_plans() -> None:
    truth = compared(range(100, 700))
    assert truth.plans > 5000


# -- what it is made of --------------------------------------------------------------------------------------


def test_it_is_what_its_shape_says_and_hangs_on_nothing_hidden() -> None:
    for number in range(4):
        pick = random.Random(number)
        for table, _, _ in play_out(GAME, {"players": 1 + number, "scenario": 1 + number}, "random", number):
            if not GAME.waiting(table) or pick.random() > 0.04:
                continue
            state = GAME.position(GAME.position_of(table), seed=number)
            seat = pick.choice([None, 0])
            told = state.forecast(seat)
            decoded = msgspec.json.decode(msgspec.json.encode(told))
            assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(decoded, Forecast))) == decoded
            assert GAME.sample(state.view(seat), Rng(number)).forecast(seat) == told


def test_a_game_that_is_over_has_none() -> None:
    assert at(ended=2).forecast(0) is None


def test_other_games_have_none() -> None:
    assert islario.game("hashi").new(seed=1).forecast(0) is None


# -- single positions ----------------------------------------------------------------------------------------


def test_the_odds_of_dice_are_their_faces() -> None:
    told = target(at(tiles=ISLAND), "gather A1 wood")
    assert (told["least"], told["sure"], told["brings"]) == (1, 2, {"wood": 1})
    assert told["odds"] == {"success": 5 / 6, "wound": 1 / 6, "adventure": 3 / 6}
    assert told["odds_sure"] == {"success": 1, "wound": 0, "adventure": 0}


def test_a_token_that_throws_a_success_again_is_counted_once() -> None:
    token = {"mark": "reroll", "at": "gather", "from": None}
    state = at(tiles=ISLAND, marks=[token])
    assert target(state, "gather A1 wood")["odds"]["success"] == pytest.approx(25 / 36)
    act(state, "0 plan gather A1 wood", "1 plan gather B2 wood")
    first, second = (slot["odds"]["success"] for slot in forecast(state)["planned"])
    assert first == pytest.approx(25 / 36)
    assert second == pytest.approx(5 / 6 * 5 / 6 + 1 / 6 * 25 / 36)


def test_whoever_has_other_odds_than_the_seat_has_them_told_apart() -> None:
    told = target(at(tiles=ISLAND, marks=[{"mark": "confused", "at": "seat_1", "from": None}]), "gather A1 wood")
    assert told["odds"]["success"] == pytest.approx(5 / 6)
    (other,) = told["others"].items()
    assert other[0] == "1"
    assert other[1]["odds"]["success"] == pytest.approx(25 / 36)
    assert other[1]["odds_sure"]["success"] == pytest.approx(25 / 36)


def test_an_adventure_that_waits_is_certain() -> None:
    state = at(tiles=ISLAND, marks=[{"mark": "adventure", "at": "gather", "from": None}])
    assert target(state, "gather A1 wood")["odds_sure"]["adventure"] == 1
    assert target(state, "gather A1 wood")["tokens"] == ["adventure"]


def test_what_is_missing_is_named() -> None:
    state = at(available={"wood": 1})
    assert target(state, "build shelter")["lacks"] == [{"what": "wood", "n": 1}]
    assert not target(state, "build shelter")["open"]
    assert target(state, "build roof")["lacks"][0] == {"what": "shelter", "n": 1}
    (way, fur) = target(state, "build shelter")["ways"]
    assert (way["cost"], way["payable"], way["left"]["wood"]) == ({"wood": 2}, False, -1)
    assert (fur["way"], fur["cost"]) == ("fur", {"fur": 1})


def test_dinner_has_what_is_there_and_what_comes() -> None:
    state = at(tiles=ISLAND, available={"food": 1})
    dinner = forecast(state)["tonight"]["dinner"]
    assert (dinner["mouths"], dinner["have"], dinner["hungry"]) == (2, 1, {"least": 1, "most": 1})
    assert dinner["certain"]
    act(state, "0 plan gather A1 food")
    dinner = forecast(state)["tonight"]["dinner"]
    assert (dinner["coming"], dinner["enough"]) == ({"least": 0, "most": 1}, even(5 / 6))
    act(state, "1 support 1 pawn")
    assert forecast(state)["tonight"]["dinner"]["enough"] == even(1)


def test_clouds_are_held_against_the_roof() -> None:
    rain = {"mark": "rain", "at": "weather", "from": None}
    told = forecast(at(available={"wood": 3, "food": 3}, marks=[rain]))["tonight"]["weather"]
    assert (told["certain"], told["outcomes"][0]["changes"]) == (True, {"wood": -1, "food": -1})
    assert told["clouds"] == [{"chance": even(1), "rain": 1, "snow": 0}]
    under_a_roof = forecast(at(shelter=True, roof=1, marks=[rain]))["tonight"]["weather"]
    assert (under_a_roof["holds"], under_a_roof["outcomes"][0]["changes"]) == (even(1), {})


def test_the_dice_of_the_round_are_rolled_in_every_way() -> None:
    weather = forecast(at(round=4, shelter=True, roof=1, available={"wood": 9, "food": 9}))["tonight"]["weather"]
    assert weather["dice"] == ["rain"]
    assert weather["clouds"] == [
        {"chance": even(1 / 2), "rain": 1, "snow": 0},
        {"chance": even(1 / 3), "rain": 2, "snow": 0},
        {"chance": even(1 / 6), "rain": 0, "snow": 1},
    ]
    assert weather["holds"] == even(1 / 2)


def test_warnings_name_what_is_wrong() -> None:
    state = at(tiles=ISLAND, threats=["event storm_a", None], available={"wood": 1})
    codes = {warning["code"] for warning in forecast(state)["warnings"]}
    assert {"threat", "hungry", "no_shelter", "idle"} <= codes
    act(state, "0 plan threat left")
    assert "threat" not in {warning["code"] for warning in forecast(state)["warnings"]}


def test_friday_without_a_task_is_warned_of() -> None:
    state = at(tiles=ISLAND, friday={})
    assert {"code": "friday_idle", "values": {}, "tone": "plain"} in forecast(state)["warnings"]
    act(state, "0 plan explore A2 friday")
    assert "friday_idle" not in {warning["code"] for warning in forecast(state)["warnings"]}


def test_a_planned_action_without_its_pawns_is_not_counted() -> None:
    far = {"mark": "minus_pawn", "at": "A1", "from": None}
    state = at(tiles=ISLAND, marks=[far])
    act(state, "0 plan gather A1 food")
    told = forecast(state)
    assert (told["planned"][0]["complete"], told["planned"][0]["missing"]) == (False, 1)
    assert told["warnings"][0] == {
        "code": "incomplete",
        "values": {"slot": 1, "target": "gather A1 food", "n": 1},
        "tone": "bad",
    }
    assert told["tonight"]["dinner"]["coming"] == {"least": 0, "most": 0}


def test_a_second_pawn_on_a_wreckage_brings_more_and_makes_other_actions_sure() -> None:
    state = at(tiles=ISLAND, threats=[None, "wreckage food_crates"])
    act(state, "0 plan threat right", "0 plan gather A1 wood")
    assert [slot["better"] for slot in forecast(state)["planned"]] == [True, True]
    act(state, "1 support 1 pawn", "1 support 2 pawn")
    assert [slot["better"] for slot in forecast(state)["planned"]] == [False, False]


def test_the_last_round_ends_the_game() -> None:
    assert forecast(at(round=3, shelter=True, available={"food": 2}))["tonight"]["over"] == even(0)
    assert forecast(at(round=12, shelter=True, available={"food": 2}))["tonight"]["over"] == even(1)


def test_whoever_may_be_left_without_food_is_told_what_that_costs() -> None:
    state = at(["explorer", "cook"], available={"food": 1}, shelter=True)
    tonight = forecast(state)["tonight"]
    assert (tonight["dinner"]["certain"], tonight["dinner"]["outcomes"][0]["changes"]["wounds"]) == (True, 2)
    people = [person["wounds"] for person in forecast(state)["people"] if person["who"].isdigit()]
    assert people == [{"least": 0, "most": 2}] * 2
    lies_out = forecast(at(["explorer", "cook"], available={"food": 1}))["people"]
    assert [person["wounds"] for person in lies_out[:2]] == [{"least": 1, "most": 3}] * 2


def test_a_morale_arrow_that_hangs_on_who_goes_hungry_has_an_interval() -> None:
    """The cook is one wound before an arrow, and each of the others far from theirs."""
    near = {"character": "cook", "wounds": 3}
    state = at([near, {"character": "explorer", "wounds": 3}], available={"food": 1}, shelter=True)
    cook, explorer = forecast(state)["people"][:2]
    assert (cook["to_arrow"], cook["arrow"]) == (1, {"least": 0, "most": 1})
    assert (explorer["to_arrow"], explorer["arrow"]) == (3, {"least": 0, "most": 0})
    outcomes = forecast(state)["tonight"]["dinner"]["outcomes"]
    assert [outcome["changes"].get("morale", 0) for outcome in outcomes] == [-1, 0]
    assert all(outcome["chance"] == {"least": 0, "most": 1} for outcome in outcomes)


def test_a_choice_among_several_ways_of_chance_leaves_each_its_chance() -> None:
    """Dinner lacks one food in one of six; then either of two goes hungry."""
    state = at(["explorer", "cook"], tiles=ISLAND, available={"food": 1}, shelter=True)
    act(state, "0 plan gather A1 food")
    dinner = forecast(state)["tonight"]["dinner"]
    hungry = pytest.approx({"least": 1 / 6, "most": 1 / 6}, abs=1e-6)
    assert [outcome["chance"] for outcome in dinner["outcomes"] if "wounds" in outcome["changes"]] == [hungry]
    assert forecast(state)["people"][1]["wounds"] == {"least": 0, "most": 2}


def test_people_are_told_how_near_death_is() -> None:
    state = at([{"character": "cook", "wounds": 12}, "carpenter"], available={"food": 2}, shelter=True, tiles=ISLAND)
    cook = forecast(state)["people"][0]
    assert (cook["to_death"], cook["death"]) == (1, even(0))
    act(state, "0 plan gather A1 wood")
    assert forecast(state)["people"][0]["death"] == even(1 / 6)
    assert {"code": "death", "values": {"who": 0, "chance": 17}, "tone": "bad"} in forecast(state)["warnings"]


def test_inventions_say_what_they_lack_and_what_needs_them() -> None:
    told = {each["invention"]: each for each in forecast(at(tiles=ISLAND))["inventions"]}
    assert told["rope"]["helps"]
    lacking = [each for each in told.values() if each["state"] == "lacks"]
    assert all(each["lacks"] for each in lacking)
    assert all(not each["lacks"] for each in told.values() if each["state"] in ("open", "built"))


def test_answers_say_what_they_change() -> None:
    night = [{"step": "night_phase"}, {"step": "window", "b": 1}]
    state = at(available={"food": 1}, shelter=True, agenda=night)
    state.play(0, "go_on")
    assert state.view(0)["asking"]["kind"] == "person"
    told = forecast(state, state.waiting_for()[0])["answers"]
    assert told["person 0"][0] == {"code": "wound", "values": {"who": 0, "n": 2}, "tone": "bad"}
    assert told["person 1"][0] == {"code": "wound", "values": {"who": 1, "n": 2}, "tone": "bad"}


def test_every_mark_says_where_it_comes_from_and_what_it_touches() -> None:
    mark = {"mark": "minus_pawn", "at": "A1", "from": "adventure swamp"}
    (effect,) = forecast(at(tiles=ISLAND, marks=[mark]))["effects"]
    assert effect["card"] == "adventure swamp"
    assert effect["touches"] == ["place A1", "gather A1 wood", "gather A1 food"]
