"""Scenes of Mac Gregor, and what each chair hears of them."""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.laws import seen_by
from manoir.kernel.plain import Plain
from manoir.tables.scenes.per_chair import view_of
from manoir.testing.scene import Scene

FOLDER = Path(__file__).parents[3] / "src" / "manoir" / "games" / "macgregor"


def macgregor(
    seats: int,
    position: str | None,
    picks: list[int] | None = None,
    edition: Path | str | None = None,
    **choices: Plain,
) -> Scene:
    """A position of Mac Gregor; seat 0 is the ghost's unless the line says otherwise."""
    return Scene("macgregor", seats, position, picks, edition, **choices)


def heard(scene: Scene, kind: str, seat: int | None = None) -> list[dict[str, Plain]]:
    """The events of a kind as one chair hears them; without a chair, the whole truth."""
    events = [reveal(event) if seat is None else redact(event, seat if seat >= 0 else None) for event in scene.events]
    return [plain_event(event) for event in events if type(event).__name__ == kind]


def order(scene: Scene) -> list[str]:
    """The kinds of events in the order in which they were told."""
    return [type(event).__name__ for event in scene.events]


def seat_of(scene: Scene, number: int) -> dict[str, Plain]:
    """The truth about a seat, counted from 0."""
    seats: list[dict[str, Plain]] = scene.position["seats"]
    return seats[number]


def seen(scene: Scene, seat: int) -> dict[str, Plain]:
    """All that a chair knows; -1 is a spectator."""
    view: dict[str, Plain] = seen_by(scene.game, scene.notation, scene.state, seat)["view"]
    return view


def displayed(scene: Scene, seat: int) -> dict[str, Plain]:
    """What the screen of a chair shows now."""
    shown: dict[str, Plain] = view_of(scene.set_up, scene.state, seat if seat >= 0 else None, over=not scene.asked())
    return shown


def looked_back(scene: Scene, seat: int) -> dict[str, Plain]:
    """What a chair may see of the position later, while the game goes on."""
    shown: dict[str, Plain] = view_of(scene.set_up, scene.state, seat if seat >= 0 else None, past=True)
    return shown


def changed(folder: Path, *changes: tuple[str, str], name: str = "edition") -> Path:
    """A copy of an edition file with some of its text replaced."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in the edition"
        text = text.replace(old, new, 1)
    path = folder / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return path
