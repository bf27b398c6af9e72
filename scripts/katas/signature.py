"""The method of a problem as LeetCode writes it, read from one line of C++."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional, Sequence

from errors import UsageError

PLAIN = ("int", "long long", "double", "bool", "char", "string")
CARRIED = f"{', '.join(PLAIN)}, and vectors of these, nested to any depth"
EXAMPLE = "vector<int> twoSum(vector<int>& nums, int target)"
DEEPEST = 40  # vectors in vectors; below what the judge lets through (tests/judge/trial.cpp)

RESERVED = frozenset("""
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class
    co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline
    int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
    while xor xor_eq""".split())
# Names that mean something else where a contract, a stub or a test stands: types, macros, and our own.
TAKEN = frozenset("""
    Equals Link Signature Solution std kata vector string main assert errno stdin stdout stderr linux unix
    any_order call_solution detail wire""".split())


@dataclass(frozen=True)
class Type:
    """One of PLAIN, or a vector of `element`."""

    name: str
    element: Optional["Type"] = None

    def text(self, prefix: str = "") -> str:
        """As C++ writes it, with `prefix` ("std::") before the library's names."""
        if self.element:
            return f"{prefix}vector<{self.element.text(prefix)}>"
        return (prefix if self.name == "string" else "") + self.name

    def has(self, name: str) -> bool:
        """Whether `name` stands anywhere in it."""
        return self.name == name or (self.element is not None and self.element.has(name))

    def value(self) -> str:
        """What a method that does nothing yet returns."""
        return {"int": "0", "long long": "0", "double": "0", "bool": "false", "char": "' '",
                "string": '""'}.get(self.name, "{}")


@dataclass(frozen=True)
class Parameter:
    type: Type
    name: str
    reference: bool
    constant: bool
    in_place: bool  # changed by the call: part of the answer

    def text(self, prefix: str = "") -> str:
        """As LeetCode declares it."""
        constant = "const " if self.constant else ""
        return f"{constant}{self.type.text(prefix)}{'&' if self.reference else ''} {self.name}"

    def carried(self) -> str:
        """As the contract declares it: a copy, which every form of a parameter takes, but where it is an answer."""
        return f"{self.type.text('std::')}{'&' if self.in_place else ''} {self.name}"


