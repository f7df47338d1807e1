"""The drawing and the measures: made from what a chair sees and from what was told, in any position."""

from __future__ import annotations

import pytest
from rich.console import Console

from games.chasseurs.scenes import chasseurs
from manoir.games.chasseurs.drawing import draw
from manoir.games.chasseurs.measures import measures
from manoir.kernel.plain import Plain
from manoir.testing.chance import reached
from manoir.words import words_in

PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Nils")


def screen(seen: Plain, chair: int, language: str = "en") -> str:
    """A board as text, in a terminal of 100 columns."""
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(draw(seen, words_in(language), PLAYERS, None if chair < 0 else chair))
    return capture.get()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_position_can_be_drawn_for_every_chair(seats: int, language: str) -> None:
    for far in (0, 20, 47, 95, 160, 230):
        at = reached("chasseurs", seats, far, far, 0)
        for chair in range(-1, seats):
            text = screen(at.notation.seen(at.game.view(at.state, chair)), chair, language)
            assert all(len(line) <= 100 for line in text.split("\n"))
            assert all(name in text for name in PLAYERS[:seats])


def test_the_board_shows_hand_adventurers_totals_tiles_goblins_and_purses() -> None:
    hands = "1 holds jungle 4, jungle 9, dog 2 8, tiger; 2 holds jungle 7, gold; purses 15, 8, 21"
    tiles = "hidden -, relic 19, relic -3; obvious -, coin-rain 2, collector 1; goblins goblin 3 2 + 4, goblin 1 1"
    scene = chasseurs(f"3 players; dealer 1; {tiles}; {hands}; 2 won relic 6, pack-master 2; to reveal jungle")
    scene.answer(0, "play tiger")
    text = screen(scene.seen(0), 0).replace("\N{NO-BREAK SPACE}", " ")
    for part in ("Relic 19", "Rain ×2", "Relic −3", "3 paws", "carries 4", "= 26", "= 7", "21", "Relic 6, Pack Silver"):
        assert part in text, part
    assert "Dog 2/8" in text
    assert "Dog 2/8" not in screen(scene.seen(-1), -1), "a spectator does not see that hand"


def test_a_late_card_alone_on_a_past_site_is_drawn_without_a_total() -> None:
    scene = chasseurs("3 players; dealer 1; 1 holds jungle 2, mystery-mule, gold; 2 holds jungle 3; to reveal jungle")
    scene.answer(0, "play mystery-mule", scene.draws("mountains 10"))
    text = screen(scene.seen(0), 0).replace("\N{NO-BREAK SPACE}", " ")
    assert "+10" in text
    assert "= 0" not in text


def test_covered_purses_are_not_drawn_but_ones_own() -> None:
    scene = chasseurs("3 players; purses 77, 88, 99; 1 laid jungle 3; 1 holds gold; to act jungle", purses="covered")
    text = screen(scene.seen(0), 0)
    assert "77" in text
    assert "88" not in text


def test_cards_seen_passing_are_remembered_until_they_are_laid() -> None:
    packs = "1 pack gold, cave 4, tiger; 2 pack cave 5, cave 6, silver; 3 pack cave 1, dog 2 8, copper"
    scene = chasseurs(f"3 players; {packs}; to pick 7")
    for seat, card in enumerate(("gold", "silver", "copper")):
        scene.answer(seat, f"keep {card}")
    assert "Tiger" in screen(scene.seen(0), 0).partition("Seen passing")[2]


def test_measures_come_from_the_events_of_a_game() -> None:
    scene = chasseurs(
        "2 players; round 5; purses 41, 10; 1 won relic 19, relic 7, goblin-master 2; 1 trophies 3; to scroll"
    )
    scene.events.insert(0, _began())
    found = measures(scene.events, [76, 10], [1])
    assert found["score"] == 43
    assert (found["winning"], found["lowest"]) == (76, 10)
    assert found["share-relics"] == 26 / 86
    assert found["dealer-wins"] == 1


def _began() -> object:
    from manoir.games.chasseurs.events import Began
    from manoir.kernel.event import Seat

    return Began(Seat(0), 15)
