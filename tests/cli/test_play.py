"""`manoir play`: a person at a table of bots, typing."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from installed import EVERY
from manoir.bots.registry import bot_named
from manoir.cli.offer import Offer
from manoir.cli.play import Terminal
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import read_log
from manoir.kernel.play import begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in
from toy import VIGIL

Manoir = Callable[..., Any]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lines that the person will type; then the input ends."""

    def lines(*typed: str) -> None:
        waiting = list(typed)

        def read(_prompt: str = "") -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        monkeypatch.setattr("builtins.input", read)

    return lines


def short(name: str) -> list[str]:
    """Options that cut a game short which random players can draw out."""
    return [word for key, value in title_of(name).short.items() for word in ("--option", f"{key}={value}")]


class Phrases(Offer):
    """What is offered, kept so that somebody can type it as it is written."""

    last: Offer

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        Phrases.last = self


@pytest.fixture
def obliging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who types the seventh move of the list, or the last, as it is written there."""
    monkeypatch.setattr("manoir.cli.play.Offer", Phrases)
    monkeypatch.setattr("builtins.input", lambda _="": Phrases.last.options[:7][-1].phrase)


@pytest.mark.usefixtures("obliging", "toy_installed")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_person_who_types_moves_as_they_are_written_plays_to_the_end(
    manoir: Manoir, name: str, language: str
) -> None:
    seats = title_of(name).box().players[0]
    words = ("--seats", seats, "--seed", 4, "--bots", "random", "--lang", language)
    ran = manoir("play", name, *words, *short(name))
    assert ran.code == 0
    assert {"fr": "Victoire", "en": "Won by"}[language] in ran.out
    assert not re.search(r"[.!?]\n +(vous|you) ", ran.out), "a sentence begins with a capital"


@pytest.mark.usefixtures("obliging")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_without_words_or_drawing_is_played_in_its_notation(language: str) -> None:
    play, events = begin(VIGIL, VIGIL.box(), ("Zoé", "Papi"), {}, FastFate(3))
    screen = Console(width=100, record=True, file=io.StringIO())
    bots: list[Any] = [None, bot_named("random", VIGIL, FastFate(4))]
    terminal = Terminal(play, 0, bots, words_in(language), screen, [])
    terminal.tell(events)
    terminal.run()
    assert play.over
    shown = screen.export_text()
    for part in ("seal ", "'hand'", "Ended"):
        assert part in shown


def test_moves_are_typed_in_notation_and_a_refusal_names_its_clause(
    manoir: Manoir, typing: Callable[..., None]
) -> None:
    typing("choose lilac", "choose blue", "why place stairs", "why place 7", "place 7", "quit")
    ran = manoir("play", "minuit", "--seats", 2, "--seed", 1, "--option", "first=1")
    assert "[minuit:setup.colours]" in ran.out
    assert "[minuit:place.no-stairs]" in ran.out
    assert "Nothing forbids place 7" in ran.out
    assert "leave the table" in ran.out


def test_a_hint_is_typed_and_gives_its_reason(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("choose blue", "hint", "quit")
    ran = manoir("play", "minuit", "--seats", 2, "--seed", 1, "--option", "first=1")
    said = " ".join(ran.out.split())
    assert re.search(r"Place \d+: .*Hugo will come up .* behind this figure", said)
    assert "trials)." in said
    typing("hint", "quit")
    ran = manoir("play", "booo", "--seats", 2, "--seed", 1)
    assert "[booo:machine.solvable]" in ran.out


def test_moves_and_commands_are_typed_in_french(manoir: Manoir, typing: Callable[..., None], tmp_path: Path) -> None:
    file = tmp_path / "soirée.log"
    typing(
        "Choisir Bleu", "pourquoi placer escalier", "12", "12", "placer 13", f"enregistrer {file}", "plateau", "quitter"
    )
    ran = manoir("play", "minuit", "--seats", 2, "--seed", 1, "--option", "first=1", "--lang", "fr")
    assert "Vous choisissez le bleu." in ran.out
    assert "[minuit:place.no-stairs]" in ran.out
    assert "Vous posez une figurine sur la case 12." in ran.out
    assert "[minuit:place.one-each]" in ran.out, "12 once more is the space that is taken, not the twelfth choice"
    assert "Vous posez une figurine sur la case 13." in ran.out
    assert "Vous quittez la table" in ran.out
    moves = [entry.move for entry in read_log(file).entries if entry.seat == 0]
    assert moves == ["choose blue", "place 12", "place 13"], "a log is in notation, whatever was typed"


def test_nonsense_is_answered_with_what_can_be_typed(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("dance", "", "go 99", "why", "quit")
    out = " ".join(manoir("play", "minuit", "--seats", 2, "--option", "first=1").out.split())
    assert "“dance” cannot be read as a move. You may type: choose blue, choose red; or “help”." in out
    assert "“go 99” cannot be read" in out
    assert out.count("save FILE") == 2, "for an empty line, and for a question of nothing"
    typing("danse", "aide", "x" * 200, "enregistrer /no/such/folder/x.log", "quitter")
    out = " ".join(manoir("play", "minuit", "--seats", 2, "--option", "first=1", "--lang", "fr").out.split())
    assert "« danse » n’est pas un coup" in out
    assert "Vous pouvez taper : choisir bleu, choisir rouge ; ou « aide »." in out
    assert "x" * 39 + "…" in out
    assert "/no/such/folder/x.log ne peut pas être écrit" in out
    assert "expected" not in out, "what the notation says of itself is English"


def test_a_word_for_several_moves_is_asked_about(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("annoncer", "vert", "quitter")
    out = " ".join(manoir("play", "booo", "--seats", 2, "--seed", 3, "--lang", "fr").out.split())
    assert "« annoncer » peut vouloir dire plusieurs coups" in out
    assert "annoncer blanc (claim white), annoncer jaune (claim yellow)" in out
    assert "Vous criez" in out, "the colour alone is the claim of that colour"


def test_ctrl_c_leaves_with_130_and_what_was_saved_stays(
    manoir: Manoir, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "evening.log"
    lines = iter(["choose blue", f"save {file}"])

    def read(_prompt: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)
    ran = manoir("play", "minuit", "--seats", 2, "--option", "first=1")
    assert (ran.code, "leave the table" in ran.out) == (130, True)
    assert [entry.move for entry in read_log(file).entries if entry.seat == 0] == ["choose blue"]


def test_the_end_of_input_is_leaving_the_table(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing()
    ran = manoir("play", "minuit", "--seats", 2)
    assert (ran.code, "leave the table" in ran.out) == (0, True)


def test_a_log_has_a_name_for_each_seat_and_none_is_you(
    manoir: Manoir, typing: Callable[..., None], tmp_path: Path
) -> None:
    file = tmp_path / "evening.log"
    typing(f"enregistrer {file}", "quitter")
    ran = manoir("play", "minuit", "--seats", 3, "--me", 2, "--option", "first=2", "--lang", "fr")
    assert "Joueur" not in ran.out, "a name for others to read"
    assert read_log(file).header.seats == ("greedy 1", "Joueur", "greedy 3")
    typing(f"save {file}", "quit")
    manoir("play", "minuit", "--seats", 2, "--option", "first=1", "--name", "greedy 2")
    assert len(set(read_log(file).header.seats)) == 2


def test_a_game_that_was_saved_is_taken_up_where_it_was(
    manoir: Manoir, typing: Callable[..., None], tmp_path: Path
) -> None:
    file = tmp_path / "evening.log"
    typing("1", f"save {file}", "quit")
    typing("choose blue", "place 7", f"save {file}", "quit")
    manoir("play", "minuit", "--seats", 2, "--option", "first=1", "--name", "Zoé")
    assert '"Zoé"' in file.read_text(encoding="utf-8")
    typing("place 7", "place 9", "quit")
    ran = manoir("play", "minuit", "--resume", file)
    assert "[minuit:place.one-each]" in ran.out
    assert "leave the table" in ran.out


def test_the_rules_can_be_read_without_leaving_the_table(manoir: Manoir, typing: Callable[..., None]) -> None:
    typing("?", "quit")
    assert "[capture.same-space]" in manoir("play", "minuit", "--lang", "fr").out.replace("\n", " ")


@pytest.mark.parametrize(
    ("words", "part"),
    [(("--me", 5, "--seats", 4), "--me"), (("--seats", 1), "seats"), (("--resume", "none.log"), "none.log")],
)
def test_what_does_not_fit_is_named_and_exits_with_2(manoir: Manoir, words: tuple[object, ...], part: str) -> None:
    ran = manoir("play", "minuit", *words)
    assert (ran.code, part in ran.err) == (2, True)


def test_what_the_table_has_chosen_is_told_at_the_start_and_with_the_rules(
    manoir: Manoir, typing: Callable[..., None], tmp_path: Path
) -> None:
    typing("?", f"save {tmp_path / 'table.log'}", "quit")
    told = ("How many rounds? 2", "Who is the bravest? Zoé", "How far does Hugo move? 3 (usual)")
    ran = manoir("play", "minuit", "--name", "Zoé", "--option", "first=1", "--option", "rounds=2")
    printed = " ".join(ran.out.split())
    start, _, rest = printed.partition("You are the bravest")
    for line in told:
        assert line in start
        assert line in rest  # before the rulebook
    typing("quit")
    again = " ".join(manoir("play", "minuit", "--resume", tmp_path / "table.log").out.split())
    assert [line in again for line in told] == [True] * 3


def test_a_refusal_comes_with_what_people_ask_about_its_clause(
    manoir: Manoir, typing: Callable[..., None], tmp_path: Path
) -> None:
    minuit = title_of("minuit")
    line = "2 players; hugo 20; red 7 1; blue 22; to move red 1"
    play, _ = begin(minuit, minuit.box(), ("Zoé", "bot"), {}, FastFate(1), line)
    play.log.save(tmp_path / "table.log")
    (note,) = minuit.rulebook.clause("rooms.open-doors").notes
    for typed in ("hide 7 toilet", "why hide 7 toilet"):
        typing(typed, "quit")
        ran = manoir("play", "minuit", "--resume", tmp_path / "table.log", "--lang", "fr")
        reason = ran.out.partition("[minuit:rooms.open-doors]")[2].split()
        assert " ".join(reason).startswith(" ".join(f"{note.question['fr']} {note.answer['fr']}".split()))
