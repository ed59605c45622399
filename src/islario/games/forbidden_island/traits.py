"""What is true of a table, as far as it tells who will win: what the learned value goes by.

All of it is known to everybody: cards by their numbers, threats as chances, ways in steps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, count, lowest
from islario.core.nets import Traits
from islario.games.forbidden_island import prospects, worries
from islario.games.forbidden_island.components import (
    ALL_TILES,
    DRAWS,
    HELICOPTER,
    LANDING,
    MESSENGER,
    PILOT,
    SANDBAGS,
    SITES,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
    WATERS_RISE,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import ACTING, Table

# Where each family of traits begins.
WATER: Final = 0  # 10 marks
PLAYERS: Final = 10  # 3
CAPTURED: Final = 13  # 5
ROLES: Final = 18  # 6
ROLE_NEXT: Final = 24  # 6
LANDING_IS: Final = 30  # dry, wet; chance that it sinks
TILES_ARE: Final = 33  # sunk, wet, chance of sinking in all, wet that matter
DECK: Final = 37  # left, rises among it, chance of a rise now, rises in all that are left
SPECIALS: Final = 41  # lifts in hands 0-3, sandbags in hands 0-2, lifts in deck, lifts in discard, sandbags in deck
HANDS: Final = 51  # largest hand 0-5: how many hands; and how full the next one is
CARDS: Final = 63  # for treasures to get: largest holding 0-4, total 0-5
SPOTS: Final = 74  # how their sites lie: 6 kinds
CROSS: Final = 80  # stage of the cards (4) by sites (4)
RISK: Final = 96  # chance to lose a site's treasure now, whole, with two wet
READY_WAY: Final = 99  # steps of a holder of four cards to the next site: 0, 1-3, 4-6, more, none
MERGE_WAY: Final = 104  # four cards in two hands: steps between them 0, 1, 2-3, 4+
LACK: Final = 108  # cards still lacking in all, lacking that the deck has not any more
HOME_WAY: Final = 110  # steps of the farthest pawn to the landing 0..7, and stranded
HOME_LAST: Final = 119  # the same once all treasures are captured
PAWN_RISK: Final = 128  # pawns that could drown
PHASE: Final = 129  # whether the turn's actions are over
NEXT_THREAT: Final = 130  # whether the next seat comes to the worst tile: 0, 1, 2, 3+ steps
TRAIT_COUNT: Final = 134


class Observer:
    """Finds the traits of tables. Its buffers are used again and again."""

    def __init__(self) -> None:
        self.traits = Traits()
        self._chances: vec[i64] = vec[i64]([0] * TILE_COUNT)
        self._deck: vec[i64] = vec[i64]([0] * 8)

    def look(self, table: Table) -> Traits:
        """The traits of a table that goes on."""
        traits = self.traits
        traits.clear()
        acting: bool = table.phase == ACTING
        following: i64 = table.turn
        if not acting:
            following = (table.turn + 1) % table.players
            traits.mark(PHASE)
        traits.mark(WATER + table.water)
        traits.mark(PLAYERS + table.players - 2)
        traits.mark(CAPTURED + count(table.captured))
        for seat in range(table.players):
            traits.mark(ROLES + table.roles[seat])
        traits.mark(ROLE_NEXT + table.roles[following])
        worries.weigh_threats(table, self._chances)
        self._cards(table, traits, following)
        self._tiles(table, traits, following)
        self._treasures(table, traits)
        self._ways_home(table, traits)
        return traits

    def _cards(self, table: Table, traits: Traits, following: i64) -> None:
        deck = self._deck
        for kind in range(i64(8)):
            deck[kind] = 0
        n: i64 = len(table.treasure_deck)
        for i in range(n):
            deck[table.treasure_deck[i]] += 1
        lifts_gone: i64 = 0
        for card in table.treasure_discard:
            if card == HELICOPTER:
                lifts_gone += 1
        traits.share(DECK, n, 28)
        if n > 0:
            rises: i64 = deck[WATERS_RISE]
            traits.share(DECK + 1, rises, n)
            traits.share(DECK + 2, worries.rise_chance(table, DRAWS), worries.SURE)
            traits.share(DECK + 3, rises, 3)
        lifts: i64 = 0
        bags: i64 = 0
        for seat in range(table.players):
            lifts += table.cards_of(seat, HELICOPTER)
            bags += table.cards_of(seat, SANDBAGS)
            size: i64 = table.hand_size(seat)
            traits.mark(HANDS + (size if size < 5 else i64(5)))
        size = table.hand_size(following)
        traits.mark(HANDS + 6 + (size if size < 5 else i64(5)))
        traits.mark(SPECIALS + (lifts if lifts < 3 else i64(3)))
        traits.mark(SPECIALS + 4 + (bags if bags < 2 else i64(2)))
        traits.share(SPECIALS + 7, deck[HELICOPTER], 3)
        traits.share(SPECIALS + 8, lifts_gone, 3)
        traits.share(SPECIALS + 9, deck[SANDBAGS], 2)

    def _tiles(self, table: Table, traits: Traits, following: i64) -> None:
        chances = self._chances
        wet: i64 = table.flooded
        traits.share(TILES_ARE, count(table.sunk), 12)
        traits.share(TILES_ARE + 1, count(wet), 12)
        matter: i64 = 1 << LANDING
        for treasure in range(i64(TREASURE_COUNT)):
            if (table.captured >> treasure) & 1 == 0:
                matter |= SITES[treasure]
        traits.share(TILES_ARE + 3, count(matter & wet), 9)
        sinking: i64 = 0
        worst: i64 = -1
        most: i64 = 0
        rest: i64 = wet
        while rest != 0:
            tile: i64 = lowest(rest)
            rest &= rest - 1
            sinking += chances[tile]
            if (matter >> tile) & 1 == 1 and chances[tile] > most:
                most = chances[tile]
                worst = tile
        traits.share(TILES_ARE + 2, sinking, 4096)
        if wet & (1 << LANDING) != 0:
            traits.mark(LANDING_IS + 1)
            traits.share(LANDING_IS + 2, chances[LANDING], 1024)
        else:
            traits.mark(LANDING_IS)
        if worst >= 0:
            steps: i64 = _steps(table, following, bit(worst), 3)
            traits.share(NEXT_THREAT + steps, chances[worst], 1024)

    def _treasures(self, table: Table, traits: Traits) -> None:
        chances = self._chances
        risk: i64 = 0
        pair_risk: i64 = 0
        lacking: i64 = 0
        short: i64 = 0
        for treasure in range(i64(TREASURE_COUNT)):
            if (table.captured >> treasure) & 1 == 1:
                continue
            most: i64 = 0
            total: i64 = 0
            holder: i64 = 0
            for seat in range(table.players):
                held: i64 = table.cards_of(seat, treasure)
                total += held
                if held > most:
                    most = held
                    holder = seat
            if most > TO_CAPTURE:
                most = TO_CAPTURE
            traits.add(CARDS + most, 1.0)
            traits.add(CARDS + 5 + (total if total < 5 else i64(5)), 1.0)
            if total < TO_CAPTURE:
                lacking += TO_CAPTURE - total
                if TO_CAPTURE - total > self._deck[treasure]:
                    short += 1
            sites: i64 = SITES[treasure]
            wet: i64 = count(sites & table.flooded)
            sunk: i64 = count(sites & table.sunk)
            kind: i64 = wet if sunk == 0 else 3 + wet
            traits.add(SPOTS + kind, 1.0)
            stage: i64 = 3
            if most >= TO_CAPTURE:
                stage = 0
            elif total >= TO_CAPTURE:
                stage = 1
            elif total == TO_CAPTURE - 1:
                stage = 2
            spot: i64 = kind
            if kind == 2:
                spot = 1
            elif kind > 2:
                spot = kind - 1
            traits.add(CROSS + stage * 4 + spot, 1.0)
            if sunk == 1 and wet == 1:
                risk += chances[lowest(sites & table.flooded)]
            elif wet == 2:
                one: i64 = lowest(sites)
                two: i64 = lowest(sites & (sites - 1))
                pair_risk += chances[one] * chances[two] // worries.SURE
            if most >= TO_CAPTURE:
                steps: i64 = _steps(table, holder, sites & ~table.sunk, 8)
                way: i64 = 3
                if steps == 0:
                    way = 0
                elif steps <= 3:
                    way = 1
                elif steps <= 6:
                    way = 2
                traits.add(READY_WAY + way, 1.0)
            elif total >= TO_CAPTURE:
                self._merge(table, traits, treasure, holder, most)
        traits.share(RISK, risk, worries.SURE)
        traits.share(RISK + 1, pair_risk, worries.SURE)
        traits.share(LACK, lacking, 8)
        traits.share(LACK + 1, short, 1)

    def _merge(self, table: Table, traits: Traits, treasure: i64, holder: i64, most: i64) -> None:
        """How far the nearest other hand is whose cards would make the set whole."""
        best: i64 = 4
        for seat in range(table.players):
            if seat == holder:
                continue
            held: i64 = table.cards_of(seat, treasure)
            if held > 0 and held + most >= TO_CAPTURE:
                steps: i64 = 0
                if table.roles[seat] != MESSENGER:
                    steps = _steps(table, seat, bit(table.at[holder]), 4)
                best = min(best, steps)
        way: i64 = 3
        if best < 2:
            way = best
        elif best < 4:
            way = 2
        traits.add(MERGE_WAY + way, 1.0)

    def _ways_home(self, table: Table, traits: Traits) -> None:
        farthest: i64 = 0
        drowning: i64 = 0
        for seat in range(table.players):
            steps: i64 = _steps(table, seat, 1 << LANDING, 8)
            farthest = max(farthest, steps)
            here: i64 = bit(table.at[seat])
            if table.flooded & here != 0 and reach.swim(table, seat) == 0:
                drowning += self._chances[table.at[seat]]
        traits.mark(HOME_WAY + farthest)
        if table.captured == prospects.ALL_TREASURES:
            traits.mark(HOME_LAST + farthest)
        traits.share(PAWN_RISK, drowning, 1024)


def _steps(table: Table, seat: i64, goals: i64, most: i64) -> i64:
    """How many moves a pawn needs to one of the goals, by itself; ``most`` if that many or more, or it never comes."""
    seen: i64 = bit(table.at[seat])
    edge: i64 = seen
    steps: i64 = 0
    role: i64 = table.roles[seat]
    while seen & goals == 0:
        steps += 1
        if steps >= most:
            return most
        edge = ALL_TILES & ~table.sunk if role == PILOT else prospects.one_move(table, role, edge)
        edge &= ~seen
        if edge == 0:
            return most
        seen |= edge
    return steps
