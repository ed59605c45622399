"""The best that could have been made of the cards of a game of Hashi, had their order been known.

A puzzle for OR-Tools CP-SAT. Bridges and numbers only ever come, so nearly every rule is a rule about the board
at the end; what depends on time is said of "by the end of round t", with round 0 before the first card.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from islario.core.reasons import IslarioError, Reason

OPEN_LOAD = 6
"""The most bridges at an island without number."""
LAYERS = 2
"""The most bridges on a line: a first one and a second one."""
SIX = 2
"""The category that is no set of flags, after red and blue."""


@dataclass(frozen=True)
class Puzzle:
    """A board, the number that it began with, and the cards in the order turned."""

    islands: int
    """They are numbered from 0 in reading order."""
    lines: tuple[tuple[int, int], ...]
    """The two ends of each, the lower first."""
    crossings: tuple[tuple[int, int], ...]
    red: tuple[int, ...]
    blue: tuple[int, ...]
    start: tuple[int, int]
    """Island and number."""
    cards: tuple[tuple[int, int], ...]
    """Number and bridges of each."""
    deadlines: tuple[int, int, int]
    """The last round, counted from 1, in which red, blue and six give their high value."""
    bonuses: tuple[tuple[int, int], ...] = ((9, 5), (7, 3), (8, 4))
    """High and low value of red, blue and six; the high one is not the lower one."""
    group: int = 6
    island_points: int = 2


@dataclass(frozen=True)
class Round:
    """What to do with one card."""

    number: int | None
    """The island that gets it; None: given up."""
    bridges: tuple[int, ...]
    """The line of each bridge, twice for two on one line; empty: given up."""


@dataclass(frozen=True)
class Best:
    """The best found, and what nothing can exceed: proven to be the best where the two are equal."""

    score: int
    bound: int
    rounds: tuple[Round, ...]
    seconds: float


def _ignore(score: int, bound: int, elapsed: float) -> None:
    pass


def find_solver() -> Any:
    """OR-Tools' solver, or an error that names what brings it."""
    try:
        return import_module("ortools.sat.python.cp_model")
    except ImportError as missing:
        raise IslarioError(Reason("solver_missing", {})) from missing


def solve(
    puzzle: Puzzle,
    seconds: float,
    progress: Callable[[int, int, float], object] = _ignore,
    at_least: Sequence[Round] | None = None,
    workers: int = 4,
) -> Best:
    """Find the best within a time limit; ``at_least`` is a solution to start from, such as what was played.

    ``progress`` hears score, bound and elapsed seconds in the caller's thread. What it raises ends the search.
    """
    cp: Any = find_solver()
    began = monotonic()
    rounds = tuple(at_least or [Round(None, ())] * len(puzzle.cards))
    score = count(puzzle, rounds)
    better = [total for total in _totals(puzzle) if total > score]
    bound = max(better, default=score)
    progress(score, bound, monotonic() - began)
    if not better:
        return Best(score, bound, rounds, monotonic() - began)

    model = _Model(cp, puzzle, better)
    if at_least:
        model.hint(rounds)
    solver = cp.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.max_time_in_seconds = max(0.0, seconds - (monotonic() - began))
    solver.parameters.catch_sigint_signal = False  # Ctrl-C is the caller's
    news: SimpleQueue[tuple[float, float] | None] = SimpleQueue()
    solver.best_bound_callback = lambda limit: news.put((0, limit))

    class Watcher(cp.CpSolverSolutionCallback):  # type: ignore[misc]
        def on_solution_callback(self) -> None:
            news.put((self.objective_value, self.best_objective_bound))

    status: list[Any] = []
    failed: list[Exception] = []

    def search() -> None:
        try:
            status.append(solver.solve(model.model, Watcher()))
        except Exception as trouble:  # it is raised again where somebody hears it
            failed.append(trouble)
        finally:
            news.put(None)

    # In a thread of its own, because a main thread that sits in the solver would hear of Ctrl-C only at the end.
    thread = Thread(target=search, daemon=True)
    thread.start()
    try:
        while (said := news.get()) is not None:
            found, limit = max(score, round(said[0])), _reachable(better, said[1], score)
            if found > score or limit < bound:
                score, bound = found, min(bound, limit)
                progress(score, bound, monotonic() - began)
    finally:
        while thread.is_alive():  # a search that is just about to begin does not hear the first call
            solver.stop_search()
            thread.join(0.05)

    if failed or status[0] == cp.MODEL_INVALID:
        raise RuntimeError("the solver failed") from (failed[0] if failed else None)
    if status[0] in (cp.OPTIMAL, cp.FEASIBLE):
        rounds = model.rounds(solver)
        score = count(puzzle, rounds)
        bound = min(bound, _reachable(better, solver.best_objective_bound, score))
    elif status[0] == cp.INFEASIBLE:  # nothing is better than what was there
        bound = score
    progress(score, bound, monotonic() - began)
    return Best(score, bound, rounds, monotonic() - began)


