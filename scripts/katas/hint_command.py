"""`kata hint`: one hint at a time, in a terminal."""

from __future__ import annotations

import re

import problems
import texts
from errors import ACCEPTED, UsageError
from next_step import kata
from problems import Problem


def hint(name: str, number: int) -> int:
    """Prints hint `number`, 1 the first."""
    problem = problems.find(name)
    hints = _hints(problem)
    if not 1 <= number <= len(hints):
        raise UsageError(f"{problem.title} has hints 1 to {len(hints)}. Type\n  {kata()} hint {problem.slug} 1")
    print(f"{problem.title}, hint {number} of {len(hints)}\n\n{hints[number - 1]}\n")
    if number < len(hints):
        print(f"Try for ten minutes. The next one:\n  {kata()} hint {problem.slug} {number + 1}")
    else:
        print(f"That was the last. Judge what you have:\n  {kata()} test {problem.slug}")
    return ACCEPTED


def _hints(problem: Problem) -> list[str]:
    """The hints without their Markdown: each is a section `## Hint n` with its text folded into <details>."""
    text = (problem.folder / "hints.md").read_text(encoding="utf-8")
    sections = re.split(r"^## Hint \d+\n", text, flags=re.M)[1:]
    plain = (re.sub(r"<summary>.*?</summary>|</?details>", "", section, flags=re.S).strip() for section in sections)
    return [texts.plain(text) for text in plain]
