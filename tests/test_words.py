"""What people read: every event and every question of every game has its words, in both languages alike."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.record import begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.told import plain_event, redact, reveal
from manoir.words import HERE, words_in

ROOT = Path(__file__).parent.parent
PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Hugo", "Nils", "Mia", "Tom", "Eva", "Leo", "Ida")
each_game = pytest.mark.parametrize("game", sorted(TITLES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def events_of(game: str) -> list[type]:
    """The event classes of a game, in the order of the file."""
    module = import_module(f"manoir.games.{game}.events")
    return [thing for thing in vars(module).values() if is_dataclass(thing) and thing.__module__ == module.__name__]


def samples(kind: str) -> list[Any]:
    """Values that a field of that type may have in an event's plain form."""
    found: list[Any] = []
    if "tuple" in kind or "list" in kind:
        found += [[1], [1, 2, 1]]
    elif "int" in kind or "Seat" in kind:
        found += [1, 2]
    if "bool" in kind:
        found += [True, False]
    if "str" in kind or "Secret" in kind:
        found += ["thing", "?"]
    if "None" in kind:
        found.append(None)
    return found or ["thing"]


@cache
def random_games(game: str) -> tuple[list[dict[str, Any]], set[str]]:
    """All that any chair is told, and every kind of question, in a few random games."""
    title = TITLES[game]
    box = title.box()
    told: list[dict[str, Any]] = []
    kinds: set[str] = set()
    for seats in range(box.players[0], box.players[1] + 1):
        for seed in range(3):
            fate = FastFate(seed)
            record, events = begin(title, box, PLAYERS[:seats], {}, fate)
            while asks := title.game.asks(record.state):
                kinds |= {ask.kind for ask in asks}
                ask = asks[fate.pick(len(asks))]
                moves = title.game.moves(record.state, ask.seat)
                events += record.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
            for event in events:
                told += [plain_event(redact(event, 0)), plain_event(redact(event, None)), plain_event(reveal(event))]
    return told, kinds


@each_language
@each_game
def test_every_event_has_a_sentence(game: str, language: str) -> None:
    words = words_in(language)
    for kind in events_of(game):
        plain = {field.name: samples(str(field.type))[0] for field in fields(kind)}
        for field in fields(kind):
            for value in samples(str(field.type)):
                assert words.told(game, {"event": kind.__name__, **plain, field.name: value}, PLAYERS).strip()


@each_language
@each_game
def test_all_that_is_told_in_random_games_can_be_said(game: str, language: str) -> None:
    words = words_in(language)
    for event in random_games(game)[0]:
        sentence = words.told(game, event, PLAYERS)
        assert sentence.strip() == sentence != ""


@each_language
@each_game
def test_every_question_has_a_prompt(game: str, language: str) -> None:
    for kind in sorted(random_games(game)[1]):
        assert words_in(language).say(f"{game}-ask-{kind}")


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.found.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every message of a language: its file, its key and its variables."""
    for file in sorted((HERE / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                yield file.name, entry.id.name, frozenset(variables.found)


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    french, english = set(messages("fr")), set(messages("en"))
    assert sorted(french ^ english, key=str) == []


@each_language
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for _, key, _ in messages(language)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_french_is_set_as_french_is() -> None:
    """A narrow space before ; : ! ?, a curved apostrophe, and the quotation marks of French."""
    for name in ("house", "cli", *TITLES):
        file = HERE / "fr" / f"{name}.ftl"
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            text = line.partition("=")[2] if "=" in line else line
            if line.startswith("#") or "->" in line:
                continue
            where = f"{file.name}, line {number}: {line}"
            assert "'" not in text, where
            assert '"' not in text.replace('{ "', "").replace('" }', ""), where
            for mark in ";:!?":
                for before, after in zip(" " + text, text + " ", strict=True):
                    assert after != mark or before in "\u202f!?(", where


@each_language
@each_game
def test_the_page_calls_a_game_what_its_rulebook_does(game: str, language: str) -> None:
    assert words_in(language).say(f"page-game-{game}") == TITLES[game].rulebook.title[language]


@each_language
@each_game
def test_every_question_is_explained_in_a_first_game(game: str, language: str) -> None:
    kinds = random_games(game)[1] | ({"step"} if game == "macgregor" else set())  # no shipped castle asks that one
    for kind in [*sorted(kinds), "watch", "done"]:
        assert words_in(language).say(f"{game}-guide-{kind}")


def test_the_page_is_tested_with_what_the_terminal_says_now() -> None:
    """`web/src/lib/words.test.ts` compares the page's sentences with this file."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        sentences = import_module("sentences")
    finally:
        sys.path.pop(0)
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.text(), "run tools/sentences.py"
    said = json.loads(sentences.FILE.read_text(encoding="utf-8"))
    for game in TITLES:
        assert {row["event"]["event"] for row in said[game]} == {kind.__name__ for kind in events_of(game)}
