"""Words of Minuit beyond what every game has: rooms and colours, in a sentence and on the board; measures."""

from __future__ import annotations

import pytest

from games.minuit.scenes import minuit
from manoir.games import title_of
from manoir.games.minuit.events import Began
from manoir.games.minuit.measures import measures
from manoir.kernel.event import Seat
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in

BOX = title_of("minuit").box().content


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_and_colour_has_a_name(language: str) -> None:
    words = words_in(language)
    for room in BOX.rooms:
        assert words.has(f"minuit-name-{room.id}")
        assert words.has(f"minuit-label-{room.id}")
    for colour in BOX.colours:
        assert words.has(f"minuit-name-{colour}")


def test_sentences_read_as_people_speak() -> None:
    scene = minuit("3 players; hugo 5; red 7 7; blue 7 25; turquoise 17; to roll red")
    scene.red.rolls("ghost")
    scene.blue.rolls(4)
    scene.blue.plays("hide 25 linen-room")
    scene.turquoise.rolls("ghost")
    players = ("Zoé", "Papi", "Lucie")
    kinds = ("RolledGhost", "HugoWalked", "Captured", "Rolled", "Hid")
    events = [scene.told(kind)[0] for kind in kinds]
    assert [words_in("fr").told("minuit", event, players) for event in events] == [
        "Zoé fait apparaître le fantôme\u202f!",
        "Hugo va de la case 5 à la case 8.",
        "Case 7, Hugo capture Zoé (×2) et Papi\u202f: sur la marche 10\u202f!",
        "Papi fait 4.",
        "Papi se cache dans la lingerie\u202f: 1 point d’épouvante.",
    ]
    assert [words_in("en").told("minuit", event, players) for event in events][2:] == [
        "On space 7 Hugo catches Zoé (×2) and Papi: onto step 10!",
        "Papi rolls a 4.",
        "Papi hides in the linen room: 1 fright point.",
    ]


def test_the_count_names_every_player() -> None:
    scene = minuit("2 players; points 12 3; hugo 5; red 7; blue 8; to roll red")
    scene.red.rolls("ghost")
    said = words_in("en").told("minuit", scene.told("RoundEnded")[0], ("Zoé", "Papi"))
    assert said == "Round 2 is over: Zoé 10 and Papi 9. In all: Zoé 22 and Papi 12."


def test_measures_say_where_the_fright_came_from() -> None:
    scene = minuit("2 players; hugo 5; red 7 8; blue 22 23; to roll red", rounds=1)
    scene.events.insert(0, Began(Seat(0)))
    scene.red.rolls("ghost")
    scene.blue.rolls(5)
    scene.blue.plays("hide 22 linen-room")
    scene.red.rolls(1)
    scene.blue.rolls(2)
    scene.blue.plays("hide 23 kitchen")
    found = measures(scene.events, [19, 1], [2])
    assert (found["from-stairs"], found["from-haunted"], found["fright"]) == (9.5, 0.5, 10.0)
    assert (found["captures"], found["hidings"], found["ghosts"], found["rolls"], found["lost"]) == (2, 2, 1, 4, 1)
    assert (found["fright-seat-1"], found["fright-seat-2"], found["first-wins"]) == (19, 1, 0)
    for key in found:
        for language in LANGUAGES:
            assert words_in(language).has(f"minuit-measure-{key}")
