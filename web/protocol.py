"""The page's types and limits, by the server's schema: ``python -m web.protocol`` writes, ``--check`` compares."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from islario.server.schema import schema

Schema = dict[str, Any]
TYPES = Path(__file__).parent / "src" / "lib" / "protocol.generated.ts"
HEADING = """\
// Made by `make protocol` from the server's own schema (islario/server/schema.py). To change it, change the server.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDEST = 110


def typescript(described: Schema) -> str:
    """A TypeScript type for each type of a JSON schema, and how much their fields hold."""
    kinds = described["$defs"]
    return "\n".join([HEADING, _limits(kinds), *(_declare(name, part) for name, part in kinds.items())])


def _limits(kinds: Schema) -> str:
    """The lengths of texts and lists that the server takes, as a value."""
    lines = []
    for name, part in kinds.items():
        lengths = {field: _longest(about) for field, about in part.get("properties", {}).items()}
        told = ", ".join(f"{field}: {length}" for field, length in lengths.items() if length is not None)
        lines += [f"  {name}: {{ {told} }},\n"] if told else []
    about = "/** How many characters or entries a field may have. */"
    return f"{about}\nexport const LIMITS = {{\n{''.join(lines)}}} as const;\n"


def _longest(part: Schema) -> int | None:
    choices = [each for each in (part, *part.get("anyOf", [])) if "prefixItems" not in each]
    found = [each[key] for each in choices for key in ("maxLength", "maxItems") if key in each]
    return max(found, default=None)


def _declare(name: str, part: Schema) -> str:
    if "properties" in part:
        return f"{_comment(part, '')}export interface {name} {_fields(part, '')}\n"
    return f"{_comment(part, '')}export type {name} = {_type(part, '')};\n"


def _type(part: Schema, indent: str) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in part:
        return _union([_type(each, indent) for each in part["anyOf"]])
    if "oneOf" in part:
        return _union([_type(each, indent) for each in part["oneOf"]])
    if "enum" in part:
        return _union([json.dumps(value) for value in part["enum"]])
    if "prefixItems" in part:
        return f"[{', '.join(_type(each, indent) for each in part['prefixItems'])}]"
    match part.get("type"):
        case "array":
            each = _type(part["items"], indent)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case "object" if "properties" in part:
            return _fields(part, indent)
        case "object":
            values = part.get("additionalProperties")
            return f"Record<string, {_type(values, indent) if isinstance(values, dict) else 'unknown'}>"
        case str(kind):
            return PLAIN[kind]
        case _:
            return "unknown"


def _union(kinds: list[str]) -> str:
    line = " | ".join(dict.fromkeys(kinds))
    return line if len(line) <= WIDEST else "".join(f"\n  | {kind}" for kind in kinds)


def _fields(part: Schema, indent: str) -> str:
    inner = f"{indent}  "
    lines = []
    for name, about in part["properties"].items():
        key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
        may_miss = "" if name in part.get("required", []) else "?"
        lines.append(f"{_comment(about, inner)}{inner}{key}{may_miss}: {_type(about, inner)};\n")
    if part.get("additionalProperties") is True:
        lines.append(f"{inner}[value: string]: unknown;\n")
    return f"{{\n{''.join(lines)}{indent}}}"


def _comment(part: Schema, indent: str) -> str:
    """What a type or a field is for, above it."""
    lines = str(part.get("description", "")).replace("``", "`").replace("*/", "* /").splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    told = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{told}{indent} */\n"


def main() -> None:
    made = typescript(schema())
    if "--check" not in sys.argv:
        TYPES.write_text(made, "utf-8")
    elif not TYPES.exists() or TYPES.read_text("utf-8") != made:
        sys.exit(f"{TYPES.name} is not what the server says: run `make protocol`, then mend the page")


if __name__ == "__main__":
    main()
