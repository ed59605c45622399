"""A review as one page that can be sent to a friend: no file beside it, nothing from the network, no script."""

from html import escape
from typing import Final

from islario.core.state import State
from islario.lab.review import Review, Turning, Unit
from islario.lab.review_words import ReviewWords

WIDTH: Final = 960
NARROW: Final = 440
"""The chart that is shown on phones: as wide as one, so that what is written in it can be read."""
HEIGHT: Final = 300
LEFT, RIGHT, TOP, BOTTOM = 58, 16, 14, 40
TEN_POINTS: Final = 10
STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f0e2; --raised: #fffdf7; --ink: #2b2418; --soft: #6b604c; --line: #d8ccb2;
  --link: #17607d; --luck: #b86e00; --good: #2f7a3d; --bad: #b3402f; --sea: #2a7f9e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d2226; --raised: #272e33; --ink: #e9e2d2; --soft: #a89f8c; --line: #434c52; --link: #77c3de;
    --luck: #e0a54a; --good: #7cc48a; --bad: #ec8a79; --sea: #4f9fbb; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, figcaption, dd, .change { font-family: Georgia, "Times New Roman", serif; }
h1 { margin: 0 0 .2rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2rem 0 .6rem; font-size: 1.35rem; }
p { margin: .2rem 0; }
.soft { color: var(--soft); font-size: .93rem; }
figure { margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 12px;
  background: var(--raised); }
figcaption { font-weight: 700; }
svg { display: block; width: 100%; height: auto; }
svg.narrow { display: none; }
@media (max-width: 40rem) { svg { display: none; } svg.narrow { display: block; } }
svg text { fill: var(--soft); font: 13px system-ui, sans-serif; }
.grid { stroke: var(--line); stroke-dasharray: 2 4; }
.axis { stroke: var(--soft); }
.fill { fill: var(--sea); opacity: .13; }
.course { fill: none; stroke: var(--link); stroke-width: 2.6; stroke-linejoin: round; }
.upright { stroke: var(--luck); stroke-width: 4; }
.mark { fill: var(--ink); stroke: var(--raised); stroke-width: 2; }
.mark + text { fill: var(--raised); font-weight: 700; font-size: 12px; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 1px; margin: 0; padding: 1px;
  border-radius: 12px; background: var(--line); overflow: hidden; }
dl div { padding: .7rem; background: var(--raised); text-align: center; }
dt { color: var(--soft); font-size: .9rem; }
dd { margin: 0; font-size: 1.6rem; font-weight: 700; }
.key span { margin-inline-end: 1.4em; }
.key i { display: inline-block; width: 1.4em; height: .22em; margin-inline-end: .4em; background: var(--link);
  vertical-align: middle; }
.key i.luck { width: .28em; height: 1em; background: var(--luck); }
ol { display: grid; gap: .8rem; margin: 0; padding: 0; list-style: none; }
li { padding: .8rem 1rem; border: 1px solid var(--line); border-inline-start: 6px solid var(--bad); border-radius: 10px;
  background: var(--raised); }
li.good { border-inline-start-color: var(--good); }
li.luck { border-inline-start-style: dotted; }
.head { display: flex; gap: .6em; align-items: baseline; }
.head b { flex: 1; }
.number { min-width: 1.6em; border-radius: 1em; background: var(--ink); color: var(--raised); font-size: .85rem;
  font-weight: 700; text-align: center; }
