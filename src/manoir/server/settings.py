"""How a house is run: every setting has a flag of `manoir serve` and a variable `MANOIR_...` of the environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from manoir.kernel.wrong import WrongInput, shown

ASSETS = Path(__file__).parent / "assets"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite+aiosqlite:///manoir.db"
    redis: str = ""  # where the workers of a house find each other; none: a house of one process
    workers: int = 1  # processes on this machine
    origins: str = ""  # other origins that may open sockets, separated by commas
    tables: int = 2_000  # live at once
    sockets: int = 4_000
    sockets_each: int = 64  # from one address
    message_bytes: int = 16_384
    messages: float = 20.0  # a second and socket; 0: no limit
    requests: int = 600  # a minute and address; 0: no limit
    hello: float = 10.0  # seconds until a socket must have said hello
    idle: float = 300.0  # seconds after which an empty table is let go
    keep_antechamber: float = 1.0  # days until an abandoned table is forgotten
    keep_playing: float = 30.0
    keep_finished: float = 3650.0
    thinking: float = 60.0  # seconds until a bot is late: a race takes long looks, and a hung process is ended sooner
    log_level: str = "info"
    assets: str = str(ASSETS)

    def allowed_origins(self) -> set[str]:
        """The other origins, as a set."""
        return {origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip()}


def from_environment(environment: Mapping[str, str], settings: Settings | None = None) -> Settings:
    """The settings with whatever `MANOIR_...` says in place of the defaults; WrongInput names the variable."""
    found = settings or Settings()
    for field in fields(Settings):
        name = f"MANOIR_{field.name.upper()}"
        text = environment.get(name)
        if text is None:
            continue
        kind = type(getattr(found, field.name))
        try:
            value = kind(text)
        except ValueError:
            raise WrongInput(name, shown(text), "a number") from None
        found = replace(found, **{field.name: value})
    return found
