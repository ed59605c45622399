"""What the commands of the command line do."""

import argparse
import json
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import islario
from islario.arguments import (
    check_number,
    chosen_options,
    dashed,
    read_choice,
    read_host_names,
    read_jobs,
    read_networks,
    read_place,
    read_port,
    read_seats,
    refuse_both,
)
from islario.core.reasons import BadOption, IslarioError, Reason
from islario.core.record import Record, read_record
from islario.core.rng import draw_seed, open_thoughts
from islario.core.state import State
from islario.files import FileTrouble, check_writable, is_file, read_text, write_text
from islario.lab import ladder, report
from islario.lab.bench import ROUNDS as BENCH_ROUNDS
from islario.lab.bench import bench
from islario.lab.hindsight import solve
from islario.lab.retrospect import look_back, play_best, tell
from islario.lab.review import Review, review
from islario.lab.review_page import draw_page
from islario.lab.review_words import ReviewWords
from islario.lab.runners import open_runner
from islario.players import Bot, find_player
from islario.screen import Screen
from islario.sentences import every_sentence
from islario.server.limits import DEFAULT_PACE, Limits
from islario.terminal import Session
from islario.words import explain, words_for

MOST_OF_A_LIMIT = 10**6
MOST_WORKERS = 64


def replay_command(typed: argparse.Namespace) -> None:
    """print a recorded game move by move, with the table drawn"""
    told = read_record(read_text(typed.file))
    played, refused = told.play()  # a file that is damaged is refused before anything is printed
    end = len(told.moves) if typed.to is None else check_number("--to", typed.to, 0, len(told.moves))
    doubt = told.doubt()
    if doubt is not None:
        print(explain(doubt, typed.lang), file=sys.stderr)
    shown = min(end, len(played.moves()))
    print_moves(told, shown, typed)
    if refused is None:
        return
    if end > shown:
        print("\n" + words_for(typed.lang).say("replay-stopped", number=str(shown + 1)))
    if end > shown or end == len(told.moves):
        raise refused
    print(explain(refused.reason, typed.lang), file=sys.stderr)  # what was asked for comes before


def print_moves(told: Record, shown: int, typed: argparse.Namespace) -> None:
    """So many moves of a record, with the table after each."""
    state = told.begin()
    screen = Screen(state, typed.lang, typed.plain)
    words = screen.words
    print(words.say("replay-title", game=words.say("game-name"), moves=len(told.moves)))
    print(f"\n{words.say('replay-start')}\n\n{screen.show(state, None)}")
    for number, (seat, action) in enumerate(told.moves[:shown], 1):
        events = state.play(seat, action)
        print("\n" + words.say("replay-move", number=str(number), seat=words.seat(seat), words=action))
        print("\n".join(f"  {words.event(event)}" for event in events))
        print(f"\n{screen.show(state, seat if state.game.simultaneous else None)}")


