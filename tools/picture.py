"""Draw a game's terminal board into docs/pictures, as SVG: `python tools/picture.py GAME [SEATS ANSWERS]`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin
from manoir.words import words_in

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Malo", "Inès", "Nour", "Léo")


def picture(game: str, seats: int = 4, answers: int = 40) -> None:
    """The board after some answers of a fixed game, as seat 1 sees it."""
    title = title_of(game)
    play, _ = begin(title, title.box(), PLAYERS[:seats], {}, FastFate(1989))
    bot = bot_named("greedy", title, FastFate(7))
    for _ in range(answers):
        asks = title.game.asks(play.state)
        ask = asks[0]
        view = title.game.view(play.state, ask.seat)
        play.answer(int(ask.seat), int(bot.answer(view, ask, title.game.moves(play.state, ask.seat), 0)))
    seen = play.notation.seen(title.game.view(play.state, 0))
    board = title.part("drawing")
    screen = Console(record=True, width=104, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen.print(board.draw(seen, words_in("en"), PLAYERS[:seats], 0))
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    drawn = screen.export_svg(title=title.rulebook.title["en"])
    # A picture of ours fetches nothing: the reader's own monospaced font will do.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S).replace("Fira Code, monospace", "monospace")
    (folder / f"{game}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    picture(sys.argv[1], *map(int, sys.argv[2:]))
