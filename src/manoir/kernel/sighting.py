"""What can be said of a race once it is over: what there was to see, and who saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment


@dataclass(frozen=True, slots=True)
class Sighting:
    """One fact of a race; its name is a key of the game's words (`<game>-seen-<name>`), which its values fill."""

    entry: int
    seat: int | None  # whom it is about, from 0; None: everybody
    name: str
    values: dict[str, Plain] = field(default_factory=dict)

    def plain(self) -> dict[str, Plain]:
        """The fact as it travels; seats count from 1 there."""
        who: dict[str, Plain] = {} if self.seat is None else {"seat": self.seat + 1}
        return {"entry": self.entry, "seen": self.name, **who, **self.values}


Sightings = Callable[[Sequence[Moment]], list[Sighting]]
"""A game's part `sightings` has a function of that name: the moments of a finished game -> what there was to see."""
