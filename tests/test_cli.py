"""The command line, as it is typed."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import islario
from islario.cli import COMMANDS, main
from islario.core.reasons import Reason
from islario.words import explain, words_for
from tests.core.test_record import OLD_RECORDS, sealed

GAME = "forbidden_island"
WEB = Path(__file__).parent.parent / "web" / "src"


def run(*words: str, status: int = 0) -> None:
    """Run a command in this process; it must end with the status."""
    if status == 0:
        main(words)
    else:
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == status


def record_of(tmp_path: Path) -> Path:
    state = islario.game(GAME).new(seed=7, first=0)
    for words in ("end", "draw", "draw", "flood"):
        state.play(0, words)
    path = tmp_path / "game.txt"
    path.write_text(state.record(), "utf-8")
    return path


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("simulate chess", "chess"),
        ("play chess --terminal", "chess"),
        ("options chess", "chess"),
        (f"simulate {GAME} --flavour salty", "--flavour"),
        (f"simulate {GAME} --flavour salty", "--difficulty"),
        (f"simulate {GAME} --difficulty hard", "hard"),
        (f"simulate {GAME} --roles pilot,cook", "cook"),
        (f"simulate {GAME} --roles pilot,pilot", "pilot"),
        (f"simulate {GAME} --roles pilot --seats 2", "roles"),
        (f"simulate {GAME} --layout nowhere", "nowhere"),
        (f"simulate {GAME} --seats 5", "5"),
        (f"simulate {GAME} --seats two", "two"),
        (f"simulate {GAME} --player zed", "zed"),
        (f"simulate {GAME} --seats 3 --player thumb,random", "2"),
        (f"simulate {GAME} --games 0", "--games"),
        (f"simulate {GAME} --games many", "many"),
        (f"simulate {GAME} --jobs -1", "--jobs"),
        (f"simulate {GAME} --seed 99999999999999999999999", "--seed"),
        (f"simulate {GAME} and more", "and"),
        (f"simulate {GAME} --first 3 --seats 2", "first"),
        (f"play {GAME} --terminal --seats me,zed", "zed"),
        (f"play {GAME} --terminal --resume nowhere.txt", "nowhere.txt"),
        ("replay nowhere.txt", "nowhere.txt"),
        ("serve --port 70000", "70000"),
        ("bench --seconds 0", "--seconds"),
        ("--lang xx simulate forbidden_island", "xx"),
        (f"simulate {GAME} --seats ²", "²"),
        (f"simulate {GAME} --seats 3 --players 2", "--players"),
        (f"simulate {GAME} --layout {'x' * 3000}", "xxx"),
        (f"simulate {GAME} --json no/such/folder/x.json", "no/such/folder"),
        (f"simulate {GAME} --discard-after-both-draws yes", "yes"),
        (f"play {GAME} --terminal --seats ²", "²"),
        (f"play {GAME} --terminal --seats 7", "--seats"),
        (f"play {GAME} --seats me,thumb", "--seats"),
        (f"play {GAME} --save x.txt", "--save"),
        (f"play {GAME} --difficulty elite", "--difficulty"),
        (f"play {GAME} --plain", "--plain"),
        (f"play {GAME} --terminal --seats me,thumb --players 2", "--players"),
        (f"play {GAME} --terminal --resume x --difficulty elite", "--difficulty"),
        (f"play {GAME} --terminal --resume x --seed 4", "--seed"),
        (f"play {GAME} --terminal --seed four", "four"),
        (f"play {GAME} --terminal --seed {2**62}", "seed"),
        (f"play {GAME} --terminal --seed {'A' * 32}", "AAA"),
        (f"play {GAME} --seed 4", "drawn by the server"),
        (f"simulate {GAME} --seed {'a' * 32}", "--seed"),
        (f"play {GAME} --terminal --save no/such/folder/x", "no/such/folder"),
        (f"play {GAME} --terminal --save .", "."),
        (f"play {GAME} --terminal --save pyproject.toml", "pyproject.toml"),
        ("replay " + "a" * 5000, "aaa"),
        ("dance", "dance"),
        ("", "COMMAND"),
        ("", "islario --help"),
    ],
)
def test_bad_input_gets_one_sentence_that_names_it_and_status_2(
    line: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(*line.split(), status=2)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("islario: ")
    assert told.err.count("\n") == 1
    assert named in told.err


def test_a_record_of_another_game_is_refused_with_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(islario.game("hashi").new(seed=1).record())
    run("play", GAME, "--terminal", "--resume", str(path), status=2)
    assert "hashi" in capsys.readouterr().err


def test_a_layout_file_with_23_cells_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "layout.txt"
    path.write_text("######\n######\n######\n#####.\n")
    run("simulate", GAME, "--layout", str(path), status=2)
    assert "23" in capsys.readouterr().err


def test_a_layout_of_one_s_own_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "layout.txt"
    path.write_text("#.#.#.#.#.#.#.#.#.#.#.#.\n\n############\n")  # connected or not
    run("simulate", GAME, "--layout", str(path), "--games", "5", "--seed", "1")
    assert "5" in capsys.readouterr().out


@pytest.mark.parametrize("end", [10, 60, -5])
def test_a_record_that_was_cut_is_refused(end: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(tmp_path)
    path.write_text(path.read_text()[:end])
    run("replay", str(path), status=2)
    told = capsys.readouterr()
    assert told.out == ""
    assert "line" in told.err.lower()


def test_an_edited_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(tmp_path)
    path.write_text(path.read_text().replace("0 end", "0 draw"))
    run("replay", str(path), status=2)
    assert "edited" in capsys.readouterr().err


def test_a_binary_file_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    run("replay", str(path), status=2)
    assert "game.txt" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["simulate chess", "simulate", "dance", "", "replay", "bench --seconds", "bench --x"])
def test_the_refusal_is_said_in_the_language_asked_for(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    refusals = []
    for language in ("en", "es", "pt"):
        run("--lang", language, *line.split(), status=2)
        refusals.append(capsys.readouterr().err)
    assert len(set(refusals)) == 3
    assert not any("argument" in refusal for refusal in refusals)  # argparse's own words


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_record_of_other_rules_that_cannot_be_compared_is_replayed_with_a_word(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run("--lang", language, "replay", str(OLD_RECORDS / "robinson.txt"), "--to", "1", "--plain")
    said = explain(Reason("record_unchecked", {"game": "robinson", "made": 1, "now": 2}), language)
    assert capsys.readouterr().err == f"{said}\n"


# -- simulate ------------------------------------------------------------------------------------


def simulated(tmp_path: Path, *words: str) -> dict[str, Any]:
    path = tmp_path / "figures.json"
    run("simulate", GAME, "--games", "230", "--seed", "11", "--json", str(path), *words)
    figures: dict[str, Any] = json.loads(path.read_text())
    assert figures.pop("timing")
    return figures


@pytest.mark.once
def test_the_table_is_the_same_whatever_the_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures, tables = [], []
    for jobs in ("1", "2", "3"):
        figures.append(simulated(tmp_path, "--seats", "3", "--player", "thumb", "--jobs", jobs))
        tables.append(capsys.readouterr().out.splitlines()[:-1])  # the last line tells the speed
    assert figures[0] == figures[1] == figures[2]
    assert tables[0] == tables[1] == tables[2]


def test_wins_and_losses_make_up_all_games(tmp_path: Path) -> None:
    figures = simulated(tmp_path, "--player", "thumb", "--difficulty", "normal")
    assert figures["wins"] + sum(figures["losses"].values()) == figures["games"] == 230
    assert figures["options"]["difficulty"] == "normal"


def test_the_figures_of_many_games_are_those_of_the_single_ones(tmp_path: Path) -> None:
    chosen = ("--seats", "2", "--roles", "pilot,diver", "--player", "random,thumb", "--json", str(tmp_path / "x"))
    run("simulate", GAME, "--games", "12", "--seed", "30", *chosen)
    together = json.loads((tmp_path / "x").read_text())
    losses = 0
    decisions = 0.0
    for seed in range(30, 42):
        run("simulate", GAME, "--games", "1", "--seed", str(seed), *chosen)
        alone = json.loads((tmp_path / "x").read_text())
        losses += sum(alone["losses"].values())
        decisions += alone["decisions"]["mean"]
    assert together["players"] == ["random", "thumb"]
    assert sum(together["losses"].values()) == losses
    assert together["decisions"]["mean"] == pytest.approx(decisions / 12)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_simulation_speaks_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("--lang", language, "simulate", GAME, "--games", "20", "--seed", "1")
    name = {"en": "Forbidden Island", "es": "La Isla Prohibida", "pt": "A Ilha Proibida"}[language]
    assert name in capsys.readouterr().out


def test_figures_are_printed_for_machines_alone(capsys: pytest.CaptureFixture[str]) -> None:
    run("simulate", GAME, "--games", "20", "--seed", "1", "--json", "-")
    assert json.loads(capsys.readouterr().out)["games"] == 20


def heed_interrupts() -> None:
    """Tests that run in the background of a shell are deaf to Ctrl-C, and so is what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_stops_a_simulation_at_once() -> None:
    command = [sys.executable, "-m", "islario.cli", "simulate", GAME, "--games", "1000000000", "--jobs", "2"]
    program = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FORCE_COLOR": "1"},  # progress is shown where there is a terminal
        preexec_fn=heed_interrupts,
    )
    assert program.stderr is not None
    try:
        shown = ""
        while not re.search(r"[1-9]\d*/1000000000", shown):
            shown += program.stderr.read(1)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
        assert (program.returncode, out) == (130, "")
        assert "Traceback" not in err
    finally:
        program.kill()
        program.wait()


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_simulation_of_hashi_tells_points_ranks_and_a_histogram(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "figures.json"
    run("--lang", language, "simulate", "hashi", "--games", "40", "--seed", "5", "--json", str(path))
    out = capsys.readouterr().out
    figures = json.loads(path.read_text())
    histogram = figures["seats"][0]["histogram"]
    assert sum(histogram.values()) == sum(figures["ranks"].values()) == 40
    mean = figures["seats"][0]["mean"]
    assert mean["low"] < mean["mean"] < mean["high"]
    bars = [line.split() for line in out.splitlines() if "█" in line]
    assert {bar[0]: int(bar[1]) for bar in bars} == histogram
    lowest = {"en": "Dogsbody", "es": "Esbirro", "pt": "Lacaio"}[language]
    assert lowest in out


def test_a_simulation_of_several_seats_tells_who_won(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    run("simulate", "hashi", "--seats", "3", "--games", "30", "--seed", "5", "--jobs", "2", "--json", str(path))
    figures = json.loads(path.read_text())
    assert len(figures["seats"]) == 3
    assert sum(seat["win_share"]["share"] for seat in figures["seats"]) >= 1  # more than 1 where seats tie
    assert figures["ranks"] == {}
    assert "wins of player 3, random" in " ".join(capsys.readouterr().out.split())


# -- the best in hindsight -------------------------------------------------------------------------


def hashi_record(tmp_path: Path, moves: int = 1000, players: int = 1) -> Path:
    """A game of Hashi in which the first legal action is always played, or a part of one."""
    state = islario.game("hashi").new(seed=3, players=players)
    for _ in range(moves):
        if not state.over:
            seat = state.waiting_for()[0]
            state.play(seat, state.legal(seat)[0])
    path = tmp_path / "record.txt"
    path.write_text(state.record())
    return path


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_best_in_hindsight_is_told_with_its_moves(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "best.json"
    record = str(hashi_record(tmp_path))
    run("--lang", language, "hindsight", record, "--seconds", "1", "--json", str(found))
    out = capsys.readouterr().out
    best = json.loads(found.read_text())
    assert best["yours"] <= best["score"] <= best["bound"] <= 60
    assert best["proven"] == (best["score"] == best["bound"])
    assert len(best["rounds"]) == 17
    assert out.count("│") >= 2 * 17


def test_the_best_in_hindsight_is_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = hashi_record(tmp_path)
    run("hindsight", str(record), "--seconds", "1", "--json", "-")
    result = islario.replay(record.read_text()).result()
    assert result is not None
    assert [json.loads(capsys.readouterr().out)["yours"]] == result["scores"]


@pytest.mark.parametrize(
    ("moves", "words", "named"),
    [
        (9, "", "not over"),
        (1000, "--seat 1", "no player 2"),
        (1000, "--seconds 0", "--seconds"),
        (1000, "--seat x", "--seat"),
    ],
)
def test_what_cannot_be_looked_back_on_is_refused(
    moves: int, words: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("hindsight", str(hashi_record(tmp_path, moves)), *words.split(), status=2)
    assert named in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_without_the_solver_the_extra_that_brings_it_is_named(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python.cp_model", None)
    run("--lang", language, "hindsight", str(hashi_record(tmp_path)), status=2)
    said = capsys.readouterr().err
    assert words_for(language).reason(islario.Reason("solver_missing")) in said
    assert "islario[solve]" in said


# -- replay, options, version --------------------------------------------------------------------


def test_a_replay_prints_every_move_with_the_island(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("replay", str(record_of(tmp_path)))
    told = capsys.readouterr().out
    assert [told.count(f"{number}. ") for number in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert told.count("Watchtower") >= 5


def test_a_replay_stops_where_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("replay", str(record_of(tmp_path)), "--to", "2", "--plain")
    told = capsys.readouterr().out
    assert "2. " in told
    assert "3. " not in told
    run("replay", str(record_of(tmp_path)), "--to", "5", status=2)


def refused_record(tmp_path: Path, *moves: str, position: str = "0" * 16, rules: int = 9) -> Path:
    """A record made under other rules, with moves that may be refused and an end that may be elsewhere."""
    lines = record_of(tmp_path).read_text("utf-8").splitlines()[:-1]
    path = tmp_path / "refused.txt"
    path.write_text(sealed([*lines[:2], f"rules {rules}", *lines[3:6], *moves], position), "utf-8")
    return path


@pytest.mark.parametrize("rules", [islario.game(GAME).rules_number, 9])
@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_record_that_is_refused_on_its_way_is_shown_up_to_there(
    language: str, rules: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = refused_record(tmp_path, "0 end", "0 draw", "0 dance", "0 draw", rules=rules)
    with pytest.raises(islario.BadRecord) as refused:
        islario.replay(path.read_text("utf-8"))
    said = f"{explain(refused.value.reason, language)}\n"
    words = words_for(language)
    run("--lang", language, "replay", str(path), "--plain", status=2)
    told = capsys.readouterr()
    assert told.err == f"islario: {said}"
    assert "\n2. " in told.out
    assert "\n3. " not in told.out
    assert told.out.endswith(f"\n{words.say('replay-stopped', number='3')}\n")
    run("--lang", language, "replay", str(path), "--plain", "--to", "2")
    before = capsys.readouterr()
    assert before.err == said  # what is shown is marked
    assert told.out.startswith(before.out)
    assert "\n2. " in before.out
    run("--lang", language, "replay", str(path), "--plain", "--to", "3", status=2)
    assert capsys.readouterr() == told


def test_a_record_that_ends_elsewhere_is_shown_and_then_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = refused_record(tmp_path, "0 end", "0 draw")
    run("replay", str(path), "--plain", status=2)
    told = capsys.readouterr()
    assert "\n2. " in told.out
    assert "they lead elsewhere" in told.err
    run("replay", str(path), "--plain", "--to", "1")
    assert "they lead elsewhere" in capsys.readouterr().err


def test_a_record_that_leads_elsewhere_is_not_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = refused_record(tmp_path, "0 end", "0 dance")
    run("play", "--terminal", "--resume", str(path), status=2)
    told = capsys.readouterr()
    assert told.out == ""
    assert "they lead elsewhere" in told.err


def test_the_options_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    run("options", GAME)
    told = capsys.readouterr().out
    for option in islario.game(GAME).options:
        assert f"--{option.name.replace('_', '-')}" in told


@pytest.mark.parametrize("module", ["islario", "islario.cli"])
def test_the_command_runs_as_a_program_of_its_own(module: str) -> None:
    command = [sys.executable, "-m", module, "--version"]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    assert done.returncode == 0
    assert done.stdout.startswith(f"islario {islario.__version__} ")


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m islario.cli replay "{record_of(tmp_path)}" | head -n 1'
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.returncode == 0


# -- languages -----------------------------------------------------------------------------------


def shown_help(language: str, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(("--lang", language, *words, "--help"))
    assert ended.value.code == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("language", "usage", "about", "file"),
    [
        ("en", "usage:", "play many games", "FILE"),
        ("es", "uso:", "jugar muchas partidas", "ARCHIVO"),
        ("pt", "uso:", "jogar muitas partidas", "ARQUIVO"),
    ],
)
def test_the_help_speaks_the_language(
    language: str, usage: str, about: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown_help(language, capsys).startswith(usage)
    for command in COMMANDS:
        told = shown_help(language, capsys, command)
        assert told.startswith(usage)
        assert words_for(language).say(f"cli-command-{command}") in told
    told = shown_help(language, capsys, "simulate", "hashi")
    assert about in told
    assert f"--json {file}" in told
    assert words_for(language, "hashi").say("option-side") in told


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_sentence_of_a_language_is_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("--lang", language, "sentences", "--also", str(WEB))
    told = capsys.readouterr().out.splitlines()
    said = {line.partition(": ")[0] for line in told}
    files = [*Path(islario.__file__).parent.rglob(f"*{language}.ftl"), *WEB.rglob(f"*{language}.ftl")]
    ids = {found for file in files for found in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}
    assert {each for each in ids if not each.startswith("article-")} <= said
    assert not [line for line in told if "{" in line]


def test_a_sentence_is_printed_with_each_of_its_variants(capsys: pytest.CaptureFixture[str]) -> None:
    run("--lang", "es", "sentences", "forbidden_island")
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("event-sank: ")]
    assert len(told) >= 3
    assert any("se hunden!" in line for line in told)
    assert any("se hunde!" in line for line in told)
