"""The notebook of docs, which is run as it is printed, and its page.

Run as a program it writes what came of the cells into the notebook, and the page anew.
"""

import ast
import json
from collections.abc import Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parent.parent / "docs"
NOTEBOOK: Final = DOCS / "first_study.ipynb"
PAGE: Final = DOCS / "first_study.md"
LEAD: Final = f"[This page as a notebook]({NOTEBOOK.name}), to be run and changed: it needs `islario[env]`.\n"


def read(file: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return notebook


def written(notebook: Mapping[str, Any]) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def run(notebook: Mapping[str, Any]) -> dict[str, Any]:
    """The notebook with what comes of its cells, one after the other, as a kernel would run them."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell = {**cell, "execution_count": count, "outputs": _run_cell("".join(cell["source"]), count, names)}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _run_cell(source: str, count: int, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line, if that is an expression."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    value, printed = None, StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"cell {count}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {count}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(True)}
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def page_of(notebook: Mapping[str, Any]) -> str:
    """The notebook as a page of docs."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(f"{source}\n")
            continue
        parts.append(f"```python\n{source}\n```\n")
        for output in cell["outputs"]:
            told = "".join(output.get("text") or output["data"]["text/plain"]).rstrip("\n")
            parts.append(f"```text\n{told}\n```\n")
    return "\n".join([parts[0], LEAD, *parts[1:]])


if __name__ == "__main__":
    done = run(read(NOTEBOOK))
    NOTEBOOK.write_text(written(done), "utf-8")
    PAGE.write_text(page_of(done), "utf-8")
