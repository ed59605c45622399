"""Records: whole games as text, and what is refused."""

import hashlib
from pathlib import Path

import pytest

import islario
from islario.core.game import Game
from tests.games.forbidden_island.positions import GAME

SECRET = "0123456789abcdef0123456789abcdef"
OLD_RECORDS = Path(__file__).parent / "records"
"""Games that were recorded when there was only format 1."""


def played() -> islario.State:
    state = GAME.new(seed=7, players=2, first=0)
    for words in ("end", "draw", "draw", "flood", "flood"):
        state.play(0, words)
    return state


def sealed(lines: list[str], position: str) -> str:
    """A record with the closing line that its lines ask for, and a position."""
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end {len(lines) - 6} moves {check} position {position}", ""])


def as_old(record: str) -> str:
    """The same record as format 1 had it."""
    lines = record.splitlines()
    lines = ["islario record 1", lines[1], *lines[4:-1]]
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end {len(lines) - 4} moves {check}", ""])


def test_a_record_is_a_small_text_of_options_and_moves() -> None:
    lines = played().record().splitlines()
    assert lines[:5] == [
        "islario record 2",
        "game forbidden_island",
        f"rules {GAME.rules_number}",
        "chance sfc32",
        "seed 7",
    ]
    assert lines[5].startswith('options {"difficulty": ')
    assert lines[6:11] == ["0 end", "0 draw", "0 draw", "0 flood", "0 flood"]
    assert lines[11].startswith("end 5 moves ")
    assert lines[11].endswith(f" position {played().fingerprint()}")


@pytest.mark.parametrize("name", islario.games())
def test_a_record_names_the_stream_of_chance(name: str) -> None:
    state = islario.game(name).new(seed=SECRET)
    seat = state.waiting_for()[0]
    state.play(seat, state.legal(seat)[0])
    lines = state.record().splitlines()
    assert lines[3:5] == ["chance chacha8", f"seed {SECRET}"]
    again = islario.replay(state.record())
    assert (again.origin.seed, again.fingerprint()) == (SECRET, state.fingerprint())


def test_a_game_from_a_position_has_a_record_too() -> None:
    state = GAME.position({"players": [{"role": "pilot"}, {"role": "diver"}], "phase": "draw"}, seed=4)
    state.play(0, "draw")
    again = islario.replay(state.record())
    assert again.position() == state.position()
    again.play(0, "draw")
    state.play(0, "draw")
    assert again.position() == state.position()


def test_play_goes_on_after_a_replay_as_it_would_have_gone_on() -> None:
    state = played()
    again = islario.replay(state.record())
    for one in (state, again):
        one.play(1, "end")
        one.play(1, "draw")
    assert again.record() == state.record()


def test_moves_taken_back_leave_no_trace_in_the_record() -> None:
    state = GAME.new(seed=7, first=0)
    before = state.record()
    state.play(0, "end")
    state.undo()
    assert state.record() == before


def test_every_cut_of_a_record_is_refused() -> None:
    record = played().record()
    for end in range(len(record) - 1):
        with pytest.raises(islario.BadRecord):
            islario.replay(record[:end])


def test_every_change_of_a_letter_is_refused() -> None:
    record = played().record()
    for place in range(len(record) - 1):
        letter = "x" if record[place] != "x" else "y"
        with pytest.raises(islario.BadRecord):
            islario.replay(record[:place] + letter + record[place + 1 :])


@pytest.mark.parametrize(
    ("line", "text", "code"),
    [
        (1, "game forbidden_lake", "record_refused"),
        (1, "chess", "record_line"),
        (2, "rules", "record_line"),
        (2, "rules first", "record_line"),
        (2, "rules -1", "record_line"),
        (2, "seed 7", "record_line"),
        (3, "chance", "record_line"),
        (3, "chance dice", "record_line"),
        (4, "seed many", "record_line"),
        (4, f"seed {2**62}", "record_line"),
        (4, f"seed {'9' * 5000}", "record_line"),
        (4, f"seed {SECRET}", "record_line"),
        (5, "options {", "record_line"),
        (5, "options []", "record_line"),
        (5, "options " + "[" * 100_000, "record_line"),
        (5, "wishes {}", "record_line"),
        (5, 'options {"players": 7}', "record_refused"),
        (5, 'position {"players": []}', "record_refused"),
        (6, "0", "record_line"),
        (6, "first end", "record_line"),
        (6, "1 end", "record_refused"),
        (6, "8 end", "record_refused"),
        (6, "0 dance", "record_refused"),
    ],
)
def test_a_record_with_a_true_check_and_a_false_line_is_refused_with_that_line(line: int, text: str, code: str) -> None:
    lines = played().record().splitlines()[:-1]
    lines[line] = text
    with pytest.raises(islario.BadRecord) as refused:
        islario.replay(sealed(lines, played().fingerprint()))
    assert refused.value.reason.code == code
    assert refused.value.reason.values["line"] == line + 1
    assert str(refused.value)


