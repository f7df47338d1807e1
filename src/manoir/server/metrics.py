"""What Prometheus reads: the counts of a house, in its text format."""

from __future__ import annotations

from manoir.server.sockets import Sockets
from manoir.tables.lobby import Lobby


def metrics_text(lobby: Lobby, sockets: Sockets) -> str:
    """Every measure with its help and its kind. No table is named."""
    house, writer = lobby.house, lobby.house.store.writer
    live = [table for table in lobby.tables.values() if not table.stopped]
    rows: list[tuple[str, str, str, float]] = [
        ("manoir_tables", "gauge", "Live tables.", len(live)),
        ("manoir_sockets", "gauge", "Open sockets.", sockets.open),
        ("manoir_seats_here", "gauge", "People whose device is connected.", sum(len(t.audience.seats()) for t in live)),
        ("manoir_bots_thinking", "gauge", "Bots that think at this moment.", sum(len(t.thinking) for t in live)),
        ("manoir_messages_total", "counter", "Messages heard from sockets.", sockets.heard),
        ("manoir_slow_sockets_total", "counter", "Sockets let go for being too slow.", sockets.dropped),
        ("manoir_entries_total", "counter", "Journal entries stored and then told.", house.recorded),
        ("manoir_commits_total", "counter", "Commits, each shared by what had arrived.", writer.commits),
        ("manoir_writes_total", "counter", "Statements within those commits.", writer.writes),
        ("manoir_lapses_total", "counter", "Answers that silence gave.", house.lapses),
        ("manoir_mistakes_total", "counter", "Tables stopped by a fault of ours.", house.mistakes),
    ]
    return "".join(
        f"# HELP {name} {words}\n# TYPE {name} {kind}\n{name} {value:g}\n" for name, kind, words, value in rows
    )
