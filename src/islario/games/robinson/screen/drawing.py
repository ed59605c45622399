"""Robinson Crusoe in a terminal: a view as plain text, drawn or, for those who listen, told."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from islario.core.events import Event
from islario.core.state import State
from islario.drawing import Drawing
from islario.games.robinson.components import (
    CHARACTERS,
    DEFENSE_PLAN,
    DIES,
    INVENTIONS,
    OWN_INVENTION,
    SKILLS,
    THE_HUNT,
)
from islario.games.robinson.screen import chart
from islario.games.robinson.screen.cards import about, named, text_of
from islario.games.robinson.screen.lines import Page
from islario.games.robinson.screen.outlook import Outlook
from islario.words import Words

NARROWEST_MAP = 80
"""The map beside which there may be something else."""
NARROWEST_SIDE = 44
"""Columns that what stands beside the island needs; with less it stands below."""
GAP = 2
TOLD = ("drew", "struck", "found", "opened", "beast_faced")
"""What happens that brings a card up."""


class RobinsonDrawing(Drawing):
    naming = ("plan",)
    """A plan, and the threat."""

    def seat_names(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """What the seats are called: their characters."""
        return [words.name("character", player["character"]) for player in view["players"]]

    def called(self, view: Mapping[str, Any]) -> dict[str, str]:
        """What has another name at this table: the tokens of the scenarios, and two skills of the Soldier.

        By the rulebook those have each other's names (CHAR-29).
        """
        found = {
            f"discovery-scenario_{sign}": f"discovery-s{view['scenario']}_{sign}"
            for sign in ("dashes", "bowtie", "cross", "bands")
        }
        if view["errata"] == "printed":
            return found
        one, other = (f"skill-{SKILLS[skill]}" for skill in (DEFENSE_PLAN, THE_HUNT))
        return {**found, one: other, other: one}

    def introduce(self, view: Mapping[str, Any], seat: int, words: Words) -> str:
        """What a seat's character can do."""
        character = CHARACTERS.index(view["players"][seat]["character"])
        skills = [
            words.say("screen-skill", skill=words.name("skill", skill["skill"]), price=skill["price"])
            for skill in view["skills"][seat]
        ]
        return words.say(
            "screen-begins",
            dies=int(DIES[character]),
            invention=words.name("invention", INVENTIONS[OWN_INVENTION[character]]),
            skills=", ".join(skills),
        )

    def draw(self, view: Mapping[str, Any], words: Words, width: int) -> str:
        """The island as a map, and all that lies beside it."""
        page = Page(view, words)
        lines = page.heading()
        if chart.fits(width):
            beside = [*page.camp(), "", *page.people()]
            beside_it = width - NARROWEST_SIDE - GAP
            island = chart.bricks(page, beside_it if beside_it >= NARROWEST_MAP else width)
            lines += _beside(
                [*island, *wrap(words.say("screen-legend"), max(len(line) for line in island))], beside, width
            )
        else:
            lines += [*chart.sentences(page), "", *page.camp(), "", *page.people()]
        for part in (page.threats(), page.supplies(), page.plan(), page.effects(), page.asked()):
            lines += ["", *part] if part else []
        return _wrapped(lines, width)

    def moment(self, view: Mapping[str, Any]) -> str | None:
        """The whole table is worth a look before a plan is made, once a round."""
        planning = view["asking"] is not None and view["asking"]["kind"] == "plan"
        return str(view["round"]) if planning else None

    def glance(self, view: Mapping[str, Any], words: Words, width: int) -> str:
        """What changes between two looks at the table: people, goods, the plan, and what is asked."""
        page = Page(view, words)
        camp = page.camp()
        sky = camp[3:] if view["clouds"] else []
        lines = [page.heading()[0], *camp[:3], *sky, *page.people(skills=False), *page.plan(), *page.asked()]
        return _wrapped(lines, width)

    def tell(self, view: Mapping[str, Any], words: Words) -> str:
        """The same in sentences, space by space, with nothing that has to be seen."""
        page = Page(view, words)
        lines = [*page.heading(), *page.camp(), *chart.sentences(page), *page.people(), *page.threats()]
        lines += [*page.supplies(), *page.plan(), *page.effects(), *page.asked()]
        return "\n".join(line.strip() for line in lines if line)

    def remarks(self, view: Mapping[str, Any], moves: Sequence[str], words: Words) -> list[str]:
        """What else there is to know of each move: the pawns that an action needs, what it costs, what an option is."""
        page = Page(view, words)
        return [page.remark(move) for move in moves]

    def gloss(self, view: Mapping[str, Any], event: Event, words: Words) -> list[str]:
        """What a card says that has come up, or what there is on a tile."""
        if event.kind == "tile_found":
            return [Page(view, words).tile(event.values["tile"])]
        if event.kind not in TOLD:
            return []
        paragraphs = text_of(words, view, event.values["card"])
        return paragraphs[-1:] if event.kind == "struck" else paragraphs

    def forecast(self, told: Mapping[str, Any], state: State, words: Words) -> list[str]:
        """Odds, tonight, warnings, and what answers change."""
        return Outlook(told, state, words).lines()

    def about(self, view: Mapping[str, Any], name: str, words: Words) -> str | None:
        """What a thing of the game does, as its card says it."""
        return about(view, name, words)

    def named(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """The things that can be asked about."""
        return named(view, words)


def _wrapped(lines: list[str], width: int) -> str:
    """Lines that fit; those that do as they are. What is folded hangs under where its words began."""
    folded: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        folded += [line] if len(line) <= width else wrap(line, width, subsequent_indent=indent)
    return "\n".join(line.rstrip() for line in folded)


def _beside(left: list[str], right: list[str], width: int) -> list[str]:
    """Two columns of lines, or one after the other where there is no room for two."""
    broad = max(len(line) for line in left) + GAP
    if width - broad < NARROWEST_SIDE:
        return [*left, "", *right]
    folded = _wrapped(right, width - broad).splitlines()
    return [f"{one:{broad}}{two}".rstrip() for one, two in zip_longest(left, folded, fillvalue="")]


DRAWING: Final = RobinsonDrawing()
