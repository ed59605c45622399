"""How effects are read from cards: each is one step.

An effect is a table with exactly one name of ``EFFECTS`` (effects.specs) and, where it takes them, modifiers:
``{wood = -2, possible = true}``. A list of effects becomes rows of a program, three numbers each
(step, first value, second value), and is named by one number: where it begins, and how many rows it
has. What cannot be read is refused with the file, the card and the field; so is what could be read
but would do nothing: an effect where nobody and no place is meant, a number or a modifier that its step
does not look at.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from islario.core.fields import Value
from islario.core.reasons import IslarioError, Reason, quoted
from islario.games.robinson.effects import specs
from islario.games.robinson.effects.limits import (
    AFTERWARDS,
    MOST,
    ON_A_SPACE,
    ON_REWARD,
    SOMEBODYS,
    TOKENS_AT,
)
from islario.games.robinson.effects.specs import EFFECTS, EffectSpec, named

POSSIBLE: Final = 1
"""The modifier ``possible``: no wounds where it cannot be done."""
KEEP_MARK: Final = 256
"""The modifier ``keep`` of ``marked``: the special wound stays."""

MODIFIERS: Final[dict[str, list[str]]] = {
    specs.TOKEN: ["at"],
    specs.NAMED_EFFECTS: ["effects"],
    specs.INVENTION_EFFECTS: ["effects"],
    specs.NUMBER_EFFECTS: ["effects"],
}
"""The modifiers that every effect of a kind takes."""


class BadComponents(IslarioError):
    """A file of the box that cannot be read; the reason names file, card and field."""


class CardValue(Value):
    """A value on a card. It is refused with file, card and field."""

    def __init__(self, reader: "Reader", value: Any) -> None:
        super().__init__(value)
        self._reader = reader

    def wrong(self, kind: str, **values: Any) -> IslarioError:
        if self.value is None:  # no file can write that: the field is not there
            return self._reader.bad("missing")
        if kind == "text":  # all texts of the box are names
            return self._reader.bad("name", self.value)
        return self._reader.bad(kind, self.value)


class Reader:
    """Reads the effects of one file into a program that all files share."""

    def __init__(self, program: list[int], inventions: dict[str, int]) -> None:
        self.program = program
        self.inventions = inventions
        self.file = ""
        self.card = ""
        self.field = ""
        self.home = ""
        """The scenario that the card belongs to, if it belongs to one."""
        self.place = ON_REWARD
        """Where the effects that are read stand."""
        self.somebody = True
        """Whether it is known whom they are about."""
        self.origins: dict[int, tuple[str, str, str]] = {}
        """The file, the name and the scenario of every card that was found, by the identity of its table."""
        self.inside: dict[int, str] = {}
        """The path of every table within a card, by its identity: what stands before its own fields."""
        self.written: dict[int, list[Any]] = {}
        """Every list of effects as its card has it, by the number that names it."""

    def bad(self, problem: str, value: object = "") -> BadComponents:
        values = {"file": self.file, "entry": self.card, "field": self.field, "value": quoted(value)}
        return BadComponents(Reason(f"box_{problem}", values))

    def number(self, value: Any, low: int = -20, high: int = 20) -> int:
        return CardValue(self, value).number(low, high)

    def text(self, value: Any) -> str:
        return CardValue(self, value).text()

    def mapping(self, value: Any) -> Mapping[str, Any]:
        """A table with something in it."""
        found = CardValue(self, value).mapping()
        if not found:
            raise self.bad("mapping", value)
        return found

    def flag(self, value: Any) -> bool:
        return CardValue(self, value).flag()

    def one_of(self, value: Any, names: Sequence[str]) -> int:
        return CardValue(self, value).name(names)

    def set_of(self, value: Any, names: Sequence[str], low: int = 0, high: int = 63) -> int:
        """Some of the names, none of them twice, as bits."""
        found = 0
        for name in self.listed(value, low, high):
            bit = 1 << self.one_of(name, names)
            if found & bit:
                raise self.bad("name", name)
            found |= bit
        return found

    def invention(self, value: Any) -> int:
        return self.one_of(value, list(self.inventions))

    def listed(self, value: Any, low: int = 0, high: int = 63) -> Sequence[Any]:
        found = CardValue(self, value).listed()
        if not low <= len(found) <= high:
            raise self.bad("list", value)
        return found

    def effects_at(self, value: Any, place: str) -> int:
        """A list of effects that stands in a certain place of a card."""
        self.place, self.somebody = place, place in SOMEBODYS
        return self.effects(value)

    def effects(self, value: Any) -> int:
        """A list of effects, as the number that names it."""
        value = self.listed(value)
        found = self._store([self._effect(effect) for effect in value])
        self.written[found] = list(value)
        return found

    def _inner(self, value: Any, outer: str) -> int:
        """A list of effects inside another one, which may change whom and what it is about."""
        place, somebody = self.place, self.somebody
        self.somebody = somebody or outer in ("each", "first", "marked")
        if outer == "later":
            self.place = ON_REWARD if somebody else AFTERWARDS
        found = self.effects(value)
        self.place, self.somebody = place, somebody
        return found

    def _part(self, effect: dict[str, Any], key: str) -> Any:
        """What an effect has to say beside its name."""
        if key not in effect:
            self.field += f".{key}"
            raise self.bad("missing")
        return effect[key]

    def _store(self, rows: list[tuple[int, int, int]]) -> int:
        start = len(self.program) // 3
        for row in rows:
            self.program.extend(row)
        return start << 6 | len(rows)

    def _effect(self, effect: Any) -> tuple[int, int, int]:
        if not isinstance(effect, dict):
            raise self.bad("effect", effect)
        names = named(effect)
        if len(names) != 1:
            raise self.bad("effect", effect)
        name = names[0]
        spec = EFFECTS[name]
        for key in effect:
            if key != name and key not in _modifiers(name, spec, effect):
                raise self.bad("effect", key)
        self._check_place(name, spec, effect)
        return self._row(name, spec, effect)

    def _row(self, name: str, spec: EffectSpec, effect: dict[str, Any]) -> tuple[int, int, int]:
        """An effect as its step and two values."""
        step, kind = spec.step, spec.kind
        value = effect[name]
        flags = POSSIBLE if self.flag(effect.get("possible", False)) else 0
        flags |= self.number(effect["count"], 1, 9) << 8 if "count" in effect else 0
        if kind == specs.NUMBER:
            return self._counted(spec, value, flags, effect)
        if kind == specs.FLAG:
            if not self.flag(value):
                raise self.bad("effect", effect)
            return step, 1, flags
        if kind == specs.NAME:
            return step, self.one_of(value, spec.names), flags
        if kind == specs.EFFECT_LIST:
            return step, self._inner(value, name), flags
        if kind == specs.NAMED_EFFECTS:
            kept = KEEP_MARK if self.flag(effect.get("keep", False)) else 0
            return step, self.one_of(value, spec.names) | kept, self._inner(self._part(effect, "effects"), name)
        if kind == specs.OPTIONS:
            options = self.listed(value, 2, 8)
            return step, self._store([(self.effects(option), 0, 0) for option in options]), flags
        if kind == specs.TOKEN:
            return step, self.one_of(value, spec.names), self._token_place(name, value, effect)
        if kind == specs.INVENTIONS:
            return step, self.set_of(value, list(self.inventions), 1), flags
        if kind == specs.INVENTION_EFFECTS:
            return step, self.invention(value), self._inner(self._part(effect, "effects"), name)
        if kind == specs.NUMBER_EFFECTS:
            return step, self.number(value, 1), self._inner(self._part(effect, "effects"), name)
        packed = self._packed(value, spec.names)
        if kind == specs.MYSTERY:
            return step, packed, flags
        if packed & 15 == 0:  # a fight has a strength
            raise self.bad("effect", value)
        return step, packed & 15, packed >> 4

    def _check_place(self, name: str, spec: EffectSpec, effect: dict[str, Any]) -> None:
        """Refuse an effect where it means nothing."""
        if (spec.personal or spec.needs & specs.WHO) and not self.somebody:
            raise self.bad("effect", effect)
        if spec.scenarios and self.home not in spec.scenarios:
            raise self.bad("effect", effect)
        if spec.places is not None and self.place not in spec.places:
            raise self.bad("effect", effect)
        value = effect[name]
        if isinstance(value, str) and value in spec.names_at and self.place not in spec.names_at[value]:
            raise self.bad("effect", effect)
        if effect.get("at") == "here" and self.place not in ON_A_SPACE:
            raise self.bad("effect", effect)

    def _counted(self, spec: EffectSpec, value: Any, flags: int, effect: dict[str, Any]) -> tuple[int, int, int]:
        """An effect with a number, within its limits."""
        number = self.number(value, -MOST if spec.signed else 1, spec.most)
        if number == 0:
            raise self.bad("number", value)
        if number > 0 and spec.signed and flags & POSSIBLE:
            raise self.bad("effect", effect)
        if "cured" in effect:
            flags = 1 + self.number(effect["cured"], 0)
        return spec.step, number, flags

    def _token_place(self, name: str, token: str, effect: dict[str, Any]) -> int:
        """Where a token is put; one is taken away only from a place that has a name."""
        self.one_of(token, specs.TOKENS)
        places = [place for place in TOKENS_AT[token] if name == "token" or specs.TOKEN_PLACES[place] < specs.HERE]
        return specs.TOKEN_PLACES[places[self.one_of(self._part(effect, "at"), places)]]

    def _packed(self, value: Any, names: Sequence[str]) -> int:
        """A table of small numbers, four bits each, in the order of the names."""
        if not isinstance(value, dict) or not value:
            raise self.bad("effect", value)
        for name in value:
            self.one_of(name, names)
        return sum(self.number(value[name], 1, 15) << (4 * place) for place, name in enumerate(names) if name in value)


def _modifiers(name: str, spec: EffectSpec, effect: dict[str, Any]) -> list[str]:
    """The modifiers that an effect may have."""
    found = [*MODIFIERS.get(spec.kind, []), *spec.modifiers]
    if spec.possible:
        found.append("possible")
    if effect[name] in spec.counted:
        found.append("count")
    return found
