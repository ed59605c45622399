"""The command line: ``islario COMMAND``; ``COMMANDS`` lists them."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn, cast

import islario
from islario.arguments import OWN_PROXY, dashed
from islario.commands import (
    bench_command,
    hindsight_command,
    ladder_command,
    options_command,
    play_command,
    replay_command,
    review_command,
    sentences_command,
    serve_command,
)
from islario.core.game import Game
from islario.core.reasons import BadOption, IslarioError, Reason
from islario.lab.ladder import LEVELS
from islario.lab_commands import ALMANAC, KEPT, almanac_command, simulate_command
from islario.players import PLAYERS, STAND_IN
from islario.server.limits import DEFAULT_PACE, Limits
from islario.words import LANGUAGES, Words, explain, system_language, words_for

COMMANDS = (
    *("play", "serve", "simulate", "replay", "review", "hindsight", "bench", "ladder"),
    *("almanac", "options", "sentences"),
    *("backup", "restore", "doctor"),
)
USAGE_STATUS = 2
INTERRUPTED_STATUS = 130


class HelpFormatter(argparse.HelpFormatter):
    """argparse's help, with "usage" in the reader's language."""

    def __init__(self, words: Words, **given: Any) -> None:
        super().__init__(**given)
        self.words = words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.say("cli-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """argparse, with its help in the reader's language, and its complaints as ours: one sentence, no usage text."""

    def __init__(self, words: Words, **given: Any) -> None:
        formatter = partial(HelpFormatter, words)
        super().__init__(**given, add_help=False, allow_abbrev=False, formatter_class=cast(Any, formatter))
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))

    def error(self, message: str) -> NoReturn:
        if missing := re.match(r"argument (\S+): expected one argument", message):
            raise BadOption(Reason("value_missing", {"option": missing[1]}))
        if required := re.match(r"the following arguments are required: (.*)", message):
            raise BadOption(Reason("word_missing", {"word": required[1]}))
        if unknown := re.match(r"argument \S+: invalid choice: '(.*?)' ", message):
            raise BadOption(Reason("unknown_command", {"value": unknown[1], "expected": ", ".join(COMMANDS)}))
        raise BadOption(Reason("usage", {"problem": message}))


