"""A JSON schema of all that the server and its clients say to each other: ``python -m islario.server.schema``.

``web/protocol.py`` makes the page's types of it. Messages are the structs of ``messages/``. Each game's ``shapes/``
describes what the rules make: views, boxes, forecasts, values of actions. The requests of REST come from the OpenAPI
description.
"""

import ast
import inspect
import json
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from types import ModuleType
from typing import Any

import msgspec

from islario.core.registry import GAMES
from islario.server.app import Settings, create_app
from islario.server.messages import answers, coaching, requests, results, socket, tables

Schema = dict[str, Any]
FORECAST = "islario.games.{}.shapes.forecast"
"""Where a game that makes forecasts describes them."""
REFERENCE = "#/$defs/{name}"
METHODS = ("get", "post", "put", "delete")
NOTHING = {"type": "null"}
MESSAGES = (requests, tables, results, coaching, answers, socket)
"""Each after those that it takes types from."""


def schema() -> Schema:
    """Every type by its name, under ``$defs``."""
    shapes = [import_module(f"islario.games.{game}.shapes.table") for game in GAMES]
    views, boxes = [shape.View for shape in shapes], [shape.Box for shape in shapes]
    foreseeing = [import_module(name) for name in map(FORECAST.format, GAMES) if find_spec(name)]
    forecasts = [shape.Forecast for shape in foreseeing]
    described = [*views, *boxes, *forecasts, *(shape.Values for shape in shapes)]
    structs = [kind for module in MESSAGES for kind in _structs_of(module)]
    _, found = msgspec.json.schema_components([*structs, tables.GameResult, *described], ref_template=REFERENCE)
    for kind in structs:
        if not issubclass(kind, requests.Request):
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    _add_texts(found, *MESSAGES)
    for shape in [*shapes, *foreseeing]:
        _add_texts(found, shape)
    unions = {"Said": socket.Said, "Answer": socket.Answer, "Told": socket.Told}
    found |= {name: _one_of(list(union.__args__)) for name, union in unions.items()}
    found |= {"View": _one_of(views), "Box": _one_of(boxes), "Forecast": _one_of(forecasts)}
    found |= {"GameEvent": _event(), "Routes": _routes()}
    return {"$defs": {name: _refer(found[name], inner=False) for name in sorted(found)}}


def _structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages that a module describes itself."""
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind is not requests.Request]


def _one_of(kinds: list[type]) -> Schema:
    return {"anyOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in kinds]}


def _event() -> Schema:
    text = "Something that happened: `event` is its kind, the rest its values."
    fields = {"properties": {"event": {"type": "string"}}, "required": ["event"]}
    return {"type": "object", "description": text, **fields, "additionalProperties": True}


def _refer(part: Any, inner: bool = True) -> Any:
    """The same with references instead of mappings that only bear the name of a type (``tables.View``)."""
    if isinstance(part, list):
        return [_refer(each) for each in part]
    if not isinstance(part, dict):
        return part
    if inner and isinstance(part.get("title"), str):
        return {"$ref": REFERENCE.format(name=part["title"])}
    return {key: _refer(each) for key, each in part.items()}


def _add_texts(found: Schema, *modules: ModuleType) -> None:
    """Take over the texts that stand below the fields of the modules' types."""
    texts: dict[str, dict[str, str]] = {}
    for kind in [kind for module in modules for kind in ast.parse(inspect.getsource(module)).body]:
        if not isinstance(kind, ast.ClassDef):
            continue
        told = texts[kind.name] = {}
        for base in kind.bases:
            told |= texts.get(base.id, {}) if isinstance(base, ast.Name) else {}
        for field, below in pairwise(kind.body):
            if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(field.target, ast.Name):
                told[field.target.id.replace("_", "")] = ast.literal_eval(below.value)
        for name, about in found.get(kind.name, {}).get("properties", {}).items():
            text = told.get(name.replace("_", "").lower())
            if text is not None:
                about["description"] = text


def _routes() -> Schema:
    """What each request of REST takes and answers: "POST /api/tables" -> body, answer."""
    paths = create_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()["paths"]
    routes = {
        f"{method.upper()} {path}": _route(operations[method])
        for path, operations in sorted(paths.items())
        for method in METHODS
        if method in operations
    }
    text = "What each request takes and answers."
    return {"type": "object", "description": text, "properties": routes, "required": list(routes)}


def _route(operation: Schema) -> Schema:
    done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    fields = {"body": _content(operation.get("requestBody", {})), "answer": _content(done)}
    about = {"type": "object", "description": operation["description"]}
    return {**about, "properties": fields, "required": list(fields)}


def _content(part: Schema) -> Schema:
    """The schema of a body, its references as ours are."""
    found = next((content["schema"] for content in part.get("content", {}).values()), NOTHING)
    known: Schema = json.loads(json.dumps(found).replace("#/components/schemas/", REFERENCE.format(name="")))
    return known


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
