"""A review in words: what was played, what came, what would have been better."""

from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from fluent.runtime.types import fluent_number
from rich.table import Table as Sheet

from islario.core.events import Event
from islario.core.state import State
from islario.lab.review import Review, Turning, Unit, tell_news
from islario.players.coach import Advised
from islario.words import Words

MINUS = "\N{MINUS SIGN}"


class ReviewWords:
    """Says what a review tells of a game, in one language."""

    def __init__(self, state: State, words: Words) -> None:
        self._words = words
        self._state = state
        self.language = words.language
        self._events: list[list[Event]] = []
        again = state.beginning()
        for seat, action in state.moves():
            self._events.append(again.play(seat, action))

    def say(self, key: str, /, **values: Any) -> str:
        return self._words.say(key, **values)

    def title(self) -> str:
        return self.say("coach-review-title", game=self.say("game-name"))

    def result(self, state: State) -> str:
        """How the game ended, in a line."""
        result = state.result()
        assert result is not None
        ending = _capital(self._words.name("ending", result["reason"]))
        if result["won"] is not None:
            return f"{ending}."
        scores = ", ".join(f"{self._words.seat(seat)} {score}" for seat, score in enumerate(result["scores"]))
        return f"{ending}. {_capital(scores)}."

    def course(self, review: Review) -> str:
        first, last = self.value(review.first, review), self.value(review.result, review)
        name = self.say(f"coach-curve-{review.scale}")
        return f"{name}: {self.say('coach-curve-told', first=first, last=last, moves=review.units[-1].last)}"

    def value(self, value: int, review: Review) -> str:
        """A value: "62 %", "52.3"."""
        return self._number(value / review.parts, review)

    def change(self, value: int, review: Review) -> str:
        """A change of a value, with its sign."""
        told, nothing = self._number(abs(value) / review.parts, review), self._number(0.0, review)
        if told == nothing:
            return nothing
        return f"{MINUS if value < 0 else '+'}{told}"

    def kind(self, turning: Turning, good: bool) -> str:
        """What it was that decided the game."""
        if turning.kind == "luck":
            return self.say("coach-luck-good" if good else "coach-luck-bad")
        return self.say("coach-decision-good" if good else "coach-decision-bad")

    def when(self, turning: Turning, unit: Unit) -> str:
        moment = unit.last if turning.kind == "luck" else unit.first + 1
        return self.say("coach-when", moment=str(moment), seat=self._words.seat(unit.seat))

    def came(self, unit: Unit) -> str:
        """What came to light at the end of a unit."""
        news = tell_news(self._state.game, self._events[unit.last - 1])
        return " ".join(_capital(self._words.event(event)) for event in news)

    def played(self, unit: Unit) -> str:
        """What was done in a unit, by those who are reviewed."""
        return self._phrases(unit.steps, unit)

    def line(self, line: Advised, unit: Unit) -> str:
        """A line of play as phrases."""
        return self._phrases(line.steps, unit)

    def _phrases(self, steps: Iterable[tuple[int, int]], unit: Unit) -> str:
        state = self._state.beginning()
        for seat, action in self._state.moves()[: unit.first]:
            state.play(seat, action)
        return _capital("; ".join(self._words.action(state.game.action(code), state) for _, code in steps)) + "."

    def gain(self, better: Advised, played: Advised, review: Review) -> str:
        """How much better a line is, and by what."""
        value, other = (self._plain(each.appraisal.mean, review) for each in (better, played))
        told = self.say(f"coach-better-{review.scale}", value=value, other=other)
        if better.loss:
            share, others = (self._plain(part, review) for part in (better.share, better.other))
            loss = self._words.name("ending", better.loss)
            told += " " + self.say("coach-because-played", loss=loss, share=share, other=others)
        return told

    def sheet(self, review: Review) -> Sheet:
        """The sums, for a terminal."""
        sheet = Sheet(title=self.title(), show_header=False, min_width=len(self.title()))
        balance = review.balance
        sheet.add_row(self.say("coach-start"), self.value(balance.first, review))
        sheet.add_row(self.say("coach-decisions"), self.change(balance.decisions, review))
        sheet.add_row(self.say("coach-luck"), self.change(balance.luck, review))
        sheet.add_row(self.say("coach-end"), self.value(balance.result, review))
        return sheet

    def turning(self, review: Review) -> list[str]:
        """What decided the game, in lines for a terminal."""
        lines = [self.say("coach-hopeless")] if review.hopeless else []
        if not review.turning:
            return [*lines, self.say("coach-no-turning")]
        lines.append(self.say("coach-turning"))
        for turning in review.turning:
            unit = review.units[turning.unit]
            weight = unit.luck if turning.kind == "luck" else unit.decision
            kind = self.kind(turning, weight > 0)
            lines.append(f"{self.change(weight, review):>7}  {kind}. {self.when(turning, unit)}")
            lines.append("         " + (self.came(unit) if turning.kind == "luck" else self.played(unit)))
            if turning.better is not None and turning.played is not None:
                lines.append(f"         {self.say('coach-better')}: {self.line(turning.better, unit)}")
                lines.append(f"         {self.gain(turning.better, turning.played, review)}")
        return lines

    def _number(self, value: float, review: Review) -> str:
        plain = self._plain(value, review)
        return f"{plain} %" if review.scale == "chance" else plain

    def _plain(self, value: float, review: Review) -> str:
        """A chance in percent, or points with one decimal, as the language writes it."""
        if review.scale == "chance":
            return _rounded(100 * value, "1")
        digits = {"minimumFractionDigits": 1, "maximumFractionDigits": 1}
        number = fluent_number(float(_rounded(value, "0.1")), useGrouping=False, **digits)
        return str(self.say("coach-number", number=number))


def _rounded(value: float, unit: str) -> str:
    """A value in whole units. A half goes up, as browsers have it."""
    return str(Decimal(repr(value)).quantize(Decimal(unit), ROUND_HALF_UP))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
