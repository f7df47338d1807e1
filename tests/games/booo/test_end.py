"""The three endings, ties, and their order."""

from __future__ import annotations

from manoir.games.booo.state import goal
from manoir.games.booo.workshop.solver import Solver, owned_by
from manoir.kernel.rulebook import rule
from manoir.testing.scene import Scene

WIN = ("claim green", "cross 11.10e", "cross 20.15s")  # from c3 to visitor 2, in e4


def play(scene: Scene, seat: int, *moves: str) -> Scene:
    for move in moves:
        scene.answer(seat, move)
    return scene


def winners(scene: Scene) -> list[int]:
    return [int(seat) for seat in scene.game.winners(scene.state)]


@rule("booo:end.walls")
def test_four_walls_win_at_once_and_three_do_not() -> None:
    three = play(Scene("booo", 2, "ghost c3; visitor 2; walls red 1 blue 1; taken 2; to search"), 0, *WIN)
    assert winners(three) == []
    four = play(Scene("booo", 2, "ghost c3; visitor 2; walls red 1 blue 1 white 1; taken 2; to search"), 0, *WIN)
    assert (winners(four), four.asked()) == ([0], [])
    assert four.told("Ended")[0]["reason"] == "walls"
    assert four.refused(1, "claim red") == "end.walls"


@rule("booo:end.visitors")
def test_five_visitors_win_at_once_and_four_do_not() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 6; taken 1 1 1 1 2; walls red 2; to search")
    before = scene.position["seats"][0]["visitors"]
    assert (len(before), winners(scene)) == (4, [])
    claim_and_win(scene, 0)
    assert winners(scene) == [0]
    assert scene.told("Ended")[0]["reason"] == "visitors"
    assert scene.refused(1, "raise") == "end.visitors"


def claim_and_win(scene: Scene, seat: int) -> None:
    state = scene.state
    way = Solver(state.castle).ways(state.ghost, goal(state), owned_by(state.tokens, seat))[0]
    play(scene, seat, f"claim {scene.notation.colours[int(way.colour)]}")
    play(scene, seat, *(scene.notation.text(int(step)) for step in way.steps))


@rule("booo:end.pile")
def test_after_the_last_visitor_walls_and_visitors_are_added_up() -> None:
    scene = Scene("booo", 2, "visitor 9; ghost a1; taken 1 1 1 2 2; walls red 2 blue 2; to search")
    play(scene, 0, "raise")
    play(scene, 1, "raise")  # the last leaves the game
    assert scene.told("Ended") == [{"event": "Ended", "reason": "pile", "totals": [3, 4], "winners": [2]}]
    assert scene.refused(0, "claim red") == "end.pile"
    taken = Scene("booo", 2, "visitor 9; ghost a1; taken 1 1 1 2 2 - - -; walls red 2 blue 2; to search")
    claim_and_win(taken, 0)  # the last is taken: 3 + 1 + a wall
    assert [int(score) for score in taken.game.scores(taken.state)] == [5, 4]
    assert winners(taken) == [0]


@rule("booo:end.tie")
def test_of_tied_players_the_last_to_take_a_visitor_wins() -> None:
    for order, winner in (("1 2 2 1 - - - - -", 0), ("1 2 1 2 - - - - -", 1), ("1 1 2 2 - 3 - - - - - -", 1)):
        seats = 3 if "3" in order else 2
        scene = Scene("booo", seats, f"visitor {len(order.split())}; taken {order}; over")
        assert winners(scene) == [winner]


@rule("booo:end.tie")
def test_if_nobody_took_any_visitor_all_win_together() -> None:
    scene = Scene("booo", 4, "visitor 12; ghost a1; to search")
    for seat in range(3):
        scene.answer(seat, "raise")
    assert winners(scene) == [0, 1, 2, 3]


@rule("booo:end.order")
def test_four_walls_and_five_visitors_come_before_the_sums_on_the_last_visitor_too() -> None:
    # Seat 2 would have 4 visitors and 2 walls; seat 1 takes its fourth wall, and with it only one visitor.
    scene = Scene("booo", 2, "visitor 9; ghost a1; taken 2 2 2 2; walls white 1 yellow 1 red 1 violet 2; to search")
    claim_and_win(scene, 0)
    assert winners(scene) == [0]
    assert scene.told("Ended")[0]["totals"][0] <= scene.told("Ended")[0]["totals"][1]


@rule("booo:end.order")
def test_both_at_once_are_one_win() -> None:
    scene = Scene("booo", 2, "visitor 9; ghost a1; taken 1 1 1 1; walls white 1 yellow 1 red 1; to search")
    claim_and_win(scene, 0)
    assert winners(scene) == [0]
    assert len(scene.told("Ended")) == 1
