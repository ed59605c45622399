"""The quick player by rules of thumb."""

from islario.games.robinson.thumb.policy import Thumb

__all__ = ["Thumb"]
