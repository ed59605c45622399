"""The command line: ``islario play | serve | simulate | replay | hindsight | bench | options``."""

import argparse
import json
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields, replace
from io import TextIOWrapper
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import islario
from islario.core.game import Game
from islario.core.reasons import BadOption, IslarioError, Reason
from islario.core.record import open_record
from islario.core.rng import SEED_LIMIT, Rng
from islario.core.state import State
from islario.files import FileTrouble, check_writable, is_file, read_text, write_text
from islario.lab import report
from islario.lab.bench import ROUNDS as BENCH_ROUNDS
from islario.lab.bench import bench
from islario.lab.hindsight import solve
from islario.lab.retrospect import look_back, play_best, tell
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally
from islario.players import PLAYERS, Bot, UnknownPlayer
from islario.server.limits import DEFAULT_PACE, Limits
from islario.terminal import Screen, Session
from islario.words import LANGUAGES, Words, explain, system_language, words_for

MOST_OF_A_LIMIT = 10**6
COMMANDS = ("play", "serve", "simulate", "replay", "hindsight", "bench", "options")
USAGE_STATUS = 2
INTERRUPTED_STATUS = 130


# -- the commands --------------------------------------------------------------------------------


def simulate_command(typed: argparse.Namespace) -> None:
    """play many games and tell how they went"""
    game = islario.game(typed.game)
    games = check_number("--games", typed.games, 1, 10**9)
    jobs = check_number("--jobs", typed.jobs, 1, 256)
    seed = read_seed(typed.seed, games)
    chosen = chosen_options(game, typed)
    if typed.seats is not None:
        refuse_both("--seats", "--players" if "players" in chosen else None)
        chosen["players"] = typed.seats
    match = arrange(game.name, chosen, typed.player.split(","), seed)
    check_json(typed.json)
    words = words_for(typed.lang, game.name)
    tell_if_interpreted(typed.lang)
    tally = Tally()
    started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(words.say("game-name"), total=games, rate="")
        for part in simulate(match, games, jobs):
            tally.merge(part)
            bar.update(task, completed=tally.games, rate=f"{tally.games / (time.perf_counter() - started):,.0f}/s")
            bar.refresh()
    seconds = time.perf_counter() - started
    if typed.json != "-":
        Console().print(report.tally_table(words, tally, seed, match.players))
        for line in report.histograms(words, tally, match.players):
            print(line)
        print(report.rates(words, tally, seconds))
    what = {"game": game.name, "options": match.options, "players": match.players, "seed": seed}
    timing = {"seconds": seconds, "jobs": jobs, "decisions_per_second": tally.decisions.total / seconds}
    write_json(typed.json, {**what, **tally.as_dict(), "timing": timing})


def replay_command(typed: argparse.Namespace) -> None:
    """print a recorded game move by move, with the table drawn"""
    text = read_text(typed.file)
    islario.replay(text)  # refuse a bad record before printing half of it
    state, moves = open_record(text)
    end = len(moves) if typed.to is None else check_number("--to", typed.to, 0, len(moves))
    screen = Screen(state, typed.lang, typed.plain)
    words = screen.words
    print(words.say("replay-title", game=words.say("game-name"), moves=len(moves)))
    print(f"\n{words.say('replay-start')}\n\n{screen.show(state, None)}")
    for number, (seat, action) in enumerate(moves[:end], 1):
        events = state.play(seat, action)
        print("\n" + words.say("replay-move", number=str(number), seat=words.seat(seat), words=action))
        print("\n".join(f"  {words.event(event)}" for event in events))
        print(f"\n{screen.show(state, seat if state.game.simultaneous else None)}")


def play_command(typed: argparse.Namespace) -> None:
    """play in the browser, or with --terminal right here"""
    game = islario.game(typed.game or islario.games()[0])
    chosen = chosen_options(game, typed)
    names = read_seats(typed.seats)
    if not typed.terminal:
        serve_tables(typed, browser=True)
        return
    if names:
        refuse_both("--seats", "--players" if "players" in chosen else None)
    if typed.resume is not None:
        refuse_both("--resume", *(f"--{name}" for name in chosen), "--seed" if typed.seed is not None else None)
        state = islario.replay(read_text(typed.resume))
        refuse_both("--resume", typed.game if typed.game not in (None, state.game.name) else None)
    else:
        if names:
            chosen["players"] = len(names)
        state = game.new(**chosen, seed=read_seed(typed.seed))
    sit_down(state, names, typed)


