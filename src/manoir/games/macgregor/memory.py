"""arrive.memory: what was shown once and lies face down now, for people to remember alone unless their table helps."""

from __future__ import annotations

from manoir.games.macgregor.edition import Options
from manoir.games.macgregor.events import Showed
from manoir.games.macgregor.view import fade, forget
from manoir.kernel.memory import Fact, Memory


def aided(options: Options) -> bool:
    """Whether the screen remembers the tokens for everybody."""
    return options.memory


MEMORY = Memory(facts=(Fact(Showed, ("token",), "arrive.memory"),), aided=aided, forget=forget, fade=fade)
