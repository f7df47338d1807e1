"""How a house is run: every setting is a variable `MANOIR_...` of the environment, the first eight are flags too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from manoir.kernel.wrong import WrongInput, quoted

ASSETS = Path(__file__).parent / "assets"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite+aiosqlite:///manoir.db"
    redis: str = ""  # where the workers of a house find each other; none: a house of one process
    workers: int = 1  # processes on this machine
    origins: str = ""  # other origins that may open sockets, separated by commas
    names: str = ""  # other names under which the house may be asked, separated by commas; * for any
    log_level: str = "info"
    tables: int = 2_000  # live at once
    tables_each: int = 60  # open at once, made from one address; 0: no limit, here and below
    tables_hour: int = 240  # made an hour from one address
    bot_tables_each: int = 6  # open at once, made from one address, at which only bots play
    sockets: int = 4_000  # and a quarter as many again for those who hold a seat
    sockets_each: int = 256  # from one address, and a quarter as many again likewise
    connections: int = 6_000  # open at once, sockets among them
    connections_each: int = 640  # from one address
    message_bytes: int = 16_384
    messages: float = 20.0  # a second and socket; 0: no limit
    requests: int = 1_200  # a minute and address
    request_seconds: float = 10.0  # until a request must have arrived, from its first byte to its last
    wrong_codes: int = 120  # codes of no table that are tried, an hour and address
    upload_bytes: int = 20_000_000  # of games that are brought, a day and address
    hello: float = 10.0  # seconds until a socket must have said hello
    idle: float = 300.0  # seconds after which an empty table is let go
    bots_alone: float = 300.0  # seconds that bots play on by themselves while nobody watches
    keep_antechamber: float = 1.0  # days until an abandoned table is forgotten
    keep_playing: float = 30.0
    keep_finished: float = 3650.0
    keep_brought: float = 30.0  # of a finished game that was brought, and that nobody looks at
    thinking: float = 60.0  # seconds until a bot is late: a race takes long looks, and a hung process is ended sooner
    assets: str = str(ASSETS)

    def allowed_origins(self) -> set[str]:
        """The other origins, as a set."""
        return {origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip()}


def from_environment(environment: Mapping[str, str], settings: ServerSettings | None = None) -> ServerSettings:
    """The settings with whatever `MANOIR_...` says in place of the defaults; WrongInput names the variable."""
    found = settings or ServerSettings()
    for field in fields(ServerSettings):
        name = f"MANOIR_{field.name.upper()}"
        text = environment.get(name)
        if text is None:
            continue
        kind = type(getattr(found, field.name))
        try:
            value = kind(text)
        except ValueError:
            raise WrongInput(name, quoted(text), "a number") from None
        found = replace(found, **{field.name: value})
    return found
