"""What an observation is made of: a row of numbers, in named sections."""


class Section:
    """A part of an observation: its name, where it stands, which numbers it can have, and what they mean."""

    def __init__(self, name: str, begin: int, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.begin = begin
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning

    @property
    def slice(self) -> slice:
        """Where it stands in the row."""
        return slice(self.begin, self.begin + self.size)


def lay_out(parts: list[tuple[str, int, int, int, str]]) -> list[Section]:
    """Sections one after another, each from its name, size, lowest and highest number, and meaning."""
    sections: list[Section] = []
    begin = 0
    for name, size, low, high, meaning in parts:
        sections.append(Section(name, begin, size, low, high, meaning))
        begin += size
    return sections


def width_of(sections: list[Section]) -> int:
    """How many numbers an observation has."""
    return sections[-1].begin + sections[-1].size
