"""The wheel: complete, and buildable without a C compiler."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent


def test_without_a_c_compiler_the_package_is_built_whole_and_says_that_it_is_interpreted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "interpreted" in done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md", ".typed")]
    assert {str(path.relative_to(ROOT / "src")) for path in sources} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "islario/server/page/index.html" in names
    assert [name for name in names if name.startswith("islario/server/page/assets/") and name.endswith(".js")]
