"""Searching the rules on the page: a question finds the rule that answers it, in three languages."""

import json
import subprocess
from pathlib import Path

import pytest

from hatch_build import install_packages

WEB = Path(__file__).parent.parent / "web"
MANUALS = WEB.parent / "src" / "islario" / "games"
PROGRAM = """
import {{ find, wordsOf }} from "{}";
const [language, query, ...texts] = process.argv.slice(1);
console.log(JSON.stringify(texts.map((text) => find(text, wordsOf(query, language)))));
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page's search as a program for Node."""
    install_packages(WEB)
    bundle = tmp_path_factory.mktemp("search") / "search.mjs"
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = ["node", str(bundler), "src/rules/search.ts", "--file", str(bundle), "--platform", "node"]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return PROGRAM.format(bundle.as_uri())


def search(program: str, language: str, query: str, texts: list[str]) -> list[list[list[int]] | None]:
    """Where the words of a question are in each of the texts; nothing where not all of them are."""
    command = ["node", "--input-type=module", "-e", program, "--", language, query, *texts]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    found: list[list[list[int]] | None] = json.loads(done.stdout)
    return found


def rules_found(program: str, game: str, language: str, query: str) -> list[str]:
    """The ids of the rules that answer a question."""
    manual = MANUALS.joinpath(game, "manual", f"{language}.md").read_text("utf-8")
    rules = [line.removeprefix("- ") for line in manual.splitlines() if line.startswith("- **")]
    found = search(program, language, query, rules)
    return [id for rule, spans in zip(rules, found, strict=True) if spans for id in rule.split("**")[1].split()]


@pytest.mark.once
@pytest.mark.parametrize(
    ("language", "win", "lose"),
    [
        ("en", "how do I win?", "When do we lose"),
        ("es", "¿Cómo gano?", "cuándo perdemos"),
        ("pt", "como ganho", "Quando perdemos?"),
    ],
)
def test_a_question_finds_the_rule_that_answers_it(program: str, language: str, win: str, lose: str) -> None:
    assert "FI-WIN-1" in rules_found(program, "forbidden_island", language, win)
    assert "HA-SCORE-6" in rules_found(program, "hashi", language, win)
    assert {"END-1", "SCEN1-3", "SCEN7-12"} <= set(rules_found(program, "robinson", language, win))
    lost = rules_found(program, "forbidden_island", language, lose)
    assert {"FI-LOSE-1", "FI-LOSE-2", "FI-LOSE-3", "FI-LOSE-4"} <= set(lost)
    assert {"END-2", "END-3"} <= set(rules_found(program, "robinson", language, lose))


@pytest.mark.once
@pytest.mark.parametrize(
    ("language", "dying", "eating", "healing"),
    [
        ("en", "what happens when somebody dies?", "who has to eat", "how do I heal"),
        ("es", "¿Qué pasa si muero?", "quién come", "cómo me curo"),
        ("pt", "o que acontece se eu morrer", "quem come?", "como me curo"),
    ],
)
def test_robinsons_players_find_what_they_ask_for(
    program: str, language: str, dying: str, eating: str, healing: str
) -> None:
    assert "END-2" in rules_found(program, "robinson", language, dying)
    assert "NIGHT-1" in rules_found(program, "robinson", language, eating)
    assert "HEAL-4" in rules_found(program, "robinson", language, healing)


@pytest.mark.once
def test_a_word_is_found_in_its_forms_and_in_its_beginning(program: str) -> None:
    texts = ["The Statue of the Wind", "The group wins", "a victory", "FI-WIN-1"]
    assert search(program, "en", "win", texts) == [None, [[10, 14]], [[2, 9]], [[3, 6]]]
    assert search(program, "es", "helicoptero", ["un Helicóptero", "dos helicópteros", "isla"]) == [
        [[3, 14]],
        [[4, 16]],
        None,
    ]
    assert search(program, "pt", "helic", ["o helicóptero"]) == [[[2, 7]]]
    assert search(program, "en", "how do", ["how do they", "they do"]) == [[[0, 3], [4, 6]], None]
