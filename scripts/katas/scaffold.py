"""The files of a new problem: which there are, and what stands in each before anyone has filled it in.

Their texts are in templates/, one file for each kind; what somebody has to write is marked `TODO:` there.
"""

from __future__ import annotations

import string
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Sequence

from problems import ROOT, Problem
from signature import Signature, Type

TEMPLATES = Path(__file__).resolve().parent / "templates"
MARKER = "TODO:"
WIDTH = 100  # of a line of C++, as in .clang-format


@dataclass(frozen=True)
class File:
    path: Path
    template: str
    purpose: str  # for people
    comment: str = ""  # the first lines of a variant, which differ


@dataclass(frozen=True)
class NewProblem:
    problem: Problem
    number: str  # "" where it has none
    title: str
    signature: Signature
    variants: Sequence[str]

    @property
    def slug(self) -> str:
        return self.problem.slug

    def texts(self) -> dict[Path, str]:
        """What to write into each file."""
        values = self._values()
        return {file.path: _template(file.template).substitute(values, variant_comment=file.comment)
                for file in self.files()}

    def files(self) -> list[File]:
        """In the order in which to fill them in."""
        mistakes = ROOT / "tests" / "mistakes" / self.slug
        solutions = ROOT / "solutions" / self.slug
        variants = [File(solutions / f"{variant}.hpp", "variant.hpp", f"the reference solution, variant {variant}",
                         _comment(f"{self._called()}, variant {variant}.")) for variant in self.variants]
        return [
            File(self.problem.contract, "contract.hpp", "what the tests call"),
            File(self.problem.tests, "tests.cpp", "the shared tests"),
            *variants,
            File(self.problem.statement, "statement.md", "the statement"),
            File(self.problem.stub, "stub.hpp", "where a learner starts"),
            File(self.problem.folder / "hints.md", "hints.md", "three hints"),
            File(mistakes / "example.hpp", "mistake.hpp", "a known mistake"),
            File(mistakes / "twins" / "example.hpp", "twin.hpp", "the same mistake in another variant"),
            File(ROOT / "tests" / "accepted" / self.slug / "bare-paste.hpp", "accepted.hpp",
                 "a right solution in another shape"),
            File(solutions / "README.md", "walkthrough.md", "the walk-through"),
        ]

    def _called(self) -> str:
        return f"{self.title} (LeetCode {self.number})" if self.number else self.title

    def _values(self) -> dict[str, str]:
        signature = self.signature
        names = [parameter.name for parameter in signature.parameters]
        carried = [parameter.carried() for parameter in signature.parameters]
        result = signature.result_text("std::")
        bare = [parameter.text() for parameter in signature.parameters]
        called = self._called()
        return {
            "slug": self.slug,
            "title": self.title,
            "heading": f"{self.number}. {self.title}" if self.number else self.title,
            "leetcode_line": f"[LeetCode {self.number}](https://leetcode.com/problems/{self.slug}/) ·\n"
                             if self.number else "",
            "method": signature.method,
            "plain_name": signature.plain_name,
            "arguments": ", ".join(names),
            "return_": "return " if signature.result else "",
            "includes": "".join(f"#include <{name}>\n" for name in ("string", "vector") if signature.has(name))
                        + ("\n" if signature.has("string") or signature.has("vector") else ""),
            "contract_comment": _comment(f"{called}: what the shared tests call, with which types, and which method "
                                         "of the class under test answers."),
            "stub_comment": _comment(f"{called}."),
            "tests_comment": _comment(
                f"The shared tests of {self.title}: every solution is judged by these, yours and the reference ones. "
                "\"Required\" tests stay inside the constraints and make the verdict; \"Stretch\" tests go past them "
                "and are only reported. Run one alone with")
            + f"\n//     ./scripts/kata test {self.slug} --only SmallestInput",
            "using_signature": _listed(f"using Signature = {result}(", carried, ");"),
            "plain_function": _listed(f"inline {result} {signature.plain_name}(", carried, ") {"),
            "call_solution": _listed(f"{result} call_solution(", carried, ") {"),
            "bare_method": _listed(f"    {signature.result_text()} {signature.method}(", bare, ") {"),
            "std_method": _listed(f"    {result} {signature.method}(",
                                  [parameter.text("std::") for parameter in signature.parameters], ") {"),
            "declaration": _listed(f"{signature.result_text()} {signature.method}(", bare, ");"),
            "declared": "\n".join(f"    {parameter.type.text('std::')} {parameter.name}{{}};"
                                  for parameter in signature.parameters),
            "any_order": self._any_order(),
            "expectations": self._expectations(),
            "stub_body": self._stub_body(),
            "body": f"        return {signature.result.value()};\n" if signature.result else "",
            "twin_variant": self.variants[-1],
            "variants_table": self._variants_table(),
        }

    def _any_order(self) -> str:
        result = self.signature.result
        listed = result is not None and result.element is not None
        todo = "/// TODO: true where the elements of the answer may come in any order; the tests then use\n" \
               "/// EqualsInAnyOrder.\n" if listed else ""
        return f"{todo}inline constexpr bool any_order = false;" + ("" if listed else " ///< the answer is no list")

    def _expectations(self) -> str:
        """One call, and a line for each part of its answer: what it returns, what it changes in place."""
        signature = self.signature
        call = f"kata::{signature.plain_name}({', '.join(parameter.name for parameter in signature.parameters)})"
        lines = [f"EXPECT_THAT({call}, Equals({_nothing(signature.result)}));" if signature.result else f"{call};"]
        lines += [f"EXPECT_THAT({parameter.name}, Equals({_nothing(parameter.type)}));"
                  for parameter in signature.parameters if parameter.in_place]
        return "\n".join(f"    {line}" for line in lines)

    def _stub_body(self) -> str:
        if self.signature.result:
            return f"return {self.signature.result.value()}; // your answer goes here"
        changed = " and ".join(parameter.name for parameter in self.signature.parameters if parameter.in_place)
        return f"// your answer goes here: change {changed} in place"

    def _variants_table(self) -> str:
        cells = "|".join(f" [{variant}]({variant}.hpp) " for variant in self.variants)
        empty = "|" + " |" * len(self.variants)
        rows = ("kept", "check", "undo", "pitfall", "time")
        return "\n".join([f"| |{cells}|", "|---|" + "---|" * len(self.variants), *(f"| {row} {empty}" for row in rows)])


def _nothing(type_: Type) -> str:
    """An expression of this very type."""
    return f"{type_.text('std::')}{{}}" if type_.element else {"long long": "0LL", "double": "0.0"}.get(
        type_.name, type_.value())


def _template(name: str) -> string.Template:
    return string.Template((TEMPLATES / f"{name}.in").read_text(encoding="utf-8"))


def _comment(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="// ", subsequent_indent="// ", break_long_words=False,
                         break_on_hyphens=False)


def _listed(before: str, items: Sequence[str], after: str) -> str:
    """`before`, the items of a list, `after`; where that is too long, in lines below the first item."""
    lines = [before]
    for item in items[:-1]:
        _append(lines, f"{item},", len(before))
    _append(lines, items[-1] + after, len(before))
    return "\n".join(lines)


def _append(lines: list[str], word: str, indent: int) -> None:
    gap = "" if lines[-1].endswith("(") else " "
    if gap and len(lines[-1]) + len(gap) + len(word) > WIDTH:
        lines.append(" " * indent + word)
    else:
        lines[-1] += gap + word
