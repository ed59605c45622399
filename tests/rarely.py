"""Doubles of a test, in another language, game or size: ``make long`` runs them."""

from typing import Any

import pytest


def rarely(*values: Any) -> Any:
    """One set of values with which a test runs in ``make long`` only."""
    return pytest.param(*values, marks=pytest.mark.rare)
