"""The command line: ``islario play | serve | simulate | replay | hindsight | bench | options``."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields
from io import TextIOWrapper
from typing import Any, NoReturn

import islario
from islario.arguments import dashed
from islario.commands import (
    bench_command,
    hindsight_command,
    options_command,
    play_command,
    replay_command,
    serve_command,
    simulate_command,
)
from islario.core.game import Game
from islario.core.reasons import BadOption, IslarioError, Reason
from islario.server.limits import Limits
from islario.words import LANGUAGES, Words, explain, system_language, words_for

COMMANDS = ("play", "serve", "simulate", "replay", "hindsight", "bench", "options")
USAGE_STATUS = 2
INTERRUPTED_STATUS = 130


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
    play.add_argument("--save", metavar="FILE", help="keep the game there, after every move")
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
            told = words.option(option.name)
            told += f": {', '.join(option.choices)}" if option.kind in ("choice", "layout") else ""
            told += " or a FILE with a drawing" if option.kind == "layout" else ""
            group.add_argument(dashed(option.name), dest=f"game_{option.name}", help=told, **taken)


def parse(argv: Sequence[str], language: str) -> argparse.Namespace:
    """What was typed, understood; the game's own options are those of the game that is named."""
    named = [word for word in argv if word in islario.games()]
    game = islario.game(named[0] if named else islario.games()[0])
    typed, rest = build_parser(game, language).parse_known_args(list(argv))
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


def take_language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, wherever on the command line it stands, and the rest of the line."""
    rest = list(argv)
    for number, word in enumerate(rest):
        if word == "--lang" and rest[number + 1 :]:
            return rest[number + 1], rest[:number] + rest[number + 2 :]
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), rest[:number] + rest[number + 1 :]
    return system_language(), rest


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command; what goes wrong is one line on standard error and exit status 2."""
    language, rest = take_language(sys.argv[1:] if argv is None else argv)
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
