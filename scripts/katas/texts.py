"""Markdown as it reads well in a terminal of 80 columns."""

from __future__ import annotations

import re
import textwrap

WIDTH = 80


def plain(markdown: str) -> str:
    """Paragraphs and lists laid out anew, without emphasis and code marks; code blocks as they are."""
    parts = re.split(r"\n\s*\n", markdown.strip())
    return "\n\n".join(part if part.startswith("```") else _lay_out(re.sub(r"\*\*|`", "", part)) for part in parts)


def _lay_out(part: str) -> str:
    items = re.split(r"\n(?=\s*(?:\d+\.|-) )", part)
    return "\n".join(_fill(item) for item in items)


def _fill(item: str) -> str:
    marker = re.match(r"\s*(?:(?:\d+\.|-) )?", item)
    assert marker  # it matches the empty string too
    return textwrap.fill(" ".join(item[marker.end():].split()), WIDTH, initial_indent=marker[0],
                         subsequent_indent=" " * marker.end())
