"""Who can sit at a table: players that decide from what they see."""

from islario.players.bot import PLAYERS, Bot, UnknownPlayer, find_policy

__all__ = ["PLAYERS", "Bot", "UnknownPlayer", "find_policy"]
