"""What bots are called: each has a name of its own, that of an island, the same in every language."""

from collections.abc import Iterable, Sequence
from zlib import crc32

ISLANDS = (
    "Capri", "Elba", "Samoa", "Tonga", "Niue", "Nauru", "Tuvalu", "Palau",
    "Maui", "Kauai", "Lanai", "Rapa", "Skye", "Jura", "Arran", "Iona",
    "Milos", "Naxos", "Paros", "Samos", "Ibiza", "Faial", "Aruba", "Tobago",
)  # fmt: skip


def name_bots(table: str, seats: Sequence[int], taken: Iterable[str]) -> dict[int, str]:
    """The names of the bots at these seats of a table: always the same there, no two alike, none that people have."""
    used = {name.casefold() for name in taken}
    free = [name for name in ISLANDS if name.casefold() not in used]
    first = crc32(table.encode())
    return {seat: free[(first + seat) % len(free)] for seat in seats}
