"""What somebody reads and sees who opens the house: addresses, a code for phones, a browser, or why it stays shut."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping

from manoir.cli.arguments import check_bounds
from manoir.cli.qr import drawn

EVERYWHERE = "0.0.0.0"
HERE_ALONE = ("127.0.0.1", "localhost", "::1")


def welcome(address: str, near: list[str], *, host: str, code: bool, command: str = "manoir serve") -> Iterator[str]:
    """The lines that say where the house is and who can reach it; a code for the first address for phones."""
    yield f"The house is open: {address}"
    if host in HERE_ALONE:
        yield f"Nobody but this machine can reach it. To let phones in: {command} --host 0.0.0.0, make play"
    else:
        yield "Whoever is on this network can come in, with phones and televisions:"
    for number, one in enumerate(near):
        yield f"  {one}/"
        if code and number == 0 and _can_draw():
            yield drawn(f"{one}/")
    if host not in HERE_ALONE:
        yield f"To keep it to this machine: {command} --host 127.0.0.1, make play HOST=127.0.0.1"
    yield "Ctrl+C closes it; the games are kept."


def taken(host: str, port: int, command: str = "manoir serve") -> str | None:
    """Why the house cannot open at a port, and what helps; None if it can."""
    check_bounds("--port", port, 0, 65535)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        # On Windows SO_REUSEADDR would let us in beside whoever has the port; elsewhere it forgets only who has left.
        probe.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            return f"manoir: port {port} is not for everybody to open; take one above 1024: --port 8080"
        except OSError as why:
            here = "localhost" if host == EVERYWHERE else host
            return (
                f"manoir: the house cannot open at port {port} ({why.strerror}).\n"
                f"Perhaps it is open already: http://{here}:{port}/\n"
                f"Or take another door: {command} --port {port + 1}, make play PORT={port + 1}"
            )
    return None


def has_screen(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser could be shown: a browser for the terminal would take it away from the house."""
    if platform in ("darwin", "win32", "cygwin"):
        return "SSH_CONNECTION" not in environment
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the page in a browser, where there is a screen; a browser that takes its time holds nothing up."""
    if has_screen(os.environ):
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError) as why:
        print(f"manoir: no browser could be opened ({why}); go to {address}", file=sys.stderr)


def _can_draw() -> bool:
    return "utf" in (getattr(sys.stdout, "encoding", None) or "").lower()
