"""What the face of a card shows, by names of signs: the page draws them."""

from collections.abc import Iterator
from typing import Final

from islario.games.robinson.box.reading import read_file
from islario.games.robinson.effects.specs import (
    EFFECT_LIST,
    EFFECTS,
    INVENTION_EFFECTS,
    NAME,
    NAMED_EFFECTS,
    NUMBER_EFFECTS,
    OPTIONS,
    TOKEN,
    named,
)
from islario.games.robinson.screen.texts import DESCRIBED, Effects

_PARTS: Final = ("event", "effect", "top", "decide", "after")
"""What a card does, in the order in which it comes; not what people can do about it."""


def _decks() -> dict[str, str]:
    """Card -> the sign of the deck that it comes from; treasures are drawn themselves."""
    events, mysteries = read_file("events"), read_file("mysteries")
    kinds = {
        "event": {"book": events["book"], "event": events["adventure"]},
        "adventure": read_file("adventures"),
        "mystery": {deck: mysteries[deck] for deck in ("monster", "trap")},
    }
    return {
        f"{kind} {card['id']}": deck for kind, decks in kinds.items() for deck, cards in decks.items() for card in cards
    }


_DECKS: Final = _decks()


def face_of(card: str) -> list[str]:
    """The sign of its deck, then those of what it does, each once; none for cards with a picture of their own."""
    if card not in _DECKS:
        return []
    described = DESCRIBED[card]
    lists = [described[part] for part in _PARTS if part in described]
    return [_DECKS[card], *dict.fromkeys(sign for effects in lists for sign in _signs(effects))]


def _signs(effects: Effects | list[Effects]) -> Iterator[str]:
    """Signs for a list of effects, or for several lists to choose from."""
    for effect in effects:
        if isinstance(effect, list):
            yield from _signs(effect)
            continue
        (name,) = named(effect)
        value, spec = effect[name], EFFECTS[name]
        if spec.kind in (EFFECT_LIST, OPTIONS):
            yield from _signs(value)
        elif spec.kind in (NAMED_EFFECTS, INVENTION_EFFECTS, NUMBER_EFFECTS):
            needed = value if spec.kind == INVENTION_EFFECTS else spec.sign
            yield from [needed] if needed else []
            yield from _signs(effect["effects"])
        else:
            yield spec.sign or (value if spec.kind in (NAME, TOKEN) else name)
