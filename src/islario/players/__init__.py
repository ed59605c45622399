"""Who can sit at a table: players that decide from what they see."""

from islario.players.bot import Bot
from islario.players.registry import PLAYERS, STAND_IN, Player, UnknownPlayer, find_player, find_policy, name_player

__all__ = ["PLAYERS", "STAND_IN", "Bot", "Player", "UnknownPlayer", "find_player", "find_policy", "name_player"]
