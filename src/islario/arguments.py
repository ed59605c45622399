"""What was typed on the command line, value by value: understood, or refused with a sentence."""

import argparse
import ipaddress
import re
import secrets
from typing import Any

from islario.core.game import Game
from islario.core.reasons import BadOption, Reason
from islario.core.rng import SEED_LIMIT
from islario.files import is_file, read_text
from islario.players import find_player

OWN_PROXY = "127.0.0.1,::1"
"""Where a proxy on this machine asks from."""
MOST_SEATS = 4
"""Seats of the largest table."""


def chosen_options(game: Game, typed: argparse.Namespace) -> dict[str, Any]:
    """The game's own options that were typed; a layout may be a file with a drawing."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        value = getattr(typed, f"game_{option.name}", None)
        if value is not None:
            named = option.kind == "layout" and value not in option.choices and "\n" not in value
            file = named and (is_file(value) or "/" in value or value.endswith(".txt"))
            chosen[option.name] = read_text(value) if file else value
    return chosen


def read_seats(text: str | None) -> list[str]:
    """Who sits where: a number (all are mine), or a name for each seat."""
    if text is None:
        return []
    if text.isascii() and text.isdigit():
        return ["me"] * check_number("--seats", text, 1, MOST_SEATS)
    names = text.split(",")
    for name in names:
        if name != "me":
            find_player(name, besides=["me"])
    return names


def read_seed(text: str | None, games: int) -> int:
    """The first seed of so many games: the one that was typed, or one short enough to be typed again."""
    return secrets.randbelow(10**9) if text is None else check_number("--seed", text, 0, SEED_LIMIT - games)


def read_jobs(typed: argparse.Namespace) -> int:
    """How many processes of this machine; a cluster has workers of its own."""
    if typed.on is not None:
        refuse_both("--on", "--jobs" if typed.jobs is not None else None)
    return check_number("--jobs", typed.jobs or "1", 1, 256)


def read_port(text: str | None) -> int | None:
    return None if text is None else check_number("--port", text, 1, 65535)


def read_place(option: str, text: str | None, host: str, ports: int = 1) -> tuple[str, int] | None:
    """An address and a port, or only a port: 9100, 10.0.0.1:9100, [::1]:9100. It is the first of so many ports."""
    if text is None:
        return None
    before, _, port = text.rpartition(":")
    return before.strip("[]") or host, check_number(option, port, 1, 65536 - ports)


def read_networks(option: str, text: str | None) -> tuple[str, ...]:
    """Addresses or networks, with commas between them."""
    found = [] if text is None else [part.strip() for part in text.split(",")]
    for network in found:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            example = "10.0.0.1, 172.16.0.0/12"
            raise BadOption(Reason("bad_option", {"option": option, "value": network, "expected": example})) from None
    return tuple(found)


def read_host_names(option: str, texts: list[str]) -> list[str]:
    """Names of a host, without what stands before and after them in an address."""
    for text in texts:
        if re.fullmatch(r"[\w-]+(\.[\w-]+)*", text) is None:
            values = {"option": option, "value": text, "expected": "islas.example"}
            raise BadOption(Reason("bad_option", values))
    return texts


def read_choice(option: str, text: str, choices: tuple[str, ...]) -> str:
    if text in choices:
        return text
    raise BadOption(Reason("bad_option", {"option": option, "value": text, "expected": ", ".join(choices)}))


def check_number(option: str, text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high:
        return int(text)
    raise BadOption(Reason("bad_number", {"option": option, "value": text, "low": str(low), "high": str(high)}))


def refuse_both(option: str, *others: str | None) -> None:
    """Complain about options that say the same thing twice, or contradict each other."""
    for other in others:
        if other is not None:
            raise BadOption(Reason("options_conflict", {"option": option, "other": other.replace("_", "-")}))


def dashed(name: str) -> str:
    return f"--{name.replace('_', '-')}"
