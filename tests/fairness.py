"""A game whose dice were sealed, for the tests of those who check them."""

from __future__ import annotations

from dataclasses import replace

from manoir.games import title_of
from manoir.kernel.fair import SILENT, Fair, sealed
from manoir.kernel.fate import KeyedFate
from manoir.kernel.log import Log
from manoir.kernel.play import Play, begin

SECRET = bytes(range(32))
SHARES = ("zoe-gives-this-string", SILENT)
NAMES = ("Zoé", "Bot")
MINUIT = title_of("minuit")


def played(shares: tuple[str, ...] = SHARES, fate: KeyedFate | None = None, names: bool = True) -> Log:
    """A whole game of Minuit for two, its dice sealed and revealed."""
    fair = Fair(sealed(SECRET), shares, SECRET.hex(), names)
    fate = fate or KeyedFate(fair.key(SECRET, NAMES))
    play: Play
    play, _ = begin(MINUIT, MINUIT.box(), NAMES, {}, fate)
    while asks := MINUIT.game.asks(play.state):
        seat = int(asks[0].seat)
        play.answer(seat, int(MINUIT.game.moves(play.state, seat)[0]))
    header = replace(play.log.header, fair=fair)
    return Log(header, play.log.entries)
