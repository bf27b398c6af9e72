"""`scripts/check`: builds everything, looks at everything, runs every test. CI calls this and nothing else."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess

import problems
import tests_of_tests
import toolchain
from errors import MachineError
from problems import ROOT

BUILD = toolchain.BUILD
JOBS = str(os.cpu_count() or 1)


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="check", description="Builds everything and runs every test.")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--tests-of-tests", nargs="*", metavar="PROBLEM",
                     help="judge every right solution and every known mistake, and print the table")
    parser.add_argument("--update", action="store_true", help="with --tests-of-tests: keep the new fingerprints")
    one.add_argument("--mutants", nargs="*", metavar="PROBLEM",
                     help="change each reference solution in small ways: the shared tests must reject each change")
    parser.add_argument("--sample", type=int, metavar="N", help="with --mutants: only N of them, drawn with --seed")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    one.add_argument("--content", nargs="*", metavar="PROBLEM", help="is all there, and is what every text says so?")
    one.add_argument("--lint", action="store_true", help="shellcheck, mypy, cppcheck and clang-tidy")
    options = parser.parse_args(words)
    if options.update and options.tests_of_tests is None:
        parser.error("--update goes with --tests-of-tests")
    if options.content is not None:
        import content_check

        return content_check.run([problems.find(name) for name in options.content])
    if options.lint:
        import lint

        return lint.run()
    if options.mutants is not None:
        import mutants_check

        chosen = [problems.find(name) for name in options.mutants] or problems.all_problems()
        return 0 if mutants_check.run(chosen, options.sample, options.seed) else 1
    if options.tests_of_tests is not None:
        chosen = [problems.find(name) for name in options.tests_of_tests] or problems.all_problems()
        return 0 if tests_of_tests.run(chosen, options.update) else 1
    tools = toolchain.find()
    generator = ["-G", "Ninja"] if shutil.which("ninja") and not (BUILD / "Makefile").exists() else []
    _step("Building with " + tools.compiler,
          ["cmake", "--preset", "default", *generator, f"-DCMAKE_CXX_COMPILER={tools.compiler}",
           "-DWARNINGS_AS_ERRORS=ON"],
          ["cmake", "--build", str(BUILD), "--parallel", JOBS])
    other = shutil.which("g++" if tools.clang else "clang++")
    if other:
        apart = BUILD / "other-compiler"
        _step("Building with " + other,
              ["cmake", "-S", str(ROOT), "-B", str(apart), *generator, f"-DCMAKE_CXX_COMPILER={other}",
               "-DWARNINGS_AS_ERRORS=ON"],
              ["cmake", "--build", str(apart), "--parallel", JOBS])
    check = str(ROOT / "scripts" / "check")
    _step("Reading the content", [check, "--content"])
    _step("Linting", [check, "--lint"])
    _step("Testing", ["ctest", "--preset", "default", "--parallel", JOBS])
    print("== All is well.")
    return 0


def _step(title: str, *commands: list[str]) -> None:
    print(f"== {title}", flush=True)
    for command in commands:
        # Unlimited on purpose: these are the maintainer's own builds and tests, each with limits inside.
        if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode != 0:
            raise MachineError(f"{title} failed: {' '.join(command)}")
