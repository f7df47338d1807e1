"""Letters of colours in the terminal: in the reader's language, so that they help and never mislead."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from manoir.games import title_of
from manoir.kernel.event import Tell
from manoir.kernel.fate import FastFate
from manoir.words import words_in

NAMED = {
    "macgregor": {
        "fr": ["R rouge", "B bleu", "V vert", "J jaune", "O orange", "I violet"],
        "en": ["R red", "B blue", "G green", "Y yellow", "O orange", "V violet"],
    },
    "booo": {
        "fr": [" C  blanc", " J  jaune", " R  rouge", " B  bleu", " V  vert", " I  violet"],
        "en": [" W  white", " Y  yellow", " R  red", " B  blue", " G  green", " V  violet"],
    },
}
DRAWN = {"macgregor": {"fr": "J", "en": "Y"}, "booo": {"fr": "J", "en": "Y"}}  # on many doors and walls, and in no name


def board(game: str, language: str) -> str:
    """The first position of a game as the terminal draws it, without its colours."""
    title = title_of(game)
    options = title.table(title.box(), title.box().players[0], {})
    state = title.game.setup(options, FastFate(3), Tell())
    seen = title.notation(options).seen(title.game.view(state, 0))
    console = Console(width=120, file=StringIO())
    players = ["Zoé", "Papi", "Lucie"][: title.box().players[0]]
    console.print(title.part("drawing").draw(seen, words_in(language), players, 0))
    return console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", sorted(NAMED))
def test_a_board_in_the_terminal_writes_the_letters_of_the_readers_language(game: str, language: str) -> None:
    drawn = board(game, language)
    assert [named for named in NAMED[game][language] if named not in drawn] == []
    assert drawn.count(DRAWN[game][language]) > 3
    other = "en" if language == "fr" else "fr"
    assert DRAWN[game][other] not in drawn
