"""The stream that nobody can compute: ChaCha with 8 rounds, against the published test vectors."""

import struct
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import islario
from islario.core.chacha import first_block, mix
from islario.core.rng import SEED_LIMIT, ChaCha, Rng, chance_of, draw_seed, open_stream, open_thoughts, read_seed

SEED = "00112233445566778899aabbccddeeff"

LINES = (Path(__file__).parent / "chacha8_vectors.txt").read_text("utf-8").splitlines()
VECTORS = [line.split() for line in LINES if not line.startswith("#")]
"""Key, nonce, and the first two blocks."""


def words_of(text: str) -> vec[i64]:
    """Bytes as words, the lowest byte first."""
    data = bytes.fromhex(text)
    return vec[i64](list(struct.unpack(f"<{len(data) // 4}I", data)))


def text_of(words: list[int]) -> str:
    return struct.pack(f"<{len(words)}I", *words).hex()


@pytest.mark.parametrize(("key", "nonce", "first", "second"), VECTORS)
def test_the_blocks_are_those_of_the_published_vectors(key: str, nonce: str, first: str, second: str) -> None:
    for number, expected in enumerate((first, second)):
        start = first_block(words_of(key), number)
        start[14], start[15] = words_of(nonce)
        assert text_of(list(mix(start, 8))) == expected


@pytest.mark.parametrize(("key", "nonce", "first", "second"), [one for one in VECTORS if one[1] == "0" * 16])
def test_a_stream_is_the_words_of_the_blocks_in_their_order(key: str, nonce: str, first: str, second: str) -> None:
    stream = open_stream(key)
    assert text_of([stream.word() for _ in range(32)]) == first + second


def test_with_twenty_rounds_it_is_the_block_function_of_rfc_8439() -> None:
    constants = struct.pack("<4I", 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574).hex()
    start = words_of(constants + bytes(range(32)).hex() + "01000000" + "000000090000004a00000000")
    assert text_of(list(mix(start, 20))) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_the_number_of_a_block_has_64_bits() -> None:
    start = first_block(words_of(SEED), (5 << 32) + 7)
    assert (start[12], start[13], start[14], start[15]) == (7, 5, 0, 0)


def test_numbers_below_a_limit_are_all_as_likely() -> None:
    stream = open_stream(SEED)
    for limit in (2, 5, 24):
        counts = [0] * limit
        for _ in range(limit * 1000):
            counts[stream.below(limit)] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 3 * limit + 12


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    stream = open_stream(SEED)
    orders: dict[tuple[int, ...], int] = {}
    cards = vec[i64]([0] * 4)
    for _ in range(24 * 200):
        for place in range(4):
            cards[place] = place
        stream.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 55


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_clone_goes_on_with_the_same_words_and_disturbs_nobody(drawn: int) -> None:
    stream, other = open_stream(SEED), open_stream(SEED)
    for _ in range(drawn):
        assert stream.word() == other.word()
    clone = stream.clone()
    expected = [other.word() for _ in range(40)]
    assert [clone.word() for _ in range(40)] == expected
    assert [stream.word() for _ in range(40)] == expected


def test_a_seed_drawn_from_a_stream_is_a_number() -> None:
    stream = open_stream(SEED)
    assert all(0 <= stream.seed() < SEED_LIMIT for _ in range(100))


def test_the_seed_says_which_stream_it_opens() -> None:
    assert [chance_of(7), chance_of(SEED)] == ["sfc32", "chacha8"]
    assert not isinstance(open_stream(7), ChaCha)
    assert isinstance(open_stream(SEED), ChaCha)
    assert open_stream(7).word() == Rng(7).word()


def test_seeds_that_are_drawn_are_all_different_and_open_streams() -> None:
    seeds = {draw_seed() for _ in range(100)}
    assert len(seeds) == len({open_stream(seed).word() for seed in seeds}) == 100


@pytest.mark.parametrize("seed", [0, 7, SEED_LIMIT - 1, "0" * 32, SEED, "f" * 32])
def test_a_seed_is_read_as_it_was_written(seed: int | str) -> None:
    assert read_seed(chance_of(seed), str(seed)) == seed


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        ("sfc32", ""),
        ("sfc32", "-1"),
        ("sfc32", "7 "),
        ("sfc32", "7\n"),
        ("sfc32", "²"),
        ("sfc32", str(SEED_LIMIT)),
        ("sfc32", "9" * 5000),
        ("sfc32", SEED),
        ("chacha8", "7"),
        ("chacha8", SEED.upper()),
        ("chacha8", SEED[1:]),
        ("chacha8", SEED + "0"),
        ("chacha8", SEED + "\n"),
        ("chacha8", "g" * 32),
        ("chacha20", SEED),
        ("", ""),
    ],
)
def test_what_is_no_seed_of_a_stream_is_refused(chance: str, text: str) -> None:
    with pytest.raises(ValueError, match="no seed of"):
        read_seed(chance, text)


def test_what_players_draw_for_themselves_is_another_stream_of_the_same_seed() -> None:
    assert open_thoughts(40).word() == Rng(SEED_LIMIT - 1 - 40).word()
    assert open_thoughts(SEED).word() == open_stream("ffeeddccbbaa99887766554433221100").word()


NO_SEEDS = [SEED.upper(), SEED[1:], "7" * 33, "seven", "²", True, -1, SEED_LIMIT]


@pytest.mark.parametrize("seed", [*NO_SEEDS, 1.5, b"7"])
def test_a_new_game_with_a_seed_that_cannot_be_is_refused_with_what_can(seed: object) -> None:
    with pytest.raises(islario.BadOption) as refused:
        islario.game("forbidden_island").new(seed=seed)
    assert refused.value.reason.code == "bad_option"
    assert "0-4611686018427387903, [0-9a-f]{32}" in str(refused.value)


@pytest.mark.parametrize("seed", NO_SEEDS)
def test_a_position_with_a_seed_that_cannot_be_is_refused_with_what_can(seed: int | str) -> None:
    with pytest.raises(islario.BadOption) as refused:
        islario.game("forbidden_island").position({"players": [{"role": "pilot"}, {"role": "diver"}]}, seed=seed)
    assert refused.value.reason.code == "bad_option"
    assert "0-4611686018427387903, [0-9a-f]{32}" in str(refused.value)
