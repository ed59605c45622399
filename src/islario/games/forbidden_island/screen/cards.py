"""Every card of the box in words: the treasure deck, the flood deck and the roles."""

from islario.games.forbidden_island.components import CARDS, LANDING, ROLES, TILES, TREASURES, contents
from islario.words import ToldCard, Words


def told(words: Words) -> list[ToldCard]:
    """All cards, those of which there are several once."""
    return [
        *(_treasure_card(words, card) for card in CARDS),
        *(_flood_card(words, tile) for tile in TILES),
        *(ToldCard(f"role {role}", "role", words.name("role", role), [words.name("power", role)]) for role in ROLES),
    ]


def _treasure_card(words: Words, card: str) -> ToldCard:
    if card in TREASURES:
        one, other = (words.name("tile", tile) for tile in contents()["treasures"][card])
        text = words.say("text-treasure", one=one, other=other)
    else:
        text = words.say(f"text-{card}", landing=words.name("tile", TILES[LANDING]))
    return ToldCard(f"treasure {card}", "treasure", words.name("card", card), [text])


def _flood_card(words: Words, tile: str) -> ToldCard:
    name = words.name("tile", tile)
    return ToldCard(f"flood {tile}", "flood", name, [words.say("text-flood", tile=name)])
