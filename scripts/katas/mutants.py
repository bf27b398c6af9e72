"""Small changes to a C++ source: what `scripts/check --mutants` makes of the reference solutions.

The source is read as tokens, and each mutant differs from it in one place. Comments, literals of strings,
preprocessor lines and what stands between template brackets are left as they are. Where C++ needs a parser to
tell (`a < b > c`, `x & y`), the spaces around an operator decide, as .clang-format sets them; a wrong guess is a
mutant that does not compile, and those are counted apart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Iterator, Optional, Sequence

TOKEN = re.compile(r"""
      (?P<comment>   //[^\n]* | /\*.*?\*/ )
    | (?P<directive> ^[ \t]*\#(?:[^\n\\]|\\.)* )
    | (?P<string>    (?:u8|[uUL])?R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)" | (?:u8|[uUL])?"(?:[^"\\\n]|\\.)*" )
    | (?P<character> '(?:[^'\\\n]|\\.)+' )
    | (?P<number>    \.?\d(?:'?[\w.])* )
    | (?P<word>      [A-Za-z_]\w* )
    | (?P<operator>  <<= | >>= | <=> | \.\.\. | :: | -> | \+\+ | -- | << | >> | <= | >= | == | != | && | \|\|
                   | [-+*/%&|^]= | [^\w\s] )
    """, re.VERBOSE | re.DOTALL | re.MULTILINE)
INTEGER = re.compile(r"(0[xX][\da-fA-F']+|0[bB][01']+|\d[\d']*)([uUlLzZ]*)")

# A comparison is true of some of three outcomes: less, equal, greater. Its neighbours differ in one of them;
# the last of each list is its opposite.
BINARY = {
    "<": ("<=", "!=", ">="), "<=": ("<", "==", ">"), ">": (">=", "!=", "<="), ">=": (">", "==", "<"),
    "==": ("<=", ">=", "!="), "!=": ("<", ">", "=="),
    "+": ("-", "*"), "-": ("+",), "*": ("/", "+"), "/": ("*", "%"), "%": ("/",),
    "&": ("|", "^"), "|": ("&", "^"), "^": ("|", "&"), "<<": (">>",), ">>": ("<<",),
    "&&": ("||",), "||": ("&&",),
    "+=": ("-=", "="), "-=": ("+=", "="), "*=": ("/=", "="), "/=": ("*=", "="), "%=": ("/=", "="),
    "&=": ("|=", "="), "|=": ("&=", "="), "^=": ("|=", "&=", "="), "<<=": (">>=",), ">>=": ("<<=",),
}
DROPPED = ("!", "~", "-")  # where they stand before an operand
# Chains of which one operand is left out, each with the operators that end an operand.
CHAINS = {"||": ("||",), "&&": ("&&", "||"), "|": ("|", "&&", "||"), "&": ("&", "^", "|", "&&", "||")}
ANYWHERE = {"++": ("--",), "--": ("++",), "true": ("false",), "false": ("true",),
            "break": ("continue",), "continue": ("break",)}

# Words after which a value begins rather than ends.
BEFORE_A_VALUE = {"return", "case", "throw", "else", "do", "new", "delete"}
BEGIN_A_VALUE = {"(", "[", "{", "!", "~", "-", "+", "*", "++", "--", "::"}
OPENING = {"(": ")", "[": "]", "{": "}"}
CLOSING = set(OPENING.values())
# Words that begin what is no plain statement: leaving it out leaves out more than one thing, or declares.
NO_STATEMENT = {"if", "else", "for", "while", "do", "switch", "case", "default", "using", "const", "constexpr",
                "static", "auto", "template", "class", "struct", "enum", "public", "private", "protected",
                "static_assert"}


@dataclass(frozen=True)
class Mutant:
    """`before` and `after` are the lines of the one change, joined, without comments."""

    source: str  # whole, changed
    line: int  # 1 the first
    before: str
    after: str


@dataclass(frozen=True)
class Token:
    kind: str  # a group of TOKEN
    text: str
    start: int
    end: int


def of(source: str) -> list[Mutant]:
    """Every mutant of `source`, in the order of the text."""
    tokens = _tokens(source)
    changes = [*_operators(tokens), *_constants(tokens), *_operands(tokens), *_statements(tokens), *_results(tokens)]
    return [_mutant(source, *change) for change in sorted(changes)]


Change = tuple[int, int, str]  # from, to, the new text


def _mutant(source: str, start: int, end: int, new: str) -> Mutant:
    first = source.rfind("\n", 0, start) + 1
    last = source.find("\n", end) if "\n" in source[end:] else len(source)
    return Mutant(source[:start] + new + source[end:], source.count("\n", 0, start) + 1,
                  _plain(source[first:last]), _plain(source[first:start] + new + source[end:last]))


def _plain(lines: str) -> str:
    return " ".join(TOKEN.sub(lambda match: "" if match["comment"] else match[0], lines).split())


def _tokens(source: str) -> list[Token]:
    """Without comments and directives, and without template brackets and what is in them."""
    tokens = []
    for match in TOKEN.finditer(source):
        kind = "string" if match.lastgroup == "mark" else str(match.lastgroup)
        if kind not in ("comment", "directive"):
            tokens.append(Token(kind, match[0], match.start(), match.end()))
    kept = []
    index = 0
    while index < len(tokens):
        end = _template_end(tokens, index)
        if end is not None:
            # Closes what stands before it to one word: `std::array<int, 9>` is one name.
            kept.append(Token("template", "<>", tokens[index].start, tokens[end].end))
            index = end
        else:
            kept.append(tokens[index])
        index += 1
    return kept


def _template_end(tokens: Sequence[Token], index: int) -> Optional[int]:
    """The index of the bracket that closes the template bracket at `index`; None where there is none."""
    if not _opens_template(tokens, index):
        return None
    angles = brackets = 0
    for at in range(index, len(tokens)):
        text = tokens[at].text
        if _opens_template(tokens, at):
            angles += 1
        elif text in (">", ">>"):
            angles -= len(text)
            if angles <= 0:
                return at if brackets == 0 else None
        elif text in ("(", "["):
            brackets += 1
        elif text in (")", "]"):
            brackets -= 1
        if brackets < 0 or text in (";", "{", "}", "&&", "||"):
            return None
    return None


def _opens_template(tokens: Sequence[Token], index: int) -> bool:
    if tokens[index].text != "<" or index == 0:
        return False
    before = tokens[index - 1]
    return before.text == "template" or (before.kind == "word" and before.end == tokens[index].start)


def _operators(tokens: Sequence[Token]) -> Iterator[Change]:
    for index, token in enumerate(tokens):
        for new in ANYWHERE.get(token.text, ()):
            yield token.start, token.end, new
        if token.kind != "operator" or not 0 < index < len(tokens) - 1:
            continue
        if _is_binary(tokens[index - 1], token, tokens[index + 1]):
            for new in BINARY.get(token.text, ()):
                yield token.start, token.end, new
        elif token.text in DROPPED and token.end == tokens[index + 1].start:
            yield token.start, token.end, ""


def _is_binary(before: Token, token: Token, after: Token) -> bool:
    ends_a_value = before.text in (")", "]") or (
        before.kind in ("word", "number", "character", "string") and before.text not in BEFORE_A_VALUE)
    begins_a_value = after.kind != "operator" or after.text in BEGIN_A_VALUE
    evenly_spaced = (before.end == token.start) == (token.end == after.start)  # `int& x` and `f(x, -y)` are not
    return ends_a_value and begins_a_value and evenly_spaced


def _constants(tokens: Sequence[Token]) -> Iterator[Change]:
    for token in tokens:
        if token.kind == "character" and len(token.text) == 3:
            for step in (-1, 1):
                neighbour = chr(ord(token.text[1]) + step)
                if neighbour.isprintable() and neighbour not in "'\\":
                    yield token.start, token.end, f"'{neighbour}'"
        match = INTEGER.fullmatch(token.text) if token.kind == "number" else None
        if match:
            digits, suffix = match[1].replace("'", ""), match[2]
            base = {"x": 16, "b": 2}.get(digits[1:2].lower(), 8 if digits.startswith("0") and len(digits) > 1 else 10)
            form = {16: "#x", 2: "#b", 8: "d", 10: "d"}[base]
            for step in (-1, 1):
                yield token.start, token.end, f"{int(digits, base) + step:{form}}{suffix}"


def _operands(tokens: Sequence[Token]) -> Iterator[Change]:
    """One operand of `a || b || c` left out, or one target of `a = b = value`."""
    for index, token in enumerate(tokens[1:-1], 1):
        if token.text in CHAINS and _is_binary(tokens[index - 1], token, tokens[index + 1]):
            ends = CHAINS[token.text]
            first, last = _reach(tokens, index, -1, ends), _reach(tokens, index, 1, ends)
            yield tokens[index - 1].end, tokens[last].end, ""
            if tokens[first - 1].text != token.text:
                yield tokens[first].start, tokens[index + 1].start, ""
    for start, end in _plain_statements(tokens):
        equals = [at for at in range(start, end) if tokens[at].text == "="]
        for at in equals if len(equals) > 1 else ():
            yield tokens[_reach(tokens, at, -1, ("=",))].start, tokens[at + 1].start, ""


def _reach(tokens: Sequence[Token], index: int, step: int, ends: Sequence[str]) -> int:
    """How far the operand beside the operator at `index` goes: the index of its last token in that direction."""
    opening, closing = (set(OPENING), CLOSING) if step > 0 else (CLOSING, set(OPENING))
    depth = 0
    at = index + step
    while 0 <= at < len(tokens):
        text = tokens[at].text
        if depth == 0 and (text in closing or text in ends or text in (";", ",", "?", ":", "=") or
                           text in BEFORE_A_VALUE):
            break
        depth += (text in opening) - (text in closing)
        at += step
    return at - step


def _statements(tokens: Sequence[Token]) -> Iterator[Change]:
    """Each plain statement left out. A function's last `return` stays: what follows without it is undefined."""
    for start, end in _plain_statements(tokens):
        last_return = tokens[start].text == "return" and tokens[end + 1:end + 2] and tokens[end + 1].text == "}"
        if not last_return:
            yield tokens[start].start, tokens[end].end, ";"


def _plain_statements(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Indices of the first token and of the `;` of each statement that declares nothing and has no parts."""
    for start in _statement_starts(tokens):
        end = _end_of_statement(tokens, start)
        if end is not None and end > start and not _declares(tokens[start:end]):
            yield start, end


def _statement_starts(tokens: Sequence[Token]) -> Iterator[int]:
    open_brackets: list[str] = []
    heads: list[bool] = []  # for each open bracket: is it the one after if, for, while or switch?
    for index, token in enumerate(tokens):
        begins = False
        if token.text in OPENING:
            heads.append(index > 0 and tokens[index - 1].text in ("if", "for", "while", "switch"))
            open_brackets.append(token.text)
            begins = token.text == "{"
        elif token.text in CLOSING and open_brackets:
            begins = heads.pop() or token.text == "}"
            open_brackets.pop()
        elif token.text in (";", ":", "else", "do"):
            begins = True
        if begins and index + 1 < len(tokens) and open_brackets[-1:] == ["{"]:
            yield index + 1


def _end_of_statement(tokens: Sequence[Token], start: int) -> Optional[int]:
    """The index of its `;`; None where a bracket closes first or a block opens."""
    depth = 0
    for index in range(start, len(tokens)):
        text = tokens[index].text
        if text == ";" and depth == 0:
            return index
        if text == "{" and depth == 0 and tokens[start].text != "return":
            return None
        depth += (text in OPENING) - (text in CLOSING)
        if depth < 0:
            return None
    return None


def _declares(statement: Sequence[Token]) -> bool:
    """Whether it begins with a type and a name: two words in a row, or a name after `>`, `&` or `*`."""
    if statement[0].text in NO_STATEMENT:
        return True
    if statement[0].text in BEFORE_A_VALUE:
        return False
    for before, token in zip(statement, statement[1:]):
        if token.text in ("=", "(", "[", ".", "->"):
            return False
        if token.kind == "word" and (before.kind in ("word", "template") or before.text in ("&", "*")):
            return True
    return False


def _results(tokens: Sequence[Token]) -> Iterator[Change]:
    """Each returned value replaced by `{}`, the empty one of its type. A constant has mutants of its own."""
    for index, token in enumerate(tokens):
        end = _end_of_statement(tokens, index) if token.text == "return" else None
        if end is None:
            continue
        value = tokens[index + 1:end]
        texts = [part.text for part in value]
        if not value or texts in (["{", "}"], ["true"], ["false"]) or (len(value) == 1 and value[0].kind == "number"):
            continue
        yield value[0].start, value[-1].end, "{}"
