"""Why bots do something: the largest term of their own sums, and nothing that is hidden."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import pytest

import islario
from islario import Game, Motive, State
from islario.core.motives import Ledger
from islario.core.policy import Policy
from islario.core.rng import Rng
from islario.games.forbidden_island import motives as island_motives
from islario.games.forbidden_island import prospects, worries
from islario.games.hashi import motives as hashi_motives
from islario.games.hashi import outlook
from islario.games.hashi.components import BLUE, RED, SIX
from islario.games.robinson.thumb import motives as robinson_motives
from islario.games.robinson.thumb import weights
from islario.players import PLAYERS, Bot, Player
from islario.screen import Screen
from islario.words import LANGUAGES
from tests.games.hashi.positions import at
from tests.players.test_players import shuffled

MOTIVES = {
    "forbidden_island": island_motives.MOTIVES,
    "hashi": hashi_motives.MOTIVES,
    "robinson": robinson_motives.MOTIVES,
}


@contextmanager
def changed(numbers: Any, place: int, number: int) -> Iterator[None]:
    """One weight is another for a while."""
    before = numbers[place]
    numbers[place] = number
    try:
        yield
    finally:
        numbers[place] = before


def decisions(state: State, player: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Play a game by bots: the view of each decision, and what was decided."""
    thoughts = Rng(5)
    seats = range(len(state.view(None)["players"]))
    bot = Bot(player, state.game, thoughts)
    while not state.over:
        waiting = state.waiting_for()
        for seat in sorted(seats, key=lambda seat: seat in waiting):
            view = state.view(seat)
            action = bot.decide(view)
            if action is not None:
                yield view, action
                state.play(seat, action)
                break


def thought(view: dict[str, Any], game: Game) -> Motive | None:
    """Why the quick player does what it would do here."""
    bot = Bot("thumb", game, Rng(7))
    action = bot.decide(view)
    assert action is not None
    return bot.motive(view, action)


def told(view: dict[str, Any], state: State, language: str = "en") -> str:
    motive = thought(view, state.game)
    return "" if motive is None else Screen(state, language, told=True).words.motive(motive)


def find(state: State, code: str) -> dict[str, Any]:
    """The first view of a game by bots in which one acts for this motive."""
    for view, _ in decisions(state.clone(), "thumb"):
        motive = thought(view, state.game)
        if motive is not None and motive.code == code:
            return view
    raise AssertionError(f"nobody ever acts for {code}")


# -- in a game -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", islario.games())
def test_every_motive_of_a_game_can_be_said_in_every_language(game: str) -> None:
    state = islario.game(game).new(players=3, seed=3)
    spoken = [Screen(state, language, told=True).words for language in LANGUAGES]
    bot = Bot("thumb", state.game, Rng(1))
    found: set[str] = set()
    for view, action in islice(decisions(state, "thumb"), 80):
        motive = bot.motive(view, action)
        if motive is not None:
            assert motive.code in MOTIVES[game]
            assert all(words.motive(motive) for words in spoken)
            found.add(motive.code)
    assert len(found) >= 5


@pytest.mark.parametrize("game", islario.games())
def test_asking_why_changes_nothing_about_what_is_decided(game: str) -> None:
    state = islario.game(game).new(players=2, seed=11)
    silent, asked = Bot("thumb", state.game, Rng(9)), Bot("thumb", state.game, Rng(9))
    for view, _ in islice(decisions(state, "thumb"), 30):
        action = silent.decide(view)
        assert asked.decide(view) == action
        if action is not None:
            assert asked.motive(view, action) == asked.motive(view, action)


def test_who_plays_at_random_says_so_unless_there_is_no_choice() -> None:
    state = islario.game("forbidden_island").new(players=2, seed=3, first=0)
    bot = Bot("random", state.game, Rng(1))
    assert bot.motive(state.view(0), state.legal(0)[0]) == Motive("random")
    state.play(0, "end")
    assert state.legal(0) == ["draw"]
    assert bot.motive(state.view(0), "draw") is None


def test_a_player_of_one_s_own_need_not_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Policy):
        """Takes the first action that there is."""

        def choose(self, seen: Any, seat: Any, codes: Any, n: Any, rng: Rng) -> Any:
            return codes[0]

    monkeypatch.setitem(PLAYERS, "silent", Player("silent", lambda game: Silent()))
    state = islario.game("hashi").new(players=1, seed=3)
    bot = Bot("silent", state.game, Rng(1))
    action = bot.decide(state.view(0))
    assert action == state.legal(0)[0]
    assert bot.motive(state.view(0), action) is None


