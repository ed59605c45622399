"""What a card does, in sentences that are composed from its effects.

No card has a text of its own. Every effect (``effects.specs``) is a clause of the locale files
(``effect-wounds``), every part of a card a frame for clauses (``text-threat``). Only what a card does
beyond its effects, by a rule of its own in the engine, is a clause that bears its name (``passive-pit``).
Where the printed card counts and differs (the option ``errata``), it is told as printed (``passive-pit_printed``).
"""

from typing import Any, Final

from islario.games.robinson.box.reading import read_file
from islario.games.robinson.components import ITEM_USES, PRINTED_DEFENSE_PRICE
from islario.games.robinson.effects.specs import (
    EFFECT_LIST,
    EFFECTS,
    FIGHT,
    INVENTION_EFFECTS,
    INVENTIONS,
    MYSTERY,
    NAMED_EFFECTS,
    NUMBER_EFFECTS,
    OPTIONS,
    TOKEN,
    named,
)
from islario.games.robinson.scenarios.registry import SCENARIOS
from islario.words import Words

Effects = list[dict[str, Any]]
Card = dict[str, Any]
Part = tuple[str, list[str]]
"""A paragraph of a card: what it is ("threat", "rule"; most are just "text"), and its clauses."""

_RESOURCES: Final = ("wood", "food", "preserved", "fur")


def _cards() -> dict[str, Card]:
    """Every card of the box by its name, such as "event storm_a"."""
    events, adventures, mysteries = read_file("events"), read_file("adventures"), read_file("mysteries")
    pieces, scenarios = read_file("pieces"), read_file("scenarios")["scenarios"]
    kinds = {
        "event": [*events["book"], *events["adventure"]],
        "adventure": [card for colour in ("build", "gather", "explore") for card in adventures[colour]],
        "mystery": [card for kind in ("treasure", "monster", "trap") for card in mysteries[kind]],
        "beast": pieces["beasts"],
        "invention": [*pieces["inventions"], *(card for scenario in scenarios for card in scenario["inventions"])],
        "item": pieces["starting_items"],
        "wreckage": pieces["wreckage"],
        "discovery": pieces["discoveries"],
        "scenario": scenarios,
        "skill": pieces["skills"],
    }
    return {f"{kind} {card['id']}": card for kind, cards in kinds.items() for card in cards}


DESCRIBED: Final = _cards()
MORE_THAN_EFFECTS: Final = (
    "basket sack bed cellar diary drums furnace fireplace pot pit gold helmet barrel backpack boxes hammock bible "
    "economical_construction craftsmanship searching_talent child_of_fortune"
).split() + [name for scenario in SCENARIOS for name in scenario.passive]
"""What does something by a rule of its own."""
PRINTED_OTHERWISE: Final = ("passive-pit", "effect-corral", "passive-handyman", "passive-dangerous_terrain")
"""Clauses that differ where the printed card counts. The last two cards have theirs only there."""


def card_text(words: Words, card: str, errata: str = "rulebook", left: int | None = None) -> list[str]:
    """What a card does, in paragraphs; the card is named as in ``cards.CARDS``.

    ``left`` is how often it can still be used, where that is known.
    """
    return [text for _, text in card_parts(words, card, errata, left)]


def card_parts(words: Words, card: str, errata: str = "rulebook", left: int | None = None) -> list[tuple[str, str]]:
    """The same, each paragraph with what it is."""
    kind, name = card.split(" ")
    parts = Teller(words, kind, name, errata, left).parts(DESCRIBED[card])
    return [(part, _sentences(clauses)) for part, clauses in parts if clauses]


def _sentences(clauses: list[str]) -> str:
    return " ".join(f"{clause[0].upper()}{clause[1:]}." for clause in clauses)


