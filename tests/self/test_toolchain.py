"""What the compiler and the linker are asked, and what is kept of their answers."""

from __future__ import annotations

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import support  # finds the modules below

import processes
import toolchain

# A compiler that knows all that it is asked, but cannot work with the linkers named in $BROKEN.
COMPILER = """#!/bin/sh
for broken in $BROKEN; do
    case " $* " in *" -fuse-ld=$broken "*) exit 1 ;; esac
done
echo "g++ (pretended) 13.2.0"
"""


class Linker(unittest.TestCase):
    def setUp(self) -> None:
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.folder = Path(home.name)
        self.compiler = self.program("g++", COMPILER)
        self.memory = self.folder / "memory" / "toolchain"
        self.identity = f"{self.compiler}\t1"

    def program(self, name: str, text: str = "#!/bin/sh\n") -> str:
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o755)
        return str(path)

    def ask(self, broken: str = "") -> toolchain.Toolchain:
        with mock.patch.dict(os.environ, PATH=f"{self.folder}:/bin", BROKEN=broken), \
                mock.patch.object(toolchain, "LINKERS", ("quick", "slower")):
            return toolchain._ask(self.compiler, self.identity, self.memory)

    def test_the_first_that_is_there_is_used(self) -> None:
        slower = self.program("ld.slower")
        self.assertEqual(self.ask().linker, slower)
        quick = self.program("ld.quick")
        self.assertEqual(self.ask().linker, quick)
        self.assertIn("-fuse-ld=quick", self.ask().link_flags(False))

    def test_one_that_the_compiler_cannot_work_with_is_passed_over(self) -> None:
        self.program("ld.quick")
        slower = self.program("ld.slower")
        self.assertEqual(self.ask(broken="quick").linker, slower)

    def test_the_usual_one_where_there_is_no_other(self) -> None:
        self.program("ld.quick")
        for tools in (self.ask(broken="quick"), toolchain._recall(self.memory, self.identity)):
            assert tools is not None
            self.assertEqual(tools.linker, "")
            self.assertNotIn("-fuse-ld", " ".join(tools.link_flags(False)))

    def test_what_is_kept_comes_back_until_the_linker_is_gone(self) -> None:
        self.program("ld.quick")
        made = self.ask()
        self.assertEqual(toolchain._recall(self.memory, self.identity), made)
        self.assertIsNone(toolchain._recall(self.memory, "another"))
        (self.folder / "ld.quick").unlink()
        self.assertIsNone(toolchain._recall(self.memory, self.identity))

    def test_names_defined_nowhere_are_found_when_linking(self) -> None:
        for clang in (False, True):
            tools = toolchain.Toolchain(self.compiler, clang, "gnu++20", "", ())
            strict = os.uname().sysname != "Darwin"
            self.assertEqual("-Wl,-z,defs" in tools.link_flags(False), strict)
            # clang++ leaves the sanitizers' own names to the program that loads the object.
            self.assertEqual("-Wl,-z,defs" in tools.link_flags(True), strict and not clang)


class Steady(unittest.TestCase):
    def test_an_index_out_of_range_ends_the_program_with_every_compiler(self) -> None:
        program = "#include <vector>\nint main(int n, char**) { std::vector<int> v(n); return v[n + 5] * 0; }\n"
        for compiler in ("g++", "clang++"):
            if not shutil.which(compiler):
                continue
            with self.subTest(compiler), tempfile.TemporaryDirectory() as home, \
                    mock.patch.dict(os.environ, {"KATA_CXX": compiler}), \
                    mock.patch.object(toolchain, "BUILD", Path(home)):
                source = Path(home) / "index.cpp"
                source.write_text(program)
                tools = toolchain.find()
                built = processes.run([tools.compiler, *tools.flags(False), str(source), "-o", f"{home}/index"],
                                      toolchain.COMPILE_LIMITS)
                self.assertEqual(built.code, 0, built.err)
                self.assertEqual(processes.run([f"{home}/index"], processes.Limits(seconds=20)).code, -6)


if __name__ == "__main__":
    unittest.main()
