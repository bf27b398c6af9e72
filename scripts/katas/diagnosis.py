"""Which known mistake a rejected submission made, told by its answers alone.

Every known mistake (tests/mistakes/<slug>/<name>.hpp) has a fingerprint: one token for each required test,
"=" where its answers were right, else a letter and a digest of all it answered there. A submission with the
same wrong answers made the same mistake, whatever its code looks like.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

from problems import ROOT, Problem

# A nearest mistake is named only when this many tests were answered wrongly, and alike in all but a few.
FEWEST_WRONG = 4
NEAR = 0.8
# A submission that only crashes is named only where this many tests passed, so that the place tells something.
FEWEST_RIGHT = 2

UNKNOWN = "-"  # in a kept fingerprint: the test was not run
SILENT = "trmo"  # tokens of tests in which a call got no answer


@dataclass(frozen=True)
class Mistake:
    """A file of tests/mistakes, as its first lines describe it."""

    name: str
    path: Path
    verdict: str
    text: str  # follows "A known mistake gives the same answers: "
    find: str  # how to find it oneself, without the code for it


@dataclass(frozen=True)
class Diagnosis:
    mistake: Mistake
    sure: bool

    def sentence(self) -> str:
        opening = "A known mistake gives the same answers" if self.sure else "Perhaps it is this known mistake"
        return f"{opening}: {self.mistake.text}" + ("" if self.mistake.text.endswith((".", ".)")) else ".")


def mistakes(problem: Problem) -> list[Mistake]:
    folder = ROOT / "tests" / "mistakes" / problem.slug
    return [read(path) for path in sorted(folder.glob("*.hpp"))]


def read(path: Path) -> Mistake:
    """Raises ValueError where the first lines are not as they must be."""
    values = header(path)
    for key in ("verdict", "mistake", "find"):
        if not values.get(key):
            raise ValueError(f"{path.relative_to(ROOT)}: its first lines name no \"{key}:\"")
    return Mistake(path.stem, path, values["verdict"], values["mistake"], values["find"])


def header(path: Path) -> dict[str, str]:
    """The lines `// key: value` that a file begins with; a value goes on in lines `//   …`."""
    values: dict[str, str] = {}
    key = ""
    for line in path.read_text(encoding="utf-8-sig", errors="replace").splitlines():
        match = re.match(r"// ([a-z][a-z ]*): (.*)", line)
        if match:
            key = match[1]
            values[key] = match[2].strip()
        elif key and line.startswith("//   "):
            values[key] += " " + line[5:].strip()
        else:
            break
    return values


def fingerprint(report: Mapping[str, Any]) -> dict[str, str]:
    """Token of each required test that was run, by its name."""
    return {test["name"]: test["fingerprint"] for test in report["tests"]
            if test["tier"] == "required" and test["verdict"] != "not-run"}


def diagnose(problem: Problem, report: Mapping[str, Any], whole: bool = True) -> Optional[Diagnosis]:
    """The mistake that a rejected submission made, where its answers tell; None far more often than a
    wrong guess. Nothing is sure where not the `whole` of the tests was run."""
    if os.environ.get("KATA_SEED") or report["verdict"] in ("accepted", "compile-error", "judge-error"):
        return None
    known = _load(problem)
    name, sure = match(fingerprint(report), known)
    path = ROOT / "tests" / "mistakes" / problem.slug / f"{name}.hpp"
    return Diagnosis(read(path), sure and whole) if name and path.exists() else None


def match(seen: Mapping[str, str], known: Mapping[str, Mapping[str, str]]) -> tuple[Optional[str], bool]:
    """Name of the mistake in `known` whose fingerprint `seen` is, and whether that is sure."""
    wrong = {test: token for test, token in seen.items() if token != "="}
    answered = {token for token in wrong.values() if token[0] not in SILENT}
    if not wrong:
        return None, False
    exact = [name for name, tokens in known.items() if _same(seen, tokens)]
    if len(exact) == 1:
        # Where nothing was answered there is only the place at which the answers stop to go by: next to nothing
        # where they never begin. And where time ran out, many a loop looks like many another.
        slow = all(token[0] == "t" for token in wrong.values())
        silent = not answered and len(seen) - len(wrong) < FEWEST_RIGHT
        return (None, False) if slow or silent else (exact[0], bool(answered))
    if exact or len(wrong) < FEWEST_WRONG or len(answered) < 2:
        return None, False
    nearness = sorted(((_near(seen, tokens), name) for name, tokens in known.items()), reverse=True)
    (best, name), (second, _) = (nearness + [(0.0, ""), (0.0, "")])[:2]
    return (name, False) if best >= NEAR and second < best - 0.15 else (None, False)


def telling(tokens: Mapping[str, str]) -> bool:
    """Whether a fingerprint has a wrong answer in it, and not only the places where none came."""
    return any(token != "=" and token[0] not in SILENT for token in tokens.values())


def _same(seen: Mapping[str, str], tokens: Mapping[str, str]) -> bool:
    """Alike in every test that was run both times, a failed one among them."""
    common = [test for test in seen if tokens.get(test, UNKNOWN) != UNKNOWN]
    return (any(seen[test] != "=" for test in common)
            and all(_alike(seen[test], tokens[test]) for test in common))


def up_to_date(kept: str, fresh: str) -> bool:
    """Whether two texts of save() agree in all that does not depend on how busy the machine was: which
    tests ran out of time, and which were then not run."""
    try:
        one, other = json.loads(kept), json.loads(fresh)
    except ValueError:
        return False
    if (one["key"], one["tests"], set(one["mistakes"])) != (other["key"], other["tests"], set(other["mistakes"])):
        return False
    pairs = ((one["mistakes"][name].split(), other["mistakes"][name].split()) for name in one["mistakes"])
    return all(a == b or "t" in (a[0], b[0]) or UNKNOWN in (a, b) for before, after in pairs
               for a, b in zip(before, after))


def _alike(one: str, other: str) -> bool:
    # When a time limit strikes is not the submission's doing alone, so what came before it does not count.
    return one == other or (one[:1] == other[:1] == "t")


def _near(seen: Mapping[str, str], tokens: Mapping[str, str]) -> float:
    """Of the tests that either answered wrongly, the part that both answered alike."""
    either = [test for test, token in seen.items() if token != "=" or tokens.get(test, "=") != "="]
    return sum(_alike(seen[test], tokens.get(test, "")) for test in either) / len(either) if either else 0.0


# The fingerprints are kept in tests/mistakes/<slug>/fingerprints.json, made by
# `scripts/check --tests-of-tests --update` and compared with fresh ones by every check:
#   {"key": digest of the tests they were made with, "tests": [name, …], "mistakes": {name: "token token …"}}

def fingerprints_file(problem: Problem) -> Path:
    return ROOT / "tests" / "mistakes" / problem.slug / "fingerprints.json"


def _load(problem: Problem) -> dict[str, dict[str, str]]:
    """None known where the tests have changed since the fingerprints were made."""
    kept = _kept(problem)
    if kept.get("key") != key(problem):
        return {}
    return {name: dict(zip(kept["tests"], tokens.split())) for name, tokens in kept["mistakes"].items()}


def _kept(problem: Problem) -> dict[str, Any]:
    try:
        kept = json.loads(fingerprints_file(problem).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) and {"key", "tests", "mistakes"} <= set(kept) else {}


def fault(problem: Problem) -> str:
    """What is wrong with the fingerprints that are kept, as far as reading tells; "" where nothing is."""
    kept = _kept(problem)
    if not kept:
        return "is missing" if not fingerprints_file(problem).exists() else "cannot be read"
    if kept["key"] != key(problem):
        return "was made with other shared tests"
    names = {path.stem for path in (ROOT / "tests" / "mistakes" / problem.slug).glob("*.hpp")}
    if names != set(kept["mistakes"]):
        return f"was made with other mistakes ({', '.join(sorted(names ^ set(kept['mistakes']))[:3])})"
    return ""


def save(problem: Problem, tests: Sequence[str], known: Mapping[str, Mapping[str, str]]) -> str:
    """Text of the file that keeps `known`."""
    lines = {name: " ".join(tokens.get(test, UNKNOWN) for test in tests) for name, tokens in sorted(known.items())}
    return json.dumps({"key": key(problem), "tests": list(tests), "mistakes": lines}, indent=1) + "\n"


def key(problem: Problem) -> str:
    """Changes when the answers to be expected of a mistake may; comments and layout do not count."""
    digest = hashlib.sha256()
    for path in _read_by(problem.tests):
        code = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        digest.update("".join(code.split()).encode())
    return digest.hexdigest()[:16]


def _read_by(tests: Path) -> list[Path]:
    """The shared tests, and whatever of tests/ they include, directly or not."""
    found = [tests]
    for path in found:  # which grows
        for name in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.M):
            included = next((folder / name for folder in (path.parent, ROOT / "tests") if (folder / name).is_file()), None)
            if included is not None and included not in found:
                found.append(included)
    return sorted(found)
