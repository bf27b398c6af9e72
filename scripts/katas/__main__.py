"""The commands, and nothing else: what each one does is in the module it calls."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from typing import NoReturn

import problems
import test_command
from errors import KataError, UsageError

GUIDE = """\
Constraint Katas: interview problems in C++, judged on your machine.

  ./scripts/kata start n-queens    make your file, see the task, see it fail
  ./scripts/kata test n-queens     judge your file
  ./scripts/kata hint n-queens     a hint; there are three
  ./scripts/kata test n-queens --solution FILE
                                   judge any file in the form LeetCode takes
  ./scripts/kata new SLUG --signature '…'
                                   make every file of a new problem

A problem is named by its folder (n-queens), its LeetCode number (51), or the
beginning of its name. Each command tells more: ./scripts/kata test --help
"""

NAME = "its folder (n-queens), its LeetCode number (51), or the beginning of its name"


def main(words: list[str]) -> int:
    name, words = words[0], words[1:]
    if name == "check":
        import check_command

        return check_command.run(words)
    if name == "bench-loop":
        import bench_loop

        return bench_loop.run(words)
    options = _parse(words)
    if options.command == "start":
        return test_command.start(options.problem)
    if options.command == "test":
        if options.seed is not None:
            os.environ["KATA_SEED"] = str(options.seed)  # where the shared tests look for it
        return test_command.test(options.problem, options.solution, options.only, options.json, options.sanitize)
    if options.command == "hint":
        import hint_command

        return hint_command.hint(options.problem, options.number)
    if options.command == "new":
        import new_command

        return new_command.new(options.slug, options.signature, options.number, options.title, options.variants,
                               options.in_place)
    print(GUIDE, end="")
    return 0


class Parser(argparse.ArgumentParser):
    """One that says what is wrong in a line, as all of the project does."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message.removeprefix('argument ')}. {self.prog} --help tells more.")


def _parse(words: list[str]) -> argparse.Namespace:
    if not words or words[0] in ("help", "-h", "--help"):
        return argparse.Namespace(command="")
    commands = _commands()
    if words[0] not in commands:
        named = [problem.slug for problem in problems.in_order() if words[0] in (problem.slug, problem.number)]
        guess = f" Did you mean test {named[0]}?" if named else _nearest(words[0], list(commands))
        raise UsageError(f"kata has no command \"{words[0]}\".{guess} It has {', '.join(commands)}.")
    parser = commands[words[0]]
    options, unknown = parser.parse_known_args(words[1:])
    if unknown:
        known = [option for action in parser._actions for option in action.option_strings]
        if os.path.isfile(unknown[0]):
            raise UsageError(f"A file comes after --solution: kata test PROBLEM --solution {unknown[0]}")
        kind = "option" if unknown[0].startswith("-") else "place for"
        raise UsageError(f"{parser.prog} has no {kind} {unknown[0]}.{_nearest(unknown[0], known)} "
                         f"{parser.prog} --help tells more.")
    options.command = words[0]
    return options


def _nearest(word: str, known: list[str]) -> str:
    import difflib  # not on the way from a save to its verdict

    near = difflib.get_close_matches(word, known, 1)
    return f" Did you mean {near[0]}?" if near else ""


def _whole_number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"\"{word}\" is no whole number") from None


def _commands() -> dict[str, Parser]:
    start = Parser(prog="kata start", description="Makes your file from the stub, shows the task, judges it once.")
    start.add_argument("problem", nargs="?", default="", help=NAME)
    test = Parser(prog="kata test", description="Judges a file: yours, or the one you name.")
    test.add_argument("problem", nargs="?", default="", help=NAME)
    test.add_argument("--solution", metavar="FILE", help="any C++ file with a class Solution")
    test.add_argument("--only", metavar="NAME", default="", help="only the tests with NAME in their name")
    test.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    test.add_argument("--seed", type=_whole_number, metavar="N", help="other random boards; the same N gives the same ones")
    test.add_argument("--sanitize", action="store_true", help="run under AddressSanitizer and UBSan")
    hint = Parser(prog="kata hint", description="Shows one of the three hints.")
    hint.add_argument("problem", nargs="?", default="", help=NAME)
    hint.add_argument("number", nargs="?", type=_whole_number, default=1, help="1, 2 or 3")
    new = Parser(prog="kata new", description="Makes every file of a new problem, to be filled in.")
    new.add_argument("slug", help="its name, as two-sum")
    new.add_argument("--signature", metavar="METHOD",
                     help="as LeetCode writes it: 'vector<int> twoSum(vector<int>& nums, int target)'")
    new.add_argument("--number", help="on LeetCode")
    new.add_argument("--title", help="where it is not the slug's words: 'Two Sum'")
    new.add_argument("--variants", nargs="+", metavar="NAME", default=["set", "array", "bitmask"],
                     help="of the reference solutions; set array bitmask where none are named")
    new.add_argument("--in-place", nargs="+", metavar="PARAMETER", default=[],
                     help="taken by reference and judged as well as what is returned")
    return {"start": start, "test": test, "hint": hint, "new": new}


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `kata test … | head` is no error
    try:
        sys.exit(main(sys.argv[1:]))
    except KataError as error:
        print(error, file=sys.stderr)
        sys.exit(error.code)
    except KeyboardInterrupt:
        sys.exit(130)
