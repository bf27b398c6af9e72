"""What ends a command early, each with its exit code."""

from __future__ import annotations

ACCEPTED = 0
REJECTED = 1
USAGE = 2
FAILURE = 3


class KataError(Exception):
    """Ends the command with one message for people."""

    code = FAILURE


class UsageError(KataError):
    """What was typed cannot be done; the message says what to type instead."""

    code = USAGE


class MachineError(KataError):
    """The judge or the machine failed; nothing is said of any submission."""

    code = FAILURE
