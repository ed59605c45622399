"""The notebook of docs runs, and its page says what came of it."""

import pytest

from tests.notebook import NOTEBOOK, PAGE, page_of, read, run, written

pytestmark = pytest.mark.once


def test_the_cells_give_what_stands_below_them() -> None:
    notebook = read(NOTEBOOK)
    assert run(notebook) == notebook


def test_the_page_is_that_of_the_notebook() -> None:
    assert PAGE.read_text("utf-8") == page_of(read(NOTEBOOK))


def test_it_is_a_notebook_as_jupyter_writes_them() -> None:
    notebook = read(NOTEBOOK)
    assert NOTEBOOK.read_text("utf-8") == written(notebook)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) >= (4, 5)
    assert notebook["metadata"]["kernelspec"]["language"] == "python"
    names = [cell["id"] for cell in notebook["cells"]]
    assert len(set(names)) == len(names)
    for cell in notebook["cells"]:
        own = {"outputs", "execution_count"} if cell["cell_type"] == "code" else set()
        assert cell.keys() == {"cell_type", "id", "metadata", "source", *own}
