"""Games that are played to learn from: what tables looked like at the turns of each game, and whether it was won."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import lowest
from islario.core.game import MOST_ACTIONS, NEW_TURN, Game
from islario.core.policy import Policy, Sitting
from islario.core.rng import Rng
from islario.core.samples import Samples
from islario.games.forbidden_island.components import ACTIONS, DRAWS
from islario.games.forbidden_island.state import ACTING, DRAWING, NOTHING, Table
from islario.games.forbidden_island.traits import Observer

THOUSAND: Final = 1000
TURNS_THAT_BEGIN: Final = 0
TURNS_THAT_END: Final = 1


class Study:
    """Collects tables: of each turn that of its beginning, and that at which its actions are over."""

    def __init__(self, game: Game) -> None:
        self.samples: list[Samples] = [Samples(), Samples()]
        self._game = game
        self._observer = Observer()
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def play(self, policy: Policy, table: core.Table, rng: Rng, thoughts: Rng, strays: i64) -> None:
        """Watch a game. So many of a thousand decisions are any legal one, so that odd tables are seen too."""
        game = self._game
        sitting = Sitting(game, [policy] * 4, thoughts, True)
        first: i64 = self.samples[TURNS_THAT_BEGIN].count
        second: i64 = self.samples[TURNS_THAT_END].count
        begun: i64 = -1
        ended: i64 = -1
        turn: i64 = 0
        while True:
            waiting: i64 = game.waiting(table)
            if waiting == 0:
                break
            mine = cast(Table, table)
            if mine.due == NOTHING and mine.phase == ACTING and mine.left == ACTIONS and begun != turn:
                begun = turn
                self.samples[TURNS_THAT_BEGIN].add(self._observer.look(mine))
            if mine.due == NOTHING and mine.phase == DRAWING and mine.left == DRAWS and ended != turn:
                ended = turn
                self.samples[TURNS_THAT_END].add(self._observer.look(mine))
            if thoughts.below(THOUSAND) < strays:
                seat: i64 = lowest(waiting)
                code: i64 = self._codes[thoughts.below(game.legal(table, seat, self._codes))]
            else:
                code = sitting.decide(table)
                seat = sitting.seat
            if game.apply(table, seat, code, rng, None) & NEW_TURN != 0:
                turn += 1
        result: float = game.value(table, 0)
        self.samples[TURNS_THAT_BEGIN].set_targets(first, result)
        self.samples[TURNS_THAT_END].set_targets(second, result)
