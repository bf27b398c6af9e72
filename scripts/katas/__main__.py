"""The commands, and nothing else: what each one does is in the module it calls."""

from __future__ import annotations

import argparse
import os
import signal
import sys

import test_command
from errors import KataError

GUIDE = """\
Constraint Katas: interview problems in C++, judged on your machine.

  ./scripts/kata start n-queens     make your file, see the task, see it fail
  ./scripts/kata test n-queens      judge your file
  ./scripts/kata hint n-queens      a hint; there are three
  ./scripts/kata test n-queens --solution FILE     judge any file in the form LeetCode takes
  ./scripts/kata new SLUG --signature '…'          make every file of a new problem

A problem is named by its folder (n-queens), its LeetCode number (51), or the beginning of its name.
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
    options = _parser().parse_args([] if words == ["help"] else words)
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kata", add_help=True)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    start = commands.add_parser("start", help="make your file from the stub, show the task, judge it once")
    start.add_argument("problem", nargs="?", default="", help=NAME)
    test = commands.add_parser("test", help="judge a file: yours, or the one you name")
    test.add_argument("problem", nargs="?", default="", help=NAME)
    test.add_argument("--solution", metavar="FILE", help="any C++ file with a class Solution")
    test.add_argument("--only", metavar="NAME", default="", help="only the tests with NAME in their name")
    test.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    test.add_argument("--seed", type=int, metavar="N", help="makes the random boards other ones, the same for the same N")
    test.add_argument("--sanitize", action="store_true", help="run under AddressSanitizer and UBSan")
    hint = commands.add_parser("hint", help="one of the three hints")
    hint.add_argument("problem", nargs="?", default="", help=NAME)
    hint.add_argument("number", nargs="?", type=int, default=1, help="1, 2 or 3")
    new = commands.add_parser("new", help="make every file of a new problem, to be filled in")
    new.add_argument("slug", help="its name, as two-sum")
    new.add_argument("--signature", metavar="METHOD",
                     help="as LeetCode writes it: 'vector<int> twoSum(vector<int>& nums, int target)'")
    new.add_argument("--number", help="on LeetCode")
    new.add_argument("--title", help="where it is not the slug's words: 'Two Sum'")
    new.add_argument("--variants", nargs="+", metavar="NAME", default=["set", "array", "bitmask"],
                     help="of the reference solutions; set array bitmask where none are named")
    new.add_argument("--in-place", nargs="+", metavar="PARAMETER", default=[],
                     help="taken by reference and judged as well as what is returned")
    return parser


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `kata test … | head` is no error
    try:
        sys.exit(main(sys.argv[1:]))
    except KataError as error:
        print(error, file=sys.stderr)
        sys.exit(error.code)
    except KeyboardInterrupt:
        sys.exit(130)
