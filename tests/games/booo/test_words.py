"""Everything that happens can be said, drawn and measured, in both languages."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from rich.console import Console

from manoir.games import title_of
from manoir.games.booo import events
from manoir.games.booo.castle import Castle
from manoir.games.booo.drawing import draw
from manoir.games.booo.measures import measures
from manoir.games.booo.whereabouts import whereabouts_of
from manoir.kernel.event import plain_event
from manoir.kernel.log import read_log
from manoir.kernel.record import replay, stage_of
from manoir.testing.scene import Scene
from manoir.words import words_in

TITLE = title_of("booo")
LOG = Path(__file__).parents[2] / "golden" / "booo" / "3-players.log"
PLAYERS = ["Zoé", "Papi", "Lucie"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_event_of_a_game_is_a_sentence_and_every_position_a_picture(language: str) -> None:
    words = words_in(language)
    log = read_log(LOG)
    stage = stage_of(TITLE, log.header, "log")
    told = set()
    for number, moment in enumerate(replay(stage, log, "log")):
        for event in moment.events:
            told.add(type(event).__name__)
            assert words.told("booo", plain_event(event), PLAYERS)
        for ask, _ in moment.asks:
            assert words.say(f"booo-ask-{ask.kind}")
        if number % 60 == 0 or not TITLE.game.asks(moment.state):
            screen = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
            screen.print(draw(stage.notation.seen(TITLE.game.view(moment.state, 0)), words, PLAYERS, 0))
            lines = screen.export_text().split("\n")
            assert max(len(line.rstrip()) for line in lines) <= 100
            assert len(lines) < 65
    assert told == {name for name, kind in vars(events).items() if dataclasses.is_dataclass(kind)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_measured_has_a_name_and_fits_the_game(language: str) -> None:
    log = read_log(LOG)
    happened: list[object] = []
    for moment in replay(stage_of(TITLE, log.header, "log"), log, "log"):
        happened += moment.events
    found = measures(happened, [int(n) for n in TITLE.game.scores(moment.state)], [0])
    assert found["visitors"] == 12
    assert found["walls"] + found["five"] + found["pile"] == 100
    assert found["crossings"] >= 2
    for key in found:
        assert words_in(language).say(f"booo-measure-{key}")


def test_every_colour_coat_and_portrait_has_a_name_in_both_languages() -> None:
    edition = TITLE.box().content
    for name in edition.colours + edition.coats + edition.portraits:
        for language in ("fr", "en"):
            assert words_in(language).has(f"booo-name-{name.replace(' ', '-')}")


def journal(scene: Scene, language: str) -> list[str]:
    """All that was told, as the journal says it; a narrow space is a space here."""
    said = [words_in(language).told("booo", plain_event(event), PLAYERS) for event in scene.events]
    return [sentence.replace("\u202f", " ") for sentence in said]


def test_the_journal_tells_a_claim_as_people_would_point_at_it() -> None:
    scene = Scene("booo", 3, "first 3; visitor 2; ghost c3; walls green 2; to place")
    for move in ("claim green", "cross 11.10e", "cross 20.15s"):
        scene.answer(0, move)
    assert journal(scene, "en")[:4] == [
        "Lucie turns up visitor 2: here it is in room e4, where the violet key meets the red laird. "
        "There are 10 more in the pile.",
        "Zoé calls: “Booo, in green!”",
        "Zoé takes the ghost out of room c3 through the green wall on its right.",
        "Zoé takes the ghost into room e4 through the green wall below it.",
    ]
    assert journal(scene, "en")[4] == "Zoé frightens visitor 2 in room e4 and wins the green wall, which Papi had."
    assert journal(scene, "fr")[:5] == [
        "Lucie retourne le visiteur 2 : le voici dans la salle e4, où la clef violette croise le laird rouge. "
        "Encore 10 dans la pile.",
        "Zoé crie : « Booo, en vert ! »",
        "Zoé fait sortir le fantôme de la salle c3 par le mur vert de droite.",
        "Zoé fait entrer le fantôme dans la salle e4 par le mur vert du bas.",
        "Zoé effraie le visiteur 2 dans la salle e4 et gagne le mur vert, que Papi avait.",
    ]


def test_the_journal_tells_what_went_wrong_and_where_the_ghost_is() -> None:
    scene = Scene("booo", 3, "visitor 4; ghost b2; walls green 2; to search")
    for move in ("claim blue", "drop e5", "cross 17.19e"):
        scene.answer(0, move)
    scene.answer(1, "claim green")
    scene.answer(2, "raise")
    scene.answer(2, "claim red")
    scene.answer(2, "stop")
    english, french = (journal(scene, language) for language in ("en", "fr"))
    back = " The ghost goes back to room b2, and everybody searches again."
    assert "Zoé takes the ghost down the trapdoor of room b2; it comes out in room e5." in english
    assert f"That wall is red: Zoé had to stay in blue.{back}" in english
    assert f"Papi already has the green wall and can no longer go in that colour.{back}" in english
    assert "Lucie puts a hand up (1 of the 2 that end the search)." in english
    assert f"Lucie gives up the path.{back}" in english
    retour = " Le fantôme revient dans la salle b2, et tous cherchent de nouveau."
    assert "Zoé fait descendre le fantôme par la trappe de la salle b2 ; il ressort dans la salle e5." in french
    assert f"Ce mur est rouge : Zoé devait rester en bleu.{retour}" in french
    assert f"Papi a déjà le mur vert et ne peut plus passer par cette couleur.{retour}" in french
    assert "Lucie lève la main (1 sur les 2 qui arrêtent la recherche)." in french
    assert f"Lucie renonce à son chemin.{retour}" in french


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_sentence_names_a_wall_by_its_number(language: str) -> None:
    log = read_log(LOG)
    for moment in replay(stage_of(TITLE, log.header, "log"), log, "log"):
        for event in moment.events:
            said = words_in(language).told("booo", plain_event(event), PLAYERS)
            assert not re.search(r"\d+\.\d+", said), said


def test_a_wall_is_told_by_its_room_and_side_or_by_the_nearest_room_when_it_stands_in_a_corridor() -> None:
    edition = TITLE.box().content
    castle = Castle(edition, list(range(9)), (), ())
    width = int(castle.width)
    cells = {
        room: [(n % width, n // width) for n in range(len(castle.region)) if castle.region[n] == room]
        for room in range(36)
    }
    corridor = 0
    for wall in range(len(castle.paint)):
        if castle.paint[wall] < 0:
            continue
        column, row = wall // 2 % width, wall // 2 // width
        found = whereabouts_of(castle, wall)
        ahead, behind = ("right", "left") if wall % 2 == 0 else ("below", "above")
        far = (column + 1, row) if wall % 2 == 0 else (column, row + 1)
        if (column, row) in cells[int(found.room)]:
            assert found.side == ahead
        elif far in cells[int(found.room)]:
            assert found.side == behind
        else:
            corridor += 1
            assert castle.region[wall // 2] >= 36, "a wall of a room is told by that room"
            assert castle.region[castle.beyond(wall)] >= 36
            x, y = (column + 1, row + 0.5) if wall % 2 == 0 else (column + 0.5, row + 1)
            away = {room: min(abs(x - c - 0.5) + abs(y - r - 0.5) for c, r in cells[room]) for room in cells}
            assert away[int(found.room)] == min(away.values())
            beyond = {
                "right": x > min(c for c, _ in cells[int(found.room)]),
                "left": x < max(c for c, _ in cells[int(found.room)]) + 1,
            }
            beyond |= {
                "below": y > min(r for _, r in cells[int(found.room)]),
                "above": y < max(r for _, r in cells[int(found.room)]) + 1,
            }
            assert beyond[found.side]
    assert corridor > 10
