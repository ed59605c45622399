"""Robinson Crusoe: survive on an island, together."""

from islario.games.robinson.game import Robinson

GAME = Robinson()
