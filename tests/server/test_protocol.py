"""The page's types are made from the server's, and the page keeps to them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import install_packages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TYPES = Path("web", "src", "lib", "protocol.generated.ts")
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"


def run(folder: Path, *command: str) -> tuple[int, str]:
    """Run something from the sources of a folder; its status, and what it said."""
    environment = {**os.environ, "ISLARIO_INTERPRETED": "1", "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def make_types(folder: Path, *options: str) -> tuple[int, str]:
    return run(folder, sys.executable, "-m", "web.protocol", *options)


@pytest.mark.rare  # a step of make test asks the same
def test_the_page_s_types_are_those_of_the_server() -> None:
    assert make_types(ROOT, "--check") == (0, "")


def test_no_type_of_the_page_is_forced_upon_something_else() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 50
    assert not [path for path in sources if "as unknown as" in path.read_text("utf-8")]


def test_a_field_that_the_server_renames_breaks_the_page(tmp_path: Path) -> None:
    """Tried with copies of the server and of the page's library."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "*.so"))
    web = tmp_path / "web"
    shutil.copytree(WEB / "src" / "lib", web / "src" / "lib")
    shutil.copy(WEB / "protocol.py", web)
    config = (WEB / "tsconfig.json").read_text("utf-8")
    (web / "tsconfig.json").write_text(re.sub(r'"include": .*', '"include": ["src"]', config), "utf-8")
    (web / "node_modules").symlink_to(WEB / "node_modules")
    messages = tmp_path / "src" / "islario" / "server" / "messages" / "tables.py"
    text = messages.read_text("utf-8")
    assert text.count('    moment: int\n    """Moves that stand') == 1
    messages.write_text(text.replace('    moment: int\n    """Moves', '    instant: int\n    """Moves'), "utf-8")
    status, complaint = make_types(tmp_path, "--check")
    assert status == 1
    assert "make protocol" in complaint
    assert make_types(tmp_path) == (0, "")
    assert "  instant: number;" in (tmp_path / TYPES).read_text("utf-8")
    install_packages(WEB)
    status, complaint = run(tmp_path, "node", str(COMPILER), "--project", str(web))
    errors = [line for line in complaint.splitlines() if not line.startswith(" ")]
    assert status != 0
    assert "Property 'moment' does not exist" in complaint
    assert all("moment" in error or "instant" in error for error in errors), complaint
