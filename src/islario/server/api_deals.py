"""The REST side of playing on from a moment, of challenges, of the deal of the day and of lessons."""

from http import HTTPStatus

from litestar import Controller, Response, get, post

from islario.server.api import PROBLEMS
from islario.server.branches import Branches
from islario.server.deals import Deals
from islario.server.lessons import Lessons
from islario.server.messages.requests import Branching, Challenging, NewTable, Taking
from islario.server.messages.results import DealCreated, DealInfo
from islario.server.messages.tables import Created
from islario.server.visitors import Visitor, Visitors


class TryingAgain(Controller):
    path = "/tables"

    @post("/{table:str}/branch", responses=PROBLEMS)
    async def branch(
        self, table: str, data: Branching, branches: Branches, visitors: Visitors, visitor: Visitor
    ) -> Response[Created]:
        """A new table that goes on from a moment of this one; from the first with the same luck it is the same deal."""
        before = visitor.person
        live = await branches.check(table, before, data)
        person = await visitor.become_known()
        made = await branches.make(live, before, person, data, lambda: visitors.check_tables(visitor))
        return Response(made, status_code=HTTPStatus.CREATED, cookies=visitor.cookies)

    @post("/{table:str}/challenge", responses=PROBLEMS)
    async def challenge(
        self, table: str, data: Challenging, deals: Deals, visitors: Visitors, visitor: Visitor
    ) -> DealCreated:
        """Make a challenge of a game that is over: others play the same deal."""
        return DealCreated(
            await deals.make_from(table, visitor.person, data.name, lambda: visitors.check_tables(visitor))
        )


class DealsToPlay(Controller):
    path = "/deals"

    @post(responses=PROBLEMS)
    async def create(self, data: NewTable, deals: Deals, visitors: Visitors, visitor: Visitor) -> Response[DealCreated]:
        """Make a challenge with a deal that nobody knows yet. Only "me" and bots have seats."""
        state = deals.check(data)
        visitors.check_tables(visitor)
        deal = await deals.make(data, state, await visitor.become_known())
        return Response(DealCreated(deal), status_code=HTTPStatus.CREATED, cookies=visitor.cookies)

    @get("/{deal:str}", responses=PROBLEMS)
    async def read(self, deal: str, deals: Deals, visitor: Visitor) -> DealInfo:
        """A challenge or deal of the day, with the results for those who have finished it."""
        return await deals.tell(deal, visitor.person)

    @post("/{deal:str}/play", responses=PROBLEMS)
    async def play(
        self, deal: str, data: Taking, deals: Deals, visitors: Visitors, visitor: Visitor
    ) -> Response[Created]:
        """Play a deal, each for themselves. Whoever has begun it comes to the same table again."""
        await deals.check_open(deal)
        person = await visitor.become_known()
        made = await deals.play(deal, person, data.name, lambda: visitors.check_tables(visitor))
        return Response(made, status_code=HTTPStatus.CREATED, cookies=visitor.cookies)


@post("/games/{game:str}/lesson", responses=PROBLEMS)
async def open_lesson(
    game: str, data: Taking, lessons: Lessons, visitors: Visitors, visitor: Visitor
) -> Response[Created]:
    """A table at which one learns a game. Its deal is published with the source; it is shown to nobody else."""
    lesson = lessons.find(game)
    visitors.check_tables(visitor)
    made = await lessons.open(game, lesson, data.name, await visitor.become_known())
    return Response(made, status_code=HTTPStatus.CREATED, cookies=visitor.cookies)


@get("/daily", responses=PROBLEMS)
async def list_daily(deals: Deals, visitor: Visitor) -> list[DealInfo]:
    """Today's deals, one for each game. The day is that of UTC."""
    return await deals.today(visitor.person)
