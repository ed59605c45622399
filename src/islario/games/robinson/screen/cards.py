"""Cards in a terminal: their names, and what they say."""

from collections.abc import Mapping
from typing import Any, Final

from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import CHARACTERS, SCENARIO_INVENTIONS, SKILLS
from islario.games.robinson.screen import texts
from islario.games.robinson.screen.faces import face_of
from islario.words import ToldCard, ToldChoice, Words

_FAMILIES: Final = {"event": "card"}
"""Kinds of cards -> the family of their names, where the two are called differently."""
_CHOOSERS: Final = {"event": "first", "mystery": "drawer", "skill": "user"}
"""Whom the effects of a choice are about, by the kind of the card that lets choose."""
TOPICS: Final = (
    "plan dice threat hunt build gather explore camp rest determination morale wounds friday dog shelter weather night "
    "food future totem adventure"
).split()
"""What can be asked about that is no card."""


def told(words: Words) -> list[ToldCard]:
    """Every card in words, as the rulebook has it; tokens of the scenarios tell what they are in each."""
    return [_told(words, card) for card in CARDS]


def _told(words: Words, card: str) -> ToldCard:
    kind, name = card.split(" ")
    title = words.name(_FAMILIES.get(kind, kind), name)
    parts = texts.card_parts(words, card)
    said, which = [text for _, text in parts], [part for part, _ in parts]
    return ToldCard(card, kind, title, said, _choices(words, card), which, face_of(card))


def _choices(words: Words, card: str) -> list[ToldChoice]:
    """Everything that a card lets choose from, by its effects: views tell options so."""
    kind, name = card.split(" ")
    teller, chooser = texts.Teller(words, kind, name), _CHOOSERS.get(kind, "performer")
    told = []
    for effects in _chosen_from(texts.DESCRIBED[card]):
        clauses = teller.clauses(effects, chooser) or [words.say("text-nothing")]
        told.append(ToldChoice(effects, "; ".join(clauses)))
    return told


def _chosen_from(part: Any) -> list[list[dict[str, Any]]]:
    """The options of all choices in a part of a card, each once."""
    found: list[list[dict[str, Any]]] = []
    for key, inner in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else []:
        more = list(inner) if key in ("choose", "decide") else []
        found += [effects for effects in [*more, *_chosen_from(inner)] if effects not in found]
    return found


def name_of(words: Words, scenario: int, card: str) -> str:
    """The name of a card, "event frost"; a token of the scenarios is called as in this one."""
    kind, name = card.split(" ")
    if kind == "discovery" and name.startswith("scenario_"):
        name = name.replace("scenario", f"s{scenario}")
    return words.name(_FAMILIES.get(kind, kind), name)


def text_of(words: Words, view: Mapping[str, Any], card: str) -> list[str]:
    """What a card says at this table, in paragraphs."""
    kind, name = card.split(" ")
    left = {"item": view["items"], "mystery": view["treasures"]}.get(kind, {}).get(name)
    here = f"scenario_{view['scenario']}"
    told = texts.card_parts(words, card, view["errata"], left)
    return [text for part, text in told if part == here or not part.startswith("scenario_")]


def threat_of(words: Words, view: Mapping[str, Any], card: str) -> list[str]:
    """What a card of the threat area asks for and threatens with."""
    told = texts.card_parts(words, card, view["errata"])
    return [text for part, text in told if part not in ("icon", "event")]


def option_of(words: Words, view: Mapping[str, Any], option: Mapping[str, Any]) -> str:
    """What an option of the question that is asked means: a card tells it, or the rule that asks."""
    if "means" in option:
        return words.say(f"means-{option['means']}")
    kind, name = view["asking"].get("card", "adventure unknown").split(" ")
    teller = texts.Teller(words, kind, name, view["errata"])
    clauses = teller.clauses(option["effects"], _CHOOSERS.get(kind, "performer")) or [words.say("text-nothing")]
    return "; ".join([*clauses, words.say(f"text-{option['then']}")] if "then" in option else clauses)


def later_of(words: Words, card: str) -> list[str]:
    """The effects of a card that wait for their moment."""
    kind, name = card.split(" ")
    teller = texts.Teller(words, kind, name)
    return [clause for effects in _later(texts.DESCRIBED[card]) for clause in teller.clauses(effects, "performer")]


def _later(part: Any) -> list[Any]:
    found = []
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        found += _later(inner)
    return [*found, [part]] if isinstance(part, dict) and "later" in part else found


# -- asked for by name -----------------------------------------------------------------------------------


def named(view: Mapping[str, Any], words: Words) -> list[str]:
    """The names that can be asked about."""
    cards = [name_of(words, view["scenario"], card) for card in CARDS]
    return [*cards, *(words.name("topic", topic) for topic in TOPICS)]


def about(view: Mapping[str, Any], name: str, words: Words) -> str | None:
    """What is to be said of this name, or, without a name, of all cards that lie open; None if there is nothing."""
    scenario = view["scenario"]
    wanted = name.casefold().replace(" ", "_")
    told: dict[str, None] = {}
    for topic in TOPICS if name else []:
        title = words.name("topic", topic)
        if wanted in (topic, title.casefold().replace(" ", "_")):
            told[f"{title}\n  {words.say(f'topic-{topic}-text')}"] = None
    for card in CARDS if name else lying_open(view):
        title = name_of(words, scenario, card)
        if not name or wanted in (card.split(" ")[1], title.casefold().replace(" ", "_")):
            told["\n".join([title, *(f"  {paragraph}" for paragraph in text_of(words, view, card))])] = None
    return "\n".join(told) or None


def lying_open(view: Mapping[str, Any]) -> list[str]:
    """The cards and tokens that can be used or built, and the threats."""
    characters = [CHARACTERS.index(player["character"]) for player in view["players"]]
    treasures = [name for name in view["treasures"] if name != "surprising_discovery"]
    kept = ["adventure surprising_discovery"] if "surprising_discovery" in view["treasures"] else []
    return [
        *(card for card in view["threats"] if card is not None),
        *(f"skill {SKILLS[skill]}" for character in characters for skill in range(4 * character, 4 * character + 4)),
        *(f"item {name}" for name in view["items"]),
        *(f"discovery {name}" for name in view["tokens"]),
        *(f"mystery {name}" for name in treasures),
        *kept,
        *(f"invention {name}" for name in [*view["built"], *view["open"]]),
        *(f"invention {card['id']}" for card in SCENARIO_INVENTIONS[view["scenario"] - 1]),
    ]
