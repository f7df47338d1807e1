"""What people read: every event and every question of every game has its words, in both languages alike."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from manoir.games import TITLES
from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin
from manoir.kernel.registry import Registry
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import HERE, SEAT_FIELDS, Words, files_in, lacking, words_in
from manoir.words.elision import au, de, feminine, que
from toy import VIGIL

ROOT = Path(__file__).parent.parent
PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Hugo", "Nils", "Mia", "Tom", "Eva", "Leo", "Ida")
each_game = pytest.mark.parametrize("game", sorted(TITLES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def events_of(game: str) -> list[type]:
    """The event classes of a game, in the order of the file."""
    module = TITLES[game].part("events")
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
            play, events = begin(title, box, PLAYERS[:seats], title.bounded, fate)
            while asks := title.game.asks(play.state):
                kinds |= {ask.kind for ask in asks}
                ask = asks[fate.pick(len(asks))]
                moves = title.game.moves(play.state, ask.seat)
                events += play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
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


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


YOU = {"fr": r"\b(vous|votre|vos)\b", "en": r"\b(you|your)\b"}
WRONG = {
    "fr": r"(^|[.;:] )vous (?!(le|les|lui|ne|vous|et) )\w+(?<!ez)(?<!êtes)(?<!faites) ",
    "en": r"(^|[.;:] )you (\w+(?<!s)s|is|has|does)\b",
}
"""A verb that does not go with `vous`, or with `you`, where a sentence or a part of it begins with that word."""


@each_language
@each_game
def test_whoever_an_event_speaks_of_reads_of_it_in_the_second_person(game: str, language: str) -> None:
    words = words_in(language)
    names = tuple(f"Seat-{number}" for number in range(1, 13))
    tried: Counter[tuple[str, str]] = Counter()  # of each event and place in it, some are enough
    for event in random_games(game)[0]:
        for seat, name in enumerate(names, 1):
            fields = [key for key in event if key in SEAT_FIELDS and seat in (event[key], *_listed(event[key]))]
            if not fields or tried[event["event"], fields[0]] == 40:
                continue
            tried[event["event"], fields[0]] += 1
            said = words.told(game, event, names, seat - 1)
            assert not re.search(rf"\b{name}\b", said), said
            assert re.search(YOU[language], said, re.IGNORECASE), said
            assert not re.search(WRONG[language], said, re.IGNORECASE), said


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("Papi", "de Papi", "à Papi"),
        ("Ursule", "d’Ursule", "à Ursule"),
        ("Honorine", "d’Honorine", "à Honorine"),
        ("Élise", "d’Élise", "à Élise"),
        ("Yvonne", "d’Yvonne", "à Yvonne"),
        ("Yann", "de Yann", "à Yann"),
        ("Le majordome", "du majordome", "au majordome"),
        ("Le Goff", "de Le Goff", "à Le Goff"),
        ("L’enfant", "de L’enfant", "à L’enfant"),
        ("greedy 2", "de greedy 2", "à greedy 2"),
        ("", "de ", "à "),
    ],
)
def test_french_elides_and_contracts_before_a_name(name: str, of: str, to: str) -> None:
    assert (de(name), au(name)) == (of, to)


def test_french_elides_que_and_makes_a_colour_feminine() -> None:
    assert [que(name) for name in ("Papi", "Ursule", "Yann", "Yvonne")] == [
        "que Papi",
        "qu’Ursule",
        "que Yann",
        "qu’Yvonne",
    ]
    assert [feminine(colour) for colour in ("vert", "violet", "rouge")] == ["verte", "violette", "rouge"]


SHORT = re.compile(r"\b(?:de|que|à) \{ \$(name|names|who|whose|to|from|guest|by|seat|owner|other)\b")


def test_no_sentence_puts_a_bare_name_after_a_word_that_elides() -> None:
    """A name after `de`, `que` or `à` goes through the function that knows vowels and articles."""
    found = [
        f"{file.name}: {line}"
        for file in files_in("fr")
        for line in file.read_text(encoding="utf-8").split("\n")
        if SHORT.search(line)
    ]
    assert not found


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
    for file in files_in(language):
        place = file.name if file.parent.name == language else file.stem[len(language) :]
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                # `you` bends a verb, which one language may need where the other does not.
                yield place, entry.id.name, frozenset(variables.found - {"you"})


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    french, english = set(messages("fr")), set(messages("en"))
    assert sorted(french ^ english, key=str) == []


@each_language
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for _, key, _ in messages(language)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_french_is_set_as_french_is() -> None:
    """A narrow space before ; : ! ?, a curved apostrophe, and the quotation marks of French."""
    for file in files_in("fr"):
        if file.stem not in ("house", "cli", "fr", "fr-typed"):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            text = line.partition("=")[2] if "=" in line else line
            if line.startswith(("#", "    .or =")) or "->" in line:  # what people type besides has no spaces to keep
                continue
            where = f"{file.name}, line {number}: {line}"
            assert "'" not in text, where
            assert '"' not in text.replace('{ "', "").replace('" }', ""), where
            for mark in ";:!?":
                for before, after in zip(" " + text, text + " ", strict=True):
                    assert after != mark or before in "\u202f!?(", where


@each_language
@each_game
def test_every_question_is_explained_in_a_first_game(game: str, language: str) -> None:
    kinds = random_games(game)[1] | ({"step"} if game == "macgregor" else set())  # no shipped castle asks that one
    for kind in [*sorted(kinds), "watch", "done"]:
        assert words_in(language).say(f"{game}-guide-{kind}")


def test_the_page_is_tested_with_what_the_terminal_says_now() -> None:
    """`web/src/lib/words.test.ts` compares the page's sentences with these files."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        sentences = import_module("sentences")
    finally:
        sys.path.pop(0)
    assert len(sentences.files()) > 3
    for game, file in sentences.files().items():
        said = file.read_text(encoding="utf-8")
        assert said == sentences.text(game), "run tools/sentences.py"
        assert {row["event"]["event"] for row in json.loads(said)} == {kind.__name__ for kind in events_of(game)}