def _reachable(totals: Sequence[int], limit: float, score: int) -> int:
    """The highest total within a limit; the solver's own may lie between two that can occur."""
    return max((total for total in totals if total < limit + 0.5), default=score)


def count(puzzle: Puzzle, rounds: Sequence[Round]) -> int:
    """The points of a solution that keeps the rules."""
    numbers = dict([puzzle.start])
    load = [0] * puzzle.islands
    joined: set[int] = set()
    complete: set[int] = set()
    scored: dict[int, int] = {}
    for when, ((number, _), part) in enumerate(zip(puzzle.cards, rounds, strict=True), start=1):
        if part.number is not None:
            numbers[part.number] = number
        for line in part.bridges:
            joined.add(line)
            for end in puzzle.lines[line]:
                load[end] += 1
        complete = {island for island, wanted in numbers.items() if load[island] == wanted}
        groups = {island: {island} for island in complete}
        for one, two in (puzzle.lines[line] for line in joined):
            if one in complete and two in complete and groups[one] is not groups[two]:
                groups[one] |= groups[two]
                for island in groups[two]:
                    groups[island] = groups[one]
        six = max(map(len, groups.values()), default=0) >= puzzle.group
        for category, reached in enumerate((complete.issuperset(puzzle.red), complete.issuperset(puzzle.blue), six)):
            if reached and category not in scored:
                scored[category] = puzzle.bonuses[category][when > puzzle.deadlines[category]]
    return puzzle.island_points * len(complete) + sum(scored.values())


def _most_complete(puzzle: Puzzle) -> int:
    """How many islands counting lets be complete."""
    # Each bridge counts at both its ends, so numbers that are all reached have an even sum. Where all the islands
    # need all the cards that sum is known.
    most = min(puzzle.islands, len(puzzle.cards) + 1)
    odd = (puzzle.start[1] + sum(number for number, _ in puzzle.cards)) % 2
    return most - odd if most == puzzle.islands == len(puzzle.cards) + 1 else most


def _totals(puzzle: Puzzle) -> list[int]:
    """The totals that counting does not rule out, ascending."""
    most = _most_complete(puzzle)
    # Of each category: its points, how many islands it takes, how many it leaves unfinished.
    ways: list[list[tuple[int, int, int]]] = []
    for members, bonus, deadline in zip((puzzle.red, puzzle.blue, None), puzzle.bonuses, puzzle.deadlines, strict=True):
        size = puzzle.group if members is None else len(members)
        reached = [bonus[0]] * (deadline >= 1) + [bonus[1]] * (deadline < len(puzzle.cards))
        ways.append([(0, 0, 0 if members is None else 1), *((points, size, 0) for points in reached)])
    totals: set[int] = set()
    for (red, reds, no_red), (blue, blues, no_blue), (six, group, _) in product(*ways):
        # No island has two flags, so the flag islands of a board add up.
        least, limit = max(reds + blues, group), min(most, puzzle.islands - no_red - no_blue)
        totals.update(red + blue + six + puzzle.island_points * complete for complete in range(least, limit + 1))
    return sorted(totals)


