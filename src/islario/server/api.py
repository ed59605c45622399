"""The REST side: everything that can be done at tables, one address each, described by OpenAPI."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from islario.core.reasons import quoted
from islario.core.registry import GAMES, find_game
from islario.players import PLAYERS, STAND_IN
from islario.server.hindsights import Hindsights
from islario.server.hints import Hints
from islario.server.messages.answers import (
    CardInfo,
    ChoiceInfo,
    Done,
    DrawnMark,
    GameInfo,
    OptionInfo,
    Problem,
    ToldReason,
)
from islario.server.messages.coaching import HintInfo, ReviewInfo
from islario.server.messages.requests import (
    Asking,
    GoingOn,
    Hinting,
    Joining,
    NewTable,
    Pacing,
    Playing,
    Saying,
    Substitute,
    Switch,
    Undoing,
    Wondering,
)
from islario.server.messages.results import HindsightInfo
from islario.server.messages.tables import (
    Created,
    Invitation,
    Invited,
    Joined,
    MovedMessage,
    Sign,
    Summary,
    TableMessage,
    View,
)
from islario.server.permissions import check_over, check_sits, find_seat
from islario.server.refusals import check_language, refuse, told
from islario.server.reviews import Reviews
from islario.server.table_service import TableService
from islario.server.visitors import Visitor, Visitors
from islario.words import cards_of

SeatNumber = Annotated[int, Parameter(ge=0, le=99)]
Moment = Annotated[int, Parameter(ge=0, le=10**6)]
LineNumber = Annotated[int, Parameter(ge=0, le=10**6)]
SeenView = Annotated[View, Parameter(title="View")]

UNOFFERED = ("random",)
"""Bots that may be asked for by name, but are no company for people."""
KEPT_A_WHILE = "public, max-age=3600"
"""For what only a new version changes."""
PROBLEMS = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "The request cannot be understood",
        403: "Not yours",
        404: "No such thing",
        409: "Not as the table stands now",
        413: "Too long",
        422: "Against the rules",
        429: "Too fast",
        501: "Not installed here",
    }.items()
}


@get("/games", responses=PROBLEMS)
async def list_games(visitor: Visitor) -> list[GameInfo]:
    """The games that can be played, with their options and bots."""
    return [
        GameInfo(
            name,
            [
                OptionInfo(
                    name=option.name,
                    kind=option.kind,
                    default=option.default,
                    choices=list(option.choices),
                    low=option.low,
                    high=option.high,
                    family=option.family or option.name,
                    marks=[DrawnMark(*mark) for mark in option.marks],
                )
                for option in find_game(name).options
                if option.name != "seed"
            ],
            [player for player in PLAYERS if player not in UNOFFERED],
            STAND_IN,
        )
        for name in GAMES
    ]


@get("/games/{game:str}/cards", responses=PROBLEMS)
async def list_cards(game: str, visitor: Visitor, language: str | None = None) -> Response[list[CardInfo]]:
    """Every card of a game in words, in a language or, without one, in that of ``Accept-Language``."""
    spoken = visitor.language if language is None else check_language(language)
    if game not in GAMES:
        raise refuse("unknown_game", HTTPStatus.NOT_FOUND, game=quoted(game), expected=", ".join(GAMES))
    cards = await asyncio.to_thread(cards_of, game, spoken)  # the first time it takes a while
    headers = {"Cache-Control": KEPT_A_WHILE, "Vary": "Accept-Language"}
    told = [
        CardInfo(*card[:4], list(card.parts), [ChoiceInfo(*choice) for choice in card.choices], list(card.face))
        for card in cards
    ]
    return Response(told, headers=headers)


class Tables(Controller):
    path = "/tables"

    @post(responses=PROBLEMS)
    async def create(
        self, data: NewTable, service: TableService, visitors: Visitors, visitor: Visitor
    ) -> Response[Created]:
        """Set up a table. Each open seat comes with the secret of its invitation, which works once."""
        state = service.openings.deal(data)
        visitors.check_tables(visitor)
        made = await service.openings.create(data, state, await visitor.become_known())
        return Response(made, status_code=HTTPStatus.CREATED, cookies=visitor.cookies)

    @get(responses=PROBLEMS)
    async def list_mine(self, service: TableService, visitor: Visitor) -> list[Summary]:
        """The tables at which one has a seat, the last used first."""
        return await service.tables.summarise(visitor.person)

    @get("/{table:str}", responses=PROBLEMS)
    async def read(self, table: str, service: TableService, visitor: Visitor) -> TableMessage:
        """A table as one may see it: with a seat what that seat sees, else what spectators see."""
        return (await service.tables.look(table, visitor.person)).whole(visitor.person)

    @post("/{table:str}/invitation", status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def check_invitation(self, table: str, data: Joining, service: TableService, visitor: Visitor) -> Invited:
        """Which seat an invitation opens, and whose it is; it is not used up by that."""
        return await service.seating.check_invitation(table, data.secret)

    @post("/{table:str}/join", status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def join(self, table: str, data: Joining, service: TableService, visitor: Visitor) -> Response[Joined]:
        """Sit down with an invitation."""
        await service.seating.check_invitation(table, data.secret)
        seat = await service.seating.join(table, data.secret, data.name, await visitor.become_known())
        return Response(Joined(seat), cookies=visitor.cookies)

    @post("/{table:str}/leave", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def leave(self, table: str, service: TableService, visitor: Visitor) -> None:
        """Give up one's seats: bots play on there."""
        await service.seating.leave(table, visitor.person)

    @post("/{table:str}/again", responses=PROBLEMS)
    async def again(self, table: str, service: TableService, visitors: Visitors, visitor: Visitor) -> Created:
        """The same game with the same options and people, at a new table."""
        return Created(await service.openings.again(table, visitor.person, lambda: visitors.check_tables(visitor)), [])

    # -- moves -------------------------------------------------------------------------------------

    @post("/{table:str}/moves", responses=PROBLEMS)
    async def play(self, table: str, data: Playing, service: TableService, visitor: Visitor) -> MovedMessage:
        """Play a move under the next number of the log. If others are to be asked first, ``asking`` says whom."""
        await service.moves.play(table, visitor.person, data.number, data.seat, data.action)
        return (await service.tables.find(table)).news(visitor.person, data.number)

    @post("/{table:str}/undo", responses=PROBLEMS)
    async def undo(self, table: str, data: Undoing, service: TableService, visitor: Visitor) -> MovedMessage:
        """Take back one's last moves: ``count`` of them, or all that may be (that resets the turn)."""
        await service.moves.undo(table, visitor.person, data.number, data.count)
        return (await service.tables.find(table)).news(visitor.person, data.number)

    @post("/{table:str}/go-on", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def go_on(self, table: str, data: GoingOn, service: TableService, visitor: Visitor) -> None:
        """One was asked, and has no wish to play a card first."""
        await service.moves.go_on(table, visitor.person, data.number)

    @post("/{table:str}/why", status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def why(
        self, table: str, data: Wondering, service: TableService, visitor: Visitor
    ) -> list[ToldReason | None]:
        """Why a seat may not play these actions now; null for those that it may."""
        reasons = await service.moves.why(table, visitor.person, data.seat, data.actions)
        return [None if reason is None else told(reason, visitor.language) for reason in reasons]

    # -- what was ----------------------------------------------------------------------------------

    @get("/{table:str}/moments/{moment:int}", responses=PROBLEMS)
    async def moment(self, table: str, moment: Moment, service: TableService, visitor: Visitor) -> SeenView:
        """What one saw after so many moves."""
        return (await service.tables.look_back(table, visitor.person, moment)).view_at(moment, visitor.person)

    @get("/{table:str}/moments/{moment:int}/signs", responses=PROBLEMS)
    async def signs(self, table: str, moment: Moment, service: TableService, visitor: Visitor) -> list[Sign]:
        """How the game stood after so many moves: the goal, and what was in danger."""
        return (await service.tables.look_back(table, visitor.person, moment)).signs_at(moment, visitor.person)

    @get("/{table:str}/curve", responses=PROBLEMS)
    async def curve(self, table: str, service: TableService, visitor: Visitor) -> dict[str, list[int]]:
        """The game's own figures after each move, the beginning first."""
        return (await service.tables.look(table, visitor.person)).curve(visitor.person)

    @get("/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
    async def record(self, table: str, service: TableService, visitor: Visitor) -> Response[str]:
        """The record of a game that is over. It names the seed: there is none while somebody may still play it."""
        live = await service.tables.look(table, visitor.person)
        if not live.state.over:
            raise refuse("record_secret", HTTPStatus.CONFLICT)
        if service.tables.keeps_secret(live):
            raise refuse("record_deal", HTTPStatus.CONFLICT)
        named = {"Content-Disposition": f'attachment; filename="{live.game.name}-{table}.txt"'}
        return Response(live.state.record(), media_type=MediaType.TEXT, headers=named)

    @post("/{table:str}/seats/{seat:int}/hindsight", responses=PROBLEMS)
    async def seek_hindsight(
        self,
        table: str,
        seat: SeatNumber,
        service: TableService,
        hindsights: Hindsights,
        visitor: Visitor,
        visitors: Visitors,
    ) -> HindsightInfo:
        """Have the best sought that the same cards allowed at a seat of a game that is over."""
        live = await service.tables.find(table)
        check_sits(live, visitor.person)
        check_over(live)
        if await hindsights.sought(table, seat) is None:
            visitors.check_hindsights(visitor)
        return await hindsights.seek(live, seat, visitor.person, visitor.address)

    @get("/{table:str}/seats/{seat:int}/hindsight", responses=PROBLEMS)
    async def hindsight(
        self, table: str, seat: SeatNumber, service: TableService, hindsights: Hindsights, visitor: Visitor
    ) -> HindsightInfo | None:
        """How far the search for the best is; null if nobody has asked for it."""
        return await hindsights.read(await service.tables.look(table, visitor.person), seat)

    # -- the coach ---------------------------------------------------------------------------------

    @post("/{table:str}/hint", status_code=HTTPStatus.OK, responses=PROBLEMS)
    async def hint(self, table: str, data: Hinting, hints: Hints, visitor: Visitor) -> HintInfo:
        """The best that one's seat can do now, by what it sees. Never in others' deals, nor against others."""
        return await hints.ask(table, visitor.person, visitor.address, data.number, data.seat)

    @put("/{table:str}/hints", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def allow_hints(self, table: str, data: Switch, hints: Hints, visitor: Visitor) -> None:
        """Whether hints may be asked for where several people play. All are told."""
        await hints.switch(table, visitor.person, data.on)

    @post("/{table:str}/seats/{seat:int}/review", responses=PROBLEMS)
    async def seek_review(
        self, table: str, seat: SeatNumber, service: TableService, reviews: Reviews, visitor: Visitor
    ) -> ReviewInfo:
        """Have a game that is over looked back on: what luck and what decisions made of it. Where people compete, for a
        seat."""
        live = await service.tables.look(table, visitor.person)
        check_sits(live, visitor.person)
        find_seat(live, seat)
        check_over(live)
        return await reviews.seek(live, seat, visitor.person, visitor.address)

    @get("/{table:str}/seats/{seat:int}/review", responses=PROBLEMS)
    async def review(
        self, table: str, seat: SeatNumber, service: TableService, reviews: Reviews, visitor: Visitor
    ) -> ReviewInfo | None:
        """How far the review is; null if nobody has asked for it."""
        return await reviews.read(await service.tables.look(table, visitor.person), seat)

    # -- bots --------------------------------------------------------------------------------------

    @put("/{table:str}/bots", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def pace_bots(self, table: str, data: Pacing, service: TableService, visitor: Visitor) -> None:
        """Pause the bots or let them play on, and have them play slower or faster."""
        await service.bots.change(table, visitor.person, data.paused, data.speed)

    @post("/{table:str}/bots/step", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def step_bots(self, table: str, service: TableService, visitor: Visitor) -> None:
        """Let a bot take one decision; the bots are paused then."""
        await service.bots.step(table, visitor.person)

    # -- seats -------------------------------------------------------------------------------------

    @post("/{table:str}/seats/{seat:int}/invitation", responses=PROBLEMS)
    async def invite(self, table: str, seat: SeatNumber, service: TableService, visitor: Visitor) -> Invitation:
        """A new invitation to a seat that nobody owns."""
        return await service.seating.invite(table, visitor.person, seat)

    @put("/{table:str}/seats/{seat:int}/bot", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def substitute(
        self, table: str, seat: SeatNumber, data: Substitute, service: TableService, visitor: Visitor
    ) -> None:
        """Let a bot play one's seat."""
        await service.seating.substitute(table, visitor.person, seat, data.bot)

    @delete("/{table:str}/seats/{seat:int}/bot", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def take_back(self, table: str, seat: SeatNumber, service: TableService, visitor: Visitor) -> None:
        """Play one's seat again oneself."""
        await service.seating.substitute(table, visitor.person, seat, None)

    @put("/{table:str}/seats/{seat:int}/asking", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def ask_before(
        self, table: str, seat: SeatNumber, data: Asking, service: TableService, visitor: Visitor
    ) -> None:
        """Whether to be asked before each card that another turns over."""
        await service.seating.ask_before(table, visitor.person, seat, data.on)

    @put("/{table:str}/seats/{seat:int}/muted", responses=PROBLEMS)
    async def mute(
        self, table: str, seat: SeatNumber, data: Switch, service: TableService, visitor: Visitor
    ) -> Response[Done]:
        """Hide what the person of a seat says, at every table, or show it again."""
        await service.tables.look(table, visitor.person)
        await service.talk.mute(table, await visitor.become_known(), seat, data.on)
        return Response(Done(), cookies=visitor.cookies)

    @put("/{table:str}/chat/{line:int}/muted", responses=PROBLEMS)
    async def mute_speaker(
        self, table: str, line: LineNumber, data: Switch, service: TableService, visitor: Visitor
    ) -> Response[Done]:
        """Hide what the person says who said a line, wherever they are now, or show it again."""
        await service.tables.look(table, visitor.person)
        await service.talk.mute_speaker(table, await visitor.become_known(), line, data.on)
        return Response(Done(), cookies=visitor.cookies)

    @post("/{table:str}/chat", status_code=HTTPStatus.NO_CONTENT, responses=PROBLEMS)
    async def chat(self, table: str, data: Saying, service: TableService, visitor: Visitor) -> None:
        """Say something at the table."""
        await service.talk.say(table, visitor.person, data.text)
