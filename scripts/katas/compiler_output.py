"""Compiler output, turned into what a learner needs: the lines of the learner's own file, or one
sentence where the class does not fit the problem. Reads the messages of g++ and clang++ in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import problems
from problems import Problem
from submission import Submission

MOST_BLOCKS = 5
LONGEST_BLOCK = 14  # lines
MOST_WARNINGS = 3

_HEAD = re.compile(r"^(?P<path>[^\s:][^:]*):(?P<line>\d+):(?:(?P<column>\d+):)?\s*"
                   r"(?P<kind>fatal error|error|warning|note):\s*(?P<text>.*)$")
_CONTEXT = re.compile(r"^(In file included from|\s+from )|: (In|At) |required (from|by)|"
                      r"^\d+ (errors?|warnings?)|^compilation terminated|generated\.$")
_OWN = re.compile(r"(?<![\w/.-])(?:\./)?submission\.hpp")


@dataclass
class Block:
    """One message of the compiler with the source lines below it."""

    path: str
    line: int
    kind: str
    text: str
    lines: list[str] = field(default_factory=list)
    via: list[int] = field(default_factory=list)  # lines of the submission that led to it

    @property
    def own(self) -> bool:
        return self.path in ("submission.hpp", "./submission.hpp")

    @property
    def ours(self) -> bool:
        """Whether it stands where the project calls the class: the class then does not fit."""
        return self.path.endswith(("adapter.cpp", f"contracts/{Path(self.path).name}"))

    @property
    def error(self) -> bool:
        return "error" in self.kind


def _blocks(output: str) -> list[Block]:
    blocks: list[Block] = []
    via: list[int] = []
    for line in output.splitlines():
        head = _HEAD.match(line)
        if head:
            blocks.append(Block(head["path"], int(head["line"]), head["kind"], head["text"], [line], via))
            via = []
        elif _CONTEXT.search(line):
            led = re.search(r"(?:\./)?submission\.hpp:(\d+):(?:\d+:)?\s+required from", line)
            if led:
                via.append(int(led[1]))
        elif blocks:
            blocks[-1].lines.append(line)
    # g++ names the way to an error before it, clang++ in notes behind it.
    for position, block in enumerate(blocks):
        if block.error and not block.own and not block.ours:
            for note in blocks[position + 1:]:
                if note.kind != "note":
                    break
                if note.own:
                    block.via.append(note.line)
    return blocks


def needs_more_than_usual(output: str) -> bool:
    """Whether the whole standard library might help: a name is missing, not only a semicolon."""
    errors = [block for block in _blocks(output) if block.error]
    return not errors or any(not re.match(r"expected|stray|missing|unterminated", block.text) for block in errors)


def explain(output: str, submission: Submission, problem: Problem) -> str:
    """What to tell a learner whose file gave this compiler output."""
    shown = submission.shown
    blocks = _blocks(output)
    errors = [block for block in blocks if block.error]
    no_source = _no_source(submission, errors)
    if no_source:
        return f"{shown}:{no_source}"
    sentence = _misfit(errors, output, submission, problem)
    if sentence:
        return sentence
    kept: list[str] = []
    count = 0
    for position, block in enumerate(blocks):
        if not block.error:
            continue
        if count == MOST_BLOCKS:
            kept.append("…")
            break
        lines = _own_lines(block, blocks[position + 1:])
        if lines:
            kept += lines
            count += 1
    text = "\n".join(kept) if kept else output.strip()[:2000]
    return _OWN.sub(lambda _: shown, text)


def warnings(output: str, shown: str) -> list[str]:
    """The first few warnings of the learner's own lines, as "file:line: what"."""
    found = [f"{shown}:{block.line}: {block.text.partition(' [-W')[0]}" for block in _blocks(output)
             if block.own and block.kind == "warning"]
    return list(dict.fromkeys(found))[:MOST_WARNINGS]


def _own_lines(block: Block, following: list[Block]) -> list[str]:
    """The message as lines of the learner's file; empty where it has nothing to do with it."""
    if block.own:
        lines = block.lines[:LONGEST_BLOCK]
        for note in following:
            if note.kind != "note":
                break
            if note.own:
                lines += note.lines[:4]
        return lines
    # An error inside the library that a line of the learner's led to.
    return [f"submission.hpp:{block.via[-1]}: error: {block.text}"] if block.via else []


def _nearest(wanted: str, pattern: str, submission: Submission) -> str:
    """The name in the file that was perhaps meant to be `wanted`, "" where none is near."""
    import difflib  # not on the way from a save to its verdict

    names: set[str] = set(re.findall(pattern, submission.source.decode(errors="replace")))
    by_letters = {name.lower(): name for name in names}
    near = difflib.get_close_matches(wanted.lower(), by_letters, 1, 0.8)
    return by_letters[near[0]] if near else ""


