"""All that lies beside the island, in lines of words."""

from collections.abc import Mapping
from typing import Any, Final

from islario.core.bits import places
from islario.games.robinson import island, marks
from islario.games.robinson.box.cards import MYSTERIES, MYSTERY_USES
from islario.games.robinson.components import (
    BUILD,
    BUILDABLE,
    EXPLORE,
    FIRST_OF_SCENARIO,
    FOOD,
    FUR,
    HUNT,
    INVENTIONS,
    NEED_ITEMS,
    NEED_TERRAIN,
    PRESERVED,
    SECOND_OF_SCENARIO,
    SPACES,
    TOTEM_COUNT,
    WOOD,
    invention_name,
)
from islario.games.robinson.effects.finds import owner
from islario.games.robinson.effects.specs import SOURCES, TERRAINS
from islario.games.robinson.effects.tokens import is_token
from islario.games.robinson.notation import TARGETS
from islario.games.robinson.planning import costs, pawns, targets
from islario.games.robinson.screen.cards import later_of, text_of, threat_of
from islario.games.robinson.screen.remarks import Remarks
from islario.games.robinson.state import PAWNS, SLOT_SIZE

HELPS: Final = (
    "weapon temp_weapon palisade roof wood food fur det heal morale cloud animals trap monster mystery roll lost_item "
    "token remedy top_beast"
).split()
"""What a use can help with, by the bits of uses.relief."""


