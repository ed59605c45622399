"""Views, boxes and values of actions are what each game's shapes say, no more and no less."""

import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

import islario
from tests.games.playing import scenarios_of


def described(told: dict[str, Any], shape: type) -> Any:
    """What a shape keeps of a mapping; a ValidationError where a field is missing or of another kind."""
    return as_json(msgspec.convert(as_json(told), shape, strict=True))


def as_json(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize("name", islario.games())
def test_a_box_is_what_its_shape_says(name: str) -> None:
    box = islario.game(name).box()
    assert described(box, import_module(f"islario.games.{name}.shapes.table").Box) == as_json(box)


@pytest.mark.parametrize("name", islario.games())
def test_every_view_of_whole_games_is_what_its_shape_says(name: str) -> None:
    game = islario.game(name)
    shape = import_module(f"islario.games.{name}.shapes.table").View
    fields: set[str] = set()
    (seats,) = [option for option in game.options if option.name == "players"]
    scenarios = scenarios_of(game)
    for number in scenarios or range(1, 8):
        chance = random.Random(number)
        players = chance.choice(range(seats.low, seats.high + 1))
        chosen = {"scenario": number} if scenarios else {}
        state = game.new(players=players, seed=number, **chosen)
        while state.waiting_for():
            seat = chance.choice(state.waiting_for())
            state.play(seat, chance.choice(state.legal(seat)))
            eyes = chance.choice([None, *range(players)])
            view = state.view(eyes)
            assert described(view, shape) == as_json(view)
            fields |= view.keys()
    assert fields == set(shape.__annotations__)


@pytest.mark.parametrize("name", islario.games())
def test_the_values_of_every_action_are_what_their_shape_says(name: str) -> None:
    game = islario.game(name)
    shape = import_module(f"islario.games.{name}.shapes.table").Values
    table = game.new(players=4, seed=1).table
    fields: set[str] = set()
    for action in game.actions(4):
        _, values = game.meaning(game.code(table, action))
        assert described(values, shape) == as_json(values)
        fields |= values.keys()
    assert fields == set(shape.__annotations__)


def test_a_field_that_a_shape_does_not_know_is_noticed() -> None:
    view = islario.game("hashi").new(seed=1).view(0)
    shape = import_module("islario.games.hashi.shapes.table").View
    assert described({**view, "weather": "fine"}, shape) == as_json(view)
    with pytest.raises(msgspec.ValidationError, match=r"players.*total"):
        described({**view, "players": [{**view["players"][0], "total": "many"}]}, shape)
