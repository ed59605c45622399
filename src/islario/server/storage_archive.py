"""What is kept beside the tables: results, deals that several play, and what each person hides or has said."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Integer, Row, Select, and_, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from islario.core.registry import GAMES
from islario.server.storage_shape import (
    LESSON,
    chat,
    deals,
    findings,
    hidden,
    keys,
    links,
    log,
    muted,
    people,
    results,
    scores,
    seats,
    tables,
    tries,
)


class End(NamedTuple):
    """How a game ended, to be kept: the row of its result, and one for each seat."""

    result: dict[str, Any]
    scores: list[dict[str, Any]]


async def write_end(connection: AsyncConnection, end: End) -> None:
    await connection.execute(insert(results).values(**end.result))
    await connection.execute(insert(scores), end.scores)


class Wanted(NamedTuple):
    """Which of a person's games are wanted; None: all."""

    game: str | None = None
    level: str | None = None
    players: int | None = None
    won: bool | None = None
    hidden: bool = False
    before: float | None = None
    real: bool = False
    """Neither branches nor lessons."""


class Archive:
    """Part of the storage: its engine, and the lock that whoever writes holds."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self._engine = engine
        self._writing = writing

    # -- results -----------------------------------------------------------------------------------

    async def settle(self, table: str, end: End | None) -> None:
        """Say of a table that was begun before results were kept how it ended, or that it has not."""
        async with self._writing, self._engine.begin() as connection:
            still = update(tables).where(tables.c.id == table, tables.c.unsettled).values(unsettled=False)
            if (await connection.execute(still)).rowcount == 1 and end is not None:
                await write_end(connection, end)

    async def list_unsettled(self, person: int) -> list[str]:
        """The tables of a person of which nobody knows yet whether they are over."""
        found = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        return await self._first(found.where(seats.c.owner == person, tables.c.unsettled).distinct())

    async def keep_best(self, table: str, seat: int, best: int) -> None:
        await self._execute(update(scores).where(scores.c.table == table, scores.c.seat == seat).values(best=best))

    async def list_results(self, person: int, wanted: Wanted, most: int) -> Sequence[Row[Any]]:
        """The games of a person that are over, the last first: each with what was won and scored at their best seat."""
        mine = _mine(person).subquery()
        unseen = select(hidden.c.table).where(hidden.c.person == person)
        shown = results.c.table.in_(unseen) if wanted.hidden else results.c.table.not_in(unseen)
        columns = (results, tables.c.options, mine.c.won, mine.c.score, mine.c.best, tables.c.deal, deals.c.kind)
        found = select(*columns).where(shown).join(mine, mine.c.table == results.c.table)
        found = found.join(tables, tables.c.id == results.c.table).join(
            deals, deals.c.id == tables.c.deal, isouter=True
        )
        for column, value in (
            (results.c.game, wanted.game),
            (results.c.level, wanted.level),
            (results.c.players, wanted.players),
            (mine.c.won, None if wanted.won is None else int(wanted.won)),
        ):
            if value is not None:
                found = found.where(column == value)
        if wanted.before is not None:
            found = found.where(results.c.at < wanted.before)
        if wanted.real:
            found = found.where(_real())
        return await self._all(found.order_by(results.c.at.desc()).limit(most))

    async def list_rates(self, person: int) -> Sequence[Row[Any]]:
        """How many games of each kind a person has ended, how many were won, the best score; no branches or lessons."""
        mine = _mine(person).subquery()
        kind = (results.c.game, results.c.level, results.c.players)
        won = func.sum(mine.c.won).label("won")  # null where there was nobody to beat
        counted = select(*kind, func.count().label("games"), won, func.max(mine.c.score).label("best"))
        counted = counted.join(mine, mine.c.table == results.c.table).join(tables, tables.c.id == results.c.table)
        return await self._all(counted.where(_real()).group_by(*kind).order_by(*kind))

    async def list_ends(self, of: list[str]) -> Sequence[Row[Any]]:
        """How those of these tables ended that are over."""
        columns = (results, tables.c.options, tables.c.rules, deals.c.kind)
        found = select(*columns).join(tables, tables.c.id == results.c.table)
        found = found.outerjoin(deals, deals.c.id == tables.c.deal)
        return await self._all(found.where(results.c.table.in_(of), tables.c.game.in_(GAMES)))

    async def list_seats(self, of: list[str]) -> Sequence[Row[Any]]:
        """The seats of these tables, in their order."""
        return await self._all(select(seats).where(seats.c.table.in_(of)).order_by(seats.c.table, seats.c.seat))

    async def hide(self, person: int, table: str, on: bool) -> None:
        """Take a game out of a person's list, or put it in again."""
        await self._mark(hidden, on, person=person, table=table)

    # -- deals that several play -------------------------------------------------------------------

    async def key(self, name: str, made: str) -> str:
        """A secret of the server; the one that was just made if there was none."""
        asked = select(keys.c.value).where(keys.c.name == name)
        if not await self._first(asked):
            await self._add(insert(keys).values(name=name, value=made))
        return str((await self._first(asked))[0])

    async def add_deal(self, deal: dict[str, Any]) -> None:
        """Keep a deal, unless there is one of that id."""
        await self._add(insert(deals).values(**deal))

    async def find_deal(self, deal: str) -> Row[Any] | None:
        found = await self._all(select(deals).where(deals.c.id == deal))
        return found[0] if found else None

    async def spread(self, deal: dict[str, Any], first: str) -> list[str]:
        """Keep a deal that was made of a table: all tables of its seed play it; the people of the first have tried it.

        Those tables; of two deals that are made of a table only one is kept.
        """
        seed = deal["seed"]
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(deals).values(**deal))
            free = update(tables).where(tables.c.id == first, tables.c.deal.is_(None)).values(deal=deal["id"])
            if (await connection.execute(free)).rowcount != 1:
                await connection.rollback()
                return [first]
            await connection.execute(update(tables).where(tables.c.seed == seed).values(deal=deal["id"]))
            owners = select(seats.c.owner).where(seats.c.table == first, seats.c.owner.is_not(None)).distinct()
            rows = [{"deal": deal["id"], "person": one, "table": first} for one in await connection.scalars(owners)]
            await connection.execute(insert(tries), rows)
            return list(await connection.scalars(select(tables.c.id).where(tables.c.seed == seed)))

    async def is_repeat(self, seed: str, created: float) -> bool:
        """Whether an older table had this seed: its cards were known to somebody."""
        older = select(tables.c.id).where(tables.c.seed == seed, tables.c.created < created).limit(1)
        return len(await self._first(older)) > 0

    async def find_try(self, deal: str, person: int) -> Row[Any] | None:
        """A person's try at a deal: its table, and when it ended if it did while the person was there."""
        there = and_(seats.c.table == tries.c.table, seats.c.owner == tries.c.person)
        found = select(tries.c.table, func.max(seats.c.seat).label("seat"), func.max(results.c.at).label("at"))
        found = found.join(seats, there, isouter=True).join(results, results.c.table == tries.c.table, isouter=True)
        rows = await self._all(found.where(tries.c.deal == deal, tries.c.person == person).group_by(tries.c.table))
        return rows[0] if rows else None

    async def list_tries(self, deal: str, until: float | None) -> Sequence[Row[Any]]:
        """The tries at a deal that were ended in time, the first first; one row for each person."""
        there = and_(seats.c.table == tries.c.table, seats.c.owner == tries.c.person)
        seat = and_(scores.c.table == seats.c.table, scores.c.seat == seats.c.seat)
        name = func.min(seats.c.name).label("name")
        tried = select(tries.c.person, tries.c.table, name, *_best()).where(tries.c.deal == deal)
        each = tried.join(seats, there).join(scores, seat).group_by(tries.c.person, tries.c.table).subquery()
        found = select(each, results.c.at, results.c.moves, results.c.result)
        found = found.join(results, results.c.table == each.c.table).order_by(results.c.at)
        return await self._all(found if until is None else found.where(results.c.at < until))

    async def list_unproven(self, deal: str) -> Sequence[Row[Any]]:
        """The seats of those who have finished a deal of which no best is kept, the first to finish first."""
        there = and_(seats.c.table == tries.c.table, seats.c.owner == tries.c.person)
        seat = and_(scores.c.table == seats.c.table, scores.c.seat == seats.c.seat)
        found = select(scores.c.table, scores.c.seat).join(tries, tries.c.table == scores.c.table)
        found = found.join(seats, and_(seat, there)).join(results, results.c.table == scores.c.table)
        return await self._all(found.where(tries.c.deal == deal, scores.c.best.is_(None)).order_by(results.c.at))

    # -- what was found out ------------------------------------------------------------------------

    async def find_finding(self, kind: str, table: str, seat: int) -> Row[Any] | None:
        found = await self._all(select(findings).where(*_finding(kind, table, seat)))
        return found[0] if found else None

    async def begin_finding(
        self, kind: str, table: str, seat: int, person: int | None, at: float, told: dict[str, Any]
    ) -> None:
        """Something is to be found out, also if that failed before; whoever asks second has asked for the same."""
        begun = {"person": person, "at": at, "done": False, "told": told}
        failed = update(findings).where(*_finding(kind, table, seat), findings.c.done)
        async with self._writing, self._engine.begin() as connection:
            again = (await connection.execute(failed.values(**begun))).rowcount == 1
        if not again:
            await self._add(insert(findings).values(kind=kind, table=table, seat=seat, **begun))

    async def keep_finding(self, kind: str, table: str, seat: int, done: bool, told: dict[str, Any]) -> None:
        """How far it is, or what was found."""
        await self._execute(update(findings).where(*_finding(kind, table, seat)).values(done=done, told=told))

    async def list_unfinished(self, kind: str, since: float) -> list[int | None]:
        """Who has asked since then for what is not found out yet."""
        waiting = (findings.c.kind == kind, findings.c.done.is_(False), findings.c.at >= since)
        return await self._first(select(findings.c.person).where(*waiting))

    async def drop_findings(self, kind: str, kept: int) -> None:
        """Forget the oldest that are done, but for so many."""
        done = (findings.c.kind == kind, findings.c.done)
        oldest = select(findings.c.at).where(*done).order_by(findings.c.at.desc()).offset(kept).limit(1)
        await self._execute(delete(findings).where(*done, findings.c.at <= oldest.scalar_subquery()))

    # -- people ------------------------------------------------------------------------------------

    async def mute(self, person: int, other: int, on: bool) -> None:
        """Hide what another person says, or show it again."""
        await self._mark(muted, on, person=person, other=other)

    async def list_muted(self, person: int) -> set[int]:
        return set(await self._first(select(muted.c.other).where(muted.c.person == person)))

    async def add_link(self, link: str, token: str, now: float, until: float, most: int) -> None:
        """Keep a sealed token until somebody takes it. Old ones go, and the oldest if there are too many."""
        newest = select(links.c.id).order_by(links.c.until.desc()).limit(most - 1)
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(delete(links).where(or_(links.c.until <= now, links.c.id.not_in(newest))))
            await connection.execute(insert(links).values(id=link, token=token, until=until))

    async def take_link(self, link: str, now: float) -> str | None:
        """The sealed token of a link, which is used up by that; None if there is none, or not any more."""
        taking = delete(links).where(links.c.id == link).returning(links.c.token, links.c.until)
        async with self._writing, self._engine.begin() as connection:
            found = (await connection.execute(taking)).one_or_none()
        return str(found.token) if found is not None and now < found.until else None

    async def tell_all(self, person: int) -> dict[str, Sequence[Row[Any]]]:
        """Everything that is kept about a person, but for what would give hidden cards away."""
        columns = (tables.c.id, tables.c.game, tables.c.options, tables.c.created, seats.c.seat, seats.c.name)
        own = select(*columns).join(seats, seats.c.table == tables.c.id).where(seats.c.owner == person)
        moved = select(log.c.table, log.c.number, log.c.seat, log.c.action, log.c.undone, log.c.at)
        called = select(seats.c.table, seats.c.seat)
        made = select(deals.c.id, deals.c.game, deals.c.options, deals.c.name, deals.c.created)
        return {
            "person": await self._all(select(people.c.created).where(people.c.id == person)),
            "seats": await self._all(own.order_by(tables.c.created)),
            "moves": await self._all(moved.where(log.c.person == person).order_by(log.c.at)),
            "chat": await self._all(select(chat).where(chat.c.person == person).order_by(chat.c.at)),
            "invitations": await self._all(called.where(seats.c.inviter == person)),
            "challenges": await self._all(made.where(deals.c.person == person).order_by(deals.c.created)),
            "tries": await self._all(select(tries).where(tries.c.person == person)),
            "hidden": await self._all(select(hidden.c.table).where(hidden.c.person == person)),
            "muted": await self._all(select(muted.c.other).where(muted.c.person == person)),
            "findings": await self._all(
                select(findings.c.kind, findings.c.table, findings.c.seat, findings.c.at)
                .where(findings.c.person == person)
                .order_by(findings.c.at)
            ),
        }

    async def tables_of(self, person: int) -> tuple[list[str], list[str]]:
        """All tables at which a person has a seat, and all at which they have said something."""
        sat = select(seats.c.table).where(seats.c.owner == person).distinct()
        said = select(chat.c.table).where(chat.c.person == person).distinct()
        return await self._first(sat), await self._first(said)

    async def forget(self, person: int, gone: str) -> None:
        """A person's names, talk and token go; their moves and results stay, and are nobody's."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(update(seats).where(seats.c.owner == person).values(name=""))
            await connection.execute(update(seats).where(seats.c.inviter == person).values(inviter=None))
            await connection.execute(update(deals).where(deals.c.person == person).values(name="", person=None))
            await connection.execute(update(findings).where(findings.c.person == person).values(person=None))
            await connection.execute(delete(chat).where(chat.c.person == person))
            await connection.execute(delete(hidden).where(hidden.c.person == person))
            await connection.execute(delete(muted).where(or_(muted.c.person == person, muted.c.other == person)))
            await connection.execute(update(people).where(people.c.id == person).values(token=gone))

    # -- within ------------------------------------------------------------------------------------

    async def _all(self, question: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(question)).all()
            return found

    async def _first(self, question: Select[Any]) -> list[Any]:
        """The first column of what was found."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(question))

    async def _execute(self, statement: Any) -> None:
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(statement)

    async def _add(self, statement: Any) -> None:
        """Add a row, unless it is there already."""
        try:
            await self._execute(statement)
        except IntegrityError:  # another server was faster, or somebody pressed twice
            return

    async def _mark(self, marks: Any, on: bool, **row: Any) -> None:
        """Set or take away a mark: a row that is there or not."""
        same: list[ColumnElement[bool]] = [marks.c[name] == value for name, value in row.items()]
        if on:
            await self._add(insert(marks).values(**row))
        else:
            await self._execute(delete(marks).where(*same))


def _real() -> ColumnElement[bool]:
    """Games that were played from their beginning, and no lessons."""
    lessons = select(deals.c.id).where(deals.c.kind == LESSON)
    return and_(tables.c.moment.is_(None), or_(tables.c.deal.is_(None), tables.c.deal.not_in(lessons)))


def _mine(person: int) -> Select[Any]:
    """What a person won and scored at each table that is over, at the best of their seats."""
    seat = and_(seats.c.table == scores.c.table, seats.c.seat == scores.c.seat)
    mine = select(scores.c.table, *_best()).join(seats, seat).where(seats.c.owner == person)
    return mine.group_by(scores.c.table)


def _finding(kind: str, table: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return findings.c.kind == kind, findings.c.table == table, findings.c.seat == seat


def _best() -> list[ColumnElement[Any]]:
    """What was won and scored at the best of several seats, and the proven best."""
    won = func.max(cast(scores.c.won, Integer))
    return [won.label("won"), func.max(scores.c.score).label("score"), func.max(scores.c.best).label("best")]
