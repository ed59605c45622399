"""What becomes of a scenario that was added to the box (test_new_scenario): a script for a copy of the package.

It prints one line of JSON.
"""

import json
import random
from functools import cache
from typing import Any

import islario
from islario.core.reasons import BadOption, BadPosition
from islario.core.state import State
from islario.games.robinson.components import SCENARIO_COUNT
from islario.games.robinson.screen.drawing import DRAWING
from islario.games.robinson.screen.texts import card_text
from islario.words import LANGUAGES, Words
from tests.games.playing import play_out, sampled_states
from tests.games.robinson.helpers.positions import GAME, at, go
from tests.games.robinson.whole_games import check_table

NUMBER = SCENARIO_COUNT
"""It is the last of the box that this is run with."""
CARDS = ["scenario lighthouse", "invention signal_tower", "invention great_lamp", "discovery scenario_dashes"]
SEEDS = range(4)
TOWER = {"mark": "blue", "at": "A1", "from": "invention signal_tower"}
READY: dict[str, Any] = {
    "scenario": NUMBER, "tiles": {"B1": 8, "A1": 1}, "available": {"wood": 5, "food": 5}, "shelter": True,
}  # fmt: skip


def option() -> list[Any]:
    """The choices of the option, and whether one more is refused."""
    (found,) = [option for option in GAME.options if option.name == "scenario"]
    try:
        GAME.new(seed=0, scenario=NUMBER + 1)
        refused = ""
    except BadOption as reason:
        refused = reason.reason.values["expected"]
    return [found.low, found.high, refused]


def endings(player: str) -> list[str]:
    """How games end that a player plays; all is in its place at every decision."""
    found = []
    for seed in SEEDS:
        for table, _, _ in play_out(GAME, {"scenario": NUMBER, "players": 2}, player, seed):
            check_table(table)
        found.append(GAME.result_of(table)["reason"])
    return found


@cache
def some_states() -> list[State]:
    """Some positions of a game by thumb, the last of them its end."""
    whole = play_out(GAME, {"scenario": NUMBER, "players": 2}, "thumb", 1)
    return list(sampled_states(GAME, whole, 1, 25))


def words_at(state: State, language: str) -> Words:
    words = Words(language, GAME)
    words.seats = DRAWING.seat_names(state.view(None), words)
    words.called = DRAWING.called(state.view(None))
    return words


def told(language: str) -> dict[str, Any]:
    """What is said of the scenario in a language."""
    state = at(**READY, notes=[2], built=["great_lamp"], marks=[TOWER])
    words = words_at(state, language)
    last = some_states()[-1]
    return {
        "goal": DRAWING.tell(state.view(0), words).splitlines()[1],
        "cards": [card_text(words, card) for card in CARDS],
        "drawn": all(DRAWING.draw(other.view(0), words_at(other, language), 80) for other in some_states()),
        "over": DRAWING.tell(last.view(0), words_at(last, language)).splitlines()[2],
        "action": words.action("plan build signal_tower A1", state),
    }


def undone() -> bool:
    state = at(**READY)
    before, legal = state.position(), state.legal(0)
    state.play(0, "plan build great_lamp")
    changed = state.position() != before
    state.undo()
    return changed and state.position() == before and state.legal(0) == legal


def reason(**fields: Any) -> list[str]:
    """Why a tower cannot be planned in the camp."""
    why = at(**{**READY, **fields}).why_not(0, "plan build signal_tower B1")
    assert why is not None
    return [why.code, why.rule]


def reasons_on_tokens() -> dict[str, list[str]]:
    """Why its pawn is not used by itself, and why its last token rerolls nothing."""
    tokens = {"scenario_cross": 1, "scenario_bands": 1}
    found = {}
    for use in ("token_scenario_cross", "token_scenario_bands wound"):
        why = at(**READY, tokens=tokens).why_not(0, f"use {use}")
        assert why is not None
        found[use] = [why.code, why.rule]
    return found


def refused_field(**fields: Any) -> str:
    try:
        at(**{**READY, **fields})
    except BadPosition as refused:
        return str(refused.reason.values["field"])
    return ""


def lit_night() -> dict[str, Any]:
    """The last of three nights with light."""
    state = at(**READY, begin="night", notes=[2], built=["great_lamp"], marks=[TOWER])
    while state.waiting_for():
        go(state, "decline" if "decline" in state.legal(state.waiting_for()[0]) else "go_on")
    result = state.result()
    assert result is not None
    return {"reason": result["reason"], "scores": result["scores"], "points": state.view(0)["points"]}


def is_replayed() -> bool:
    """Whether a game of two rounds by chance can be written down and played again."""
    state = GAME.new(seed=4, scenario=NUMBER)
    pick = random.Random(4)
    while state.position()["round"] < 3 and not state.over:
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))
    return islario.replay(state.record()).position() == state.position()


def look() -> dict[str, Any]:
    dealt = GAME.new(seed=3, scenario=NUMBER)
    positions = [state.position() for state in some_states()]
    return {
        "option": option(),
        "dealt": [dealt.position()["scenario"], dealt.view(None)["rounds"], GAME.box()["scenarios"][-1]["scenario"]],
        "legal": [
            action for action in at(**READY, friday=None).legal(0) if "signal_tower" in action or "great_lamp" in action
        ],
        "ended": {player: endings(player) for player in ("random", "thumb")},
        "taken in": [GAME.position(position).position() == position for position in positions],
        "told": {language: told(language) for language in LANGUAGES},
        "undone": undone(),
        "here": reason(),
        "elsewhere": reason(scenario=7),
        "tokens": reasons_on_tokens(),
        "too many nights": refused_field(notes=[4]),
        "lit": lit_night(),
        "replayed": is_replayed(),
    }


if __name__ == "__main__":
    print(json.dumps(look()))
