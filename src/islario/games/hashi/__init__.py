"""Hashi: everybody builds bridges between islands at once."""

from islario.games.hashi.game import Hashi

GAME = Hashi()
