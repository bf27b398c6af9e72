"""The problems, as their folders tell them: nothing is registered anywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

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

    @property
    def method(self) -> str:
        """What the contract calls, such as solveNQueens; "" where there is no contract."""
        try:
            called = re.search(r"Solution\{\}\.(\w+)\(", self.contract.read_text(encoding="utf-8"))
        except OSError:
            called = None
        return called[1] if called else ""

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


def meant_by(source: bytes) -> Optional[Problem]:
    """The one problem whose method stands in a submission; None where there is none, or several."""
    text = source.decode(errors="replace")
    found = [p for p in all_problems() if p.method and re.search(rf"\b{p.method}\s*\(", text)]
    return found[0] if len(found) == 1 else None


def find(name: str) -> Problem:
    """The problem that `name` means: its slug, its number, the beginning of one slug or of a word of it, or a path
    into its folder; "" is the one in whose folder the learner stands."""
    problems = all_problems()
    wanted = name.strip().strip("/").lower()
    if not wanted and ROOT / "problems" in Path.cwd().parents:
        wanted = Path.cwd().relative_to(ROOT / "problems").parts[0]
    parts = set(wanted.split("/"))
    exact = [p for p in problems if p.slug in parts] or [p for p in problems if wanted == p.number]
    if exact:
        return exact[0]
    problems = in_order()
    begun = [p for p in problems if wanted and any(word.startswith(wanted) for word in _words(p))]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise UsageError(f"\"{name}\" could be {' or '.join(p.slug for p in begun)}. Type more of the name.")
    listing = "\n".join(f"  {p.slug:<16}{p.number:>4}  {p.title}" for p in problems)
    if not wanted:
        raise UsageError(f"Name a problem:\n{listing}")
    if Path(name).is_file():
        raise UsageError(f"\"{name}\" is a file, and a problem comes first. Type kata test PROBLEM --solution {name}, "
                         f"with one of these:\n{listing}")
    import difflib  # not on the way from a save to its verdict

    near = difflib.get_close_matches(wanted, [p.slug for p in problems], 1, 0.5)
    guess = f" Did you mean {near[0]}?" if near else ""
    raise UsageError(f"There is no problem called \"{name}\".{guess} The problems are:\n{listing}")


def _words(problem: Problem) -> list[str]:
    """What a learner may begin to type: the slug from each of its words on, and the number."""
    words = problem.slug.split("-")
    return [*("-".join(words[start:]) for start in range(len(words))), problem.number]
