"""What the server writes about itself, on standard error: sentences for people, or a line of JSON each for machines.

Neither has a secret in it: no cookie, no invitation, no seed; nor the address of a person.
"""

import logging
import sys
import time
from typing import Any

import msgspec

KINDS = ("text", "json")


class JsonLines(logging.Formatter):
    """A line of JSON for each record: when, how bad, who says it, what; and the traceback of an accident."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "by": record.name,
            "process": record.process,
            "message": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(kind: str) -> None:
    """Text tells what is wrong; JSON also tells each request, and when the server starts and leaves."""
    if kind == "json":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
        logging.getLogger("islario").setLevel(logging.INFO)
        logging.captureWarnings(True)
