"""While the page tells what happened it shows the table as events say; told to the end, that is what followed."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import islario
from hatch_build import install_packages
from islario.core.rng import Rng
from islario.players import Bot

WEB = Path(__file__).parent.parent / "web"
TOLD = ("round", "available", "morale", "roof", "palisade", "weapon", "shelter", "tiles", "camp")
"""What is told by events alone."""
PROGRAM = """
import {{ readFileSync }} from "node:fs";
import {{ retell }} from "{}";
const steps = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(steps.map(({{ before, events }}) => retell(before, events))));
"""


@pytest.fixture(scope="module")
def retell(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page's own code as a program for Node."""
    install_packages(WEB)
    program = tmp_path_factory.mktemp("page") / "retell.mjs"
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = ["node", str(bundler), "src/games/robinson/retell.ts", "--file", str(program), "--platform", "node"]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return PROGRAM.format(program.as_uri())


def steps(scenario: int, player: str) -> Iterator[dict[str, Any]]:
    """The moves of a whole game: the view before and after each, and what happened."""
    game = islario.game("robinson")
    state = game.new(players=1 + scenario % 4, seed=scenario, scenario=scenario)
    bot = Bot(player, game, Rng(scenario))
    while not state.over:
        before = state.view(None)
        decided = ((seat, bot.decide(state.view(seat))) for seat in state.waiting_for())
        seat, action = next((seat, action) for seat, action in decided if action is not None)
        events = state.play(seat, action)
        yield {"before": before, "after": state.view(None), "events": [event.as_dict() for event in events]}


def told(view: dict[str, Any], ended: bool) -> dict[str, Any]:
    """What events tell; those who are dead have no more wounds, whatever hit them."""
    people = [(player["wounds"], player["determination"]) for player in view["players"] if not ended]
    return {name: view[name] for name in TOLD} | {"people": people, "friday": view["friday"], "jenny": view["jenny"]}


@pytest.mark.once
@pytest.mark.parametrize("player", ["random", "thumb"])
def test_what_is_told_to_the_end_is_what_followed(retell: str, player: str) -> None:
    played = [step for scenario in range(1, 8) for step in steps(scenario, player) if len(step["events"]) > 1]
    command = ["node", "--input-type=module", "-e", retell]
    done = subprocess.run(command, input=msgspec.json.encode(played), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    assert len(played) > 200
    wrong = []
    for step, shown in zip(played, json.loads(done.stdout), strict=True):
        kinds = [event["event"] for event in step["events"]]
        on_page, followed = told(shown, "ended" in kinds), told(step["after"], "ended" in kinds)
        wrong += [(key, on_page[key], followed[key], kinds) for key in followed if on_page[key] != followed[key]]
    assert not wrong, f"{len(wrong)} of {len(played)}: {wrong[:6]}"