class Teller:
    """Says one card in one language, as the rulebook has it or as it is printed."""

    def __init__(self, words: Words, kind: str, name: str, errata: str = "rulebook", left: int | None = None) -> None:
        self.words = words
        self.kind = kind
        self.name = name
        self.printed = errata == "printed"
        self.left = left
        self.missing: list[str] = []
        """The items without which the effects happen that are being told."""

    def parts(self, card: Card) -> list[Part]:
        """The paragraphs of the card."""
        if self.kind == "event":
            return self._event(card)
        if self.kind == "invention":
            return self._invention(card)
        if self.kind == "scenario":
            return self._scenario(card)
        if self.kind == "discovery" and self.name.startswith("scenario_"):
            return [(f"scenario_{number}", [self._scenario_token(number)]) for number in range(1, len(SCENARIOS) + 1)]
        return [("text", clauses) for clauses in self._plain(card)]

    def _plain(self, card: Card) -> list[list[str]]:
        """The paragraphs of a card that is read as a whole."""
        if self.kind == "adventure":
            return [*self._adventure(card), self._passive(), *self._uses(card), *self._after(card)]
        if self.kind == "mystery":
            return self._mystery(card)
        if self.kind == "beast":
            return [self.clauses([{"fight": card["fight"]}, *card.get("extra", [])], "meeter")]
        if self.kind == "wreckage":
            one, two = self._joined(card["one"], "performer"), self._joined(card["two"], "performer")
            return [[self._wreckage(1, one)], [self._wreckage(2, two)]]
        return [self._prices(card), *self._uses(card), self._passive()]

    # -- kinds of cards ----------------------------------------------------------------------------

    def _event(self, card: Card) -> list[Part]:
        threat = card["threat"]
        icon = self._say("text-book")
        if "icon" in card:
            icon = self._clause({"token": "adventure", "at": card["icon"]}, "performer")
        reward = self._joined(threat["reward"], "performer") if threat["reward"] else self._say("text-removed")
        name = self.words.name("threat", self.name)
        return [
            ("icon", [icon]),
            ("event", [self._say("text-event", effects=self._joined(card["event"], "first"))]),
            ("threat", [self._say("text-threat", name=name, needs=self._threat_needs(threat), effects=reward)]),
            ("strike", [self._say("text-strike", effects=self._strike(card))]),
        ]

    def _strike(self, card: Card) -> str:
        """What happens when an event slides off; what its threat action would have undone is there for good."""
        undone = {word for effect in card["threat"]["reward"] for word in effect}
        if not card["effect"] and undone & {"uncover", "flip_up"}:
            return self._say("text-stays_covered" if "uncover" in undone else "text-stays_closed")
        return self._joined(card["effect"], "first")

    def _threat_needs(self, threat: Card) -> str:
        needs = [self._amount("pawns", threat["pawns"])]
        if threat.get("different"):
            needs[0] += f" {self._say('text-pawns_apart')}"
        if "pay" in threat:
            paid = ", ".join(self._amount(name, amount) for name, amount in threat["pay"].items())
            for name, amount in threat.get("pay_or", {}).items():
                paid = self._say("text-or", one=paid, other=self._amount(name, amount))
            if "instead" in threat:
                paid = self._say("text-or", one=paid, other=self._item(threat["instead"]))
            needs.append(paid)
        if "item" in threat:
            needs.append(self._item(threat["item"]))
        if "weapon" in threat:
            needs.append(self._say("text-weapon", n=threat["weapon"]))
        return ", ".join(needs)

    def _adventure(self, card: Card) -> list[list[str]]:
        """The upper part: what happens, or what the performer decides between."""
        if "decide" in card:
            options = []
            for effects, shuffled in zip(card["decide"], card["shuffled"], strict=True):
                end = [self._say("text-shuffle" if shuffled else "text-discard")]
                options.append("; ".join(self.clauses(effects, "performer") + end))
            return [[self._say("text-decide", who=self._subject("performer"), options=self._options(options))]]
        clauses = self.clauses(card["top"], "performer") or [self._say("text-nothing")]
        return [clauses + ([self._say("text-shuffle")] if card["shuffle"] else [])]

    def _after(self, card: Card) -> list[list[str]]:
        """The part that counts when the card comes out of the event deck."""
        if not card.get("after"):
            return []
        clauses = self.clauses(card["after"], "first")
        clauses += [self._say("text-again")] if card.get("again") else []
        name = self.words.name("aftermath", self.name)
        return [[self._say("text-after", name=name, effects="; ".join(clauses))]]

    def _mystery(self, card: Card) -> list[list[str]]:
        clauses = self.clauses(card["effect"], "drawer")
        kept = [self._say("text-keep")] if card.get("keep") else []
        shuffled = [self._say("text-shuffle")] if card.get("shuffle") else []
        uses = self._uses(card)
        told = clauses + kept + shuffled or self._passive() or [self._say("text-nothing")]
        passive = [] if told == self._passive() else self._passive()
        return [told, passive, *uses, *self._after(card)]

    def _invention(self, card: Card) -> list[Part]:
        needs = [self.words.name("terrain", name) for name in card.get("terrain", [])]
        needs += [self._item(name) for name in card.get("items", [])]
        cost = ", ".join(self._amount(name, card[name]) for name in ("wood", "food", "fur") if name in card)
        if "or_fur" in card:
            cost = self._say("text-or", one=cost, other=self._amount("fur", card["or_fur"]))
        told: list[Part] = [("needs", [self._say("text-needs", needs=", ".join(needs + ([cost] if cost else [])))])]
        if "owner" in card:
            told.append(("owner", [self._say("text-owner", character=self.words.name("character", card["owner"]))]))
        about = [self._say(f"text-{field}") for field in ("repeatable", "place") if card.get(field)]
        does = [self._passive(), *self._pawns(card)]
        if "built" in card:
            does.append([self._say("text-built", effects=self._joined(card["built"], "performer"))])
        does = does if any(does) else [[self._say("text-tool")]]
        return [*told, *(("text", clauses) for clauses in (about, *does))]

    def _wreckage(self, pawns: int, effects: str) -> str:
        return self._say("text-wreckage", pawns=self._amount("pawns", pawns), effects=effects)

    def _scenario_token(self, number: int) -> str:
        """What a token with the sign of the scenarios does in one of them."""
        scenario = read_file("scenarios")["scenarios"][number - 1]
        card = next(token for token in scenario["discoveries"] if token["token"] == self.name)
        name = self.words.name("discovery", self.name.replace("scenario", f"s{number}"))
        effects = "; ".join(clause for part in self._uses(card) for clause in part)
        return self._say("text-token", scenario=self.words.name("scenario", str(number)), name=name, effects=effects)

    def _scenario(self, card: Card) -> list[Part]:
        number = [key for key in DESCRIBED if key.startswith("scenario ")].index(f"scenario {self.name}") + 1
        told: list[Part] = [
            ("goal", [self._say(f"text-goal-{number}")]),
            ("rounds", [self._say("text-rounds", n=card["rounds"])]),
            ("book", [self._say("text-book_effect", effects=self._joined(card.get("book", []), "first"))]),
        ]
        temples = SCENARIOS[number - 1].temples
        totems = card.get("totems") or [[] for _ in temples]
        for place, effects in enumerate(totems):
            does = self._temple(temples[place]) if place < len(temples) else self._joined(effects, "performer")
            name = self.words.name("totem", f"s{number}_{place + 1}")
            told.append(("totem", [self._say("text-named", name=name, effects=does)]))
        rule = 1
        while self.words.knows(f"text-rule-{number}-{rule}"):
            told.append(("rule", [self._say(f"text-rule-{number}-{rule}")]))
            rule += 1
        return told

    def _temple(self, wanted: dict[str, int]) -> str:
        return self._say("text-temple", wanted=", ".join(self._amount(*part) for part in wanted.items()))

    # -- what things share -------------------------------------------------------------------------

    def _prices(self, card: Card) -> list[str]:
        """What a use costs, and what has to be there for it."""
        told = []
        if "price" in card:
            cheaper = self.printed and self.name == "defense_plan"
            price = [self._amount("det", PRINTED_DEFENSE_PRICE if cheaper else card["price"])]
            price += [self._amount("food", card["food"])] if "food" in card else []
            told.append(self._say("text-price", needs=", ".join(price)))
        needs = [self._say("text-weapon", n=card["weapon"])] if "weapon" in card else []
        needs += [self._item(card["item"])] if "item" in card else []
        return told + ([self._say("text-needs", needs=", ".join(needs))] if needs else [])

    def _uses(self, card: Card) -> list[list[str]]:
        """How something is used: when, how often, with which effects; or as a pawn."""
        told = self._pawns(card)
        if card.get("use"):
            who = "fighter" if card.get("when") == "fight" else "user"
            when = self.words.name("when", card["when"]) if "when" in card else self._say("text-any_time")
            effects = self._joined(card["use"], who)
            told.append([self._say("text-use", when=when, uses=self._how_often(card), effects=effects)])
        return told

    def _how_often(self, card: Card) -> int | str:
        if self.kind == "item":
            return ITEM_USES if self.left is None else self.left
        if self.kind == "skill":
            return "round"
        if self.kind == "discovery":
            return "fight" if card.get("reusable") else 1
        uses: int = card.get("uses", 0)
        if uses and self.left is not None:
            return self.left
        return uses or ("fight" if card.get("when") == "fight" else "always")

    def _pawns(self, card: Card) -> list[list[str]]:
        if "pawn" not in card:
            return []
        uses = "round" if self.kind == "invention" else self._how_often(card)
        fields = ", ".join(
            self._say("text-totem_pawn") if name == "totem" else self.words.name("field", name) for name in card["pawn"]
        )
        return [[self._say("text-pawn", uses="round" if uses == "always" else uses, fields=fields)]]

    def _passive(self) -> list[str]:
        """What a thing does beyond its effects, if anything."""
        key = f"passive-{self.name}"
        told = self.name in MORE_THAN_EFFECTS or (self.printed and key in PRINTED_OTHERWISE)
        return [self._say(key, uses=ITEM_USES if self.left is None else self.left)] if told else []

    # -- effects -----------------------------------------------------------------------------------

    def clauses(self, effects: Effects, who: str) -> list[str]:
        """A clause for each effect; ``who`` names whom they are about."""
        return [self._clause(effect, who) for effect in effects]

    def _joined(self, effects: Effects, who: str) -> str:
        return "; ".join(self.clauses(effects, who)) or self._say("text-nothing")

    def _clause(self, effect: dict[str, Any], who: str) -> str:
        (name,) = named(effect)
        clause = self._said(name, effect, who)
        return self._say("effect-possible", effect=clause) if effect.get("possible") else clause

    def _said(self, name: str, effect: dict[str, Any], who: str) -> str:
        value = effect[name]
        kind = EFFECTS[name].kind
        if kind == EFFECT_LIST:  # about each player, or the first one
            return "; ".join(self.clauses(value, name))
        if kind == OPTIONS:
            options = [self._joined(option, who) for option in value]
            return self._say("effect-choose", options=self._options(options))
        if kind == NAMED_EFFECTS and name == "marked":
            ends = [] if effect.get("keep") else [self._say("effect-unmark")]
            return "; ".join(self.clauses(effect["effects"], value) + ends)
        if kind in (NAMED_EFFECTS, INVENTION_EFFECTS, NUMBER_EFFECTS):
            still = kind == INVENTION_EFFECTS and value in self.missing
            self.missing += [value] if kind == INVENTION_EFFECTS else []
            effects = self._joined(effect["effects"], who)
            if kind == INVENTION_EFFECTS:
                self.missing.pop()
            item = self._item(value) if kind == INVENTION_EFFECTS else ""
            key = "effect-still_missing" if still else f"effect-{name}"
            return self._say(key, what=value, item=item, n=value, effects=effects)
        if kind == TOKEN:
            token, place = self.words.name("piece", value), self.words.name("at", effect["at"])
            return self._say(f"effect-{name}", token=token, place=place)
        if kind == INVENTIONS:
            items = ", ".join(self._item(item) for item in value)
            return self._say(f"effect-{name}", n=len(value), items=items)
        if kind == MYSTERY:
            return self._say(f"effect-{name}", wanted=", ".join(self._amount(*part) for part in value.items()))
        if kind == FIGHT:
            return self._fight(value, who)
        return self._simple(name, effect, who)

    def _simple(self, name: str, effect: dict[str, Any], who: str) -> str:
        """An effect with a number, a name, or nothing but itself."""
        value = effect[name]
        number = value if isinstance(value, int) else 0
        counts = EFFECTS[name].counts
        amount = self._amount(counts, number) if counts else ""
        wound = self.words.name("mark", value) if name == "special_wound" else ""
        return self._say(
            "effect-resource" if name in _RESOURCES else f"effect-{name}",
            who=self._subject(who),
            what=value,
            n=abs(number),
            sign="gain" if number > 0 else "lose",
            amount=amount,
            wound=wound,
            cured=effect.get("cured", "no"),
            count=effect.get("count", 1),
        )

    def _fight(self, fight: dict[str, int], who: str) -> str:
        loot = [self._amount(name, fight[name]) for name in ("food", "fur") if name in fight]
        return self._say(
            "effect-fight",
            who=self._subject(who),
            strength=fight["strength"],
            weapons=self._amount("weapon", fight["weapon"]) if "weapon" in fight else "none",
            loot=", ".join(loot) or "none",
            palisade=self._amount("palisade", fight["palisade"]) if "palisade" in fight else "none",
        )

    # -- words -------------------------------------------------------------------------------------

    def _say(self, key: str, **values: Any) -> str:
        printed = self.printed and key in PRINTED_OTHERWISE
        return self.words.say(f"{key}_printed" if printed else key, **values)

    def _subject(self, who: str) -> str:
        """Whom a clause is about: a name of the family ``who``, or a special wound that they have."""
        if self.words.knows(f"who-{who}"):
            return self.words.name("who", who)
        return self._say("who-marked", wound=self.words.name("mark", who))

    def _amount(self, what: str, number: int) -> str:
        return self._say(f"amount-{what}", n=abs(number))

    def _item(self, name: str) -> str:
        return self.words.name("invention", name)

    def _options(self, options: list[str]) -> str:
        """Choices, numbered like the answers to the question."""
        return " / ".join(
            self._say("text-option", number=number, effects=effects) for number, effects in enumerate(options, 1)
        )
