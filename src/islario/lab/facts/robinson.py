"""What a row tells of a game of Robinson Crusoe."""

from typing import Any, Final, cast

from islario.core import game as core
from islario.core.events import Log
from islario.games.robinson import happenings
from islario.games.robinson.components import CHARACTERS
from islario.games.robinson.state import DEATH, Table
from islario.lab.facts import events_of

COLUMNS: Final = {
    "characters": "texts",  # by player
    "round": "number",  # the one in which the game ended
    "morale": "number",
    "built": "texts",  # inventions that were built, also those that were lost again
    "killed": "text",  # who died first, where that ended the game: a character
    "killed_by": "text",  # of what: a card, or a cause such as hunger
}
NEWS: Final = (
    *("drew", "rolled", "rerolled", "first_throw", "pit_rolled", "weather_rolled", "no_adventure", "failed"),
    *("tile_found", "found", "beast_joined", "beast_faced", "mark_put", "item_lost", "shelter_lost", "crew_lost"),
    *("wounded", "died", "morale_is", "ended"),
)
NOBODY: Final = {"killed": None, "killed_by": None}


def facts(game: core.Game, table: core.Table, log: Log) -> dict[str, Any]:
    mine = cast(Table, table)
    characters = [CHARACTERS[character] for character in mine.setup.characters]
    built = [str(event.values["card"]) for event in events_of(game, log, happenings.BUILT)]
    return {
        "characters": characters,
        "round": int(mine.round),
        "morale": int(mine.morale),
        "built": sorted({card.removeprefix("invention ") for card in built if card.startswith("invention ")}),
        **(_first_death(game, log, characters) if mine.ended == DEATH else NOBODY),
    }


def _first_death(game: core.Game, log: Log, characters: list[str]) -> dict[str, Any]:
    """Who of the players died first, and of what; what a lack of something wounds with is told as that lack."""
    for event in events_of(game, log, happenings.DIED):
        who = event.values["who"]
        if isinstance(who, int):
            return {"killed": characters[who], "killed_by": event.values["cause"] or event.values["lacking"]}
    return NOBODY