.change { font-size: 1.2rem; font-weight: 700; }
.tag { padding: 0 .6em; border: 1px solid var(--line); border-radius: 1em; font-size: .85rem; }
.tag.better { border-color: var(--good); }
"""


def draw_page(state: State, review: Review, words: ReviewWords) -> str:
    """The whole page, in the language of the words."""
    title = words.title()
    result = words.result(state)
    about = f"{words.say('coach-about-values')} {words.say('coach-about-decisions')}"
    items = "".join(_item(words, review, number, each) for number, each in enumerate(review.turning, 1))
    turning = f"<ol>{items}</ol>" if items else f"<p>{escape(words.say('coach-no-turning'))}</p>"
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "<main>",
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{escape(result)}</p>',
            _figure(words, review),
            _balance(words, review),
            f"<h2>{escape(words.say('coach-turning'))}</h2>",
            turning,
            f'<p class="soft">{escape(about)}</p>',
            "</main>",
            "</html>",
            "",
        ]
    )


def _figure(words: ReviewWords, review: Review) -> str:
    luck, decisions = escape(words.say("coach-luck")), escape(words.say("coach-decisions"))
    name = escape(words.say(f"coach-curve-{review.scale}"))
    return (
        f"<figure><figcaption>{name}</figcaption>{draw_course(words, review)}\n"
        f"{draw_course(words, review, NARROW)}"
        f'<p class="key soft"><span><i></i>{decisions}</span><span><i class="luck"></i>{luck}</span></p></figure>'
    )


def draw_course(words: ReviewWords, review: Review, width: int = WIDTH) -> str:
    """The value over the moves: what decisions changed slopes, what luck changed stands upright."""
    units = review.units
    moves = max(1, units[-1].last)
    low, top = _range(review)

    def x(moment: int) -> float:
        return round(LEFT + moment / moves * (width - LEFT - RIGHT), 1)

    def y(value: int) -> float:
        return round(TOP + (1 - (value - low) / (top - low)) * (HEIGHT - TOP - BOTTOM), 1)

    course = f"M{x(0)} {y(review.first)}" + "".join(
        f"L{x(unit.first)} {y(unit.before)}L{x(unit.last)} {y(unit.expected)}V{y(unit.after)}" for unit in units
    )
    kind = ' class="narrow"' if width == NARROW else ""
    parts = [f'<svg{kind} viewBox="0 0 {width} {HEIGHT}" role="img" aria-label="{escape(words.course(review))}">']
    for tick in (low, (low + top) // 2, top):
        parts.append(f'<path class="grid" d="M{LEFT} {y(tick)}H{width - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4}" text-anchor="end">{words.value(tick, review)}</text>')
    parts.append(f'<path class="fill" d="{course}V{y(low)}H{LEFT}z"/><path class="course" d="{course}"/>')
    parts += [
        f'<path class="upright" d="M{x(unit.last)} {y(unit.expected)}V{y(unit.after)}"/>'
        for unit in units
        if unit.luck != 0
    ]
    parts.append(f'<path class="axis" d="M{LEFT} {y(low)}H{width - RIGHT}"/>')
    for number, turning in enumerate(review.turning, 1):
        unit = units[turning.unit]
        place = (unit.last, unit.after) if turning.kind == "luck" else (unit.last, unit.expected)
        parts.append(f'<circle class="mark" cx="{x(place[0])}" cy="{y(place[1])}" r="10"/>')
        parts.append(f'<text x="{x(place[0])}" y="{y(place[1]) + 4}" text-anchor="middle">{number}</text>')
    parts.append(f'<text x="{width - RIGHT}" y="{HEIGHT - 14}" text-anchor="end">{moves}</text></svg>')
    return "".join(parts)


def _range(review: Review) -> tuple[int, int]:
    """Between which values the curve is drawn."""
    if review.scale == "chance":
        return 0, review.parts
    step = TEN_POINTS * review.parts
    values = [value for unit in review.units for value in (unit.before, unit.expected, unit.after)]
    low = min(values) // step * step
    return low, max(low + step, -(-max(values) // step) * step)


def _balance(words: ReviewWords, review: Review) -> str:
    balance = review.balance
    told = (
        ("coach-start", words.value(balance.first, review)),
        ("coach-decisions", words.change(balance.decisions, review)),
        ("coach-luck", words.change(balance.luck, review)),
        ("coach-end", words.value(balance.result, review)),
    )
    cells = "".join(f"<div><dt>{escape(words.say(key))}</dt><dd>{escape(value)}</dd></div>" for key, value in told)
    hopeless = f"<p>{escape(words.say('coach-hopeless'))}</p>" if review.hopeless else ""
    return f'<dl>{cells}</dl><p class="soft">{escape(words.say("coach-sum-told"))}</p>{hopeless}'


def _item(words: ReviewWords, review: Review, number: int, turning: Turning) -> str:
    unit = review.units[turning.unit]
    weight = unit.luck if turning.kind == "luck" else unit.decision
    good = "good" if weight > 0 else "bad"
    lines = "".join(f"<p>{line}</p>" for line in _told(words, review, turning, unit))
    return (
        f'<li class="{turning.kind} {good}"><div class="head"><span class="number">{number}</span>'
        f"<b>{escape(words.kind(turning, weight > 0))}</b>"
        f'<span class="change">{escape(words.change(weight, review))}</span></div>'
        f'<p class="soft">{escape(words.when(turning, unit))}</p>{lines}</li>'
    )


def _told(words: ReviewWords, review: Review, turning: Turning, unit: Unit) -> list[str]:
    if turning.kind == "luck":
        return [escape(words.came(unit))]
    lines = [_tagged(words.say("coach-played"), words.played(unit))]
    if turning.better is not None and turning.played is not None:
        lines.append(_tagged(words.say("coach-better"), words.line(turning.better, unit), " better"))
        lines.append(escape(words.gain(turning.better, turning.played, review)))
    return lines


def _tagged(tag: str, text: str, kind: str = "") -> str:
    return f'<span class="tag{kind}">{escape(tag)}</span> {escape(text)}'
