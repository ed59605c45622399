"""Actions as numbers: a verb and up to two small values, packed into one code.

``verb * 65536 + x * 256 + y``. A game's ``codes`` names its verbs, its ``notation`` says them in words.
"""

from mypy_extensions import i64


def pack(verb: i64, x: i64, y: i64) -> i64:
    return (verb << 16) | (x << 8) | y


def verb_of(code: i64) -> i64:
    return code >> 16


def x_of(code: i64) -> i64:
    return (code >> 8) & 255


def y_of(code: i64) -> i64:
    return code & 255
