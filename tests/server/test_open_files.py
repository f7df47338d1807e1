"""As many open files as a system gives, also where it gives fewer than it says."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("Windows counts open files in another way", allow_module_level=True)

import resource

from manoir.server import loop


class System:
    """The limits of a process, and the most that the system really gives."""

    def __init__(self, soft: int, hard: int, most: int) -> None:
        self.limits, self.most = (soft, hard), most

    def getrlimit(self, _what: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, _what: int, limits: tuple[int, int]) -> None:
        if not 0 <= limits[0] <= self.most:  # unlimited is -1
            raise ValueError("current limit exceeds maximum limit")
        self.limits = limits


@pytest.mark.parametrize(
    ("soft", "hard", "most", "taken"),
    [
        (1024, 524_288, 524_288, 524_288),
        (256, resource.RLIM_INFINITY, 10_240, 10_240),  # macOS
        (20_000, resource.RLIM_INFINITY, 20_000, 20_000),  # macOS, told otherwise: what we have is not given away
        (256, 4096, 2048, 256),
    ],
)
def test_a_house_takes_as_many_files_as_the_system_gives(
    soft: int, hard: int, most: int, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System(soft, hard, most)
    monkeypatch.setattr(resource, "getrlimit", system.getrlimit)
    monkeypatch.setattr(resource, "setrlimit", system.setrlimit)
    loop.open_more_files()
    assert loop.open_files() == taken
