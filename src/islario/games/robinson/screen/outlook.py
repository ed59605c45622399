"""The forecast in a terminal: the plan with its odds, tonight, people, warnings, and what answers change."""

from collections.abc import Mapping
from typing import Any, Final

from islario.core.state import State
from islario.games.robinson.forecast.warnings import named, per_cent, per_cents
from islario.words import Words

LEVELS: Final = ("morale", "roof", "palisade", "weapon")
GOODS: Final = ("wood", "food", "preserved", "fur")
MOST_OUTCOMES: Final = 6
"""So many of the likeliest ways in which a part of the night can go are told."""


class Outlook:
    """A forecast, as lines of words."""

    def __init__(self, told: Mapping[str, Any], state: State, words: Words) -> None:
        self.told = told
        self.state = state
        self.words = words

    def lines(self) -> list[str]:
        parts = (self._planned(), self._targets(), self._tonight(), self._people(), self._warnings(), self._answers())
        return [line for part in parts for line in part]

    def _planned(self) -> list[str]:
        lines = [self._slot(slot) for slot in self.told["planned"]]
        return [self.words.say("screen-forecast-plan"), *lines] if lines else []

    def _slot(self, slot: Mapping[str, Any]) -> str:
        lacks = self._lacks(slot["lacks"])
        about = lacks or self._odds(slot["odds"])
        return "  " + self.words.say("screen-forecast-slot", slot=slot["slot"], target=self._target(slot), about=about)

    def _target(self, about: Mapping[str, Any]) -> str:
        return self.words.noun("target", about["target"])

    def _odds(self, odds: Mapping[str, float] | None) -> str:
        if odds is None or (odds["success"] == 1 and odds["wound"] == odds["adventure"] == 0):
            return self.words.say("screen-forecast-sure")
        return self.words.say("screen-forecast-odds", **{die: per_cent(chance) for die, chance in odds.items()})

    def _lacks(self, lacks: list[Mapping[str, Any]]) -> str:
        """What is missing, as one clause; empty if nothing is."""
        things = [self.words.fact("lack", lack["what"], lack) for lack in lacks]
        return self.words.say("screen-forecast-lacks", things=", ".join(things)) if things else ""

    def _targets(self) -> list[str]:
        lines = [
            "  "
            + self.words.say(
                "screen-forecast-target",
                target=self._target(target),
                least=target["least"],
                about=self._lacks(target["lacks"]) or self._odds(target["odds"]),
                sure="none" if target["sure"] is None else target["sure"],
            )
            for target in self.told["targets"]
            if target["open"]
        ]
        return [self.words.say("screen-forecast-targets"), *lines] if lines else []

    # -- tonight -------------------------------------------------------------------------------------------

    def _tonight(self) -> list[str]:
        tonight = self.told["tonight"]
        lines = []
        for name in ("weather", "dinner", "sleep", "rot"):
            part = tonight[name]
            if part is None or not part["outcomes"]:
                continue
            values = {"outcomes": self._outcomes(part, each=name == "weather")}
            if name == "dinner":
                values |= {"have": part["have"], "mouths": part["mouths"], **part["coming"]}
            lines.append(self.words.say(f"screen-forecast-{name}", **values))
        omits = [self.words.fact("omit", code, {}) for code in tonight["omits"]]
        return [*lines, self.words.say("screen-forecast-omits", omits=", ".join(omits))] if omits else lines

    def _outcomes(self, part: Mapping[str, Any], each: bool) -> str:
        told = [(outcome["chance"], self._changes(outcome["changes"], each)) for outcome in part["outcomes"]]
        if part["certain"]:
            return self.words.say("screen-forecast-certain", changes=told[0][1])
        say = self.words.say
        lines = [say("screen-forecast-outcome", chance=per_cents(chance), changes=changes) for chance, changes in told]
        return "; ".join([*lines[:MOST_OUTCOMES], *(["..."] if len(lines) > MOST_OUTCOMES else [])])

    def _changes(self, changes: Mapping[str, Any], each: bool) -> str:
        """What is won and lost, as a clause."""
        told: list[str] = []
        for name, n in changes.items():
            if name in GOODS:
                told.append(self.words.fact("answer", "gain" if n > 0 else "lose", {"resource": name, "n": abs(n)}))
            elif name == "wounds":
                told.append(self.words.say("screen-forecast-each" if each else "screen-forecast-wounds", n=n))
            elif name in LEVELS:
                level = self.words.say(f"screen-forecast-level-{name}")
                told.append(self.words.say("screen-forecast-level", level=level, n=n))
        return ", ".join(told) or self.words.say("screen-forecast-nothing")

    # -- people, warnings, answers ---------------------------------------------------------------------------

    def _people(self) -> list[str]:
        return [self._person(person) for person in self.told["people"] if person["wounds"]["most"] > 0]

    def _person(self, person: Mapping[str, Any]) -> str:
        who = self.words.noun("who", named(person["who"]))
        least, most = max(0, person["wounds"]["least"]), person["wounds"]["most"]
        if least == most:
            return self.words.say("screen-forecast-person-sure", who=who, n=most, left=person["to_death"])
        return self.words.say("screen-forecast-person", who=who, least=least, most=most, left=person["to_death"])

    def _warnings(self) -> list[str]:
        lines = [f"  {self.words.fact('warn', each['code'], each['values'])}" for each in self.told["warnings"]]
        return [self.words.say("screen-forecast-warnings"), *lines] if lines else []

    def _answers(self) -> list[str]:
        lines = [
            "  "
            + self.words.say(
                "screen-forecast-answer",
                action=self.words.action(action, self.state),
                facts=", ".join(self.words.fact("answer", fact["code"], fact["values"]) for fact in facts),
            )
            for action, facts in self.told["answers"].items()
        ]
        return [self.words.say("screen-forecast-answers"), *lines] if lines else []
