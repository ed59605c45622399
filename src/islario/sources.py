"""Compiled modules or their sources: which of the two an installed package runs.

Where the package was compiled its compiled modules are used. With ``ISLARIO_INTERPRETED=1`` the Python
sources beside them are used instead: to compare the two, and to debug. This has to be imported before
any other module of the package.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """Finds the Python sources of this package, never its compiled modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("islario."):
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(fullname)


def are_compiled() -> bool:
    """Whether the rules run compiled."""
    from islario.core import rng

    return not str(rng.__file__).endswith(".py")


if os.environ.get("ISLARIO_INTERPRETED"):
    sys.meta_path.insert(0, SourcesOnly())