WANTED = {
    "page-theirs": ({"name": "Ursule"}, "Au tour d’Ursule", "Ursule to move"),
    "page-pass": ({"name": "Le majordome"}, "Passez l’écran au majordome.", "Hand Le majordome the screen."),
    "macgregor-page-key": ({"colour": "violet", "blazon": "Lion"}, "clef violette (Lion)", "violet key (Lion)"),
    "macgregor-page-exit": ({"colour": "violet"}, "Sortie, porte violette", "Exit, violet door"),
    "page-credit-ms": ({"ms": 100}, "Léger", "A little"),
    "list-each": ({"name": "Zoé", "value": -3}, "Zoé −3", "Zoé −3"),
}


@pytest.mark.parametrize("key", sorted(WANTED))
def test_sentences_agree_with_what_they_name(key: str) -> None:
    values, french, english = WANTED[key]
    assert words_in("fr").say(key, **values) == french
    assert words_in("en").say(key, **values) == english


def test_a_minus_stands_before_numbers_only() -> None:
    said = words_in("en").say("play-saved", file="a-3.log and -3.log")
    assert said == "Saved in a-3.log and -3.log."


def test_letters_of_colours_follow_the_language() -> None:
    """One letter each, all different, and a letter of the colour's own name."""
    for language, english in (("fr", False), ("en", True)):
        words = words_in(language)
        colours = sorted(key.removeprefix("letter-") for key in words.keys if key.startswith("letter-"))
        letters = {colour: words.letter(colour) for colour in colours}
        assert len(colours) == len(set(letters.values())) == 10
        assert all(len(letter) == 1 for letter in letters.values())
        assert all(letter.lower() in words.say(f"colour-{colour}") for colour, letter in letters.items())
        assert (letters["yellow"], letters["green"], letters["white"]) == (
            ("Y", "G", "W") if english else ("J", "V", "C")
        )
    assert words_in("fr").letter("puce") == "P"


def test_keys_are_spelt_one_way_in_french() -> None:
    """Cards, clauses and sentences say clef; what people may type besides is theirs."""
    files = [*files_in("fr"), *(HERE.parent / "games").glob("*/rulebook.toml")]
    lines = [
        line for file in files if "-typed" not in file.name for line in file.read_text(encoding="utf-8").split("\n")
    ]
    assert len(lines) > 2000
    assert [line for line in lines if re.search(r"\bclés?\b", line)] == []


@pytest.fixture
def half_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside whose French lacks a key, and whose English lacks an event."""
    folder = tmp_path / "words"
    folder.mkdir()
    told = "vigil-ask-seal = Which card?\nvigil-told-Sealed = { $seat } lays a card down.\n"
    (folder / "en.ftl").write_text(told, encoding="utf-8")
    (folder / "fr.ftl").write_text("vigil-ask-seal = Quelle carte ?\n", encoding="utf-8")
    title = replace(VIGIL, folder=tmp_path)
    monkeypatch.setattr("manoir.words.registry", lambda: Registry({"vigil": title}, (), {"vigil": "a-vigil"}))


@pytest.mark.usefixtures("half_spoken")
def test_what_a_game_lacks_in_french_is_said_in_english_and_what_it_lacks_in_both_is_listed() -> None:
    words = Words("fr")
    assert words.say("vigil-ask-seal") == "Quelle carte ?"
    assert words.told("vigil", {"event": "Sealed", "seat": 1}, ["Zoé"]) == "Zoé lays a card down."
    assert words.told("vigil", {"event": "Drawn", "token": "bell"}, ["Zoé"]) == "Drawn bell"


@pytest.mark.usefixtures("half_spoken")
def test_words_that_lack_a_key_are_named_with_their_package_and_file() -> None:
    events, french = lacking()
    assert "words/en.ftl of the game vigil lacks vigil-told-" in events
    assert "the event is listed by its fields; add them there" in events
    assert "words/fr.ftl of the game vigil lacks vigil-told-Sealed: English is shown instead" in french


def test_the_house_s_own_games_lack_nothing() -> None:
    assert [one for one in lacking() if one.startswith("manoir:")] == []
