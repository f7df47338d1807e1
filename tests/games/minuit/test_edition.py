"""Editions: what a box must hold, and complaints that name the file, the key, what was found and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.minuit.scenes import SMALL, new_game
from manoir.games import title_of
from manoir.kernel.wrong import WrongInput

TITLE = title_of("minuit")
TEXT = SMALL.read_text(encoding="utf-8")

FAULTS = {
    "players = [2, 3]": [
        ("players = [3, 2]", "edition.players"),
        ("players = [1, 3]", "edition.players"),
        ("players = [2, 9]", "edition.players"),
        ("players = [2, 4]", "hugo.advance.4"),
    ],
    "rounds = 2": [("rounds = 0", "edition.rounds"), ("rounds = 2\nlength = 3", "edition.length")],
    'faces = [1, 2, 3, "ghost"]': [
        ("faces = [1, 2, 3]", "die.faces"),
        ('faces = ["ghost"]', "die.faces"),
        ('faces = [1, 2, "goat", "ghost"]', "die.faces"),
        ('faces = [0, "ghost"]', "die.faces"),
        ('faces = "ghost"', "die.faces"),
        ("", "die.faces"),
    ],
    "spaces = 8": [
        ("spaces = 3", "gallery.spaces"),
        ("spaces = 100", "gallery.spaces"),
        ("spaces = 4.5", "gallery.spaces"),
        ("spaces = 5", r"room\[3\].door"),
        ("spaces = 8\nspace = 9", "gallery.space"),
    ],
    "top = 1": [("top = 9", "stairs.top"), ("", "stairs.top")],
    "steps = [5, 4, 3]": [
        ("steps = []", "stairs.steps"),
        ("steps = [5, 4, 4]", "stairs.steps"),
        ("steps = [4, 3]", "stairs.hugo_starts_on"),
    ],
    "cellar = 2": [("cellar = -1", "stairs.cellar"), ("celar = 2", "stairs.celar")],
    'advance = { "2-3" = 2 }': [
        ('advance = { "2" = 2 }', "hugo.advance.3"),
        ('advance = { "3-2" = 2 }', "hugo.advance.3-2"),
        ('advance = { "2-99999999999" = 2 }', "hugo.advance.2-99999999999"),
        ('advance = { "2-3" = 2, 3 = 2 }', "hugo.advance.3"),
        ('advance = { "2-3" = 0 }', "hugo.advance.2-3"),
        ('advance = { "a few" = 2 }', "hugo.advance.a few"),
        ("advance = 3", "hugo.advance"),
    ],
    "per_player = { 2 = 3, 3 = 2 }": [
        ("per_player = { 2 = 4, 3 = 2 }", "figures.colours"),
        ("per_player = { 2 = 3, 3 = 3 }", "figures.colours"),
    ],
    "red = 3, blue = 3, green = 2": [
        ("red = 3, blue = 3, over = 2", "figures.colours.over"),
        ("red = 3, blue = 3, 7 = 2", "figures.colours.7"),
        ("red = 3, blue = 3, green = 1", "figures.colours"),
        ("red = 0, blue = 3, green = 2", "figures.colours.red"),
    ],
    'id = "chapel"': [
        ('id = "pantry"', r"room\[3\].id"),
        ('id = "old chapel"', r"room\[3\].id"),
        ('id = "step-3"', r"room\[3\].id"),
        ('id = "cellar"', r"room\[3\].id"),
        ('id = ""', r"room\[3\].id"),
        ("", r"room\[3\].id"),
    ],
    "door = 6": [("door = 4", r"room\[3\].door"), ("door = 0", r"room\[3\].door")],
    "closed = true": [('closed = "yes"', r"room\[4\].closed"), ("clsoed = true", r"room\[4\].clsoed")],
}


@pytest.mark.parametrize(
    ("good", "bad", "key"),
    [(good, bad, key) for good, rows in FAULTS.items() for bad, key in rows],
    ids=lambda text: text[:30].replace("\n", " "),
)
def test_a_fault_in_a_box_is_named(good: str, bad: str, key: str) -> None:
    assert TEXT.count(good) == 1
    with pytest.raises(WrongInput, match=f"^my.toml: {key}: found .+, expected .+"):
        TITLE.box_of(TEXT.replace(good, bad), "my.toml")


DRAWING = """
[drawing]
spaces = [[0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2]]
steps = [[4, 1], [4, 2], [1, 1]]
cellar = [5, 1]
"""


@pytest.mark.parametrize(
    ("good", "bad", "key"),
    [
        ("[0, 1], [0, 0]", "[0, 1]", "drawing.spaces"),
        ("[0, 1], [0, 0]", "[0, 1], [0, 1]", "drawing.spaces"),
        ("[0, 1], [0, 0]", "[0, 1], [0, 31]", "drawing.spaces"),
        ("[0, 1], [0, 0]", "[0, 1], 7", "drawing.spaces"),
        ("[0, 1], [0, 0]", "[0, 1], [true, 0]", "drawing.spaces"),
        ("[4, 2], ", "", "drawing.steps"),
        ("[4, 2], ", "[2, 2], ", "drawing.spaces"),
        ("[5, 1]", "5", "drawing.cellar"),
        ("cellar = [5, 1]", "", "drawing.cellar"),
        ("cellar = [5, 1]", "celar = [5, 1]", "drawing.celar"),
    ],
)
def test_a_fault_in_a_drawing_is_named(good: str, bad: str, key: str) -> None:
    assert TITLE.box_of(TEXT + DRAWING, "my.toml").content.drawing.cellar == (5, 1)
    with pytest.raises(WrongInput, match=f"^my.toml: {key}: found .+, expected .+"):
        TITLE.box_of(TEXT + DRAWING.replace(good, bad), "my.toml")


def test_the_gallery_of_1989_is_drawn_as_a_ring() -> None:
    cells = TITLE.box().content.drawing.spaces
    for (column, row), (next_column, next_row) in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert abs(column - next_column) + abs(row - next_row) == 1


def test_a_gallery_too_small_for_the_figures_is_refused() -> None:
    text = TEXT.replace("spaces = 8", "spaces = 5").replace("door = 6", "door = 5").replace("door = 8", "door = 1")
    with pytest.raises(WrongInput, match=r"figures.per_player: found 3, expected no more figures than the 5 spaces"):
        TITLE.box_of(text, "my.toml")


def test_a_box_needs_an_open_door() -> None:
    head, *_ = TEXT.split("[[room]]")
    with pytest.raises(WrongInput, match=r"my.toml: room: .* at least one room with an open door"):
        TITLE.box_of(head + '[[room]]\nid = "tower"\ndoor = 8\nclosed = true\n', "my.toml")
    with pytest.raises(WrongInput, match=r"my.toml: room: found nothing"):
        TITLE.box_of(head, "my.toml")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[edition", "text that is not TOML"),
        ("", "edition: found nothing"),
        ('[edition]\ngame = "booo"', "edition.game: found 'booo', expected 'minuit'"),
        ('[edition]\ngame = "minuit"\n[cards]', "cards: found 'a key that nothing reads'"),
    ],
)
def test_a_file_of_another_kind_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(WrongInput, match=f"^my.toml: .*{complaint}|^my.toml: found {complaint}"):
        TITLE.box_of(text, "my.toml")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongInput, match="expected an edition file"):
        TITLE.box(tmp_path / "none.toml")


def test_a_box_of_ones_own_is_played() -> None:
    scene = new_game(3, SMALL)
    assert scene.seat(1).choices == ["choose red", "choose blue", "choose green"]
    assert scene.hugo == "step-5"
    assert scene.position["rounds"] == 2