def test_of_equal_terms_the_first_counts_and_what_is_not_above_nothing_does_not() -> None:
    ledger = Ledger()
    ledger.add(-3, "costs", {})
    assert ledger.largest() is None
    ledger.add(5, "one", {"tile": "iron_gate"})
    ledger.add(5, "two", {})
    assert ledger.largest() == Motive("one", {"tile": "iron_gate"})


# -- another weight, another sentence ----------------------------------------------------------------


def test_forbidden_island_tells_the_term_that_weighs_most() -> None:
    state = islario.game("forbidden_island").new(players=3, seed=3)
    view = find(state, "shore_site")
    assert told(view, state) == "to save the Cave of Shadows, where the Crystal of Fire can be captured"
    with changed(prospects.HOMEWARD, 0, 900_000):
        assert told(view, state) == "to be nearer to Fools' Landing"
        assert told(view, state, "es") == "para estar más cerca de la Pista de Aterrizaje"
    with changed(worries.STAKES, worries.ONE_SITE, 0):
        assert "Cave of Shadows" not in told(view, state)
    assert told(view, state) == "to save the Cave of Shadows, where the Crystal of Fire can be captured"


def test_hashi_tells_the_term_that_sets_the_choice_apart() -> None:
    state = islario.game("hashi").new(players=1, seed=3)
    view = find(state, "category")
    assert told(view, state) == 'for the points of "blue flags"'
    with changed(outlook.IN_TIME, BLUE, 0), changed(outlook.AT_LAST, BLUE, 0), changed(outlook.IN_TIME, RED, 90_000):
        assert told(view, state) == 'for the points of "red flags"'
        assert told(view, state, "pt") == 'pelos pontos de "bandeiras vermelhas"'
    with changed(outlook.IN_TIME, SIX, 90_000):
        assert told(view, state) == 'for the points of "six joined"'


@pytest.mark.parametrize(
    ("weight", "sentence"),
    [
        ("food_needed", "because food is missing tonight"),
        ("weapon", "to be stronger against beasts"),
        ("camp", "for the good of the camp"),
        ("wood_for_goal", "because the goal asks for wood"),
        ("exploring", "to get to know the island"),
    ],
)
def test_robinson_tells_the_term_that_weighs_most(weight: str, sentence: str) -> None:
    """At the first moment at which it is possible: wood cannot be gathered, nor a shelter built, at any time."""
    state = islario.game("robinson").new(players=2, seed=5, scenario=1)
    code = sentences_of(state).index(sentence)
    for view, _ in islice(decisions(state, "thumb"), 120):
        before = thought(view, state.game)
        with changed(weights.TABLE, weights.NAMES.index(weight), 90_000):
            after = thought(view, state.game)
        if after != before:
            assert after == Motive(robinson_motives.MOTIVES[code])
            assert before is None or before.code != robinson_motives.MOTIVES[code]
            return
    raise AssertionError(f"{weight} changes nothing")


def sentences_of(state: State) -> list[str]:
    """All that Robinson's quick player can say."""
    words = Screen(state, "en", told=True).words
    return [words.motive(Motive(code)) for code in robinson_motives.MOTIVES]


# -- nothing hidden ----------------------------------------------------------------------------------


def test_a_motive_does_not_hang_on_the_order_of_the_decks() -> None:
    state = islario.game("forbidden_island").new(players=3, seed=8)
    compared = 0
    for view, action in islice(decisions(state, "thumb"), 60):
        other = state.game.position(shuffled(state.position(), 4), seed=1)
        bot = Bot("thumb", state.game, Rng(1))
        motive = bot.motive(view, action)
        assert bot.motive(other.view(view["seat"]), action) == motive
        compared += motive is not None
    assert compared > 15


def test_a_motive_in_hashi_does_not_hang_on_what_others_have_done_with_the_card() -> None:
    """Seat 1 is done with the card in two ways; seat 0, which cannot see it, thinks the same."""
    views = []
    for choice in (0, 1):
        state = at("r3", "r3", card="2/1", round=3)
        while 1 in state.waiting_for():
            state.play(1, state.legal(1)[choice])
        views.append(state.view(0))
    assert views[0] == views[1]
    assert thought(views[0], state.game) == thought(views[1], state.game) is not None
