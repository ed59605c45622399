"""How good a board looks to one who plays by rules of thumb.

Every island has a chance to be complete at the end. With a number, it is better the fewer bridges it still needs, the
more cards are to come, and the more its lines could bring beyond that need; a line that another could cross, or
that leads to an island with little to spare, brings less. Without a number, it is what the unseen numbers would make
of it. The points are two for each chance, and those of the categories times the chance of all that they
ask for, until their deadline and until the end.

All chances are whole numbers, so that compiled and interpreted play are the same everywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.hashi.components import (
    BLUE,
    CATEGORIES,
    DEADLINES,
    GROUP,
    HIGHEST,
    ISLAND_BITS,
    ISLAND_COUNT,
    ISLAND_POINTS,
    LATER,
    RED,
    SIX,
    Board,
    number_on,
)
from islario.games.hashi.rules.points import total, worth
from islario.games.hashi.state import Sheet, Table

CHANCE_BITS: Final = 10
SURE: Final = 1 << CHANCE_BITS
"""The chance of what is certain; points are counted in the same parts."""

# The weights were found by the cross-entropy method: nearly 60 times 32 sets of weights around the best so far, each
# set on the same 100 solo games on either side (seeds from 2_000_000); WAIT and HURRY then by hand, RACE is a guess.
# Solo points with seeds 0 to 999: 49.8 on side A, 46.2 on B. What did not help: a second try for each bridge, a price
# for bridges that will be missing at the end, capacity by how many lines compete for what an island can take.

SLOT: Final = 4
"""What room for one bridge counts as capacity."""
TO_NUMBERED: Final = 61
"""Parts of 64 that capacity is worth if the other island has a number, and can fill up."""
CROSSABLE: Final = 3
"""What a line without bridge loses of its capacity if a line that could be drawn crosses it."""

TIGHT: Final = 359
"""What a number is worth whose lines have capacity for one bridge less than it needs; then, for just as many, for one,
two and four more. Boards are only compared, so that some may be over SURE."""
EXACT: Final = 893
ONE_SPARE: Final = 1069
TWO_SPARE: Final = 1065
FOUR_SPARE: Final = 1076

CARD: Final = 64
"""A card that is still to come, as time."""
HURRY: Final = 24
"""For each bridge that is needed, the time at which the chance to get it before the end is one half."""
THIS_CARD: Final = 41
"""The time that the card itself is worth while some of its bridges are still to be drawn."""

WAIT: Final = 160
"""As HURRY, for the number of an island that has none."""
CHOICE: Final = 402
"""Parts of SURE by which an island without number leans to the best unseen number, away from the mean of them."""
CHOICE_WAIT: Final = 64
NO_BRIDGE: Final = 403
"""The chance of an island with a flag, compared to others, before the first bridge reaches it (HA-NUM-3)."""

WASTED: Final = 100
"""Lost for each unseen number so high that no island without number could reach it."""

IN_TIME: Final = vec[i64]([1100, 1400, 784])
"""How much the chance of each category counts for what it gives more in time; then, for what it gives later."""
AT_LAST: Final = vec[i64]([1043, 959, 591])
EACH_FLAG: Final = 54
"""A share of a category for each of its islands, also while the others have no chance."""
NEAR: Final = 712
"""How much an unfinished island in a group counts, compared to a complete one."""
GROWING: Final = 345
"""How far the chance of six grows with every island, and not only with the last ones."""

RACE: Final = vec[i64]([13, 9, 11])
"""Against others: the card with which each category is taken by somebody, as a guess."""

COLUMNS: Final = 4 * 2 * SLOT + 1
"""No island has more capacity than that of four lines."""
NUMBERS: Final = HIGHEST + 1
END: Final = len(CATEGORIES)
"""The end of the game, as a deadline after those of the categories."""
DURING: Final = (END + 1) * NUMBERS
"""Where in ``times`` those begin that hold while bridges of the card are still to be drawn."""
SCARCE: Final = 3
"""After those of the categories, the part of a value that is lost because too few cards are left for all islands."""
WASTE: Final = 4
"""The part that is lost because high numbers would find no island."""
PART_COUNT: Final = 5
CAPACITY_BITS: Final = 8
COUNT_BITS: Final = 5


def _spares() -> vec[i64]:
    """The chance of a number by the capacity that is left over when it is reached, from -HIGHEST slots on."""
    at = [-HIGHEST, -2, -1, 0, 1, 2, 4, 8]
    chances = [0, 0, TIGHT, EXACT, ONE_SPARE, TWO_SPARE, FOUR_SPARE, FOUR_SPARE]
    table = vec[i64]([FOUR_SPARE] * (HIGHEST * SLOT + COLUMNS))
    for i in range(len(at) - 1):
        steps = (at[i + 1] - at[i]) * SLOT
        for step in range(steps):
            table[(at[i] + HIGHEST) * SLOT + step] = chances[i] + (chances[i + 1] - chances[i]) * step // steps
    return table


SPARES: Final = _spares()


class Outlook:
    """What a seat can expect of a board. ``weigh`` looks at the cards; then ``value`` tells boards apart."""

    def __init__(self) -> None:
        self.left: i64 = 0
        """Cards still to come after the one that is shown."""
        self.unseen: vec[i64] = vec[i64]([0] * NUMBERS)
        """How often each number is among the unseen cards."""
        self.unseen_count: i64 = 0
        self.times: vec[i64] = vec[i64]([0] * (2 * DURING))
        """The chance that so many bridges come until each deadline."""
        self.waits: vec[i64] = vec[i64]([0] * (END + 1))
        """The chance that an island without number gets one until each deadline."""
        self.openings: vec[i64] = vec[i64]([0] * (NUMBERS * COLUMNS))
        """What the unseen numbers make of an island without number, by its bridges and capacity; -1: not asked yet."""
        self.early: vec[i64] = vec[i64]([0] * END)
        """What each category gives more until its deadline; 0 if it has been scored."""
        self.late: vec[i64] = vec[i64]([0] * END)
        self.room: vec[i64] = vec[i64]([0] * ISLAND_COUNT)
        """What the lines of each island can still bring: bridges, and CAPACITY_BITS lower its capacity."""
        self.sure: vec[i64] = vec[i64]([0] * ISLAND_COUNT)
        """The chance of each island until the end."""
        self.soon: vec[i64] = vec[i64]([0] * ISLAND_COUNT)
        """The chance of each island until the deadline of its flag; without flag, of six."""
        self.parts: vec[i64] = vec[i64]([0] * PART_COUNT)
        """The terms of the last board's value, beside what its islands are worth (``sure``)."""

    # -- the cards -------------------------------------------------------------------------------

    def weigh(self, table: Table, seat: i64) -> None:
        """Look at the cards and the clock."""
        self.left = len(table.deck)
        self._count(table)
        sheet = table.sheets[seat]
        for category in range(i64(END)):
            open_still: bool = sheet.scored(category) == 0
            self.late[category] = LATER[category] if open_still else 0
            self.early[category] = worth(table, category) - LATER[category] if open_still else 0
            deadline: i64 = DEADLINES[category] if table.players == 1 else max(RACE[category], table.round + 1)
            self._set_clock(category, deadline - table.round)
        self._set_clock(END, self.left)
        for place in range(i64(NUMBERS * COLUMNS)):
            self.openings[place] = -1

    def _count(self, table: Table) -> None:
        for number in range(i64(NUMBERS)):
            self.unseen[number] = 0
        self.unseen_count = self.left
        for card in table.deck:
            self.unseen[number_on(card)] += 1
        if table.aside != 0:
            self.unseen[number_on(table.aside)] += 1
            self.unseen_count += 1

    def _set_clock(self, deadline: i64, cards: i64) -> None:
        """So many cards come until a deadline; below 0 it has passed."""
        time: i64 = min(cards, self.left) * CARD
        self.waits[deadline] = SURE * time // (time + WAIT) if time > 0 else 0
        row: i64 = deadline * NUMBERS
        for need in range(1, i64(NUMBERS)):
            hurry: i64 = HURRY * need
            self.times[row + need] = SURE * time // (time + hurry) if time > 0 else 0
            time += THIS_CARD
            self.times[DURING + row + need] = SURE * time // (time + hurry) if time > 0 else 0
            time -= THIS_CARD

    def _opening(self, load: i64, capacity: i64) -> i64:
        """What the unseen numbers make of an island without number; worked out when it is first asked for."""
        place: i64 = load * COLUMNS + capacity
        if self.openings[place] >= 0:
            return self.openings[place]
        best: i64 = 0
        total: i64 = 0
        for number in range(max(load, 1), i64(NUMBERS)):
            if self.unseen[number] == 0:
                continue
            chance: i64 = SURE
            need: i64 = number - load
            if need > 0:
                chance = (SPARES[capacity + (HIGHEST - need) * SLOT] * self.times[END * NUMBERS + need]) >> CHANCE_BITS
            total += chance * self.unseen[number]
            best = max(best, chance)
        mean: i64 = total // max(self.unseen_count, 1)
        choice: i64 = CHOICE * self.left * CARD // (self.left * CARD + CHOICE_WAIT)
        self.openings[place] = mean + (((best - mean) * choice) >> CHANCE_BITS)
        return self.openings[place]

    # -- a board ---------------------------------------------------------------------------------

    def value(self, board: Board, sheet: Sheet, during: bool) -> i64:
        """The points to be expected, in parts of SURE; ``during``: bridges of this card are still to be drawn."""
        self._find_room(board, sheet)
        parts = self.parts
        points: i64 = self._islands(board, sheet, DURING if during else 0)
        parts[RED] = self._flags(board.red, RED) if self.late[RED] != 0 else i64(0)
        parts[BLUE] = self._flags(board.blue, BLUE) if self.late[BLUE] != 0 else i64(0)
        parts[SIX] = self._group(board, sheet) if self.late[SIX] != 0 else i64(0)
        return points + parts[SCARCE] + parts[WASTE] + parts[RED] + parts[BLUE] + parts[SIX]

    def expected(self, table: Table, seat: i64) -> float:
        """The points that the seat can expect at the end; at the end, those that it has."""
        sheet = table.sheets[seat]
        if table.ended:
            return float(total(sheet))
        self.weigh(table, seat)
        scored: i64 = sheet.scored(RED) + sheet.scored(BLUE) + sheet.scored(SIX)
        return float(scored) + float(self.value(table.board, sheet, sheet.left > 0)) / float(SURE)

    def _find_room(self, board: Board, sheet: Sheet) -> None:
        """What the lines of each island can still bring."""
        ends = board.ends
        found = self.room
        for island in range(i64(ISLAND_COUNT)):
            found[island] = 0
        live: i64 = sheet.live & ((1 << (len(ends) >> 1)) - 1)
        drawn: i64 = sheet.drawn
        room: i64 = sheet.room
        numbers: i64 = sheet.numbers
        lines: i64 = live
        while lines != 0:
            line: i64 = lowest(lines)
            lines &= lines - 1
            a: i64 = ends[line * 2]
            b: i64 = ends[line * 2 + 1]
            most: i64 = 2 - ((drawn >> line) & 1)
            loss: i64 = CROSSABLE if most == 2 and board.crossings[line] & live != 0 else 0
            to_a: i64 = min(most, (room >> (b * ISLAND_BITS)) & 7)
            to_b: i64 = min(most, (room >> (a * ISLAND_BITS)) & 7)
            capacity_a: i64 = to_a * SLOT - loss
            capacity_b: i64 = to_b * SLOT - loss
            if (numbers >> (b * ISLAND_BITS)) & 7 != 0:
                capacity_a = (capacity_a * TO_NUMBERED) >> 6
            if (numbers >> (a * ISLAND_BITS)) & 7 != 0:
                capacity_b = (capacity_b * TO_NUMBERED) >> 6
            found[a] += (to_a << CAPACITY_BITS) + capacity_a
            found[b] += (to_b << CAPACITY_BITS) + capacity_b

    def _islands(self, board: Board, sheet: Sheet, phase: i64) -> i64:
        """Find the chances of all islands; what those until the end are worth, but for cards that are missing."""
        numbers: i64 = sheet.numbers
        points: i64 = 0
        waiting: i64 = 0
        reaches: i64 = 0
        least: i64 = SURE
        for island in range(i64(ISLAND_COUNT)):
            space: i64 = sheet.space(island)
            bit: i64 = 1 << island
            deadline: i64 = RED if board.red & bit != 0 else BLUE if board.blue & bit != 0 else SIX
            chance: i64 = 0
            soon: i64 = 0
            if (numbers >> (island * ISLAND_BITS)) & 7 == 0:
                capacity: i64 = self.room[island] & ((1 << CAPACITY_BITS) - 1)
                opening: i64 = self._opening(HIGHEST - space, capacity)
                if space == HIGHEST and board.flags & bit != 0:
                    opening = (opening * NO_BRIDGE) >> CHANCE_BITS
                chance = (opening * self.waits[END]) >> CHANCE_BITS
                soon = (opening * self.waits[deadline]) >> CHANCE_BITS
                waiting += 1
                reach: i64 = min(HIGHEST - space + (self.room[island] >> CAPACITY_BITS), HIGHEST)
                reaches += 1 << (reach * COUNT_BITS)
                least = min(least, chance)
            elif space == 0:
                chance = SURE
                soon = SURE
            elif self.room[island] >> CAPACITY_BITS >= space:
                capacity = self.room[island] & ((1 << CAPACITY_BITS) - 1)
                spare: i64 = SPARES[capacity + (HIGHEST - space) * SLOT]
                chance = (spare * self.times[phase + END * NUMBERS + space]) >> CHANCE_BITS
                soon = (spare * self.times[phase + deadline * NUMBERS + space]) >> CHANCE_BITS
            self.sure[island] = chance
            self.soon[island] = soon
            points += chance
        self.parts[SCARCE] = 0
        if waiting > self.left:  # some get no number any more: let it be the worst
            self.parts[SCARCE] = (self.left - waiting) * least * ISLAND_POINTS
        self.parts[WASTE] = -WASTED * self._wasted(reaches) * ISLAND_POINTS
        return points * ISLAND_POINTS

    def _wasted(self, reaches: i64) -> i64:
        """Unseen numbers, but for the one that is laid away, that are too high for all islands that will be left.

        ``reaches``: how many islands without number could come to each number, in COUNT_BITS each.
        """
        if self.left == 0 or reaches == 0:
            return 0
        wasted: i64 = 0
        excess: i64 = -1
        number: i64 = HIGHEST
        while number > 0:
            excess += self.unseen[number] - ((reaches >> (number * COUNT_BITS)) & ((1 << COUNT_BITS) - 1))
            wasted = max(wasted, excess)
            number -= 1
        return wasted

    def _flags(self, islands: i64, category: i64) -> i64:
        """What a category of flags is worth: all of its islands have to be complete."""
        sure: i64 = SURE
        soon: i64 = SURE
        each: i64 = 0
        while islands != 0:
            island: i64 = lowest(islands)
            islands &= islands - 1
            sure = (sure * self.sure[island]) >> CHANCE_BITS
            soon = (soon * self.soon[island]) >> CHANCE_BITS
            each += self.soon[island]
        early: i64 = self.early[category]
        late: i64 = self.late[category]
        points: i64 = early * soon * IN_TIME[category] + late * sure * AT_LAST[category]
        return (points + (early + late) * each * EACH_FLAG) >> CHANCE_BITS

    def _group(self, board: Board, sheet: Sheet) -> i64:
        """What six is worth: the best group around a complete island, the unfinished ones in it by their chances."""
        ends = board.ends
        best: i64 = 0
        rest: i64 = sheet.complete
        while rest != 0:
            reached: i64 = rest & -rest
            edge: i64 = reached
            size: i64 = 0
            while edge != 0:
                island: i64 = lowest(edge)
                edge &= edge - 1
                done: bool = (sheet.complete >> island) & 1 == 1
                size += SURE if done else (self.soon[island] * NEAR) >> CHANCE_BITS
                lines: i64 = board.lines_of[island] & sheet.drawn
                while lines != 0:
                    line: i64 = lowest(lines)
                    lines &= lines - 1
                    fresh: i64 = ((1 << ends[line * 2]) | (1 << ends[line * 2 + 1])) & ~reached
                    reached |= fresh
                    edge |= fresh
            rest &= ~reached
            best = max(best, size)
        part: i64 = min(best // GROUP, SURE)
        if self.left == 0 and part < SURE:
            return 0
        chance: i64 = (part * GROWING + ((part * part * part) >> (2 * CHANCE_BITS)) * (SURE - GROWING)) >> CHANCE_BITS
        return (chance * (self.early[SIX] * IN_TIME[SIX] + self.late[SIX] * AT_LAST[SIX])) >> CHANCE_BITS
