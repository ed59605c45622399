"""What becomes of cards that were added to the box (test_added_cards): a script for a copy of the package.

``event`` looks at a new event, ``others`` at one card more of each other kind. It prints one line of JSON.
"""

import json
import random
import sys
from typing import Any

import islario
from islario.core.state import State
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.screen.faces import face_of
from islario.games.robinson.screen.texts import card_text
from islario.words import LANGUAGES, Words
from tests.games.robinson.helpers.moments import hunt
from tests.games.robinson.helpers.positions import (
    GAME,
    draw_event,
    draw_mystery,
    face_threat,
    go,
    later_event,
    meet_adventure,
    stage,
    strike,
)
from tests.games.robinson.whole_games import SPARED, cards_of, check_table, play


def look_at_event(name: str) -> dict[str, Any]:
    card = f"event {name}"
    state = draw_event(name, available={"food": 2})
    before = state.position()
    asked = state.legal(0)
    happened = go(state, "option 1")
    after = state.position()
    state.undo()
    return {
        "asked": asked,
        "food": after["available"]["food"],
        "said": {language: Words(language, GAME).event(happened[-1]) for language in LANGUAGES},
        "text": {language: card_text(Words(language, GAME), card) for language in LANGUAGES},
        "face": face_of(card),
        "taken in": GAME.position(after).position() == after,
        "undone": state.position() == before and state.legal(0) == asked,
        "reward": face_threat(name).position()["future"]["0"]["food"],
        "morale": strike(name).position()["morale"],
        "replayed": is_replayed(card),
    }


def is_replayed(card: str) -> bool:
    """Whether a game in which the card is the first event can be written down and played again."""
    state = next(dealt for dealt in map(new_game, range(1000)) if dealt.position()["events"][-1] == card)
    pick = random.Random(0)
    while card not in state.position()["threats"]:
        seat = pick.choice(state.waiting_for())
        state.play(seat, pick.choice(state.legal(seat)))
    return islario.replay(state.record()).position() == state.position()


def new_game(seed: int) -> State:
    return GAME.new(seed=seed)


def look_at_others() -> dict[str, Any]:
    return {
        "dealt": dealt(),
        "red_sky": [mark["at"] for mark in draw_event("red_sky").position()["marks"]],
        "loose_knot": meet_adventure("build", "loose_knot").position()["players"][0]["wounds"],
        "loose_knot later": later_event("adventure", "loose_knot", roof=2, shelter=True).position()["roof"],
        "echo": meet_adventure("explore", "echo").legal(0),
        "silver_flask": [thing["card"] for thing in draw_mystery("silver_flask").position()["incoming"]],
        "silver_flask used": "use treasure_silver_flask" in stage(treasures={"silver_flask": 2}).legal(0),
        "yeti": draw_mystery("yeti", weapon=3).position()["future"]["0"]["fur"],
        "quicksand": draw_mystery("quicksand").position()["players"][0]["wounds"],
        "walrus": hunt("walrus", weapon=4).position()["future"]["0"]["food"],
    }


def dealt() -> list[str]:
    """The cards of some games by chance, in which none is lost or doubled."""
    found: set[int] = set()
    for number in range(0, 28, 4):
        for table, _, words in play(SPARED, number):
            check_table(table)
            found |= set(cards_of(table)) if words == "deal" else set()
    return [CARDS[card] for card in sorted(found)]


if __name__ == "__main__":
    print(json.dumps(look_at_event(sys.argv[2]) if sys.argv[1] == "event" else look_at_others()))
