"""The problems, as their folders tell them: nothing is registered anywhere."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from pathlib import Path

from errors import UsageError

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Problem:
    """One folder below problems/ and the files elsewhere that belong to it."""

    slug: str

    @property
    def folder(self) -> Path:
        return ROOT / "problems" / self.slug

    @property
    def statement(self) -> Path:
        return self.folder / "README.md"

    @property
    def stub(self) -> Path:
        return self.folder / "stub.hpp"

    @property
    def solution(self) -> Path:
        """The learner's own file."""
        return self.folder / "solution.hpp"

    def begun(self) -> bool:
        """Whether the learner has written anything yet."""
        return self.solution.exists() and self.solution.read_bytes() != self.stub.read_bytes()

    @property
    def references(self) -> list[Path]:
        return sorted((ROOT / "solutions" / self.slug).glob("*.hpp"))

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / f"{self.slug}_test.cpp"

    @property
    def contract(self) -> Path:
        return ROOT / "tests" / "contracts" / f"{self.slug}.hpp"

    def heading(self) -> tuple[str, str]:
        """Number ("" where there is none) and title, from the statement's first line: `# 51. N-Queens`."""
        try:
            with self.statement.open(encoding="utf-8") as lines:
                first = lines.readline()
        except OSError:
            first = ""
        match = re.match(r"#\s*(?:(\d+)\.\s*)?(.+)", first)
        return (match[1] or "", match[2].strip()) if match else ("", self.slug)

    @property
    def number(self) -> str:
        return self.heading()[0]

    @property
    def title(self) -> str:
        return self.heading()[1]

    def section(self, name: str) -> str:
        """The text below the statement's heading `## name`."""
        text = self.statement.read_text(encoding="utf-8")
        match = re.search(rf"^## {re.escape(name)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
        return match[1].strip() if match else ""


def all_problems() -> list[Problem]:
    """Every problem, by slug."""
    return [Problem(path.name) for path in sorted((ROOT / "problems").iterdir())
            if path.is_dir() and not path.name.startswith(".")]


def in_order() -> list[Problem]:
    """Every problem, in the order in which the README has them learnt; one that it does not name comes last."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = list(dict.fromkeys(re.findall(r"\(problems/([\w-]+)/README\.md\)", readme)))
    return sorted(all_problems(), key=lambda p: named.index(p.slug) if p.slug in named else len(named))


def find(name: str) -> Problem:
    """The problem that `name` means: its slug, its number, or the beginning of one slug alone."""
    problems = all_problems()
    wanted = name.strip().strip("/").lower()
    wanted = wanted[len("problems/"):] if wanted.startswith("problems/") else wanted
    exact = [p for p in problems if wanted == p.slug] or [p for p in problems if wanted == p.number]
    if exact:
        return exact[0]
    begun = [p for p in problems if wanted and p.slug.startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise UsageError(f"\"{name}\" could be {' or '.join(p.slug for p in begun)}. Type more of the name.")
    listing = "\n".join(f"  {p.slug:<16}{p.number:>4}  {p.title}" for p in problems)
    if not wanted:
        raise UsageError(f"Name a problem. The problems are:\n{listing}")
    near = difflib.get_close_matches(wanted, [p.slug for p in problems], 1, 0.5)
    guess = f" Did you mean {near[0]}?" if near else ""
    raise UsageError(f"There is no problem called \"{name}\".{guess} The problems are:\n{listing}")
