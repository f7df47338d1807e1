"""What Prometheus reads: the counts of a house, in its text format."""

from __future__ import annotations

from collections.abc import Mapping

from manoir.server.sockets import Sockets
from manoir.tables.lobby import Lobby

KINDS = {
    "manoir_tables": ("gauge", "Live tables."),
    "manoir_sockets": ("gauge", "Open sockets."),
    "manoir_seats_here": ("gauge", "People whose device is connected."),
    "manoir_bots_thinking": ("gauge", "Bots that think at this moment."),
    "manoir_messages_total": ("counter", "Messages heard from sockets."),
    "manoir_slow_sockets_total": ("counter", "Sockets let go for being too slow."),
    "manoir_entries_total": ("counter", "Journal entries stored and then told."),
    "manoir_commits_total": ("counter", "Commits, each shared by what had arrived."),
    "manoir_writes_total": ("counter", "Statements within those commits."),
    "manoir_lapses_total": ("counter", "Answers that silence gave."),
    "manoir_mistakes_total": ("counter", "Tables stopped by a fault of ours."),
}


def measures(lobby: Lobby, sockets: Sockets) -> dict[str, float]:
    """What this process counts. No table is named."""
    house, store = lobby.house, lobby.house.store
    live = [table for table in lobby.tables.values() if not table.stopped]
    return {
        "manoir_tables": len(live),
        "manoir_sockets": sockets.open,
        "manoir_seats_here": sum(len(table.audience.seats()) for table in live),
        "manoir_bots_thinking": sum(len(table.thinking) for table in live),
        "manoir_messages_total": sockets.heard,
        "manoir_slow_sockets_total": sockets.dropped,
        "manoir_entries_total": house.recorded,
        "manoir_commits_total": store.commits,
        "manoir_writes_total": store.writes,
        "manoir_lapses_total": house.lapses,
        "manoir_mistakes_total": house.mistakes,
    }


def metrics_text(counted: Mapping[str, Mapping[str, float]]) -> str:
    """Every measure with its help and its kind; among many workers, of each by its name."""
    lines = []
    for name, (kind, words) in KINDS.items():
        lines += [f"# HELP {name} {words}\n# TYPE {name} {kind}\n"]
        for worker, values in counted.items():
            label = "" if not worker else f'{{worker="{worker}"}}'
            lines.append(f"{name}{label} {values.get(name, 0):g}\n")
    return "".join(lines)
