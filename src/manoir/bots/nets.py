"""The net of a game, read once: from its folder, where there is one that fits the game as it is."""

from __future__ import annotations

import logging
from pathlib import Path

from manoir.bots.learned import Learned
from manoir.bots.net_file import LearnedNet, read_net
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted

NAME = "net.bin"
log = logging.getLogger(__name__)


def learned_of(title: Title) -> Learned | None:
    """A net that looks at a game of its own; None: the game has none, or one that is left aside."""
    held = net_of(title.name, title.folder / NAME, title)
    if held is None:
        return None
    lens = title.lens
    assert lens is not None
    about = held.about
    return Learned(title.game, lens, title.sight, held.net(), about.parts, about.moves, about.seats)


def net_at(title: Title, path: Path) -> LearnedNet:
    """The net of a file, or WrongInput where it is none of this game."""
    found = read_net(path)
    about = found.about
    lens, catalogue = title.lens, title.part("catalogue")
    if lens is None or catalogue is None:
        raise WrongInput(quoted(path.name), f"a net for {quoted(title.name)}", "a game with a catalogue and a lens")
    for what, has, wants in (
        ("game", about.game, title.name),
        ("rules", about.rules, title.game.version),
        ("catalogue", about.catalogue, catalogue.VERSION),
        ("lens", about.lens, lens.version),
    ):
        if has != wants:
            raise WrongInput(quoted(path.name), f"a net of the {what} {quoted(has)}", f"one of {wants}: train again")
    return found


HELD: dict[tuple[str, Path], LearnedNet | None] = {}


def net_of(name: str, path: Path, title: Title) -> LearnedNet | None:
    """The net of a game's folder, said once why it is left aside if it is."""
    key = (name, path)
    if key not in HELD:
        HELD[key] = None
        try:
            HELD[key] = net_at(title, path) if path.is_file() else None
        except (WrongInput, OSError) as trouble:
            log.warning("the net of %s is left aside: %s", name, trouble)
    return HELD[key]
