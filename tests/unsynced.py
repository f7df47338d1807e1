"""A thread to which the system refuses to sync any file from now on, as a disk that fails does."""

from __future__ import annotations

import ctypes
import platform
import struct

SYNCS = {"x86_64": (0xC000003E, 74, 75), "aarch64": (0xC00000B7, 82, 83)}  # the audit's name; fsync, fdatasync
NO_NEW_PRIVILEGES, SECCOMP, FILTER = 38, 22, 2  # of prctl
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06  # of the filter's language
FAIL, ALLOW = 0x00050000 | 5, 0x7FFF0000  # EIO, or as ever
KNOWN = platform.system() == "Linux" and platform.machine() in SYNCS


class Program(ctypes.Structure):
    """A filter, as prctl reads it."""

    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_char_p))


def sync_no_more() -> bool:
    """From now on every sync of this thread fails, and of no other; False if the system does not let us."""
    machine, *syncs = SYNCS[platform.machine()]
    steps = [
        (LOAD, 0, 0, 4),  # which machine
        (EQUALS, 0, 3, machine),
        (LOAD, 0, 0, 0),  # which call
        (EQUALS, 2, 0, syncs[0]),
        (EQUALS, 1, 0, syncs[1]),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, FAIL),
    ]
    program = Program(len(steps), b"".join(struct.pack("=HBBI", *step) for step in steps))
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    if prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
        return False
    return bool(prctl(SECCOMP, FILTER, ctypes.byref(program)) == 0)