def build_parser(game: Game, language: str) -> Parser:
    """All that can be typed, the game's own options too."""
    words = words_for(language)
    say = words.say
    a_game, a_file, a_folder = (say(f"cli-word-{word}") for word in ("game", "file", "folder"))
    parser = Parser(words, prog="islario", description=say("cli-about"))
    parser.add_argument("--lang", metavar=say("cli-word-lang"), help=say("cli-lang", languages=", ".join(LANGUAGES)))
    parser.add_argument("--version", action="version", version=version_line(), help=say("cli-version"))
    commands = parser.add_subparsers(
        title=say("cli-commands"),
        metavar=say("cli-word-command"),
        required=True,
        parser_class=cast(Any, partial(Parser, words)),
    )

    def command(name: str, run: Any) -> Parser:
        told = say(f"cli-command-{name}")
        made: Parser = commands.add_parser(name, help=told, description=told)
        made.set_defaults(run=run, options=made._option_string_actions)
        return made

    players = ", ".join(PLAYERS)
    play = command("play", play_command)
    play.add_argument("game", metavar=a_game, nargs="?", help=say("cli-games", games=", ".join(islario.games())))
    play.add_argument("--terminal", action="store_true", help=say("cli-terminal"))
    seats = say("cli-seats", players=players, example=f"me,{STAND_IN}")
    play.add_argument("--seats", metavar=say("cli-word-who"), help=seats)
    play.add_argument("--resume", metavar=a_file, help=say("cli-resume"))
    play.add_argument("--save", metavar=a_file, help=say("cli-save"))
    serve = command("serve", serve_command)
    serve.add_argument("--host", metavar=say("cli-word-address"), help=say("cli-host"))
    named = say("cli-host-name")
    serve.add_argument("--host-name", metavar=say("cli-word-name"), action="append", help=named)
    told, named = say("cli-behind-proxy"), say("cli-word-address")
    serve.add_argument("--behind-proxy", nargs="?", const=OWN_PROXY, metavar=named, help=told)
    serve.add_argument("--bot-pace", metavar="MS", help=say("cli-bot-pace", default=f"{1000 * DEFAULT_PACE:g}"))
    serve.add_argument("--workers", metavar="N", help=say("cli-workers", default="1"))
    serve.add_argument("--metrics", metavar="[HOST:]PORT", help=say("cli-metrics"))
    serve.add_argument("--log", metavar="text|json", help=say("cli-log"))
    serve.add_argument("--drain", metavar="S", help=say("cli-drain", default="0"))
    for limit in fields(Limits):
        told = say(f"cli-limit-{limit.name}", default=f"{limit.default:g}")
        serve.add_argument(dashed(limit.name), metavar="N", help=told)
    saving = command("backup", look_after("backup"))
    saving.add_argument("file", metavar=a_file, help=say("cli-backup-file"))
    restoring = command("restore", look_after("restore"))
    restoring.add_argument("file", metavar=a_file, help=say("cli-restore-file"))
    examining = command("doctor", look_after("doctor"))
    for made in (serve, saving, restoring, examining):
        made.add_argument("--database", metavar=say("cli-word-url"), help=say("cli-database"))
    for made in (play, serve):
        made.add_argument("--port", metavar="N", help=say("cli-port"))
    for made in (play, serve, saving, restoring, examining):
        made.add_argument("--data", metavar=a_folder, help=say("cli-data"))
    simulating = command("simulate", simulate_command)
    simulating.add_argument("game", metavar=a_game)
    simulating.add_argument("--seats", metavar="N", help=say("cli-players"))
    named = say("cli-player", players=players)
    simulating.add_argument("--player", metavar=say("cli-word-name"), default="random", help=named)
    simulating.add_argument("--games", metavar="N", default="1000", help=say("cli-how-many", default="1000"))
    simulating.add_argument("--file", metavar=a_file, help=say("cli-kept-games"))
    simulating.add_argument("--parquet", metavar=a_file, help=say("cli-parquet"))
    replaying = command("replay", replay_command)
    replaying.add_argument("file", metavar=a_file)
    replaying.add_argument("--to", metavar="N", help=say("cli-to"))
    reviewing = command("review", review_command)
    reviewing.add_argument("file", metavar=say("cli-word-record"))
    reviewing.add_argument("--seat", metavar="N", default="0", help=say("cli-seat", default="0"))
    reviewing.add_argument("--html", metavar=a_file, help=say("cli-html"))
    seeking = command("hindsight", hindsight_command)
    seeking.add_argument("file", metavar=say("cli-word-record"))
    seeking.add_argument("--seat", metavar="N", default="0", help=say("cli-seat", default="0"))
    seeking.add_argument("--seconds", metavar="S", default="60", help=say("cli-seek", default="60"))
    benching = command("bench", bench_command)
    benching.add_argument("game", metavar=a_game, nargs="?", help=say("cli-one-game"))
    benching.add_argument("--seconds", metavar="S", default="2", help=say("cli-each-measure", default="2"))
    climbing = command("ladder", ladder_command)
    climbing.add_argument("game", metavar=a_game)
    climbing.add_argument("--levels", metavar=say("cli-word-name"), help=say("cli-levels", levels=", ".join(LEVELS)))
    climbing.add_argument("--only", metavar=say("cli-word-text"), default="", help=say("cli-only"))
    climbing.add_argument("--games", metavar="N", help=say("cli-most-games"))
    climbing.add_argument("--file", metavar=a_file, help=say("cli-ladder-file"))
    climbing.add_argument("--page", metavar=a_file, help=say("cli-ladder-page"))
    charting = command("almanac", almanac_command)
    charting.add_argument("game", metavar=a_game, nargs="?", help=say("cli-one-game"))
    charting.add_argument("--games", metavar="N", help=say("cli-almanac-games"))
    charting.add_argument("--folder", metavar=a_folder, help=say("cli-almanac-folder", default=ALMANAC))
    charting.add_argument("--kept", metavar=a_folder, help=say("cli-almanac-kept", default=KEPT))
    listing = command("options", options_command)
    listing.add_argument("game", metavar=a_game)
    speaking = command("sentences", sentences_command)
    speaking.add_argument("game", metavar=a_game, nargs="?", help=say("cli-one-game"))
    speaking.add_argument("--also", metavar=a_folder, help=say("cli-also"))
    for made in (simulating, climbing, charting):
        made.add_argument("--jobs", metavar="N", help=say("cli-jobs", default="1"))
        made.add_argument("--on", metavar="ray|HOST:PORT", help=say("cli-on"))
    for made in (play, replaying):
        made.add_argument("--plain", action="store_true", help=say("cli-plain"))
    for made in (simulating, reviewing, seeking, benching, saving, restoring, examining):
        made.add_argument("--json", metavar=a_file, help=say("cli-json"))
    for made in (play, simulating):
        made.add_argument("--seed", metavar="N", help=say("cli-seed"))
        add_game_options(made, game, words_for(language, game.name))
    return parser


def look_after(command: str) -> Callable[[argparse.Namespace], None]:
    """A command that looks after the data. Its libraries are loaded when it runs: the others start faster."""

    def run(typed: argparse.Namespace) -> None:
        getattr(import_module("islario.upkeep"), f"{command}_command")(typed)

    return run


def add_game_options(parser: Parser, game: Game, words: Words) -> None:
    group = parser.add_argument_group(words.say("cli-game-options", game=game.name))
    for option in game.options:
        if option.name != "seed":
            value = words.say("cli-word-value")
            taken = {"action": "store_true", "default": None} if option.kind == "flag" else {"metavar": value}
            told = words.option(option.name)
            choices = ", ".join(option.choices)
            told += f": {choices}" if option.kind == "choice" else ""
            told += f": {words.say('cli-layout', choices=choices)}" if option.kind == "layout" else ""
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
        expected = ", ".join(option for option in typed.options if option.startswith("--"))
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