def replay_file(text: str, language: str) -> State:
    """The game of a record; if it was made under other rules and cannot be compared, that is said."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", islario.OtherRules)
        state = islario.replay(text)
    for warning in told:
        if isinstance(warning.message, islario.OtherRules):
            print(explain(warning.message.reason, language), file=sys.stderr)
        else:
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)
    return state


def play_command(typed: argparse.Namespace) -> None:
    """play in the browser, or with --terminal right here"""
    game = islario.game(typed.game or islario.games()[0])
    chosen = chosen_options(game, typed)
    names = read_seats(typed.seats)
    if not typed.terminal:
        if typed.seed is not None:
            raise BadOption(Reason("seed_secret"))
        for option in [*chosen, *(name for name in ("seats", "resume", "save", "plain") if getattr(typed, name))]:
            raise BadOption(Reason("terminal_only", {"option": dashed(option)}))
        serve_tables(typed, browser=True)
        return
    if names:
        refuse_both("--seats", "--players" if "players" in chosen else None)
    if typed.resume is not None:
        refuse_both("--resume", *(f"--{name}" for name in chosen), "--seed" if typed.seed is not None else None)
        state = replay_file(read_text(typed.resume), typed.lang)
        if typed.game not in (None, state.game.name):
            raise BadOption(Reason("other_game", {"file": typed.resume, "game": state.game.name}))
    else:
        if names:
            chosen["players"] = len(names)
        state = game.new(**chosen, seed=draw_seed() if typed.seed is None else typed.seed)
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
    thoughts = open_thoughts(state.origin.seed)  # as in a simulation, so that its games can be seen again
    bots = {seat: Bot(name, state.game, thoughts) for seat, name in enumerate(names) if name != "me"}
    tell_if_interpreted(typed.lang)
    if typed.resume is not None:
        print(screen.words.say("play-resumed", file=typed.resume, moves=len(state.moves())))
    Session(state, screen, bots, save, input, print).run()


def serve_command(typed: argparse.Namespace) -> None:
    """serve tables to browsers and programs, and open no browser"""
    serve_tables(typed, browser=False)


def serve_tables(
    typed: argparse.Namespace,
    browser: bool,
    seeds: Callable[[], str] = draw_seed,
    clock: Callable[[], float] = time.time,
) -> None:
    from islario.server.run import HOST, Running, serve  # only here: the other commands start faster without it

    limits = Limits()
    for limit in fields(Limits):
        text = getattr(typed, limit.name, None)
        if text is not None:
            number = check_number(dashed(limit.name), text, 1, MOST_OF_A_LIMIT)
            limits = replace(limits, **{limit.name: number})
    pace = getattr(typed, "bot_pace", None)
    seconds = DEFAULT_PACE if pace is None else check_number("--bot-pace", pace, 0, 60_000) / 1000
    host = getattr(typed, "host", None) or HOST
    proxies = read_networks("--behind-proxy", getattr(typed, "behind_proxy", None))
    names = read_host_names("--host-name", getattr(typed, "host_name", None) or [])
    database = getattr(typed, "database", None)
    if database is not None:
        refuse_both("--database", "--data" if typed.data is not None else None)
    log = read_choice("--log", getattr(typed, "log", None) or "text", ("text", "json"))
    workers = check_number("--workers", getattr(typed, "workers", None) or "1", 1, MOST_WORKERS)
    metrics = read_place("--metrics", getattr(typed, "metrics", None), HOST, workers)
    drain = check_number("--drain", getattr(typed, "drain", None) or "0", 0, 600)
    running = Running(log, metrics, drain, workers)
    port, data = read_port(typed.port), typed.data
    serve(host, port, data, limits, browser, typed.lang, seconds, proxies, names, database, seeds, clock, running)


def review_command(typed: argparse.Namespace) -> None:
    """look back on a recorded game: luck and decisions apart, and what decided it"""
    state = replay_file(read_text(typed.file), typed.lang)
    seat = check_number("--seat", typed.seat, 0, len(state.view(None)["players"]) - 1)
    if typed.html is not None:
        check_writable(typed.html)
    check_json(typed.json)
    tell_if_interpreted(typed.lang)
    words = ReviewWords(state, Screen(state, typed.lang, told=True).words)
    with progress_bar() as bar:
        task = bar.add_task(words.title(), rate="")
        for found in review(state, seat):
            if isinstance(found, Review):
                break
            done, total = found
            bar.update(task, completed=done, total=total)
            bar.refresh()
    assert isinstance(found, Review)
    if typed.json != "-":
        Console().print(words.sheet(found))
        print("\n".join(words.turning(found)))
    if typed.html is not None:
        write_text(typed.html, draw_page(state, found, words))
    units = [vars(unit) | {"decision": unit.decision, "luck": unit.luck} for unit in found.units]
    sums = {"first": found.first, "decisions": found.decisions, "luck": found.luck, "result": found.result}
    turning = [{"unit": each.unit, "kind": each.kind} for each in found.turning]
    write_json(typed.json, {"scale": found.scale, "parts": found.parts, **sums, "units": units, "turning": turning})


def hindsight_command(typed: argparse.Namespace) -> None:
    """find the best that the cards of a recorded game of Hashi allowed"""
    state = replay_file(read_text(typed.file), typed.lang)
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


def ladder_command(typed: argparse.Namespace) -> None:
    """play all levels over the deals that are kept for measuring, and tell how strong they are"""
    game = islario.game(typed.game)
    most = None if typed.games is None else check_number("--games", typed.games, 1, 10**6)
    levels = ladder.LEVELS if typed.levels is None else tuple(typed.levels.split(","))
    for level in levels:
        if level not in ladder.LEVELS:
            find_player(level)
    file, page = ladder.home(game.name)
    if typed.file is not None:
        file = Path(typed.file)
        check_writable(typed.file)
    if typed.page is not None:
        page = Path(typed.page)
        check_writable(typed.page)
    jobs = read_jobs(typed)
    tell_if_interpreted(typed.lang)
    with open_runner(jobs, typed.on) as runner, progress_bar() as bar:
        task = bar.add_task(words_for(typed.lang, game.name).say("game-name"), rate="")
        for done, due in ladder.climb(game.name, file, levels, most, typed.only, runner):
            bar.update(task, completed=done, total=due)
    told = ladder.current(game.name, ladder.read(file))
    print("\n".join(ladder.report(game.name, told)))
    write_text(str(page), ladder.page(game.name, told))


def options_command(typed: argparse.Namespace) -> None:
    """list a game's own options"""
    game = islario.game(typed.game)
    words = words_for(typed.lang, game.name)
    for option in game.options:
        default = "" if option.default is None or option.kind == "flag" else f" [{option.default}]"
        print(f"{dashed(option.name)}{default}: {words.option(option.name)}")
        if option.kind != "flag":
            drawn = ["FILE"] if option.kind == "layout" else []
            print(f"    {', '.join([*option.choices, *drawn]) or f'{option.low}-{option.high}'}")


def sentences_command(typed: argparse.Namespace) -> None:
    """Everything that is said, so that somebody who speaks the language can read it."""
    also = None if typed.also is None else Path(typed.also)
    for game in [None, *islario.games()] if typed.game is None else [typed.game]:
        for line in every_sentence(typed.lang, game, also):
            print(line)


# -- figures and progress ------------------------------------------------------------------------


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
