"""What the rulebook answers to those who ask. Visitor 2 of route 1 stands in e4; green goes by 11.10e and 20.15s."""

from __future__ import annotations

from manoir.games import title_of
from manoir.kernel.rulebook import rule
from manoir.testing.scene import Scene
from notes import answer, silence

SEARCH = "ghost c3; visitor 2; to search"


@rule("booo:path.end", "booo:path.wall")
def test_a_detour_over_one_wall_again_and_again_wins_like_the_shortest_way() -> None:
    scene = Scene("booo", 2, SEARCH)
    scene.answer(0, "claim green")
    for wall in ("11.10e", "11.10e", "11.10e", "20.15s"):
        scene.answer(0, f"cross {wall}")
    (won,) = scene.told("Took")
    assert won["seat"] == 1
    straight = Scene("booo", 2, SEARCH)
    straight.answer(0, "claim green")
    straight.answer(0, "cross 11.10e")
    straight.answer(0, "cross 20.15s")
    assert straight.told("Took") == [won]  # the same visitor and the same token


@rule("booo:path.free", "booo:claim.steps")
def test_an_area_is_what_the_ghost_reaches_without_a_wall_and_a_room_is_one() -> None:
    castle = Scene("booo", 2, SEARCH).state.castle
    width = int(castle.width)
    height = len(castle.region) // width
    for cell in range(width * height):
        beside = [(2 * cell, cell + 1)] if cell % width < width - 1 else []
        beside += [(2 * cell + 1, cell + width)] if cell + width < width * height else []
        for side, other in beside:
            if castle.region[cell] != castle.region[other]:
                assert castle.paint[side] >= 0, "two areas meet at a wall"
    assert (width, height) == (24, 24)  # three tiles of eight squares, both ways
    assert len(title_of("booo").box().content.tiles[0].east) == 8 * 8
    assert "huit sur huit" in answer("booo:path.free", 0, "fr")
    assert "eight by eight" in answer("booo:path.free", 0, "en")


@rule("booo:claim.order", "booo:claim.no-penalty")
def test_who_shouts_second_loses_nothing_and_may_shout_when_the_claim_fails() -> None:
    scene = Scene("booo", 2, SEARCH)
    scene.answer(0, "claim red")
    assert scene.refused(1, "claim green") == "claim.alone"
    scene.answer(0, "stop")
    assert "claim green" in scene.choices(1)
    scene.answer(1, "claim green")
    scene.answer(1, "cross 11.10e")
    scene.answer(1, "cross 20.15s")
    assert scene.told("Took")[0]["seat"] == 2


@rule("booo:claim.in-one-go")
def test_a_demonstration_that_runs_out_of_time_is_over_and_all_search_again() -> None:
    scene = Scene("booo", 2, SEARCH)
    scene.answer(0, "claim green")
    scene.answer(0, "cross 11.10e")
    scene.answer(0, silence(scene, 0))
    assert scene.told("Failed")[0]["clause"] == "claim.in-one-go"
    assert scene.asked() == [(0, "search"), (1, "search")]
