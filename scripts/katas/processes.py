"""Starts programs, and is the only module that does: each has limits, and none is left behind."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Mapping, Optional, Sequence

MIB = 1 << 20


@dataclass(frozen=True)
class Limits:
    """What a program may use."""

    seconds: float  # wall time
    memory: Optional[int] = None  # address space in bytes, of each of its processes
    output: int = 16 * MIB  # bytes printed, stdout and stderr together
    file_size: Optional[int] = None  # bytes of any file it writes


@dataclass(frozen=True)
class Outcome:
    """How a program ended. `code` is None where a limit ended it, and `limit` says which."""

    code: Optional[int]
    out: bytes
    err: bytes
    limit: Optional[str] = None  # "time" or "output"


def run(command: Sequence[str], limits: Limits, *, folder: Optional[Path] = None,
        environment: Optional[Mapping[str, str]] = None, show_errors: bool = False) -> Outcome:
    """Runs `command` to its end or to a limit, without standard input; its stderr
    is the caller's with `show_errors`. Raises FileNotFoundError where there is no such program."""
    if shutil.which(command[0]) is None:
        raise FileNotFoundError(command[0])
    process = subprocess.Popen(
        _limited(command, limits), cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=None if show_errors else subprocess.PIPE, start_new_session=True)
    streams = [stream for stream in (process.stdout, process.stderr) if stream]
    texts: dict[int, bytearray] = {stream.fileno(): bytearray() for stream in streams}
    limit = None
    try:
        with selectors.DefaultSelector() as selector:
            for descriptor in texts:
                selector.register(descriptor, selectors.EVENT_READ)
            end = time.monotonic() + limits.seconds
            while selector.get_map() and limit is None:
                for key, _ in selector.select(max(0.0, end - time.monotonic())):
                    data = os.read(key.fd, 65536)
                    texts[key.fd] += data
                    if not data:
                        selector.unregister(key.fd)
                if sum(map(len, texts.values())) > limits.output:
                    limit = "output"
                elif time.monotonic() >= end:
                    limit = "time"
        if limit is None:
            try:
                process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                limit = "time"
    finally:
        # Also after a normal end and on an interrupt: what the program started goes with it.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in streams:
            stream.close()
    out, err = ([bytes(text) for text in texts.values()] + [b""])[:2]
    return Outcome(None if limit else process.returncode, out, err, limit)


def _limited(command: Sequence[str], limits: Limits) -> list[str]:
    """`command` behind a shell that sets the limits and then becomes it. (A function run between fork and
    exec could do the same and would not be safe beside threads.)"""
    words = ["ulimit -c 0"]
    if limits.memory is not None:
        words.append(f"ulimit -v {limits.memory // 1024} 2>/dev/null")  # macOS has no such limit
    if limits.file_size is not None:
        words.append(f"ulimit -f {limits.file_size // 512}")
    return ["/bin/sh", "-c", "; ".join([*words, 'exec "$@"']), "sh", *command]
