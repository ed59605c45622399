"""What the commands do that play many games."""

import argparse
import time
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

import islario
from islario.arguments import check_number, chosen_options, read_jobs, read_seed, refuse_both
from islario.commands import check_json, progress_bar, tell_if_interpreted, write_json
from islario.files import check_writable
from islario.lab import report
from islario.lab.almanac.book import DATA, Table, make_tables, read_book, write_book
from islario.lab.almanac.pages import write_pages
from islario.lab.parquet import ParquetFile
from islario.lab.rows import RowFile
from islario.lab.runners import open_runner
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally
from islario.words import words_for

ALMANAC = "docs/almanac"
KEPT = "build/almanac"


def simulate_command(typed: argparse.Namespace) -> None:
    """play many games and tell how they went"""
    game = islario.game(typed.game)
    games = check_number("--games", typed.games, 1, 10**9)
    jobs = read_jobs(typed)
    seed = read_seed(typed.seed, games)
    chosen = chosen_options(game, typed)
    if typed.seats is not None:
        refuse_both("--seats", "--players" if "players" in chosen else None)
        chosen["players"] = typed.seats
    match = arrange(game.name, chosen, typed.player.split(","), seed)
    chosen.pop("players", None)  # the title tells them
    check_json(typed.json)
    for path in (typed.file, typed.parquet):
        if path is not None:
            check_writable(path)
    words = words_for(typed.lang, game.name)
    tell_if_interpreted(typed.lang)
    tally = Tally()
    with ExitStack() as open_things:
        table = typed.parquet and open_things.enter_context(ParquetFile(typed.parquet, game.name, match.as_dict()))
        kept = None if typed.file is None else RowFile(Path(typed.file), match.as_dict())
        runner = open_things.enter_context(open_runner(jobs, typed.on))
        bar = open_things.enter_context(progress_bar())
        task = bar.add_task(words.say("game-name"), total=games, rate="")
        started = time.perf_counter()
        for part in simulate(match, games, runner, kept, told=typed.parquet is not None):
            tally.merge(part.tally)
            if table is not None:
                table.add(part.rows)
            bar.update(task, completed=tally.games, rate=f"{tally.games / (time.perf_counter() - started):,.0f}/s")
            bar.refresh()
        seconds = time.perf_counter() - started
    if typed.json != "-":
        Console().print(report.tally_table(words, tally, seed, match.players, chosen))
        for line in report.histograms(words, tally, match.players):
            print(line)
        print(report.rates(words, tally, seconds))
    what = {"game": game.name, "options": match.options, "players": match.players, "seed": seed}
    where = {"jobs": jobs} if typed.on is None else {"on": typed.on}
    timing = {"seconds": seconds, **where, "decisions_per_second": tally.decisions.total / seconds}
    write_json(typed.json, {**what, **tally.as_dict(), "timing": timing})


def almanac_command(typed: argparse.Namespace) -> None:
    """play the games that the almanac lists, and write its tables, charts and pages"""
    games = islario.games() if typed.game is None else (islario.game(typed.game).name,)
    most = None if typed.games is None else check_number("--games", typed.games, 1, 10**9)
    jobs = read_jobs(typed)
    folder, kept = Path(typed.folder or ALMANAC), Path(typed.kept or KEPT)
    for made in (folder, kept):
        made.mkdir(parents=True, exist_ok=True)
        check_writable(str(made / DATA))
    tell_if_interpreted(typed.lang)
    made_tables: dict[str, list[Table]] = {}
    with open_runner(jobs, typed.on) as runner, progress_bar() as bar:
        for game in games:
            task = bar.add_task(words_for(typed.lang, game).say("game-name"), rate="")
            started = time.perf_counter()
            for told in make_tables(game, runner, kept, most):
                if isinstance(told, list):
                    made_tables[game] = told
                    continue
                done, due = told
                rate = f"{done / (time.perf_counter() - started):,.0f}/s"
                bar.update(task, completed=done, total=due, rate=rate)
                bar.refresh()
    write_pages(folder, write_book(folder, read_book(folder), made_tables))
    for game, tables in made_tables.items():
        print(folder / f"{game}.md", len(tables))