def sit_down(state: State, names: list[str], typed: argparse.Namespace) -> None:
    """Play a game in the terminal, bots at the seats that are not one's own."""
    screen = Screen(state, typed.lang, typed.plain)
    seats = len(screen.words.seats)
    if names and len(names) != seats:
        raise IslarioError(Reason("players_count", {"players": len(names), "seats": seats}))
    save = typed.resume if typed.save is None else typed.save
    if save is not None:
        check_writable(save)
        if save != typed.resume and is_file(save):
            raise FileTrouble(Reason("file_exists", {"file": save}))
    thoughts = Rng(SEED_LIMIT - 1 - state.origin.seed)  # as in a simulation, so that its games can be seen again
    bots = {seat: Bot(name, state.game, thoughts) for seat, name in enumerate(names) if name != "me"}
    if typed.resume is not None:
        print(screen.words.say("play-resumed", file=typed.resume, moves=len(state.moves())))
    Session(state, screen, bots, save, input, print).run()


def serve_command(typed: argparse.Namespace) -> None:
    """serve tables to browsers and programs, and open no browser"""
    serve_tables(typed, browser=False)


def serve_tables(typed: argparse.Namespace, browser: bool) -> None:
    from islario.server.run import HOST, serve  # only here: the other commands start faster without it

    limits = Limits()
    for limit in fields(Limits):
        text = getattr(typed, limit.name, None)
        if text is not None:
            number = check_number(dashed(limit.name), text, 1, MOST_OF_A_LIMIT)
            limits = replace(limits, **{limit.name: number})
    pace = getattr(typed, "bot_pace", None)
    seconds = DEFAULT_PACE if pace is None else check_number("--bot-pace", pace, 0, 60_000) / 1000
    host = getattr(typed, "host", None) or HOST
    proxy = getattr(typed, "behind_proxy", False)
    serve(host, read_port(typed.port), typed.data, limits, browser, typed.lang, seconds, proxy)


def hindsight_command(typed: argparse.Namespace) -> None:
    """find the best that the cards of a recorded game of Hashi allowed"""
    state = islario.replay(read_text(typed.file))
    past = look_back(state, check_number("--seat", typed.seat, 0, 99))
    seconds = check_number("--seconds", typed.seconds, 1, 86_400)
    check_json(typed.json)
    words = words_for(typed.lang, state.game.name)
    with progress_bar() as bar:
        task = bar.add_task(words.say("game-name"), total=seconds, rate="")
        bar.refresh()

        def progress(score: int, bound: int, elapsed: float) -> None:
            bar.update(task, completed=elapsed, rate=words.say("hindsight-thinking", score=score, bound=bound))
            bar.refresh()

        best = solve(past.puzzle, seconds, progress, at_least=past.played)
    play_best(past, best)
    if typed.json != "-":
        Console().print(report.hindsight_table(words, past, best))
        print(report.hindsight_line(words, past, best))
    parts = [tell(past, best, card) for card in range(len(best.rounds))]
    rounds = [{"card": card, "number": island, "bridges": lines} for card, island, lines in parts]
    figures = {"seat": past.seat, "yours": past.score, "score": best.score, "bound": best.bound}
    write_json(typed.json, {**figures, "proven": best.score == best.bound, "seconds": best.seconds, "rounds": rounds})


def bench_command(typed: argparse.Namespace) -> None:
    """measure the engine: compiled beside interpreted, in one run"""
    words = words_for(typed.lang)
    seconds = check_number("--seconds", typed.seconds, 1, 600)
    check_json(typed.json)
    tell_if_interpreted(typed.lang)
    games = islario.games() if typed.game is None else [typed.game]
    with progress_bar() as bar:
        task = bar.add_task(words.say("bench-figure"), total=BENCH_ROUNDS * 2 * len(games), rate="")
        bar.refresh()

        def progress() -> None:
            bar.advance(task)
            bar.refresh()

        figures = {game: bench(game, seconds, progress) for game in games}
    if typed.json != "-":
        for game in games:
            Console().print(report.bench_table(words_for(typed.lang, game), figures[game]))
            print("\n".join(report.bench_ratios(words, figures[game])))
    write_json(typed.json, figures)


def options_command(typed: argparse.Namespace) -> None:
    """list a game's own options"""
    game = islario.game(typed.game)
    words = words_for(typed.lang, game.name)
    for option in game.options:
        default = "" if option.default is None or option.kind == "flag" else f" [{option.default}]"
        print(f"{dashed(option.name)}{default}: {words.say(f'option-{option.name}')}")
        if option.kind != "flag":
            drawn = ["FILE"] if option.kind == "layout" else []
            print(f"    {', '.join([*option.choices, *drawn]) or f'{option.low}-{option.high}'}")


