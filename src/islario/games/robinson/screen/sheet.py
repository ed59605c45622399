"""What stands at the top of the screen: the round, the goal, the camp and its people, in lines of words."""

from collections.abc import Mapping
from typing import Any, Final

from islario.core.bits import places
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import (
    ARROWS,
    CHARACTERS,
    DIES,
    FRIDAY,
    POINTS,
    RESOURCES,
    SCHEDULE,
    SKILLS,
    WEATHER_FACES,
)
from islario.games.robinson.effects.levels import has_shelter
from islario.games.robinson.happenings import ENDINGS
from islario.games.robinson.planning import costs
from islario.games.robinson.position import reading
from islario.games.robinson.screen.cards import name_of
from islario.games.robinson.state import Table
from islario.games.robinson.uses.usability import price
from islario.games.robinson.view import PUBLIC
from islario.words import Words

DICE: Final = ["rain", "winter", "animals"]


class Sheet:
    """One view in one language: the round, the goal, the camp, the people."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        self.view = view
        self.words = words
        self.scenario = int(view["scenario"])
        position = {field: view[field] for field in PUBLIC if field in view and field != "waiting_beast"}
        self.table: Table = reading.lay_out({**position, "known": {}, "events": view["decks"]["events"]["added"]})
        """The same on a table, so that the rules can be asked what things cost."""

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(key, **values)

    def card(self, card: str) -> str:
        return name_of(self.words, self.scenario, card)

    def person(self, name: str) -> str:
        """Somebody as positions name them: "0", "friday"."""
        return self.words.seat(int(name)) if name.isdigit() else self.words.name("character", name)

    def some(self, told: list[str]) -> str:
        """A list, or that there is nothing on it."""
        return ", ".join(told) or self.say("screen-none")

    def amounts(self, cost: int) -> str:
        """A packed cost: "2 wood, 1 fur"."""
        parts = {"wood": costs.wood_of(cost), "food": costs.food_of(cost), "fur": costs.fur_of(cost)}
        return ", ".join(self.say(f"amount-{name}", n=int(n)) for name, n in parts.items() if n)

    # -- heading and goal --------------------------------------------------------------------------------

    def heading(self) -> list[str]:
        view = self.view
        title = self.say(
            "screen-heading",
            scenario=self.words.name("scenario", str(self.scenario)),
            round=view["round"],
            rounds=view["rounds"],
            phase=self.words.name("phase", view["phase"]),
            seat=self.words.seat(view["first"]),
        )
        goal = [self.say(f"text-goal-{self.scenario}"), *(self.words.goal(part) for part in view["progress"])]
        lines = [title, ". ".join(goal) + "."]
        if view["ended"]:
            points = [self.say(f"point-{name}", n=n) for name, n in view["points"].items()]
            ending = self.words.name("ending", ENDINGS[view["ended"]])
            total = sum(POINTS[self.scenario - 1][name] * n for name, n in view["points"].items())
            lines.append(self.say("screen-over", ending=ending, points=self.some(points), total=total))
        return lines

    # -- the camp ------------------------------------------------------------------------------------------

    def camp(self) -> list[str]:
        view = self.view
        natural = "natural" if has_shelter(self.table) else "none"
        levels = {name: view[name] for name in ("morale", "roof", "palisade", "weapon", "temporary", "camp")}
        lines = [self.say("screen-levels", shelter="built" if view["shelter"] else natural, **levels)]
        stock = [self._good(name, n, view["reserved"][name]) for name, n in view["available"].items()]
        lines.append(self.say("screen-available", goods=", ".join(stock), first=view["spend_first"]))
        future = self._future()
        if future:
            lines.append(self.say("screen-future", goods=", ".join(future)))
        return [*lines, *self._weather()]

    def _good(self, name: str, n: int, reserved: int = 0) -> str:
        return self.say("screen-good", what=self.words.name("resource", name).lower(), n=n, reserved=reserved)

    def _future(self) -> list[str]:
        """What comes into the camp after the actions."""
        future = self.view["future"].values()
        totals = {name: sum(goods[name] for goods in future) for name in RESOURCES}
        things = [self.card(thing["card"]) for thing in self.view["incoming"]]
        return [*(self._good(name, n) for name, n in totals.items() if n), *things]

    def _weather(self) -> list[str]:
        """The dice of this round and the next, what is added to them, and what they have shown."""
        table = self.table
        dice = {}
        for name, number in (("now", table.round), ("next", table.round + 1)):
            rolled = places(SCHEDULE[ROUND_STRIDE * table.setup.scenario + number])
            told = [self.words.name("weatherdie", DICE[die]) for die in rolled]
            dice[name] = ", ".join(told) or self.say("screen-no-dice")
        if table.round == self.view["rounds"]:
            dice["next"] = "none"
        lines = [self.say("screen-weather", **dice)]
        tokens = [self.words.name("mark", mark["mark"]) for mark in self.view["marks"] if mark["at"] == "weather"]
        if tokens:
            lines.append(self.say("screen-weather-tokens", tokens=", ".join(tokens)))
        clouds = self.view["clouds"]
        if clouds:
            faces = [WEATHER_FACES[clouds >> (12 + 3 * die) & 7] for die in range(clouds >> 8 & 15)]
            animals = ", ".join(self.words.name("face", face) for face in faces) or "none"
            lines.append(self.say("screen-sky", rain=clouds & 15, snow=clouds >> 4 & 15, animals=animals))
        return lines

    # -- people --------------------------------------------------------------------------------------------

    def people(self, skills: bool = True) -> list[str]:
        view = self.view
        lines: list[str] = []
        for seat, player in enumerate(view["players"]):
            character = CHARACTERS.index(player["character"])
            covered = [mark.get("value", 0) for mark in view["marks"]
                       if mark["mark"] == "arrow" and mark["at"] == f"seat_{seat}"]  # fmt: skip
            arrows = [wound for wound in places(ARROWS[character]) if wound > player["wounds"] and wound not in covered]
            lines.append(
                self.say(
                    "screen-player",
                    seat=self.words.seat(seat),
                    wounds=player["wounds"],
                    dies=int(DIES[character]),
                    arrow=min(arrows, default=0),
                    determination=player["determination"],
                )
            )
            if skills:
                told = ", ".join(self._skill(4 * character + skill, player["used"]) for skill in range(4))
                lines.append(f"  {self.say('screen-skills', skills=told)}")
        if view["friday"] is not None:
            lines.append(self.say("screen-friday", dies=int(DIES[FRIDAY]), **view["friday"]))
        if view["dog"]:
            lines.append(self.say("screen-dog"))
        return lines

    def _skill(self, skill: int, used: list[str]) -> str:
        name = self.words.name("skill", SKILLS[skill])
        if SKILLS[skill] in used:
            return self.say("screen-skill-used", skill=name)
        return self.say("screen-skill", skill=name, price=int(price(self.table, skill)))
