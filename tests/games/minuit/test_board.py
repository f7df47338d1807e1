"""The board in a terminal: everything on it in words and letters, a hundred columns wide or plainer."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from games.minuit.scenes import SMALL, MinuitScene, minuit, new_game
from manoir.games import title_of
from manoir.games.minuit.drawing import draw
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in

PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Nils", "Mia", "Tom")


def printed(scene: MinuitScene, language: str = "en", width: int = 100, seat: int | None = 0) -> str:
    """What a terminal without colours shows."""
    seen = scene.notation.seen(scene.game.view(scene.state, -1 if seat is None else seat))
    screen = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with screen.capture() as capture:
        screen.print(draw(seen, words_in(language), PLAYERS, seat))
    return capture.get()


def test_the_manor_is_drawn_in_a_hundred_columns() -> None:
    scene = minuit(
        "4 players; points 12 7 15 9; hugo 8; red 16 23 music-room step-10; blue 28 19 bedroom step-9; "
        "turquoise 12 16 hunting-room step-9; yellow 5 2 20 linen-room; to move red 4"
    )
    lines = [line.rstrip() for line in printed(scene).splitlines()]
    assert lines[:8] == [
        "Round 2 of 3  ·  You rolled a 4",
        "┌─────────┬───────────────┬───────┬───────────────┬───────────────┬───────────────┬───────────────┐",
        "│ Cabinet │   Music room  │ Games │     Toilet    │  Hunting room │    Bedroom    │     Studio    │",
        "│         │               │  room │               │               │               │               │",
        "│         │       R       │exact−3│     shut      │     T −3      │       B       │     shut      │",
        "└─┬──   ──┼──   ──┬───────┼──   ──┼──╳╳╳──┬───────┼──   ──┬───────┼──   ──┬───────┼──╳╳╳──┬───────┘",
        "  │3     →│4     →│5     →│6     →│7     →│8  Hugo│9     →│10    →│11    →│12    →│13    ↓│",
        "  │       │       │Y      │       │       │       │       │       │       │T      │       │",
    ]
    assert "  │1     ↑│+3     │+4     │+5     │+6     │+7     │+8     │+9     │+10    │Cellar │15    ↓" in lines[12]
    assert "│BT     │R      │     +2│" in lines[13]
    assert lines[-4].split() == ["▶", "R", "Zoé", "2", "1", "1", "12", "12"]
    assert max(map(len, lines)) <= 100


def test_while_figures_come_back_the_heading_is_that_of_the_round_that_comes() -> None:
    scene = minuit("2 players; points 10 9; hugo 8; red step-10; blue step-9; to return")
    assert printed(scene).startswith("Round 2 of 3  ·  You bring a figure back")
    assert scene.position["round"] == 1, "in a log the round is the one that was counted last"
    scene.red.plays("place 1")
    assert printed(scene).startswith("Round 2 of 3  ·  Papi brings a figure back")
    scene.blue.plays("place 2")
    assert printed(scene).startswith("Round 2 of 3  ·  You roll")


def test_a_crowd_on_one_space_is_counted() -> None:
    assert "│R4B4   │" in printed(minuit("2 players; red 1 1 1 1 4 4; blue 1 1 1 1 7 7; to roll red"))


def test_rooms_stay_shut_while_hugo_climbs() -> None:
    assert "rooms open once Hugo is on the gallery" in printed(minuit("2 players; red 1; blue 7; to roll red"))
    assert "rooms open" not in printed(minuit("2 players; hugo 3; red 1; blue 7; to roll red"))


@pytest.mark.parametrize("width", [100, 60])
def test_a_box_without_a_drawing_is_listed(width: int) -> None:
    shown = printed(
        minuit("2 players; hugo 4; red step-5 step-4 1; blue step-3 6 7; to move red 2", SMALL), width=width
    )
    assert "Gallery: 1:R  2  3  4Hugo  5  6:B  7:B  8" in shown
    assert "Stairs: +5:R  +4:R  +3:B  Cellar +2" in shown
    assert "Attic exact −3" in shown


def test_a_narrow_terminal_gets_the_list() -> None:
    shown = printed(minuit("2 players; hugo 8; red 16; blue 28; to roll red"), width=80)
    assert "8Hugo" in shown
    assert max(map(len, shown.splitlines())) <= 80


DRAWING = """
[drawing]
spaces = [[0, 1], [0, 0], [2, 0], [4, 0], [4, 1], [4, 2], [2, 2], [0, 2]]
steps = [[3, 1], [2, 1], [1, 1]]
cellar = [3, 2]
"""


def test_rooms_on_every_side_of_another_drawing_are_drawn(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = SMALL.read_text(encoding="utf-8").replace("door = 2", "door = 1").replace("door = 6", "door = 5")
    path.write_text(text + DRAWING, encoding="utf-8")
    shown = printed(minuit("2 players; hugo 4; red pantry chapel 1; blue 6 7; to roll red", path))
    assert "Gallery:" not in shown
    for label in ("Pantry", "Attic", "Chapel", "Tower", "Cellar", "+5", "4  Hugo"):
        assert label in shown


def test_a_drawing_that_leaves_no_place_for_a_room_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        SMALL.read_text(encoding="utf-8") + DRAWING.replace("[0, 0]", "[1, 1]").replace(", [1, 1]]", ", [9, 9]]")
    )
    assert "Gallery:" in printed(minuit("2 players; hugo 4; red pantry 1; blue 6 7; to roll red", path))


def test_a_colour_of_another_box_has_a_letter_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SMALL.read_text(encoding="utf-8").replace("green = 2", "rose = 2"), encoding="utf-8")
    scene = minuit("3 players; red 1; blue 2; rose 3; to roll red", path)
    assert "3:O" in printed(scene), "R is red's"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    title = title_of("minuit")
    fate = FastFate(seats)
    play, _ = begin(title, title.box(), PLAYERS[:seats], {"rounds": 1 + seats // 5}, fate)
    scene = new_game(seats, rounds=1 + seats // 5)
    while True:
        scene.state = play.state
        shown = printed(scene, language, seat=None)
        board = shown.partition("\n")[2]
        assert board.count("Hugo") == 1
        assert max(map(len, shown.splitlines())) <= 100
        if play.over:
            return
        for ask in title.game.asks(play.state)[:1]:
            moves = title.game.moves(play.state, ask.seat)
            play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
