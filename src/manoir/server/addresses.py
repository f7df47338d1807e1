"""Where other devices on the local network find this house."""

from __future__ import annotations

import socket
from contextlib import suppress

ANY = ("0.0.0.0", "::")
FAR = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Looked at from afar only: a datagram socket that connects sends nothing, but learns its own side."""


def addresses(host: str, port: int) -> list[str]:
    """The house's own addresses for phones and televisions; none if it listens to this machine alone."""
    if host not in ANY:
        return []
    found = [_near(target) for target in FAR]
    with suppress(OSError):  # a machine that does not know its own name still has its interfaces
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    kept = dict.fromkeys(ip for ip in found if ip and not ip.startswith("127."))
    return [f"http://{ip}:{port}" for ip in kept]


def _near(target: str) -> str | None:
    """The address from which this machine would reach a target."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
