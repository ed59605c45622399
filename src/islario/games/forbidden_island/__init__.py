"""Forbidden Island: an island that sinks, four treasures, one helicopter."""

from islario.games.forbidden_island.game import ForbiddenIsland

GAME = ForbiddenIsland()
