"""A table that was begun under rules of another number: never shown, without a word, at a position that it had not."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.core.registry import find_game
from islario.core.state import new_state
from islario.server.live_table import LiveTable
from islario.server.messages.requests import NewSeat, NewTable
from islario.server.messages.tables import RulesMark
from islario.server.people import People
from islario.server.refusals import Refused
from islario.server.table_service import TableService
from islario.words import LANGUAGES, explain
from tests.server.test_old_data import ask
from tests.server.test_table_service import run

ME, BOT = NewSeat("me"), NewSeat("bot", "thumb")
WRONG = "0" * 16
MOVES = 12


class Begun:
    """A table in the middle of play, in a database of its own."""

    def __init__(self, data: Path, game: str = "forbidden_island", seats: tuple[NewSeat, ...] = (ME, ME)) -> None:
        self.data = data
        self.file = data / "islario.db"
        self.game = game
        self.table = ""
        self.person = 0

        async def begin(service: TableService) -> None:
            self.person, _ = await People(service.storage).welcome()
            state = new_state(find_game(game), 7, {"players": len(seats)})
            self.table = (await service.openings.create(NewTable(game, list(seats)), state, self.person)).table
            live = await service.tables.find(self.table)
            await self.play(service, live, MOVES)
            if game == "forbidden_island":
                seat = live.state.waiting_for()[0]
                await service.moves.play(self.table, self.person, live.number, seat, live.state.legal(seat)[0])
                await service.moves.undo(self.table, self.person, live.number_for(self.person), 1)
            self.entries = live.number
            self.position = live.state.position()

        self.run(begin)

    def run(self, work: Callable[[TableService], Awaitable[None]]) -> None:
        run(self.data, work)

    async def play(self, service: TableService, live: LiveTable, moves: int) -> None:
        """Play so many moves of the person's seats, the last legal one each time."""
        for _ in range(moves):
            seat = next((seat for seat in live.state.waiting_for() if seat in live.played_by(self.person)), None)
            if seat is None:
                return
            await service.moves.play(
                self.table, self.person, live.number_for(self.person), seat, live.state.legal(seat)[-1]
            )

    def change(self, statement: str, *values: Any) -> None:
        with closing(sqlite3.connect(self.file)) as database:
            assert database.execute(statement, values).rowcount > 0
            database.commit()

    def stays_closed(self, shown: int, code: str) -> None:
        """It is shown as far as so many entries, and nothing can be played there."""

        async def look(service: TableService) -> None:
            live = await service.tables.find(self.table)
            assert live.number == shown
            assert live.rules is not None
            assert (live.rules.state, live.rules.left) == ("parted", self.entries - shown)
            whole = live.whole(self.person)
            assert (whole.legal, whole.undo, whole.rules) == ({}, 0, live.rules)
            assert live.thinking is None
            (line,) = await service.tables.summarise(self.person)
            assert (line.table, line.rules, line.your_turn) == (self.table, live.rules, False)
            mine = live.seats_of(self.person)
            seat = next((seat for seat in live.state.waiting_for() if seat in mine), mine[0])
            action = next(iter(live.state.legal(seat)), "end")
            number = live.number_for(self.person)
            for request in (
                service.moves.play(self.table, self.person, number, seat, action),
                service.moves.undo(self.table, self.person, number, 1),
                service.moves.why(self.table, self.person, seat, ["end"]),
            ):
                with pytest.raises(Refused) as refused:
                    await request
                assert refused.value.reason.code == code
                assert refused.value.reason.values == ({"begun": 1, "now": 2} if code == "rules_parted" else {})
            said = [explain(refused.value.reason, language) for language in LANGUAGES]
            assert len(set(said)) == len(LANGUAGES)
            assert code != "rules_parted" or all("1" in sentence and "2" in sentence for sentence in said)

        self.run(look)
        assert ask(self.file, "SELECT count(*) FROM log") == [(self.entries,)]


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the rules of all games have number 2; until then 1."""
    for name in islario.games():
        monkeypatch.setattr(find_game(name), "rules_number", 1)

    def renew() -> None:
        for name in islario.games():
            monkeypatch.setattr(find_game(name), "rules_number", 2)

    return renew


@pytest.mark.parametrize("game", islario.games())
def test_every_entry_keeps_the_position_to_which_it_led(tmp_path: Path, game: str) -> None:
    begun = Begun(tmp_path, game)
    ((setup, number),) = ask(begun.file, "SELECT position, rules FROM tables")
    state = new_state(find_game(game), 7, {"players": 2})
    assert (setup, number) == (state.fingerprint(), state.game.rules_number)
    entries = ask(begun.file, "SELECT seat, action, undone, position FROM log ORDER BY number")
    for seat, action, undone, position in entries:
        if action is not None:
            state.play(seat, action)
        for _ in range(undone):
            state.undo(seat)
        assert position == state.fingerprint()
    assert state.position() == begun.position
    assert any(action is None for _, action, _, _ in entries) == (game == "forbidden_island")


@pytest.mark.parametrize("game", islario.games())
def test_one_that_leads_to_the_same_can_be_finished_and_keeps_its_mark(
    tmp_path: Path, game: str, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path, game)
    new_rules()

    async def go_on(service: TableService) -> None:
        live = await service.tables.find(begun.table)
        assert live.rules == RulesMark(1, 2, "same")
        assert live.state.position() == begun.position
        await begun.play(service, live, 1)
        assert live.number == begun.entries + 1
        assert live.whole(begun.person).rules == RulesMark(1, 2, "same")

    async def return_later(service: TableService) -> None:
        live = await service.tables.find(begun.table)
        assert (live.number, live.rules) == (begun.entries + 1, RulesMark(1, 2, "same"))
        assert [line.rules for line in await service.tables.summarise(begun.person)] == [RulesMark(1, 2, "same")]

    begun.run(go_on)
    begun.run(return_later)


def test_one_whose_positions_were_not_kept_is_marked_and_can_be_finished(
    tmp_path: Path, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path)
    begun.change("UPDATE log SET position = NULL WHERE number < 5")
    new_rules()

    async def go_on(service: TableService) -> None:
        live = await service.tables.find(begun.table)
        assert live.rules == RulesMark(1, 2, "unchecked")
        assert live.state.position() == begun.position
        await begun.play(service, live, 1)
        assert live.number == begun.entries + 1

    begun.run(go_on)


@pytest.mark.parametrize("game", islario.games())
@pytest.mark.parametrize("entry", [0, 5])
def test_one_that_leads_elsewhere_is_shown_as_far_as_it_agrees(
    tmp_path: Path, game: str, entry: int, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path, game)
    begun.change("UPDATE log SET position = ? WHERE number = ?", WRONG, entry)
    new_rules()
    begun.stays_closed(entry, "rules_parted")


@pytest.mark.parametrize("change", ["action = 'sing'", "action = NULL, undone = 99", "seat = 77"])
def test_one_with_a_move_that_is_refused_now_is_shown_up_to_it(
    tmp_path: Path, change: str, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path)
    begun.change(f"UPDATE log SET {change} WHERE number = 7")
    new_rules()
    begun.stays_closed(7, "rules_parted")


def test_bots_do_not_play_where_nobody_can(tmp_path: Path, new_rules: Callable[[], None]) -> None:
    begun = Begun(tmp_path, "hashi", (ME, BOT))
    begun.change("UPDATE log SET position = ? WHERE number = (SELECT max(number) FROM log)", WRONG)
    begun.entries = ask(begun.file, "SELECT count(*) FROM log")[0][0]
    new_rules()
    begun.stays_closed(begun.entries - 1, "rules_parted")


def test_a_log_that_is_damaged_is_noticed_under_the_same_rules_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path)
    begun.change("UPDATE log SET action = 'end' WHERE number = 0")
    begun.stays_closed(0, "log_damaged")
    assert [begun.table in record.getMessage() for record in caplog.records] == [True]


def test_one_whose_set_up_is_another_is_listed_and_hides_no_other(tmp_path: Path) -> None:
    begun = Begun(tmp_path)

    async def add(service: TableService) -> None:
        state = new_state(find_game("hashi"), 8, {"players": 1})
        await service.openings.create(NewTable("hashi", [ME]), state, begun.person)

    async def look(service: TableService) -> None:
        with pytest.raises(Refused) as refused:
            await service.tables.find(begun.table)
        assert refused.value.reason.code == "table_unreadable"
        lines = {line.game: line for line in await service.tables.summarise(begun.person)}
        assert lines["hashi"].rules is None
        line = lines["forbidden_island"]
        assert line.rules is not None
        assert (line.table, line.rules.state, line.rules.left) == (begun.table, "unreadable", begun.entries)
        assert [seat.yours for seat in line.seats] == [True, True]

    begun.run(add)
    begun.change("UPDATE tables SET position = ? WHERE id = ?", WRONG, begun.table)
    begun.run(look)


def test_playing_again_is_under_the_rules_of_today(tmp_path: Path, new_rules: Callable[[], None]) -> None:
    begun = Begun(tmp_path)

    async def finish(service: TableService) -> None:
        live = await service.tables.find(begun.table)
        while not live.state.over:
            await begun.play(service, live, 1)

    async def play_again(service: TableService) -> None:
        following = await service.tables.find(await service.openings.again(begun.table, begun.person, lambda: None))
        assert following.rules is None
        assert (await service.tables.find(begun.table)).rules == RulesMark(1, 2, "same")

    begun.run(finish)
    new_rules()
    begun.run(play_again)
    assert ask(begun.file, "SELECT rules FROM tables ORDER BY created") == [(1,), (2,)]
