"""Every action of a game as a number from 0 on, in the order of ``Game.actions``: for those who learn to play."""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.codes import verb_of, x_of, y_of
from islario.core.game import Game, Table


class ActionSpace:
    """The actions of a game for one number of players. It never changes.

    A code is looked up in a table for each verb, as large as the values that the verb can have.
    """

    def __init__(self, codes: list[int]) -> None:
        self.size: i64 = len(codes)
        self._codes: vec[i64] = vec[i64](codes)
        self._begins: vec[i64] = vec[i64]()
        """Where the table of each verb begins among all numbers."""
        self._widths: vec[i64] = vec[i64]()
        """How many values y has, for each verb."""
        begin: i64 = 0
        for verb in range(1 + max([int(verb_of(code)) for code in codes])):
            own = [code for code in codes if verb_of(code) == verb]
            width: i64 = 1 + max([int(y_of(code)) for code in own], default=0)
            self._begins = append(self._begins, begin)
            self._widths = append(self._widths, width)
            begin += width * (1 + max([int(x_of(code)) for code in own], default=0))
        self._numbers: vec[i64] = vec[i64]([-1] * begin)
        for number, code in enumerate(codes):
            self._numbers[self._place(code)] = number

    def code(self, number: i64) -> i64:
        """The code of an action."""
        return self._codes[number]

    def number(self, code: i64) -> i64:
        """The number of an action that there is."""
        return self._numbers[self._place(code)]

    def _place(self, code: i64) -> i64:
        verb: i64 = verb_of(code)
        return self._begins[verb] + x_of(code) * self._widths[verb] + y_of(code)


def number_actions(game: Game, table: Table) -> ActionSpace:
    """The actions that there are at a table of so many players."""
    return ActionSpace([game.code(table, action) for action in game.actions(int(game.seats(table)))])
