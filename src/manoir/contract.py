"""What a game from outside may inherit from: the protocols of the kernel, open to classes of any kind.

The kernel's own are compiled, and an interpreted class (or one compiled elsewhere) cannot inherit from those. A game
may also merely have the verbs: nothing has to be inherited. To a type checker both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoir.kernel.bot import Bot, PacedBot
    from manoir.kernel.census import Census
    from manoir.kernel.game import Game
    from manoir.kernel.instincts import Instincts
    from manoir.kernel.notation import Notation
    from manoir.kernel.views import Views
else:

    class _Open:
        """Takes its types in brackets, as the protocols do, and has nothing of its own."""

        def __class_getitem__(cls, _: Any) -> type:
            return cls

    class Game(_Open):
        """See `manoir.kernel.game`."""

    class Notation(_Open):
        """See `manoir.kernel.notation`."""

    class Census(_Open):
        """See `manoir.kernel.census`."""

    class Views(_Open):
        """See `manoir.kernel.views`."""

    class Bot(_Open):
        """See `manoir.kernel.bot`."""

    class PacedBot(Bot):
        """See `manoir.kernel.bot`."""

    class Instincts(_Open):
        """See `manoir.kernel.instincts`."""

        def settled(self, state: Any) -> bool:
            return self.quiet(state)


__all__ = ["Bot", "Census", "Game", "Instincts", "Notation", "PacedBot", "Views"]