def _no_source(submission: Submission, errors: list[Block]) -> str:
    """"line: what" where the first error stands at a sign that the file is no C++ at all, or was spoilt on its way;
    "" where nothing tells so."""
    at = next((block.line for block in errors if block.own), 0)
    text = submission.source.decode("utf-8-sig", errors="replace")
    signs = ((r"^\s*def \w+\(self|^class \w+(\(\w*\))?:\s*$", "this is Python, and the katas are in C++."),
             (r"^\s*import java\.|^\s*public class \w+|^\s*public (static )?\w+(\[\])* \w+\(",
              "this is Java, and the katas are in C++."),
             (r"^\s*```", "this line is Markdown: paste only what stands between such lines."),
             (r"^\s*<(!DOCTYPE|html|div|pre)\b", "this is a web page: paste only the code."),
             (r"[\u201c\u201d\u2018\u2019]", "this is a quotation mark of a text program: type it anew."),
             (r"[\u00a0\u200b]", "this is a space that is none to a compiler: type the line anew."))
    for number, line in enumerate(text.splitlines(), 1):
        meaning = next((meaning for sign, meaning in signs if re.search(sign, line)), None)
        if meaning and abs(number - at) <= 2:
            return f"{number}: {meaning}"
    return ""


def _misfit(errors: list[Block], output: str, submission: Submission, problem: Problem) -> str:
    """One sentence for a file that compiles by itself and still is no solution of the problem."""
    shown = submission.shown
    method = problem.method or "the method"
    stub = f"problems/{problem.slug}/stub.hpp"
    twice = [block for block in errors if re.search(r"redefinition of .*\bSolution\b", block.text)]
    if twice:
        return (f"{shown}:{twice[0].line}: there is more than one class called Solution. "
                "Keep one; rename the others or comment them out.")
    header = next((re.match(r"(?:'|‘)?([^'’:]+)(?:'|’)?(?:: No such file| file not found)", block.text)
                   for block in errors if block.own and block.kind == "fatal error"), None)
    if header:
        if re.fullmatch(r"[a-z_]+", header[1]):
            return (f"{shown}: this compiler has no <{header[1]}>. Leave it out, or name a newer compiler before the "
                    "command: CXX=g++-14")
        return (f"{shown}: the header {header[1]} was not found. A submission is one file: "
                "paste what it needs from there, or leave the line out.")
    foreign = [block for block in errors if not block.own and (block.ours or not block.via)]
    if not foreign or any(block.own or block.via and not block.ours for block in errors):
        return _unlinked(output, shown)
    texts = "\n".join(block.text for block in foreign)
    if re.search(r"expected .\}.|missing .\}.", texts):
        return f"{shown}: a closing }} is missing. An editor that indents the file anew shows where."
    if re.search(r"(Solution.*(was not declared|has not been declared|does not name a type))|"
                 r"undeclared identifier .?Solution|unknown type name .?Solution", texts):
        near = _nearest("Solution", r"\b(?:class|struct)\s+(\w+)", submission)
        return (f"{shown}: there is no class called Solution{' outside of any namespace' if near == 'Solution' else ''}. "
                + (f"It has {near}: rename that." if near not in ("", "Solution") else
                   f"Put {method} into \"class Solution {{ public: … }};\", as {stub} has it."))
    if re.search(r"~Solution.*(private|protected)|(private|protected) destructor|deleted.*~Solution", texts):
        return f"{shown}: the destructor of Solution is private, so no object of it can be used. Make it public."
    if re.search(rf"{method}.*(is|are) (private|protected)|(private|protected) member of", texts):
        return f"{shown}: {method} is private. Write \"public:\" above it, as {stub} has it."
    if re.search(r"Solution::Solution\(.*(private|protected)|no matching (function for call to .*Solution::Solution|constructor)|"
                 r"calling a private constructor|deleted", texts):
        return f"{shown}: Solution cannot be made without arguments. Give it a public constructor that takes none."
    if re.search(rf"(has )?no member named .{method}", texts):
        other = problems.meant_by(submission.source)
        near = _nearest(method, r"\b(\w+)\s*\(", submission)
        hint = f"It looks like a solution of {other.title}." if other and other != problem \
            else f"It has {near}: rename that." if near \
            else f"The problem calls it by this name; {stub} has the signature."
        return f"{shown}: Solution has no method called {method}. {hint}"
    if re.search(r"abstract", texts):
        return f"{shown}: Solution is abstract, so no object of it can be made."
    return (f"{shown}: {method} does not have the types this problem calls it with. {stub} has the signature. "
            f"The compiler says: {foreign[0].text}")


def _unlinked(output: str, shown: str) -> str:
    """For names that are declared and defined nowhere, which only the linker sees."""
    names = list(dict.fromkeys(re.findall(r"undefined reference to [`']([^']+)'|undefined symbol: (.+)", output)))
    if not names:
        return ""
    first = next(part for part in names[0] if part)
    return f"{shown}: {first} is declared and used, and defined nowhere in the file."
