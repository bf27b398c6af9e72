"""Programs that are started have limits, and nothing of theirs is left behind."""

from __future__ import annotations

import sys
import time
import unittest

from support import processes_of

import processes
from processes import Limits, run

QUICK = Limits(seconds=20)


class Run(unittest.TestCase):
    def test_what_a_program_says_comes_back(self) -> None:
        outcome = run(["sh", "-c", "echo out; echo err >&2; exit 7"], QUICK)
        self.assertEqual((outcome.code, outcome.out, outcome.err, outcome.limit), (7, b"out\n", b"err\n", None))

    def test_there_is_no_standard_input(self) -> None:
        self.assertEqual(run(["cat"], QUICK).out, b"")

    def test_a_program_that_is_not_there(self) -> None:
        with self.assertRaises(FileNotFoundError):
            run(["no-such-program-here"], QUICK)

    def test_time_ends_it_and_all_it_started(self) -> None:
        start = time.monotonic()
        outcome = run(["sh", "-c", "sleep 987.1 & sleep 987.2"], Limits(seconds=0.5))
        self.assertEqual((outcome.code, outcome.limit), (None, "time"))
        self.assertLess(time.monotonic() - start, 10)
        self.assertEqual(processes_of("sleep 987."), [])

    def test_a_child_that_stays_is_ended_too(self) -> None:
        outcome = run(["sh", "-c", "sleep 986.1 >/dev/null 2>&1 & echo done"], QUICK)
        self.assertEqual((outcome.code, outcome.out), (0, b"done\n"))
        self.assertEqual(processes_of("sleep 986."), [])

    def test_endless_printing_ends_it(self) -> None:
        outcome = run(["yes"], Limits(seconds=20, output=1 << 16))
        self.assertEqual((outcome.code, outcome.limit), (None, "output"))
        self.assertLess(len(outcome.out), 1 << 20)

    def test_memory_is_bounded(self) -> None:
        if sys.platform == "darwin":
            self.skipTest("macOS has no limit on address space")
        outcome = run([sys.executable, "-c", "bytearray(1 << 30)"], Limits(seconds=20, memory=256 * processes.MIB))
        self.assertNotEqual(outcome.code, 0)
        self.assertIn(b"MemoryError", outcome.err)

    def test_files_are_bounded(self) -> None:
        outcome = run([sys.executable, "-c",
                       "import tempfile; f = tempfile.TemporaryFile(); f.write(b'x' * (2 << 20)); f.flush()"],
                      Limits(seconds=20, file_size=1 << 20))
        self.assertNotEqual(outcome.code, 0)


if __name__ == "__main__":
    unittest.main()
