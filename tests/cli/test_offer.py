"""What may be typed at a question: phrases, notation, short names and numbers, in both languages and in every title."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from manoir.cli.offer import Offer
from manoir.games import TITLES
from manoir.games.booo.events import Crossed
from manoir.kernel.event import Tell
from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play, begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.words import words_in
from manoir.words.vocabulary import plainly, vocabulary_of
from toy import VIGIL

NAMES = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Ida", "Nils", "Mia", "Tom", "Eva", "Leo", "Max")
SHORT: dict[str, dict[str, Any]] = {"booo": {"bound": 60}, "macgregor": {"bound": 4}}
ALL = [*TITLES.values(), VIGIL]
each_title = pytest.mark.parametrize("title", ALL, ids=[title.name for title in ALL])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(title: Title) -> Iterator[tuple[Play, int]]:
    """Every question of some random games, with few seats and with many."""
    for seats in title.box().players:
        fate = FastFate(seats)
        play, _ = begin(title, title.box(), NAMES[:seats], SHORT.get(title.name, {}), fate)
        while asks := title.game.asks(play.state):
            ask = asks[fate.pick(len(asks))]
            yield play, int(ask.seat)
            moves = title.game.moves(play.state, ask.seat)
            play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))


def offers(title: Title, language: str) -> Iterator[Offer]:
    """What is offered at those questions, once for each list of moves."""
    seen: set[tuple[str, ...]] = set()
    for play, seat in asked(title):
        offer = Offer(play, seat, words_in(language), NAMES)
        texts = tuple(option.text for option in offer.options)
        if texts not in seen:
            seen.add(texts)
            yield offer


def drawn(offer: Offer) -> str:
    """The list as it is printed, every space one space."""
    screen = Console(width=60, record=True, file=open("/dev/null", "w"), highlight=False)  # noqa: SIM115
    screen.print(offer.drawn())
    return " ".join(screen.export_text().split())


@each_language
@each_title
def test_a_move_said_in_words_and_typed_again_is_the_same_move(title: Title, language: str) -> None:
    vocabulary = vocabulary_of(title.name, language)
    tried = 0
    for offer in offers(title, language):
        for option in offer.options:
            tried += 1
            assert vocabulary.notation(option.phrase) == option.text
            typed = (option.phrase, plainly(option.phrase), option.phrase.upper(), option.text, f"  {option.text} ")
            for line in typed:
                assert offer.read(line) == [option.move], line
    assert tried > 20


@each_language
@each_title
def test_the_list_shows_the_phrase_and_the_notation_beside_it(title: Title, language: str) -> None:
    for number, offer in enumerate(offers(title, language)):
        if number % 7 == 0:
            shown = drawn(offer)
            for option in offer.options:
                beside = "" if option.phrase == option.text else f" ({option.text})"
                assert f"{option.phrase}{beside}" in shown


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_french_has_words_of_its_own_for_every_move(title: Title) -> None:
    for offer in offers(title, "fr"):
        verbs = {(option.text.split()[0], option.phrase.split()[0]) for option in offer.options}
        assert all(notation != phrase for notation, phrase in verbs), verbs


@each_language
def test_a_title_that_declares_no_words_is_typed_in_its_notation(language: str) -> None:
    assert vocabulary_of(VIGIL.name, language).phrases == {}
    offer = next(offers(VIGIL, language))
    assert all(option.phrase == option.text for option in offer.options)


@each_language
@pytest.mark.parametrize("game", [*TITLES, "play"])
def test_no_two_words_are_typed_alike(game: str, language: str) -> None:
    words, vocabulary = words_in(language), vocabulary_of(game, language)
    owners: dict[str, set[str]] = {}
    for word, phrase in vocabulary.phrases.items():
        for spelling in (word, phrase, *words.others(f"{game}-typed-{word}")):
            owners.setdefault(plainly(spelling), set()).add(word)
    assert {spelling: found for spelling, found in owners.items() if len(found) > 1} == {}


@each_language
@each_title
def test_no_command_is_called_like_a_move(title: Title, language: str) -> None:
    commands = {spelling[0] for spelling in vocabulary_of("play", language).spellings}
    for offer in offers(title, language):
        for option in offer.options:
            assert plainly(option.phrase).split()[0] not in commands
            assert option.text.split()[0] not in commands
            assert not option.names & commands


@each_title
def test_a_number_is_a_choice_only_where_no_move_is_called_so(title: Title) -> None:
    for offer in offers(title, "fr"):
        called = {number: [] for number in range(1, 40)}
        for option in offer.options:
            for value in option.named.values():
                if str(value).isdecimal():
                    called[int(value)].append(option.move)
        for number, moves in called.items():
            read = offer.read(str(number))
            if moves:
                assert read == moves, "a number that names moves means those, and no other"
            elif any(called.values()):
                assert not set(read) & {option.move for option in offer.options}, "a choice that nobody named"
            else:
                assert read == [option.move for option in offer.options[number - 1 : number]]
        assert offer.numbered == (not any(called.values())), "numbers are shown where they can be typed"


def at(game: str, seats: int, line: str, seat: int, language: str) -> tuple[Play, Offer]:
    """A position in notation, and what it offers to a seat."""
    title = TITLES[game]
    play, _ = begin(title, title.box(), NAMES[:seats], {}, FastFate(1), line)
    return play, Offer(play, seat, words_in(language), NAMES)


def texts(play: Play, moves: list[int]) -> list[str]:
    return [play.notation.text(move) for move in moves]


def test_twelve_is_space_twelve_whatever_else_is_taken() -> None:
    play, offer = at("minuit", 2, "2 players; red 1 2; blue 5; to place blue", 1, "en")
    assert texts(play, offer.read("12")) == ["place 12"]
    assert texts(play, offer.read("5")) == ["place 5"], "taken: the rules say why, and no other space is meant"
    assert play.refusal(1, *offer.read("5")) is not None
    assert offer.read("29") == [] == offer.read("0")


def test_a_thing_named_alone_is_its_move_where_there_is_but_one() -> None:
    play, offer = at("minuit", 2, "2 players; hugo 20; red 10 14; blue 25; to move red 4", 0, "fr")
    assert texts(play, offer.read("chambre")) == ["hide 10 bedroom"]
    assert texts(play, offer.read("10 chambre")) == ["hide 10 bedroom"]
    assert texts(play, offer.read("Salle de BAL")) == ["hide 14 ballroom"]
    assert texts(play, offer.read("10")) == ["go 10", "hide 10 bedroom"], "which of them is for the person to say"
    assert offer.read("salle") == offer.read("") == offer.read("rouge") == []
    for line in ("cacher 10 cuisine", "cuisine"):
        assert texts(play, offer.read(line)) == ["hide 10 kitchen"], "not on offer: the rules say why not"


def test_places_are_understood_without_their_capitals() -> None:
    play, offer = at("macgregor", 2, "ghost red; blue at A1 keys red tower objects lamp; to act blue", 1, "fr")
    assert texts(play, offer.read("lampe e4")) == ["lamp E4"]
    assert texts(play, offer.read("clef rouge tour c3")) == ["go red tower C3"]


def test_a_walk_shows_where_it_ends() -> None:
    line = "2 players; hugo 20; red 26; blue 25; to move red 5"
    assert "avancer 26 (go 26) → case 3" in drawn(at("minuit", 2, line, 0, "fr")[1])
    assert "go 26 → space 3" in drawn(at("minuit", 2, line, 0, "en")[1])


@each_language
def test_the_tutorial_shows_what_is_printed(language: str) -> None:
    tutorial = (Path(__file__).parents[2] / "docs" / "tutorial" / "first-game.md").read_text(encoding="utf-8")
    question = words_in(language).say("minuit-ask-move").replace("\u202f", " ")
    block = re.search(rf"```\n{re.escape(question)}\n(.+?)```", tutorial, re.DOTALL)
    assert block is not None
    line = "2 players; hugo 5; red 14 18; blue drawing-room; to move red 5"
    shown = drawn(at("minuit", 2, line, 0, language)[1])
    assert " ".join(block[1].split()) in shown


def test_a_wall_shows_its_colour_and_what_is_behind_it() -> None:
    title, tried = TITLES["booo"], 0
    for play, seat in asked(title):
        for option in Offer(play, seat, words_in("en"), NAMES).options:
            if option.named["move"] != "cross":
                continue
            state, tell = play.state.copy(), Tell()
            title.game.advance(state, seat, option.move, FastFate(1), tell)
            for event in tell.taken():
                if isinstance(event, Crossed):  # the wall was of the right colour
                    tried += 1
                    place = "a corridor" if event.room is None else f"room {event.room}"
                    assert option.ends == f"{place} ({event.colour} wall)"
    assert tried > 3


def test_a_key_shows_the_room_behind_its_door() -> None:
    _, offer = at("macgregor", 2, "ghost red; blue at A1 keys green tower; to act blue", 1, "fr")
    assert "clef verte tour B1 (go green tower B1)" in drawn(offer)


def test_a_capture_shows_who_is_caught_and_a_number_is_that_seat() -> None:
    line = "ghost red; blue at D3; green at D3; yellow at A1; top red lion; plan crown lion cross tower; to haunt"
    play, offer = at("macgregor", 4, line, 0, "fr")
    assert "attraper 3 (catch 3) → Lucie" in drawn(offer)
    assert texts(play, offer.read("3")) == ["catch 3"]
    assert texts(play, offer.read("1")) == ["catch 1"], "not the first choice: the rules say why not"
