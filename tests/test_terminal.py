"""Playing in the terminal: what is typed and what is shown."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import islario
from islario.cli import main
from islario.core.rng import Rng
from islario.core.state import State
from islario.fuzzy_input import command_of
from islario.players import Bot
from islario.screen import Screen
from islario.terminal import COMMANDS, Session
from islario.words import LANGUAGES, Words

GAME = islario.game("forbidden_island")


def session(
    state: State, *typed: str, language: str = "en", bots: dict[int, Bot] | None = None, save: str | None = None
) -> str:
    """Type lines at a table; everything that was shown."""
    lines = iter(typed)
    shown: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    screen = Screen(state, language, told=False)
    Session(state, screen, bots or {}, save, read, shown.append).run()
    return "\n".join(shown)


def table(**options: object) -> State:
    return GAME.new(**{"seed": 4, "first": 0, "roles": ["explorer", "diver"], **options})


def test_moves_are_taken_by_number_and_by_words() -> None:
    state = table()
    first = state.legal(0)[0]
    session(state, "1", "end")
    assert state.moves() == [(0, first), (0, "end")]


def test_an_empty_line_among_several_moves_tells_what_can_be_typed() -> None:
    state = table()
    told = Words("en", GAME).say("play-choose")
    assert session(state, "").count(told) == session(state).count(told) + 1
    assert state.moves() == []


@pytest.mark.parametrize("compiled", [True, False])
def test_a_player_is_told_if_the_rules_run_interpreted(
    compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(islario, "compiled", compiled)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    main(["--lang", "en", "play", "forbidden_island", "--terminal"])
    assert ("interpreted" in capsys.readouterr().err) is not compiled


def test_an_impossible_move_is_explained_and_nothing_changes() -> None:
    state = table()
    shown = session(state, "flood", "99", "dance")
    assert "[FI-TURN-1]" in shown
    assert "99" in shown
    assert '"dance" is not an action' in shown
    assert state.moves() == []


def test_why_tells_the_reason_without_playing() -> None:
    state = table()
    assert "[FI-TURN-1]" in session(state, "why draw", "why end")
    assert state.moves() == []


def test_undo_takes_back_what_may_be_taken_back() -> None:
    state = table()
    shown = session(state, "end", "undo", "end", "draw", "undo")
    assert "Taken back." in shown
    assert "cannot be taken back" in shown
    assert state.moves() == [(0, "end"), (0, "draw")]


def test_a_special_card_of_another_seat_is_played_out_of_turn() -> None:
    players = [{"role": "pilot"}, {"role": "diver", "hand": ["sandbags"]}]
    state = GAME.position({"players": players, "flooded": ["watchtower"]})
    shown = session(state, "2: sandbag watchtower")
    assert "The Diver may also play: sandbag" in shown
    assert state.moves() == [(1, "sandbag watchtower")]


def test_bots_play_their_seats_and_nobody_else_does() -> None:
    state = table()
    bots = {1: Bot("thumb", GAME, Rng(1))}
    shown = session(state, "2: end", "end", "draw", "draw", "flood", "flood", "hurry", bots=bots)
    assert "is played by a bot" in shown
    assert "2. Diver, thumb" in shown
    assert state.waiting_for() == (0,)
    assert any(seat == 1 for seat, _ in state.moves())


def test_a_person_is_asked_before_a_bot_goes_on_and_can_win_on_its_turn() -> None:
    players = [{"role": "pilot", "hand": ["helicopter"]}, {"role": "messenger", "at": "fools_landing"}]
    position = {"players": players, "turn": 1, "phase": "flood", "flooded": ["fools_landing"]}
    state = GAME.position({**position, "captured": ["earth", "wind", "fire", "ocean"]})
    shown = session(state, "escape", bots={1: Bot("thumb", GAME, Rng(1))})
    assert "The Pilot may play now, out of turn: escape, lift" in shown
    assert state.result() == {"won": True, "winners": [0, 1], "scores": [1, 1], "reason": "escaped"}


def test_a_bot_interjects_on_a_person_s_turn() -> None:
    players = [{"role": "pilot"}, {"role": "messenger", "at": "fools_landing", "hand": ["helicopter"]}]
    state = GAME.position({"players": players, "captured": ["earth", "wind", "fire", "ocean"]})
    session(state, bots={1: Bot("thumb", GAME, Rng(1))})
    assert state.moves() == [(1, "escape")]


def test_a_person_can_lift_a_bot_s_pawn_that_would_drown() -> None:
    players = [{"role": "pilot", "hand": ["helicopter"]}, {"role": "messenger", "at": "watchtower"}]
    sunk = ["observatory", "twilight_hollow", "watchtower"]
    position = {"players": players, "turn": 1, "phase": "flood", "floods_left": 1, "sunk": sunk, "swimming": [1]}
    state = GAME.position(position)
    session(state, "lift 1 fools_landing", bots={1: Bot("thumb", GAME, Rng(1))})
    assert not state.over
    assert state.position()["players"][1]["at"] == "fools_landing"


def test_enter_plays_the_only_move() -> None:
    state = GAME.position({"players": [{"role": "pilot"}, {"role": "diver"}], "phase": "draw"})
    shown = session(state, "", "", "")
    assert state.moves() == [(0, "draw"), (0, "draw"), (0, "flood")]
    assert shown.count("Watchtower") == 1  # at the beginning; there is nothing to choose, so nothing more is drawn


def test_undo_takes_back_a_person_s_move_with_what_bots_answered() -> None:
    hand = ["earth", "earth", "wind", "fire", "ocean"]
    players = [{"role": "messenger", "hand": ["earth"]}, {"role": "diver", "hand": hand}]
    state = GAME.position({"players": players})
    before = state.position()
    shown = session(state, "give 1 earth", "undo", bots={1: Bot("thumb", GAME, Rng(1))})
    assert "discards" in shown
    assert "Taken back." in shown
    assert state.position() == before


def test_the_log_tells_what_still_holds() -> None:
    state = table()
    first = state.legal(0)[0]
    told = session(state, first, "undo", "end", "log").split("The Explorer takes no more actions.")
    assert "moves from" in told[0]
    assert len(told) == 3
    assert "moves from" not in told[1].split("decides:")[-1]


def test_things_may_be_called_by_their_names_in_the_language() -> None:
    state = GAME.position({"players": [{"role": "pilot"}, {"role": "diver"}]})
    session(state, "fly puerta de hierro", language="es")
    assert state.moves() == [(0, "fly iron_gate")]


@pytest.mark.parametrize(
    ("language", "why", "undo", "help", "table", "quit"),
    [
        ("es", "por qué", "deshacer", "ayuda", "mesa", "salir"),
        ("es", "POR QUE", "Deshacer", "AYUDA", "Mesa", "Salir"),
        ("es", "why", "undo", "help", "table", "quit"),
        ("pt", "por que", "desfazer", "ajuda", "mesa", "sair"),
        ("pt", "why", "undo", "?", "table", "quit"),
    ],
)
def test_commands_are_taken_in_the_reader_s_language_and_in_english(
    language: str, why: str, undo: str, help: str, table: str, quit: str
) -> None:
    state = GAME.new(seed=4, first=0, roles=["explorer", "diver"])
    words = Words(language, GAME)
    shown = session(state, f"{why} draw", help, "end", undo, table, quit, "end", language=language)
    assert "[FI-TURN-1]" in shown
    assert words.say("play-help") in shown
    assert words.say("play-undone") in shown
    assert state.moves() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_command_in_the_language(language: str) -> None:
    words = Words(language)
    listed = [line.strip() for line in words.say("play-help").splitlines()]
    for command in COMMANDS:
        name = words.say(f"command-{command}").split(", ")[0]
        assert any(line.startswith(f"{name} ") for line in listed), name
        assert command in words.say("play-help")


@pytest.mark.parametrize("name", islario.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_is_told_like_a_command(name: str, language: str) -> None:
    state = islario.game(name).new(seed=1, players=4)
    shell = Session(state, Screen(state, language, told=True), {}, None, input, print)
    for action in state.game.actions(4):
        assert command_of(action, shell.commands) == ("", action)
        told = shell.words.action(action, state)
        assert command_of(told, shell.commands) == ("", told)


@pytest.mark.parametrize(
    ("language", "typed"), [("es", "por qué volar al Observatorio"), ("pt", "por que voar para o Observatorio")]
)
def test_why_takes_a_move_as_it_is_told(language: str, typed: str) -> None:
    state = GAME.position({"players": [{"role": "diver"}, {"role": "pilot"}]})
    assert Words(language, GAME).name("role", "diver") in session(state, typed, language=language)
    assert "[FI-MOVE-4]" in session(state, typed, language=language)


def test_ctrl_c_leaves_the_table_with_the_game_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    state = table()
    lines = iter(["end"])

    def read(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    shown: list[str] = []
    Session(state, Screen(state, "en", told=False), {}, str(path), read, shown.append).run()
    assert shown[-1].startswith("Goodbye.")
    assert islario.replay(path.read_text()).moves() == [(0, "end")]


@pytest.mark.parametrize("line", ["²: end", "²", "99: end", "0:", ":", "save", "1: why end", "?", "HELP", "\x1b[31m"])
def test_odd_lines_change_nothing_and_break_nothing(line: str) -> None:
    state = table()
    assert session(state, line, "quit").endswith("Goodbye.")
    assert state.moves() == []


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_bots_alone_finish_the_game(name: str) -> None:
    state = table()
    shown = session(state, bots={seat: Bot(name, GAME, Rng(seat)) for seat in (0, 1)})
    assert state.over
    assert "The game is over" in shown


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    state = table()
    assert "Saved" in session(state, "end", f"save {path}", "draw", "quit")
    again = islario.replay(path.read_text())
    assert again.moves() == [(0, "end")]
    assert "Goodbye. The game can be resumed" in session(again, "draw", save=str(path))
    assert islario.replay(path.read_text()).position() == state.position()


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    state = table()
    shown = session(state, f"save {tmp_path}/no/such/folder.txt", "end")
    assert "cannot be written" in shown
    assert state.moves() == [(0, "end")]


def test_the_whole_list_the_help_and_the_log_are_shown() -> None:
    state = table(roles=["pilot", "diver"])
    shown = session(state, "help", "all", "end", "log")
    assert "NUMBER or WORDS" in shown
    assert "  25  fly watchtower" in shown
    assert shown.count("takes no more actions.") == 2


def test_many_moves_are_listed_in_groups_and_the_beginning_of_words_tells_them_one_by_one() -> None:
    state = table(roles=["pilot", "diver"])
    moves = state.legal(0)
    flights = [number for number, words in enumerate(moves, 1) if words.startswith("fly ")]
    shown = session(state)
    assert f"      fly: {flights[0]}) " in shown
    assert "  25  fly watchtower" not in shown
    assert 'such as "fly"' in " ".join(shown.split())
    assert "  25  fly watchtower" in session(state, "fly")
    assert state.moves() == []


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "about Sandbags", "text-sandbags"),
        ("en", "about sandbags", "text-sandbags"),
        ("es", "sobre helicoptero", "text-helicopter"),
        ("en", "about diver", "power-diver"),
        ("pt", "sobre mergulhador", "power-diver"),
    ],
)
def test_a_card_or_a_role_is_told_by_its_name(language: str, typed: str, told: str) -> None:
    words = Words(language, GAME)
    text = words.say(told, landing=words.name("tile", "fools_landing"))
    assert text in " ".join(session(table(roles=["explorer", "pilot"]), typed, language=language).split())


def test_without_a_name_it_is_told_what_can_be_asked_about() -> None:
    assert "Sandbags" in session(table(), "about")


def test_what_has_no_card_has_nothing_to_be_told() -> None:
    assert 'There is nothing here called "Compass".' in session(table(), "about Compass")


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_table_speaks_the_language(language: str) -> None:
    words = Words(language, GAME)
    shown = session(table(), "end", language=language)
    assert words.name("role", "explorer") in shown
    assert words.name("phase", "draw") in shown


@pytest.mark.parametrize("layout", next(option.choices for option in GAME.options if option.name == "layout"))
def test_every_island_fits_a_terminal_of_80_columns(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "es", "pt"):
        state = table(layout=layout)
        drawn = Screen(state, language, told=False).show(state, None).split("\n\n")[0]
        assert max(len(line) for line in drawn.splitlines()) <= 80
        assert drawn.count("@1") == drawn.count("@2") == 1


def test_told_in_sentences_every_tile_is_named_with_its_state() -> None:
    state = table()
    words = Words("en", GAME)
    told = Screen(state, "en", told=True).show(state, None)
    view = state.view(None)
    for tile in view["tiles"].values():
        state_word = "flooded" if tile in view["flooded"] else "dry"
        assert f"{words.name('tile', tile)} ({state_word}" in told


class Typist:
    """Somebody at a real terminal: types, and reads up to a text."""

    def __init__(self, *command: str) -> None:
        self.terminal, other = pty.openpty()
        environment = {**os.environ, "TERM": "xterm"}
        self.program = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
        os.close(other)
        self.seen = ""

    def read(self, text: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            assert ready, f"never saw {text!r} in {self.seen!r}"
            self.seen += os.read(self.terminal, 65536).decode()
        self.seen = self.seen.partition(text)[2]

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def leave(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.terminal)


def test_words_are_completed_with_tab_in_a_real_terminal() -> None:
    line = "--lang en play --terminal --seed 4 --first 0 --seats 2"
    typist = Typist(sys.executable, "-m", "islario.cli", *line.split())
    try:
        typist.read("move> ")
        typist.type("en\t\n")
        typist.read("takes no more actions.")
        typist.read("move> ")
        typist.type("quit\n")
        assert typist.program.wait(30) == 0
    finally:
        typist.leave()


# -- chance --------------------------------------------------------------------------------------


def play(monkeypatch: pytest.MonkeyPatch, *typed: str, words: tuple[str, ...]) -> None:
    """``islario play --terminal``, with these lines typed, and then quit."""
    lines = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    main(("--lang", "en", "play", "--terminal", *words))


def head(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()[3:5]


def test_people_in_a_terminal_play_with_a_secret_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = set()
    for number in range(3):
        path = tmp_path / f"{number}.txt"
        play(monkeypatch, "end", words=("--first", "0", "--seats", "me,thumb", "--save", str(path)))
        chance, seed = head(path)
        assert chance == "chance chacha8"
        seeds.add(seed)
        before = islario.replay(path.read_text("utf-8")).moves()
        assert (0, "end") in before
        play(monkeypatch, "draw", words=("--resume", str(path), "--seats", "me,thumb"))
        assert islario.replay(path.read_text("utf-8")).moves()[: len(before)] == before
        assert head(path) == [chance, seed]
    assert len(seeds) == 3


@pytest.mark.parametrize(("seed", "chance"), [("7", "sfc32"), ("0123456789abcdef0123456789abcdef", "chacha8")])
def test_a_seed_that_is_typed_in_a_terminal_is_the_seed(
    seed: str, chance: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = []
    for number in range(2):
        path = tmp_path / f"{number}.txt"
        words = ("--first", "0", "--seats", "me,random", "--seed", seed, "--save", str(path))
        play(monkeypatch, "end", "draw", "draw", "flood", "flood", words=words)
        assert head(path) == [f"chance {chance}", f"seed {seed}"]
        records.append(path.read_text("utf-8"))
    assert records[0] == records[1]  # what the bot thinks is of the same seed


# -- several at once -----------------------------------------------------------------------------


def hashi(players: int = 2) -> State:
    return islario.game("hashi").new(seed=4, players=players)


def test_what_a_bot_does_beside_a_person_is_told_when_both_are_done() -> None:
    state = hashi()
    bots = {1: Bot("thumb", state.game, Rng(1))}
    shown = session(state, "start a 3", "skip number", "log", "skip bridges", bots=bots)
    told = [
        line.strip() for line in shown.splitlines() if line.strip().startswith(("Player 1 g", "Player 2 w", "Card"))
    ]
    first = "Card 1 is turned over: 4/1 (number/bridges)."
    beside = "Player 2 writes a 4 on island r."
    again = ["Player 2 writes a 4 on island m.", first, "Player 1 gives up the number 4."]  # the log tells no more
    done = [beside, "Player 1 gives up the bridge of the card.", "Card 2 is turned over: 4/3 (number/bridges)."]
    assert told == [*again, *again, *done]


def test_a_person_takes_back_their_own_move_whatever_bots_have_done() -> None:
    state = hashi()
    shown = session(state, "start a 3", "skip number", "undo", bots={1: Bot("random", state.game, Rng(1))})
    assert "Taken back." in shown
    assert (0, "skip number") not in state.moves()
    assert state.waiting_for() == (0,)
    refused = session(state, "skip number", "skip bridges", "undo", bots={1: Bot("random", state.game, Rng(1))})
    assert "cannot be taken back" in refused


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("told", [False, True])
def test_a_solo_game_is_played_to_its_end(language: str, told: bool) -> None:
    state = hashi(1)
    shown: list[str] = []
    screen = Screen(state, language, told)
    Session(state, screen, {}, None, lambda prompt: "1", shown.append).run()
    assert state.over
    result = state.result()
    assert result is not None
    assert screen.words.name("rank", result["rank"]) in "\n".join(shown)
