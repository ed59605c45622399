"""Values that somebody gave: read as what they have to be, or refused with their path."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from islario.core.fields import Field, Fields
from islario.core.options import Option
from islario.core.reasons import BadOption, BadPosition

NAMES = ["earth", "wind", "fire"]
GIVEN = {
    "number": 3,
    "flag": True,
    "text": "a",
    "name": "wind",
    "names": ["fire", "earth"],
    "seats": [{"hand": ["wind"]}, {"hand": []}],
    "counts": {"earth": 2},
}


def given(**changed: Any) -> Fields:
    return Field({**GIVEN, **changed}).fields(list(GIVEN))


def refusal(read: Callable[[], object]) -> tuple[str, Mapping[str, Any]]:
    with pytest.raises(BadPosition) as refused:
        read()
    return refused.value.reason.code, refused.value.reason.values


def test_values_are_read_as_what_they_are() -> None:
    fields = given()
    assert fields.get("number").number(1, 3) == 3
    assert fields.get("flag").flag() is True
    assert fields.get("text").text() == "a"
    assert fields.get("name").name(NAMES) == 1
    assert fields.get("names").names(NAMES) == [2, 0]
    assert fields.get("names").bits(NAMES) == 0b101
    assert fields.get("absent", [1, 2]).numbers(0, 2) == [1, 2]
    assert [(name.name(NAMES), count.number(0, 9)) for name, count in fields.get("counts").entries()] == [(0, 2)]
    assert (fields.has("name"), fields.has("absent")) == (True, False)


def test_a_path_leads_to_the_field() -> None:
    second = given().get("seats").each()[1].fields(["hand"])
    assert second.get("hand").path == "seats[1].hand"
    assert given().get("counts").entries()[0][1].path == "counts.earth"
    assert Field({}).path == ""


@pytest.mark.parametrize("value", [True, None, 1.0, "3", [3], 0, 4, 10**30])
def test_a_number_is_a_whole_one_within_its_limits_and_neither_yes_nor_no(value: Any) -> None:
    code, values = refusal(lambda: given(number=value).get("number").number(1, 3))
    assert (code, values) == ("position_range", {"field": "number", "value": str(value), "low": 1, "high": 3})


@pytest.mark.parametrize(
    ("name", "value", "read", "expected"),
    [
        ("flag", 1, lambda field: field.flag(), "true, false"),
        ("text", 1, lambda field: field.text(), '"..."'),
        ("names", "earth", lambda field: field.names(NAMES), "[...]"),
        ("seats", {}, lambda field: field.each(), "[...]"),
        ("counts", [], lambda field: field.entries(), "{...}"),
        ("counts", {1: 2}, lambda field: field.entries(), "{...}"),
        ("counts", None, lambda field: field.fields(NAMES), "{...}"),
    ],
)
def test_what_is_of_another_kind_is_refused(
    name: str, value: Any, read: Callable[[Field], object], expected: str
) -> None:
    code, values = refusal(lambda: read(given(**{name: value}).get(name)))
    assert (code, values) == ("position_kind", {"field": name, "expected": expected})


@pytest.mark.parametrize("value", ["water", None, 1, ["wind"], {}])
def test_a_name_is_one_of_those_that_there_are(value: Any) -> None:
    code, values = refusal(lambda: given(name=value).get("name").name(NAMES))
    assert (code, values["field"], values["expected"]) == ("position_name", "name", "earth, wind, fire")
    assert values["value"] == str(value)


def test_many_names_are_told_by_the_first_and_the_last() -> None:
    many = [f"n{number}" for number in range(40)]
    assert refusal(lambda: given().get("name").name(many))[1]["expected"] == "n0, ..., n39"
    assert refusal(lambda: given().get("name").name(many, expected="n0-n39"))[1]["expected"] == "n0-n39"


def test_names_of_a_set_are_given_once() -> None:
    code, values = refusal(lambda: given(names=["fire", "fire"]).get("names").bits(NAMES))
    assert (code, values) == ("position_twice", {"field": "names", "value": "fire"})


def test_an_unknown_field_is_refused_with_its_path_cut_short() -> None:
    code, values = refusal(lambda: given(seats=[{"x" * 99: 1}]).get("seats").each()[0].fields(["hand"]))
    assert (code, values) == ("position_field", {"field": "seats[0]." + "x" * 60, "expected": "hand"})
    assert refusal(lambda: given(more=1))[1]["field"] == "more"
    assert refusal(lambda: Field([]).fields(NAMES))[1]["field"] == "position"


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (Option("players", "number", 2, low=2, high=4), True, "2-4"),
        (Option("seed", "seed", None, low=0, high=9), "z", "0-9, [0-9a-f]{32}"),
        (Option("fast", "flag", False), 1, "yes, no"),
        (Option("side", "choice", "A", ("A", "B")), 1, "A, B"),
        (Option("roles", "names", None, ("a", "b")), {"a": 1}, "a, b"),
        (Option("roles", "names", None, ("a", "b")), ["c"], "a, b"),
        (Option("island", "layout", "a", ("a", "b")), 1, "a, b"),
    ],
)
def test_an_option_refuses_what_it_does_not_take(option: Option, value: Any, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.read(value)
    told = str(value[0]) if isinstance(value, list) else str(value)
    assert refused.value.reason.values == {"option": option.name, "value": told, "expected": expected}
