"""Records: whole games as text, and what is refused."""

import hashlib

import pytest

import islario
from tests.games.forbidden_island.positions import GAME


def played() -> islario.State:
    state = GAME.new(seed=7, players=2, first=0)
    for words in ("end", "draw", "draw", "flood", "flood"):
        state.play(0, words)
    return state


def sealed(lines: list[str]) -> str:
    """A record with the closing line that its lines ask for."""
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end {len(lines) - 4} moves {check}", ""])


def test_a_record_is_a_small_text_of_options_and_moves() -> None:
    lines = played().record().splitlines()
    assert lines[:3] == ["islario record 1", "game forbidden_island", "seed 7"]
    assert lines[4:9] == ["0 end", "0 draw", "0 draw", "0 flood", "0 flood"]
    assert lines[9].startswith("end 5 moves ")


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
        (3, "options " + "[" * 100_000, "record_line"),
        (1, "chess", "record_line"),
        (2, "seed many", "record_line"),
        (2, f"seed {2**62}", "record_line"),
        (2, f"seed {'9' * 5000}", "record_line"),
        (3, "options {", "record_line"),
        (3, "options []", "record_line"),
        (3, "wishes {}", "record_line"),
        (3, 'options {"players": 7}', "record_refused"),
        (3, 'position {"players": []}', "record_refused"),
        (4, "0", "record_line"),
        (4, "first end", "record_line"),
        (4, "1 end", "record_refused"),
        (4, "8 end", "record_refused"),
        (4, "0 dance", "record_refused"),
    ],
)
def test_a_record_with_a_true_check_and_a_false_line_is_refused_with_that_line(line: int, text: str, code: str) -> None:
    lines = played().record().splitlines()[:-1]
    lines[line] = text
    with pytest.raises(islario.BadRecord) as refused:
        islario.replay(sealed(lines))
    assert refused.value.reason.code == code
    assert refused.value.reason.values["line"] == line + 1
    assert str(refused.value)


def test_something_else_is_no_record() -> None:
    for text in ("", "\n", "hello", "{}", "islario record 2\n"):
        with pytest.raises(islario.BadRecord):
            islario.replay(text)
