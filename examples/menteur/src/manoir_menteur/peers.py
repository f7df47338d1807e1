"""Le Menteur as OpenSpiel has it: with a single call, two players and the first beginning it is `liars_dice`."""

from __future__ import annotations

from manoir.kernel.peer import Peer


def liars_dice(dice: int, faces: int) -> Peer:
    """Both games with so many dice each, of so many faces."""
    name = f"liars_dice(players=2,numdice={dice},dice_sides={faces})"
    return Peer(name, 2, "single", {"dice": dice, "faces": faces, "first": 1})


PEERS = (liars_dice(1, 6), liars_dice(2, 3), liars_dice(5, 6))
