"""What else there is to know of a move, in words: its price, its card, what it gives."""

from islario.games.robinson import island
from islario.games.robinson.box.cards import CARDS, HAMMOCK
from islario.games.robinson.components import BED, SOURCE, SPACES, TERRAIN
from islario.games.robinson.effects.specs import SOURCES, TERRAINS
from islario.games.robinson.notation import TARGETS, USED, USES
from islario.games.robinson.planning import costs, targets
from islario.games.robinson.queries import has_item
from islario.games.robinson.screen.cards import option_of, text_of
from islario.games.robinson.screen.sheet import Sheet


class Remarks(Sheet):
    """What is said beside each move that is offered."""

    def remark(self, move: str) -> str:
        """What else there is to know of a move."""
        verb, _, rest = move.partition(" ")
        if verb == "plan":
            return self._price_of(rest)
        asking = self.view["asking"]
        if verb == "option" and asking is not None and asking["kind"] == "option":
            told = [option for option in asking["options"] if option["option"] == int(rest)]
            return option_of(self.words, self.view, told[0]) if told else ""
        if verb == "tile":
            return self.tile(int(rest))
        if verb == "source":
            return self._source(*rest.split(" "))
        if verb == "confirm":
            left = self.view["pawns_left"].get(str(self.view["seat"]), 0)
            return self.say("screen-remark-confirm", pawns=self.say("amount-pawns", n=left)) if left else ""
        card = self._card_of(verb, rest)
        if card:
            return " ".join(text_of(self.words, self.view, card))
        if verb == "slot" or verb in ("support", "lead", "take_back", "first"):
            number = rest.split(" ")[0]
            return next((self.target(slot["target"]) for slot in self.view["plan"] if str(slot["slot"]) == number), "")
        return ""

    def _source(self, space: str, which: str) -> str:
        """What a source gives; the terrain of a tile is one too, where it can be covered."""
        place = SPACES.index(space)
        if not which.isdigit():
            return ""
        kind = island.source(self.table, place, int(which) - 1)
        return self.words.name("source", SOURCES[kind]) if kind >= 0 else ""

    def _card_of(self, verb: str, rest: str) -> str:
        """The card that a move uses or names, if it does."""
        if verb == "use":
            card = USED[USES.index(rest.split(" ")[0])]
            return card if card in CARDS else ""
        kinds = {"invention": "invention", "token": "discovery"}
        return f"{kinds[verb]} {rest}" if verb in kinds else ""

    def _price_of(self, written: str) -> str:
        """The pawns that an action needs, and what it costs."""
        named = written.removesuffix(" friday").removesuffix(" jenny")
        way = 0
        if named not in TARGETS:
            named, _, paid = named.rpartition(" ")
            way = costs.WAYS.index(paid)
        target = TARGETS.index(named)
        pawns_needed = int(costs.fewest(self.table, target) + costs.field_surcharge(self.table, target))
        told = self.say(
            "screen-remark-plan",
            pawns=self.say("amount-pawns", n=pawns_needed),
            cost=self.amounts(costs.price(self.table, target, way)) or "none",
        )
        if target <= targets.RIGHT:
            card = self.view["threats"][target]
            return f"{self.card(card)}; {told}" if card is not None else told
        if named not in ("camp", "rest"):
            return told
        if named == "camp":
            gain = self.say("screen-remark-camp", four="yes" if self.table.setup.players == 4 else "no")
        else:
            gain = self.say("screen-remark-rest", place="none" if written.endswith(" jenny") else self._place_to_rest())
        return f"{told}; {gain}"

    def _place_to_rest(self) -> str:
        """Where somebody who rests lies: a Bed counts before the Hammock (REST-6)."""
        if has_item(self.table, BED):
            return "bed"
        return "hammock" if self.table.treasures[HAMMOCK] > 0 else "none"

    def tile(self, number: int) -> str:
        """A tile that lies nowhere yet."""
        kinds = [SOURCE[2 * number], SOURCE[2 * number + 1]]
        told = [self.words.name("terrain", TERRAINS[TERRAIN[number]])]
        told += [self.words.name("source", SOURCES[kind]) for kind in kinds if kind >= 0]
        return self.say("screen-tile", number=number, what=", ".join(told))

    def target(self, written: str) -> str:
        """What is planned, "build rope", as a phrase."""
        head, *rest = written.split(" ")
        a, b = [*rest, "none", "none"][:2]
        if head == "build" and self.words.knows(f"invention-{a}"):
            a = self.words.name("invention", a)
        return self.words.say(f"target-{head}", a=a, b=b)