# -- what can be typed ---------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """argparse, with its complaints as ours: one sentence, no usage text."""

    def error(self, message: str) -> NoReturn:
        if missing := re.match(r"argument (\S+): expected one argument", message):
            raise BadOption(Reason("value_missing", {"option": missing[1]}))
        if required := re.match(r"the following arguments are required: (.*)", message):
            raise BadOption(Reason("word_missing", {"word": required[1]}))
        if unknown := re.match(r"argument COMMAND: invalid choice: '(.*?)' ", message):
            raise BadOption(Reason("unknown_command", {"value": unknown[1], "expected": ", ".join(COMMANDS)}))
        raise BadOption(Reason("usage", {"problem": message}))


def build_parser(game: Game, language: str) -> Parser:
    """All that can be typed, the game's own options too."""
    parser = Parser("islario", description="Island board games, complete and exact.", allow_abbrev=False)
    parser.add_argument("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)} [the system's]")
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Any) -> Parser:
        made: Parser = commands.add_parser(name, help=run.__doc__, description=run.__doc__, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    play = command("play", play_command)
    play.add_argument("game", metavar="GAME", nargs="?", help=f"{', '.join(islario.games())} [the first]")
    play.add_argument("--terminal", action="store_true", help="play here, not in the browser")
    play.add_argument("--seats", metavar="WHO", help="a number (all mine), or me, thumb, random for each: me,thumb")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="save the game there when leaving")
    serve = command("serve", serve_command)
    serve.add_argument("--host", metavar="ADDRESS", help="the address to listen on [this machine only]")
    serve.add_argument(
        "--behind-proxy", action="store_true", help="believe what a proxy on this machine says of clients"
    )
    serve.add_argument("--bot-pace", metavar="MS", help="milliseconds that a bot waits before its move [700]")
    for limit in fields(Limits):
        told = f"{limit.name.replace('_', ' ')} [{limit.default:g}]"
        serve.add_argument(dashed(limit.name), metavar="N", help=told)
    for made in (play, serve):
        made.add_argument("--port", metavar="N", help="the port of the page")
        made.add_argument("--data", metavar="FOLDER", help="where tables are kept [the user's folder for data]")
    simulating = command("simulate", simulate_command)
    simulating.add_argument("game", metavar="GAME")
    simulating.add_argument("--seats", metavar="N", help="how many seats")
    simulating.add_argument("--player", metavar="NAME", default="random", help="thumb, random, or one for each seat")
    simulating.add_argument("--games", metavar="N", default="1000", help="how many games [1000]")
    simulating.add_argument("--jobs", metavar="N", default="1", help="how many processes [1]")
    replaying = command("replay", replay_command)
    replaying.add_argument("file", metavar="FILE")
    replaying.add_argument("--to", metavar="N", help="stop after move N")
    seeking = command("hindsight", hindsight_command)
    seeking.add_argument("file", metavar="RECORD")
    seeking.add_argument("--seat", metavar="N", default="0", help="whose board [0]")
    seeking.add_argument("--seconds", metavar="S", default="60", help="how long to seek at most [60]")
    benching = command("bench", bench_command)
    benching.add_argument("game", metavar="GAME", nargs="?", help="one game only [all]")
    benching.add_argument("--seconds", metavar="S", default="2", help="for each measure [2]")
    listing = command("options", options_command)
    listing.add_argument("game", metavar="GAME")
    for made in (play, replaying):
        made.add_argument("--plain", action="store_true", help="tell the table in sentences, draw nothing")
    for made in (simulating, seeking, benching):
        made.add_argument("--json", metavar="FILE", help="write the figures there too; - prints them instead")
    for made in (play, simulating):
        made.add_argument("--seed", metavar="N", help="the seed of all chance [drawn]")
        add_game_options(made, game, words_for(language, game.name))
    return parser


def add_game_options(parser: Parser, game: Game, words: Words) -> None:
    group = parser.add_argument_group(f"options of {game.name} (islario options {game.name} tells more)")
    for option in game.options:
        if option.name != "seed":
            taken = {"action": "store_true", "default": None} if option.kind == "flag" else {"metavar": "X"}
            told = words.say(f"option-{option.name}")
            told += f": {', '.join(option.choices)}" if option.kind in ("choice", "layout") else ""
            told += " or a FILE with a drawing" if option.kind == "layout" else ""
            group.add_argument(dashed(option.name), dest=f"game_{option.name}", help=told, **taken)


