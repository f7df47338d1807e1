"""What stands on a game's card in the hall: the only words of a game that are read before anybody plays it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from manoir.words import FUNCTIONS, files_of


@cache
def card_said(folder: Path, game: str, word: str, language: str) -> str | None:
    """The words `<game>-card-<word>` of the game in a folder; None where it has none."""
    from fluent.runtime import FluentBundle, FluentResource

    key = f"{game}-card-{word}"
    for file in files_of(folder, language):
        text = file.read_text(encoding="utf-8")
        if f"{key} =" not in text:  # reading all that a game can say takes a second
            continue
        bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        bundle.add_resource(FluentResource(text))
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            return str(bundle.format_pattern(pattern)[0])
    return None
