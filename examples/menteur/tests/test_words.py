"""What people read of Le Menteur, in both languages."""

from __future__ import annotations

import re

import pytest

from games import PLAYERS, SOME, told
from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import files_of, words_in
from manoir_menteur import TITLE, events
from manoir_menteur.measures import measures

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_all_that_is_told_can_be_said_to_everybody(language: str) -> None:
    words, kinds = words_in(language), set()
    for game in SOME:
        for _, event in told(*game)[1]:
            kinds.add(type(event).__name__)
            for reader in (None, *range(game[0])):
                for plain in (plain_event(redact(event, reader)), plain_event(reveal(event))):
                    sentence = words.told("menteur", plain, PLAYERS, reader)
                    assert sentence == sentence.strip() != ""
                    assert "{" not in sentence
    assert kinds == {name for name, kind in vars(events).items() if hasattr(kind, "__dataclass_fields__")}


@each_language
def test_questions_options_measures_and_the_hall_have_words(language: str) -> None:
    words = words_in(language)
    play, happened = told(3, 1)
    scores = [int(score) for score in TITLE.game.scores(play.state)]
    winners = [int(seat) for seat in TITLE.game.winners(play.state)]
    measured = measures([event for _, event in happened], scores, winners)
    keys = [f"menteur-{part}-{kind}" for part in ("ask", "guide") for kind in ("open", "answer")]
    keys += [f"menteur-guide-{kind}" for kind in ("watch", "done")]
    keys += [f"menteur-screen-{kind}" for kind in ("open", "answer")]
    keys += [f"menteur-measure-{key}" for key in ("moves", "rounds", *measured)]
    keys += [f"menteur-card-{part}" for part in ("short", "line")]
    for choice in TITLE.choices:
        keys += [f"menteur-page-option-{choice.name}", f"menteur-page-option-{choice.name}-about"]
        values = choice.values(TITLE.table(TITLE.box(), 2))
        keys += [f"menteur-page-option-{choice.name}-{str(one).lower()}" for one in values if not str(one).isdecimal()]
    assert [key for key in keys if not words.has(key)] == []
    assert words.say("menteur-card-short") == TITLE.rulebook.title[language]


def test_french_is_set_as_french_is() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in files_of(TITLE.folder, "fr"))
    lines = [line for line in source.split("\n") if not line.startswith("#") and "->" not in line]
    book = (TITLE.folder / "rulebook.toml").read_text(encoding="utf-8")
    clauses = re.findall(r'\bfr = "([^"]*)"', book)
    assert len(clauses) > 20
    for text in [*(line.partition("=")[2] or line for line in lines), *clauses]:
        assert "'" not in text, text
        for before, mark in zip(" " + text, text + " ", strict=True):
            assert mark not in ";:!?»" or before in "\u202f!?", text
            assert before != "«" or mark == "\u202f", text