@dataclass(frozen=True)
class Signature:
    result: Optional[Type]  # None: void
    method: str
    parameters: tuple[Parameter, ...]

    @property
    def plain_name(self) -> str:
        """The contract's function: solveNQueens is solve_n_queens."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", self.method).lower()

    def result_text(self, prefix: str = "") -> str:
        return self.result.text(prefix) if self.result else "void"

    def has(self, name: str) -> bool:
        """Whether any of its types is, or holds, `name`."""
        types = [parameter.type for parameter in self.parameters] + ([self.result] if self.result else [])
        return any(type_.has(name) for type_ in types)


def parse(text: str, in_place: Sequence[str] = ()) -> Signature:
    """Reads one declaration, as pasted. Where nothing is returned, each parameter by (non-const) reference is an
    answer; where something is, only those named `in_place`, as LeetCode writes & to save a copy, too.
    Raises UsageError in one line."""
    tokens = _tokens(text)
    if "(" not in tokens:
        raise UsageError(f"\"{_shown(text)}\" is no method. Write it as LeetCode does: '{EXAMPLE}'.")
    opening = tokens.index("(")
    closing = _closing(tokens, opening)
    head, inside, rest = tokens[:opening], tokens[opening + 1:closing], tokens[closing + 1:]
    if "".join(rest) not in ("", ";", "{", "{}", "{};"):
        raise UsageError(f"After the closing bracket stands \"{' '.join(rest)}\". Leave it out.")
    method = _name(head[-1] if head else "", "method")
    if len(head) > 1 and head[-2] == "::" and head[:-2] != ["std"]:
        raise UsageError(f"Write the method's name alone: {method}, not {''.join(head[-3:])}.")
    if len(head) == 1:
        raise UsageError(f"What {method} returns is missing: write its type before it, or void.")
    result = _result(head[:-1], method)
    if not inside or inside == ["void"]:
        raise UsageError(f"{method} takes no parameters, so there is nothing to test it with.")
    parameters = tuple(_parameter(part, number + 1, method, result is None, in_place)
                       for number, part in enumerate(_split(inside)))
    _check_together(method, result, parameters, in_place)
    return Signature(result, method, parameters)


def _check_together(method: str, result: Optional[Type], parameters: Sequence[Parameter],
                    in_place: Sequence[str]) -> None:
    names = [parameter.name for parameter in parameters]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise UsageError(f"Two parameters of {method} are called {twice}. Rename one.")
    if result is None and not any(parameter.in_place for parameter in parameters):
        raise UsageError(f"{method} returns nothing and takes nothing by (non-const) reference, so it has no answer "
                         "to judge.")
    for name in in_place:
        found = next((parameter for parameter in parameters if parameter.name == name), None)
        if found is None:
            raise UsageError(f"--in-place: {method} has no parameter called {_shown(name)}. "
                             f"It has {', '.join(names)}.")
        if not found.in_place:
            raise UsageError(f"--in-place: {name} is not taken by (non-const) reference, "
                             "so no change of it comes back.")


def _shown(text: str) -> str:
    """On one line, and none too long."""
    line = " ".join("".join(c if c.isprintable() else "?" if not c.isspace() else " " for c in text).split())
    return line if len(line) <= 80 else line[:79] + "…"


def _tokens(text: str) -> list[str]:
    tokens = re.findall(r"[A-Za-z0-9_]+|::|&&|\S", text)
    for token in tokens:
        if not re.fullmatch(r"[A-Za-z0-9_]+|::|&&|[<>(),&*;{}=\[\]~.+-]", token):
            raise UsageError(f"\"{_shown(token)}\" has no place in a signature. "
                             f"Write it as LeetCode does: '{EXAMPLE}'.")
    return tokens


def _closing(tokens: Sequence[str], opening: int) -> int:
    depth = 0
    for position in range(opening, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens[position], 0)
        if depth == 0:
            return position
    raise UsageError("A bracket is opened with \"(\" and never closed.")


def _split(tokens: Sequence[str]) -> list[list[str]]:
    """The parameters, each with its tokens."""
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(token, 0)
        if token == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _name(token: str, what: str) -> str:
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", token):
        raise UsageError(f"\"{_shown(token)}\" cannot be the name of a {what}.")
    if token in RESERVED:
        raise UsageError(f"\"{token}\" is a word of C++ and cannot be the name of a {what}.")
    if "__" in token or re.match(r"_[A-Z]", token):
        raise UsageError(f"\"{token}\" cannot be the name of a {what}: C++ keeps names with such underscores "
                         "for itself.")
    snake = Signature(None, token, ()).plain_name
    if token in TAKEN or (what == "method" and snake in RESERVED | TAKEN):
        raise UsageError(f"\"{token}\" cannot be the name of a {what} here: it means something else already.")
    return token


def _result(tokens: Sequence[str], method: str) -> Optional[Type]:
    if list(tokens) == ["void"]:
        return None
    type_, reference, _ = _type(tokens)
    if reference:
        raise UsageError(f"{method} returns a reference; only a value can be carried.")
    return type_


def _parameter(tokens: Sequence[str], number: int, method: str, void: bool, in_place: Sequence[str]) -> Parameter:
    if not tokens:
        raise UsageError(f"Parameter {number} of {method} is empty: there is a comma too many.")
    if "=" in tokens:
        raise UsageError(f"Parameter {number} of {method} has a default value. Leave it out.")
    written = _joined(tokens)
    if "[" in tokens or "(" in tokens:
        raise _cannot_carry(written)
    nameless = (len(tokens) == 1 or not re.match(r"\w", tokens[-1]) or tokens[-2] == "::"
                or tokens[-1] in ("long", "const", *PLAIN))
    if nameless:
        try:
            _type(tokens)
        except UsageError:
            if tokens[-1] == "*" or len(tokens) > 1:
                raise
        raise UsageError(f"Parameter {number} of {method}, \"{written}\", has no name or no type. Write both: 'int n'.")
    type_, reference, constant = _type(tokens[:-1])
    name = _name(tokens[-1], "parameter")
    changed = reference and not constant and (void or name in in_place)
    return Parameter(type_, name, reference, constant, changed)


def _type(tokens: Sequence[str]) -> tuple[Type, bool, bool]:
    """The type itself, whether by reference, and whether that reference is const."""
    rest = list(tokens)
    constant = rest[:1] == ["const"]
    rest = rest[1:] if constant else rest
    reference = rest[-1:] == ["&"]
    rest = rest[:-1] if reference else rest
    if rest[-1:] == ["const"] and not constant:  # `int const&` is `const int&`
        constant, rest = True, rest[:-1]
    core = _core(rest) if rest.count("<") <= DEEPEST else None
    if core is None:
        raise _cannot_carry(_joined(tokens))
    return core, reference, constant and reference


def _core(tokens: Sequence[str]) -> Optional[Type]:
    """The type that all of `tokens` are, None where it is not one that can be carried."""
    words = list(tokens)
    if words[:2] == ["std", "::"] and words[2:3] in (["string"], ["vector"]):
        words = words[2:]
    if words[:2] == ["vector", "<"] and words[-1] == ">":
        element = _core(words[2:-1])
        return Type("vector", element) if element else None
    spelled = " ".join(words)
    spelled = "long long" if spelled == "long long int" else spelled
    return Type(spelled) if spelled in PLAIN else None


def _joined(tokens: Sequence[str]) -> str:
    """Tokens as people write them, cut where they are many."""
    text = re.sub(r"\s*(::|<)\s*|\s+(?=[>&*,\[\]()])|(?<=[\[(])\s+", lambda found: found[1] or "", " ".join(tokens))
    return _shown(text)


def _cannot_carry(written: str) -> UsageError:
    return UsageError(f"\"{written}\" is not a type that can be carried. These are: {CARRIED}.")
