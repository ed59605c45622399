"""Every card of the box in words."""

from islario.games.hashi.components import DECK, bridges_on, card_name, number_on
from islario.words import ToldCard, Words


def told(words: Words) -> list[ToldCard]:
    return [_card(words, card) for card in DECK]


def _card(words: Words, card: int) -> ToldCard:
    text = words.say("text-card", number=int(number_on(card)), bridges=int(bridges_on(card)))
    return ToldCard(f"card {card_name(card)}", "card", card_name(card), [text])