def test_something_else_is_no_record() -> None:
    for text in ("", "\n", "hello", "{}", "islario record 1\n", "islario record 2\n", "islario record 3\n"):
        with pytest.raises(islario.BadRecord):
            islario.replay(text)


def test_a_record_that_ends_elsewhere_than_it_says_is_refused() -> None:
    lines = played().record().splitlines()[:-1]
    for position in ("0" * 16, "", "here"):
        with pytest.raises(islario.BadRecord) as refused:
            islario.replay(sealed(lines, position))
        assert refused.value.reason.code == ("record_position" if position else "record_edited")
        assert refused.value.reason.values["line"] == 12


# -- other rules -----------------------------------------------------------------------------------


def made_under_rules(number: int, lines: list[str], position: str) -> str:
    return sealed([*lines[:2], f"rules {number}", *lines[3:]], position)


def test_a_record_of_other_rules_is_replayed_if_it_leads_to_the_same_position() -> None:
    state = played()
    record = made_under_rules(9, state.record().splitlines()[:-1], state.fingerprint())
    again = islario.replay(record)
    assert again.fingerprint() == state.fingerprint()
    assert again.record() == state.record()  # from here on it is a game of these rules


@pytest.mark.parametrize(
    ("line", "text"),
    [(5, 'options {"players": 7}'), (6, "0 dance"), (6, "1 end"), (4, "seed 8")],
)
def test_a_record_of_other_rules_that_leads_elsewhere_is_refused_with_both_numbers(line: int, text: str) -> None:
    state = played()
    lines = state.record().splitlines()[:-1]
    lines[line] = text
    with pytest.raises(islario.BadRecord) as refused:
        islario.replay(made_under_rules(9, lines, state.fingerprint()))
    assert refused.value.reason.code == "record_rules"
    assert str(refused.value) == (
        f"The record was made under rules 9 of forbidden_island; these are rules {GAME.rules_number}, "
        "and they lead elsewhere."
    )


# -- format 1 --------------------------------------------------------------------------------------


OLD_GAMES = [
    ("forbidden_island", 1, "100ad95577c0c669", "landing"),
    ("hashi", 1, "7d7b4157ab928c7a", "last_card"),
    ("robinson", 2, "9d3f219c71636598", "death"),
]
"""How each ends, and under which rules it does: later ones may lead elsewhere."""


def replay_old(record: str, game: Game) -> islario.State | None:
    """The game that an old record tells. If these are not the first rules, a warning or a refusal names both."""
    if game.rules_number == 1:
        return islario.replay(record)
    numbers = f"under rules 1 of {game.name}; these are rules {game.rules_number}"
    try:
        with pytest.warns(islario.OtherRules, match=numbers):
            return islario.replay(record)
    except islario.BadRecord as refused:
        said = str(refused)
    assert numbers in said
    return None


@pytest.mark.parametrize(("name", "rules", "position", "reason"), OLD_GAMES)
def test_a_record_of_format_1_is_replayed_and_says_if_rules_are_others(
    name: str, rules: int, position: str, reason: str
) -> None:
    record = (OLD_RECORDS / f"{name}.txt").read_text("utf-8")
    game = islario.game(name)
    state = replay_old(record, game)
    if state is None:
        assert game.rules_number > rules
        return
    assert state.game.name == name
    assert [f"{seat} {words}" for seat, words in state.moves()] == record.splitlines()[4:-1]
    assert islario.replay(state.record()).fingerprint() == state.fingerprint()
    if game.rules_number == rules:
        assert (state.fingerprint(), (state.result() or {})["reason"]) == (position, reason)


def test_a_record_of_format_1_that_was_cut_or_edited_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "rules_number", 1)
    record = as_old(played().record())
    assert islario.replay(record).fingerprint() == played().fingerprint()
    for place in range(len(record) - 1):
        letter = "x" if record[place] != "x" else "y"
        for bad in (record[:place], record[:place] + letter + record[place + 1 :]):
            with pytest.raises(islario.BadRecord):
                islario.replay(bad)


def test_a_record_of_format_1_was_made_under_the_first_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = as_old(played().record())
    lines = record.splitlines()[:-1]
    lines[4] = "0 dance"
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    wrong = "\n".join([*lines, f"end {len(lines) - 4} moves {check}", ""])
    monkeypatch.setattr(GAME, "rules_number", 2)
    with pytest.warns(islario.OtherRules):
        assert islario.replay(record).fingerprint() == played().fingerprint()
    with pytest.raises(islario.BadRecord, match="rules 1 of forbidden_island; these are rules 2"):
        islario.replay(wrong)