def parse(words: Sequence[str], language: str) -> argparse.Namespace:
    """What was typed, understood; the game's own options are those of the game that is named."""
    named = [word for word in words if word in islario.games()]
    game = islario.game(named[0] if named else islario.games()[0])
    typed, rest = build_parser(game, language).parse_known_args(list(words))
    if getattr(typed, "game", None) is not None:
        islario.game(typed.game)  # an unknown game is the first thing to say
    if rest:
        if not rest[0].startswith("--"):
            raise BadOption(Reason("unexpected_word", {"value": rest[0]}))
        expected = ", ".join(dashed(option.name) for option in game.options)
        raise BadOption(Reason("unknown_option", {"option": rest[0].split("=")[0], "expected": expected}))
    return typed


def version_line() -> str:
    return f"islario {islario.__version__} ({'compiled' if islario.compiled else 'interpreted'})"


# -- reading single values -----------------------------------------------------------------------


def chosen_options(game: Game, typed: argparse.Namespace) -> dict[str, Any]:
    """The game's own options that were typed; a layout may be a file with a drawing."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        value = getattr(typed, f"game_{option.name}", None)
        if value is not None:
            named = option.kind == "layout" and value not in option.choices and "\n" not in value
            file = named and (is_file(value) or "/" in value or value.endswith(".txt"))
            chosen[option.name] = read_text(value) if file else value
    return chosen


def read_seats(text: str | None) -> list[str]:
    """Who sits where: a number (all are mine), or a name for each seat."""
    if text is None:
        return []
    names = ["me"] * int(text) if text in ("1", "2", "3", "4") else text.split(",")
    for name in names:
        if name not in ("me", *PLAYERS):
            raise UnknownPlayer(Reason("unknown_player", {"player": name, "expected": ", ".join(("me", *PLAYERS))}))
    return names


def read_seed(text: str | None, games: int = 1) -> int:
    """The seed that was typed, with room for so many games, or one short enough to be typed again."""
    return secrets.randbelow(10**9) if text is None else check_number("--seed", text, 0, SEED_LIMIT - games)


def read_port(text: str | None) -> int | None:
    return None if text is None else check_number("--port", text, 1, 65535)


def check_number(option: str, text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high:
        return int(text)
    raise BadOption(Reason("bad_number", {"option": option, "value": text, "low": str(low), "high": str(high)}))


def refuse_both(option: str, *others: str | None) -> None:
    """Complain about options that say the same thing twice, or contradict each other."""
    for other in others:
        if other is not None:
            raise BadOption(Reason("options_conflict", {"option": option, "other": other.replace("_", "-")}))


def dashed(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def take_language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, wherever on the command line it stands, and the rest of the line."""
    rest = list(words)
    for number, word in enumerate(rest):
        if word == "--lang" and rest[number + 1 :]:
            return rest[number + 1], rest[:number] + rest[number + 2 :]
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), rest[:number] + rest[number + 1 :]
    return system_language(), rest


# -- writing figures -----------------------------------------------------------------------------


def check_json(path: str | None) -> None:
    """Complain before the work, not after it, about a file that cannot be written."""
    if path is not None and path != "-":
        check_writable(path)


def write_json(path: str | None, figures: dict[str, Any]) -> None:
    """The figures for machines: to a file, or with "-" to standard output."""
    text = json.dumps(figures, indent=2) + "\n"
    if path == "-":
        print(text, end="")
    elif path is not None:
        write_text(path, text)


# -- running -------------------------------------------------------------------------------------


def tell_if_interpreted(language: str) -> None:
    if not islario.compiled:
        print(words_for(language).say("simulate-interpreted"), file=sys.stderr)


def progress_bar() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        auto_refresh=False,  # no thread of its own, which processes that are started meanwhile would inherit
        disable=not console.is_terminal,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; what goes wrong is one line on standard error and exit status 2."""
    language, rest = take_language(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter gets a ? for it
            stream.reconfigure(errors="replace")
    try:
        if language not in LANGUAGES:
            values = {"option": "--lang", "value": language, "expected": ", ".join(LANGUAGES)}
            language = "en"
            raise BadOption(Reason("bad_option", values))
        typed = parse(rest, language)
        typed.lang = language
        typed.run(typed)
        sys.stdout.flush()
    except IslarioError as refused:
        print(f"islario: {explain(refused.reason, language)}", file=sys.stderr)
        sys.exit(USAGE_STATUS)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED_STATUS)
    except BrokenPipeError:  # whoever read our output has gone: what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, BrokenProcessPool, subprocess.CalledProcessError) as trouble:
        print(f"islario: {explain(Reason('machine', {'problem': str(trouble)}), language)}", file=sys.stderr)
        sys.exit(USAGE_STATUS)


if __name__ == "__main__":
    main()
