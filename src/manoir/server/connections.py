"""The connections of a server: how many there may be, and which of them have to make room."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from manoir.server.settings import ServerSettings

FILES = 200  # that a house needs besides its connections: the database, the page, the processes of bots


class Connection(Protocol):
    """What the gate knows of a connection."""

    caller: str

    def let_go(self) -> None:
        """Close it, whatever it was about to ask."""
        ...


class ConnectionLimit:
    """Counts connections. One that is not being answered makes room for the next: an honest request is complete at
    once, and only one that never comes to an end waits for long."""

    def __init__(self, settings: ServerSettings, files: int | None = None) -> None:
        self.most = settings.connections  # 0: no limit
        if files is not None:
            self.most = min(self.most or files, max(FILES, files - FILES))
        self.each = settings.connections_each  # of one caller; 0: no limit
        self.seconds = settings.request_seconds
        self.open: Counter[str] = Counter()
        self.waiting: dict[str, dict[Connection, None]] = {}  # by caller, the longest first

    def enter(self, one: Connection, limited: bool) -> bool:
        """Whether a connection may come in; a proxy's are not limited, for it speaks for many."""
        if limited and 0 < self.each <= self.open[one.caller] and not self._room(one.caller):
            return False
        if 0 < self.most <= self.open.total() and not self._room(max(self.waiting, key=self._waiting, default="")):
            return False
        self.open[one.caller] += 1
        self.wait(one)
        return True

    def leave(self, one: Connection) -> None:
        """A connection is gone."""
        self.go_on(one)
        self.open[one.caller] -= 1
        if not self.open[one.caller]:
            del self.open[one.caller]

    def wait(self, one: Connection) -> None:
        """A connection has asked for nothing yet, or nothing more."""
        self.waiting.setdefault(one.caller, {}).setdefault(one)

    def go_on(self, one: Connection) -> None:
        """A connection has asked for something."""
        if one in (waiting := self.waiting.get(one.caller, {})):
            del waiting[one]
            if not waiting:
                del self.waiting[one.caller]

    def _waiting(self, caller: str) -> int:
        return len(self.waiting[caller])

    def _room(self, caller: str) -> bool:
        """Let the connection of a caller go that has waited for longest; False if none waits."""
        for one in self.waiting.get(caller, ()):
            self.go_on(one)
            one.let_go()
            return True
        return False
