"""Tables of lessons: one person, the deal of the game's own lesson, and nobody else who looks on."""

from http import HTTPStatus

from islario.core.lessons import Lesson, find_lesson
from islario.core.reasons import quoted
from islario.core.registry import GAMES, find_game
from islario.core.rng import CHACHA8
from islario.core.state import new_state
from islario.server.messages.requests import NewSeat
from islario.server.messages.tables import Created
from islario.server.openings import row_of
from islario.server.people import digest
from islario.server.refusals import refuse
from islario.server.storage_shape import LESSON
from islario.server.table_service import TableService


class Lessons:
    def __init__(self, service: TableService) -> None:
        self._service = service

    def find(self, game: str) -> Lesson:
        """The lesson of a game; refused if there is none."""
        if game not in GAMES:
            raise refuse("unknown_game", HTTPStatus.NOT_FOUND, game=quoted(game), expected=", ".join(GAMES))
        lesson = find_lesson(game)
        if lesson is None:
            raise refuse("no_lesson", HTTPStatus.NOT_FOUND)
        return lesson

    async def open(self, game: str, lesson: Lesson, name: str, person: int) -> Created:
        """A new table of the lesson. Game, players, options and deal are the lesson's; a person may begin it again."""
        state = new_state(find_game(game), lesson.seed, lesson.options)
        bots = [None if who == "me" else who for who in lesson.seats]
        row = row_of(state)
        deal = {
            "id": f"{LESSON}-{digest(game + lesson.seed)[:16]}",  # a later version may have another deal
            "kind": LESSON,
            "game": game,
            "options": row["options"],
            "start": None,
            "seed": lesson.seed,
            "chance": CHACHA8,
            "places": bots,
            "name": "",
            "person": None,
            "created": self._service.tables.clock(),
            "closes": None,
        }
        await self._service.storage.archive.add_deal(deal)
        places = [NewSeat("me") if bot is None else NewSeat("bot", bot) for bot in bots]
        return await self._service.openings.set_up({**row, "deal": deal["id"]}, places, name, person)
