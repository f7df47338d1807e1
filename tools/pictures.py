"""Draw the pictures of the docs: a position of each game as the terminal shows it.

`python tools/pictures.py` writes docs/pictures/GAME.svg for the scenes below.
"""

from __future__ import annotations

import re
from importlib import import_module
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.words import words_in

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = ("Zoé", "Papi", "Lucie", "Ada", "Nils", "Mia")
SCENES = {
    "minuit": (
        "4 players; points 12 7 15 9; hugo 8; red 16 23 music-room step-10; blue 28 19 bedroom step-9; "
        "turquoise 12 16 hunting-room step-9; yellow 5 2 20 linen-room; to move red 4"
    ),
}
# The house's own fonts or the reader's: a picture fetches nothing.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def picture(game: str, position: str) -> str:
    """One position with the question that it asks, as SVG."""
    title = title_of(game)
    words = words_in("en")
    seats = int(position.split(maxsplit=1)[0])
    notation = title.notation(title.table(title.box(), seats))
    state = notation.read(position)
    title.game.settle(state, FastFate(1), None)
    ask = title.game.asks(state)[0]
    seat = int(ask.seat)
    screen = Console(width=100, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    board = import_module(f"manoir.cli.boards.{game}")
    screen.print(board.draw(notation.seen(title.game.view(state, seat)), words, PLAYERS[:seats], seat))
    moves = "  ".join(f"{n}:{notation.text(int(move))}" for n, move in enumerate(title.game.moves(state, seat), 1))
    screen.print(Text.assemble("\n", (words.say(f"{game}-ask-{ask.kind}"), "bold yellow"), f"\n{moves}\n> "))
    drawn = screen.export_svg(title=f"manoir play {game}", code_format=FORMAT, unique_id=game)
    return re.sub(r"[ \t]+$", "", drawn, flags=re.MULTILINE)


if __name__ == "__main__":
    for name, scene in SCENES.items():
        (ROOT / "docs" / "pictures" / f"{name}.svg").write_text(picture(name, scene), encoding="utf-8")