class Page(Remarks):
    """The whole view: cards, the plan, what is in force, what is asked."""

    # -- cards ---------------------------------------------------------------------------------------------

    def threats(self) -> list[str]:
        """The two threat cards, with what they need and what they threaten."""
        lines: list[str] = []
        for side, card in zip(("left", "right"), self.view["threats"], strict=True):
            if card is None:
                lines.append(self.say("screen-no-threat", side=side))
                continue
            lines.append(self.say("screen-threat", side=side, card=self.card(card)))
            lines += [f"  {paragraph}" for paragraph in threat_of(self.words, self.view, card)]
        return lines

    def supplies(self) -> list[str]:
        """What can be built, what is there, what lies in the piles."""
        view = self.view
        lines = [self._buildings(), *self._inventions()]
        if view["built"]:
            built = [self.words.name("invention", name) for name in view["built"]]
            lines.append(self.say("screen-built", items=", ".join(built)))
        if view["items"]:
            items = [self._uses(self.words.name("item", name), n) for name, n in view["items"].items()]
            lines.append(self.say("screen-starting-items", items=", ".join(items)))
        if view["tokens"]:
            tokens = [self._times(self.card(f"discovery {name}"), n) for name, n in view["tokens"].items()]
            lines.append(self.say("screen-tokens", tokens=", ".join(tokens)))
        if view["treasures"]:
            treasures = [self._treasure(name, n) for name, n in view["treasures"].items()]
            lines.append(self.say("screen-treasures", treasures=", ".join(treasures)))
        return [*lines, *self._piles(), self.say("screen-about-hint")]

    def _buildings(self) -> str:
        shelter = [self.amounts(costs.price(self.table, targets.ROOF, way)) for way in (costs.IN_WOOD, costs.IN_FUR)]
        weapon = self.amounts(costs.price(self.table, targets.WEAPON, costs.IN_WOOD))
        building = self.say("text-or", one=shelter[0], other=shelter[1])
        return self.say("screen-buildings", building=building, weapon=weapon)

    def _inventions(self) -> list[str]:
        """The open inventions: those that can be built, with their costs, and the others, with what is missing."""
        ready: list[str] = []
        rest: list[str] = []
        table = self.table
        own = [place for place in (FIRST_OF_SCENARIO, SECOND_OF_SCENARIO) if not (table.built >> place) & 1]
        for place in [*places(table.open), *own]:
            name = self.words.name("invention", invention_name(table.setup.scenario, place))
            missing = self._missing(place)
            if missing:
                about = self.say("screen-missing", things=", ".join(missing))
            else:
                about = self._cost(targets.of_invention(table.setup.scenario, place))
            seat = owner(table, place) if place < FIRST_OF_SCENARIO else -1
            if seat >= 0:
                whose = self.say("screen-own", character=self.words.seats[seat])
                about = f"{about}, {whose}" if about else whose
            (rest if missing else ready).append(self.say("screen-invention", name=name, about=about or "none"))
        lines = [self.say("screen-can-build", inventions=self.some(ready))]
        return [*lines, self.say("screen-cannot-build", inventions=", ".join(rest))] if rest else lines

    def _cost(self, target: int) -> str:
        """What building something costs, in the ways in which it can be paid."""
        told = self.amounts(costs.price(self.table, target, costs.IN_WOOD))
        if costs.has_way(self.table, target, costs.IN_FUR):
            told = self.say("text-or", one=told, other=self.amounts(costs.price(self.table, target, costs.IN_FUR)))
        return told

    def _missing(self, place: int) -> list[str]:
        """The terrains, items and goods that an invention still lacks."""
        table = self.table
        at = BUILDABLE * table.setup.scenario + place
        told = [
            self.words.name("terrain", TERRAINS[kind]) for kind in places(NEED_TERRAIN[at] & ~island.terrains(table))
        ]
        told += [self.words.name("invention", INVENTIONS[item]) for item in places(NEED_ITEMS[at] & ~table.built)]
        target = targets.of_invention(table.setup.scenario, place)
        lacks = [self._lacking(costs.price(table, target, way)) for way in (costs.IN_WOOD, costs.IN_FUR)
                 if costs.has_way(table, target, way)]  # fmt: skip
        return told if 0 in lacks else [*told, self.amounts(lacks[0])]

    def _lacking(self, cost: int) -> int:
        """How much of a cost does not lie unreserved in the camp."""
        free = [self.table.stock[resource] - self.table.reserved[resource] for resource in range(4)]
        return costs.pack(
            max(0, costs.wood_of(cost) - free[WOOD]),
            max(0, costs.food_of(cost) - free[FOOD] - free[PRESERVED]),
            max(0, costs.fur_of(cost) - free[FUR]),
        )

    def _uses(self, name: str, n: int) -> str:
        return self.say("screen-uses", name=name, n=n)

    def _times(self, name: str, n: int) -> str:
        return self.say("screen-times", name=name, n=n) if n > 1 else name

    def _treasure(self, name: str, n: int) -> str:
        kind = "adventure" if name == "surprising_discovery" else "mystery"
        told = self.words.name(kind, name)
        counted = kind == "mystery" and MYSTERY_USES[MYSTERIES.index(name)] > 0
        return self._uses(told, n) if counted else told

    def _piles(self) -> list[str]:
        decks, seen = self.view["decks"], self.view["seen"]
        counts = {"hunting": decks["hunting"], "tiles": decks["tiles"], "tokens": decks["discoveries"]}
        events = decks["events"]
        lines = [self.say("screen-piles", book=events["book"], adventure=events["adventure"], **counts)]
        if events["added"]:
            lines.append(self.say("screen-added", cards=", ".join(self.card(card) for card in events["added"])))
        for end in ("top", "bottom"):
            if seen[f"hunting_{end}"] is not None:
                beast = f"beast {seen[f'hunting_{end}']}"
                text = " ".join(text_of(self.words, self.view, beast))
                lines.append(self.say(f"screen-known-beast-{end}", card=f"{self.card(beast)} ({text})"))
        if seen["event"] is not None:
            lines.append(self.say("screen-known-event", card=self.card(seen["event"])))
        if seen["tiles"]:
            told = "; ".join(self.tile(tile) for tile in reversed(seen["tiles"]))
            lines.append(self.say("screen-known-tiles", tiles=told))
        if self.view["waiting_beast"]:
            lines.append(self.say("screen-waiting-beast"))
        return lines

    # -- the plan --------------------------------------------------------------------------------------------

    def plan(self) -> list[str]:
        """The actions of the round: what, who, with how many pawns, at what cost, with dice or for sure."""
        view = self.view
        planning = view["asking"] is not None and view["asking"]["kind"] == "plan"
        lines: list[str] = []
        if view["plan"]:
            lines = [self.say("screen-plan"), *(f"  {self._slot(slot)}" for slot in view["plan"])]
        elif planning:
            lines = [self.say("screen-no-plan")]
        if planning:
            lines.append(self.say("screen-pawns", pawns=self.some([*map(self._free, view["pawns_left"].items())])))
        if planning and view["confirmed"]:
            seats = ", ".join(self.words.seat(seat) for seat in view["confirmed"])
            lines.append(self.say("screen-confirmed", seats=seats))
        return lines

    def _free(self, pawn: tuple[str, int]) -> str:
        who, n = pawn
        if who.isdigit():
            return self.say("screen-pawns-of", who=self.words.seat(int(who)), n=n)
        name = self.words.name("pawn", who)
        return self.say("screen-pawns-of", who=name, n=n) if n > 1 else name

    def _slot(self, slot: Mapping[str, Any]) -> str:
        number = slot["slot"] - 1
        there = int(pawns.count(self.table.plan[number * SLOT_SIZE + PAWNS]))
        needed = int(costs.needed(self.table, number))
        kind = targets.KIND[TARGETS.index(slot["target"])]
        if there < needed:
            outcome = "short"
        elif BUILD <= kind <= EXPLORE and there > needed:
            outcome = "adventure" if self.table.works(marks.THREAT_FIELD + kind, marks.ADVENTURE) else "sure"
        elif BUILD <= kind <= EXPLORE:
            outcome = "dice"
        else:
            outcome = "fight" if kind == HUNT else "certain"
        return self.say(
            "screen-slot",
            now="yes" if self.view["slot"] == slot["slot"] else "no",
            slot=slot["slot"],
            target=self.target(slot["target"]),
            performer=self.person(slot["performer"]),
            pawns=self.say("screen-slot-pawns", there=there, needed=needed, who=", ".join(self._helpers(slot))),
            cost=", ".join(self.say(f"amount-{name}", n=n) for name, n in slot["cost"].items()) or "none",
            outcome=self.say(f"screen-outcome-{outcome}"),
        )

    def _helpers(self, slot: Mapping[str, Any]) -> list[str]:
        counts: dict[str, int] = {}
        for pawn in slot["pawns"]:
            counts[pawn] = counts.get(pawn, 0) + 1
        names = {
            pawn: self.words.seats[int(pawn)] if pawn.isdigit() else self.words.name("pawn", pawn) for pawn in counts
        }
        return [self._times(names[pawn], n) for pawn, n in counts.items()]

    # -- what is in force ------------------------------------------------------------------------------------

    def effects(self) -> list[str]:
        """Every mark in words, with the card that it came from."""
        if not self.view["marks"]:
            return [self.say("screen-no-effects")]
        numbers = self._token_numbers()
        lines = [self.say("screen-effects")]
        for place, mark in enumerate(self.view["marks"]):
            number = f"({numbers[place]}) " if place in numbers else ""
            lines.append(f"  {number}{self._effect(mark)}")
        return lines

    def _token_numbers(self) -> dict[int, int]:
        """The numbers of the tokens by which they are named, when it is asked which of them leaves."""
        if self.view["asking"] is None or self.view["asking"]["kind"] != "mark":
            return {}
        tokens = [place for place, mark in enumerate(self.table.marks) if is_token(mark)]
        return {place: number for number, place in enumerate(tokens, 1)}

    def _effect(self, mark: Mapping[str, Any]) -> str:
        kind, place, value = mark["mark"], mark["at"], mark.get("value", 0)
        if place.startswith("seat_"):
            where = self.words.seat(int(place.removeprefix("seat_")))
        else:
            where = self.words.name("place", place)
        told = self.words.name("mark", kind)
        if kind == "marked_item":
            item = self.words.name("invention", invention_name(self.table.setup.scenario, value))
            told = self.say("force-marked_item", item=item)
        elif kind == "number":
            told = self.say("force-number", value=value, name=self._totem(value))
        elif kind in ("exhausted", "exhausted_second"):
            number = 0 if kind == "exhausted" else 1
            source = island.source(self.table, SPACES.index(place), number)
            if source >= 0:
                told = self.say("screen-space-exhausted", source=self.words.name("source", SOURCES[source]))
        elif self.words.knows(f"force-{kind}"):
            on = "tile" if place in SPACES else place
            told = self.say(f"force-{kind}", value=value, scenario=self.scenario, on=on)
        elif kind in ("later", "every_night") and mark["from"] is not None:
            told = "; ".join(later_of(self.words, mark["from"])) or told
        card = "none" if mark["from"] is None else self.card(mark["from"])
        fresh = "yes" if mark.get("fresh") else "no"
        return self.say("screen-effect", place=f"{where[0].upper()}{where[1:]}", mark=told, card=card, fresh=fresh)

    def _totem(self, number: int) -> str:
        """What the totem of a number is called; where the scenario says so, further ones are like the last."""
        last = int(TOTEM_COUNT[self.table.setup.scenario])
        if last > 0 and not self.table.setup.rules.totems_end:
            number = min(number, last)
        key = f"s{self.scenario}_{number}"
        return self.words.name("totem", key) if self.words.knows(f"totem-{key}") else "none"

    # -- what is asked ---------------------------------------------------------------------------------------

    def asked(self) -> list[str]:
        """Who is asked what, by which card."""
        asking = self.view["asking"]
        if asking is None:
            return []
        seats = ", ".join(self.words.seat(seat) for seat in self.view["waiting_for"])
        lines = [self.say("screen-asked", seats=seats, question=self.words.name("asking", asking["kind"]))]
        if "card" in asking:
            lines.append(f"  {self.card(asking['card'])}:")
            lines += [f"    {paragraph}" for paragraph in text_of(self.words, self.view, asking["card"])]
        if asking["kind"] == "window":
            lines += self._window()
        step = asking.get("for", {}).get("step", "")
        if self.words.knows(f"ask-{step}"):
            question = self.say(f"ask-{step}", b=asking["for"].get("b", 0))
            lines.append(f"  {question}")
        return lines

    def _window(self) -> list[str]:
        """What is about to happen, and what would help."""
        agenda = self.view["agenda"]
        helps = agenda[-1].get("a", 0)
        if not helps:
            return [f"  {self.say('screen-pause')}"]
        lines: list[str] = []
        step: dict[str, Any] = agenda[-2] if len(agenda) > 1 else {"step": ""}
        if self.words.knows(f"next-{step['step']}"):
            who = self.person(step["who"]) if "who" in step else "none"
            coming = self.say(f"next-{step['step']}", n=abs(step.get("a", 0)), who=who)
            lines.append(f"  {coming}")
        if step["step"] == "roll_window":
            faces = [self.words.name("face", face) for face in self.view["dice"]]
            lines.append(f"  {self.say('screen-dice', dice=self.some(faces))}")
        told = [self.say(f"relief-{name}") for place, name in enumerate(HELPS) if helps >> place & 1]
        return [*lines, f"  {self.say('screen-helps', helps=', '.join(told))}"]
