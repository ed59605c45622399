"""Whole games as text, and counts of action sequences: written once, compared to the letter.

``python -m tests.golden.playthrough`` writes both anew; a difference in review is a change of rules.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import islario
from islario.core.events import Event
from islario.core.game import Game, Table
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.core.state import State
from islario.players import find_policy

HERE = Path(__file__).parent

FIRST_GAME = "forbidden_island"
"""The game of those cases that name none."""

GAMES: dict[str, dict[str, Any]] = {
    "two_novices_at_random": {"seed": 1, "player": "random", "options": {"players": 2}},
    "three_at_random_on_the_atoll": {
        "seed": 2,
        "player": "random",
        "options": {"players": 3, "difficulty": "normal", "layout": "atoll_of_decisions"},
    },
    "two_novices_by_thumb": {"seed": 3, "player": "thumb", "options": {"players": 2}},
    "three_by_thumb": {"seed": 4, "player": "thumb", "options": {"players": 3, "difficulty": "normal"}},
    "four_by_thumb": {"seed": 5, "player": "thumb", "options": {"players": 4, "difficulty": "elite"}},
    "legends_by_thumb": {"seed": 6, "player": "thumb", "options": {"players": 3, "difficulty": "legendary"}},
    "late_discards_by_thumb": {
        "seed": 7,
        "player": "thumb",
        "options": {"players": 2, "discard_after_both_draws": True, "layout": "volcano_island"},
    },
    "chosen_roles_by_thumb": {
        "seed": 8,
        "player": "thumb",
        "options": {"players": 4, "roles": ["diver", "navigator", "pilot", "messenger"], "first": 2},
    },
    **{
        f"hashi_{players}_on_side_{side.lower()}_by_{player.replace(' ', '_and_')}": {
            "game": "hashi",
            "seed": seed,
            "player": player,
            "options": {"players": players, "side": side},
        }
        for seed, players, side, player in [
            (11, 1, "A", "thumb"),
            (12, 2, "A", "random"),
            (13, 3, "A", "thumb"),
            (14, 4, "A", "random thumb"),
            (15, 1, "B", "random"),
            (16, 2, "B", "thumb"),
            (17, 3, "B", "random"),
            (18, 4, "B", "thumb random"),
        ]
    },
    **{
        f"robinson_{scenario}_lost": {
            "game": "robinson",
            "seed": 20 + number,
            "player": "random",
            "options": {"scenario": number, "players": players, "errata": errata},
        }
        for number, (scenario, players, errata) in enumerate(
            [
                ("castaways", 2, "rulebook"),
                ("cursed_island", 3, "printed"),
                ("jenny", 1, "rulebook"),
                ("volcano_island", 4, "rulebook"),
                ("cannibal_island", 1, "printed"),
                ("robinson_family", 2, "rulebook"),
                ("king_kong_island", 4, "printed"),
            ],
            start=1,
        )
    },
    **{path.stem: json.loads(path.read_text("utf-8")) for path in sorted(HERE.joinpath("wins").glob("*.json"))},
}
"""Games by players, from their options; those in ``wins`` by stored moves, from their options or from a position near
the end. So a won game stays won, however the players change."""


def game_of(case: dict[str, Any]) -> Game:
    """The game of a whole game or of a counted position."""
    return islario.game(case.get("game", FIRST_GAME))


def playthrough(name: str) -> str:
    """A game told position by position and event by event."""
    about = GAMES[name]
    state = opening(about)
    moves = iter(stored_moves(about)) if "moves" in about else decisions(state, about)
    lines = [json.dumps(about, sort_keys=True), *_told(state.position())]
    while not state.over:
        seat, action = next(moves)
        lines.append(f"{seat} {action}")
        lines += [f"  {_event(event)}" for event in state.play(seat, action)]
    return "\n".join([*lines, *_told(state.position()), json.dumps(state.result(), sort_keys=True)]) + "\n"


def opening(about: dict[str, Any]) -> State:
    """A game at its beginning, or at the position from which it goes on."""
    game = game_of(about)
    if "position" in about:
        return game.position(about["position"], about["seed"])
    return game.new(seed=about["seed"], **about["options"])


def stored_moves(about: dict[str, Any]) -> list[tuple[int, str]]:
    """The moves of a game that is played by them: each a seat, a space, an action."""
    return [(int(move[0]), move[2:]) for move in about["moves"]]


def decisions(state: State, about: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """What the players decide, one after the other, as long as the game goes on."""
    players = [find_policy(name, state.game) for name in about["player"].split()]  # several go around the table
    sitting = Sitting(state.game, (players * 4)[:4], Rng(about["seed"]))
    while True:
        action = state.game.action(sitting.decide(state.table))
        yield int(sitting.seat), action


def _told(position: dict[str, Any]) -> list[str]:
    return [f"  {field}: {json.dumps(value)}" for field, value in position.items()]


def _event(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={json.dumps(value)}" for name, value in event.values.items())])


def perft(game: Game, table: Table, rng: Rng, depth: int) -> int:
    """How many sequences of so many actions there are, whoever acts; chance goes on from ``rng``."""
    if depth == 0 or not game.waiting(table):
        return depth == 0
    total = 0
    for seat in range(game.seats(table)):
        for code in game.codes(table, seat):
            if depth == 1:
                total += 1
            else:
                after, chance = table.clone(), rng.clone()
                game.apply(after, seat, code, chance, None)
                total += perft(game, after, chance, depth - 1)
    return total


def perft_counts(case: dict[str, Any]) -> list[int]:
    game = game_of(case)
    table = game.position(case["position"]).table
    return [perft(game, table, Rng(case["seed"]), depth) for depth in range(1, len(case["counts"]) + 1)]


def main() -> None:
    for name in GAMES:
        HERE.joinpath("games", f"{name}.txt").write_text(playthrough(name), "utf-8")
    for path in sorted(HERE.joinpath("perft").glob("*.json")):
        case = json.loads(path.read_text("utf-8"))
        case["counts"] = perft_counts(case)
        path.write_text(json.dumps(case, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
