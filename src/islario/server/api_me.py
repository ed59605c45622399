"""The REST side of what concerns one person: their games, their data, their other devices."""

from http import HTTPStatus
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import Parameter

from islario.server.api import PROBLEMS
from islario.server.histories import Histories
from islario.server.limits import LINK_SECONDS
from islario.server.messages.answers import DeviceLink, Done
from islario.server.messages.requests import Arriving, Switch
from islario.server.messages.results import History
from islario.server.people import People
from islario.server.refusals import refuse
from islario.server.storage_archive import Wanted
from islario.server.visitors import COOKIE, Visitor, Visitors

Filter = Annotated[str | None, Parameter(max_length=60)]


class Me(Controller):
    path = "/me"

    @get("/games", responses=PROBLEMS)
    async def list_games(
        self,
        histories: Histories,
        visitor: Visitor,
        game: Filter = None,
        level: Filter = None,
        players: Annotated[int | None, Parameter(ge=1, le=99)] = None,
        won: bool | None = None,
        hidden: bool = False,
        before: float | None = None,
    ) -> History:
        """One's games that are over, the last first, and how one does; ``hidden``: those that were hidden."""
        return await histories.read(visitor.person, Wanted(game, level, players, won, hidden, before))

    @put("/games/{table:str}/hidden", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def hide(self, table: str, data: Switch, histories: Histories, visitor: Visitor) -> None:
        """Take a game out of one's list, or put it in again."""
        await histories.hide(visitor.person, table, data.on)

    @get("/data", responses=PROBLEMS)
    async def export(self, histories: Histories, visitor: Visitor) -> Response[dict[str, Any]]:
        """Everything that is kept about oneself: seats, moves, talk, challenges, what was hidden."""
        named = {"Content-Disposition": 'attachment; filename="islario-my-data.json"'}
        return Response(await histories.export(visitor.person), headers=named)

    @delete(status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def forget(self, histories: Histories, people: People, visitor: Visitor) -> Response[Done]:
        """Delete one's names, talk and token. Moves stay, without a name; bots play on where a game goes on."""
        await histories.forget(visitor.person)
        assert visitor.person is not None
        people.forget(visitor.person)
        visitor.keep("")
        return Response(Done(), cookies=visitor.cookies)

    @post("/link", responses=PROBLEMS)
    async def make_link(
        self, people: People, visitors: Visitors, visitor: Visitor, request: Request[Any, Any, Any]
    ) -> DeviceLink:
        """A secret that carries one's identity to another device, once and for a short time."""
        if visitor.person is None:
            raise refuse("nobody_known", HTTPStatus.NOT_FOUND)
        visitors.check_links(visitor)
        return DeviceLink(await people.make_link(request.cookies[COOKIE]), LINK_SECONDS)

    @post("/arrive", status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def arrive(self, data: Arriving, people: People, visitor: Visitor) -> Response[Done]:
        """Become on this device who one is on another."""
        token = await people.follow_link(data.secret)
        if token is None:
            raise refuse("link_unknown", HTTPStatus.FORBIDDEN)
        visitor.keep(token)
        return Response(Done(), cookies=visitor.cookies)
