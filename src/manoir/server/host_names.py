"""What the house is called: a page that reaches it under any other name was lured here, by DNS rebinding for one."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit


class HostNames:
    """The names under which a house may be asked; addresses as numbers always are, since nobody can lend those."""

    def __init__(self, allowed: str, origins: set[str]) -> None:
        given = {name.strip().rstrip(".").lower() for name in allowed.split(",") if name.strip()}
        machine = socket.gethostname().lower()
        pages = {urlsplit(origin).hostname or "" for origin in origins}
        self.names = {"localhost", machine, machine.split(".")[0], *given, *pages} - {""}
        self.any = "*" in given

    def includes(self, host: str) -> bool:
        """Whether a `Host` header, with or without a port, names this house."""
        if "@" in host:  # no browser sends that
            return False
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:  # a bracket that is not closed
            return False
        return self.any or name in self.names or name.endswith((".local", ".localhost")) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