class _Model:
    """The puzzle as the solver takes it."""

    def __init__(self, cp: Any, puzzle: Puzzle, totals: Sequence[int]) -> None:
        self.puzzle = puzzle
        self.model = model = cp.CpModel()
        self.last = last = len(puzzle.cards)
        self.at = [
            [line for line, ends in enumerate(puzzle.lines) if island in ends] for island in range(puzzle.islands)
        ]
        self._write_numbers()
        self._draw_bridges()
        self.loads = [
            sum(self.drawn[line, layer, last] for line in self.at[island] for layer in range(LAYERS))
            for island in range(puzzle.islands)
        ]
        self.complete = [model.new_bool_var("") for _ in range(puzzle.islands)]
        """What counts as complete at the end; one that is may also go uncounted."""
        for island, (load, complete) in enumerate(zip(self.loads, self.complete, strict=True)):
            wanted = sum(puzzle.cards[t - 1][0] * self.written[island, t] for t in range(1, last + 1))
            if island == puzzle.start[0]:
                wanted += puzzle.start[1]
            # Loads only grow, so that the last one is within the number means that all were, also when it was written.
            model.add(load <= wanted + OPEN_LOAD * (1 - self.has[island, last]))
            model.add(load >= wanted).only_enforce_if(complete)
            model.add_implication(complete, self.has[island, last])
        model.add(sum(self.complete) <= _most_complete(puzzle))  # parity is what the solver is worst at
        self.early: dict[tuple[int, int], Any] = {}
        points = puzzle.island_points * sum(self.complete)
        for category, (bonus, deadline) in enumerate(zip(puzzle.bonuses, puzzle.deadlines, strict=True)):
            in_time = self._reach(category, min(deadline, last)) if deadline >= 1 else model.new_constant(0)
            ever = in_time
            if deadline < last:
                ever, later = model.new_bool_var(""), self._reach(category, last)
                model.add_implication(in_time, ever)
                model.add_bool_or(~ever, in_time, later)
                if category != SIX:  # flags in time are also flags at the end: needless, and the proof is faster
                    model.add_implication(ever, later)
            points += bonus[1] * ever + (bonus[0] - bonus[1]) * in_time
        total = model.new_int_var_from_domain(cp.Domain.from_values(totals), "total")
        model.add(total == points)
        model.maximize(total)

    def _write_numbers(self) -> None:
        puzzle, model = self.puzzle, self.model
        islands, times = range(puzzle.islands), range(1, self.last + 1)
        self.written = {(island, t): model.new_bool_var("") for island in islands for t in times}
        self.has = {(island, 0): model.new_constant(int(island == puzzle.start[0])) for island in islands}
        for t in times:
            model.add_at_most_one(self.written[island, t] for island in islands)
        for island in islands:
            model.add_at_most_one([self.has[island, 0], *(self.written[island, t] for t in times)])
            for t in times:
                self.has[island, t] = model.new_bool_var("")
                model.add(self.has[island, t] == self.has[island, t - 1] + self.written[island, t])

    def _draw_bridges(self) -> None:
        puzzle, model = self.puzzle, self.model
        self.drawn: dict[tuple[int, int, int], Any] = {}
        """By line, layer (the first or the second bridge) and round: it is there by the end of the round."""
        for line, (one, two) in enumerate(puzzle.lines):
            for layer in range(LAYERS):
                self.drawn[line, layer, 0] = model.new_constant(0)
                for t in range(1, self.last + 1):
                    self.drawn[line, layer, t] = there = model.new_bool_var("")
                    model.add_implication(self.drawn[line, layer, t - 1], there)
                    if layer:
                        model.add_implication(there, self.drawn[line, layer - 1, t])
                    else:  # numbers stay, so the second bridge may always start where the first did
                        model.add_bool_or(~there, self.has[one, t], self.has[two, t])
        for one, two in puzzle.crossings:
            model.add_bool_or(~self.drawn[one, 0, self.last], ~self.drawn[two, 0, self.last])
        # The bridges of each card, and once more those of all cards so far: the second follows from the first, but
        # the solver counts much better with both.
        before: Any = 0
        supply: Any = 0
        for t, (_, bridges) in enumerate(puzzle.cards, start=1):
            used = model.new_bool_var("")
            now = sum(self.drawn[line, layer, t] for line in range(len(puzzle.lines)) for layer in range(LAYERS))
            supply += bridges * used
            model.add(now == before + bridges * used)
            model.add(now == supply)
            before = now
        for island in (*puzzle.red, *puzzle.blue):
            for t in range(1, self.last + 1):
                reached = [self.drawn[line, 0, t - 1] for line in self.at[island]]
                model.add_bool_or(~self.written[island, t], *reached)

    def _complete_by(self, island: int, t: int) -> Any:
        """Complete at the end, with the number and all the bridges there by the end of a round."""
        if t == self.last:
            return self.complete[island]
        if (island, t) not in self.early:
            self.early[island, t] = early = self.model.new_bool_var("")
            self.model.add_implication(early, self.complete[island])
            self.model.add_implication(early, self.has[island, t])
            for line, layer in product(self.at[island], range(LAYERS)):
                self.model.add_bool_or(~early, ~self.drawn[line, layer, self.last], self.drawn[line, layer, t])
        return self.early[island, t]

    def _reach(self, category: int, t: int) -> Any:
        """Whether red, blue or six is reached by the end of a round."""
        reached = self.model.new_bool_var("")
        if category == SIX:
            self._join(reached, t)
        else:
            for island in (self.puzzle.red, self.puzzle.blue)[category]:
                self.model.add_implication(reached, self._complete_by(island, t))
        return reached

    def _join(self, reached: Any, t: int) -> None:
        """A tree of just as many complete islands as a group needs: whatever is joined contains one.

        Each but the root hangs on a parent that is nearer to the root, and the root is the first of them in reading
        order, which spares the solver the same tree from another root.
        """
        puzzle, model = self.puzzle, self.model
        islands = range(puzzle.islands)
        member = [model.new_bool_var("") for _ in islands]
        root = [model.new_bool_var("") for _ in islands]
        depth = [model.new_int_var(0, puzzle.group - 1, "") for _ in islands]
        parents: list[list[Any]] = [[] for _ in islands]
        for line, (one, two) in enumerate(puzzle.lines):
            ways = []
            for parent, child in ((one, two), (two, one)):
                hangs = model.new_bool_var("")
                for needed in (member[parent], member[child], self.drawn[line, 0, t]):
                    model.add_implication(hangs, needed)
                model.add(depth[child] >= depth[parent] + 1).only_enforce_if(hangs)
                parents[child].append(hangs)
                ways.append(hangs)
            model.add_at_most_one(ways)
        model.add(sum(member) == puzzle.group * reached)
        model.add(sum(root) == reached)
        for island in islands:
            model.add_implication(member[island], self._complete_by(island, t))
            model.add(sum(parents[island]) + root[island] == member[island])
            for before in range(island):
                model.add_implication(root[island], ~member[before])

    def hint(self, rounds: Sequence[Round]) -> None:
        """Let the search begin near a known solution."""
        bridges = [0] * len(self.puzzle.lines)
        for t, part in enumerate(rounds, start=1):
            for island in range(self.puzzle.islands):
                self.model.add_hint(self.written[island, t], island == part.number)
            for line in part.bridges:
                bridges[line] += 1
            for line, layer in product(range(len(bridges)), range(LAYERS)):
                self.model.add_hint(self.drawn[line, layer, t], bridges[line] > layer)

    def rounds(self, solver: Any) -> tuple[Round, ...]:
        """What the solver found."""
        rounds = []
        for t in range(1, self.last + 1):
            islands = [island for island in range(self.puzzle.islands) if solver.boolean_value(self.written[island, t])]
            lines = [
                line
                for line, layer in product(range(len(self.puzzle.lines)), range(LAYERS))
                if solver.boolean_value(self.drawn[line, layer, t])
                and not solver.boolean_value(self.drawn[line, layer, t - 1])
            ]
            rounds.append(Round(islands[0] if islands else None, tuple(lines)))
        return tuple(rounds)
