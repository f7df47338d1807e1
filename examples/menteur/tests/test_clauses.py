"""The clauses of Le Menteur, each proved on a position written in its notation."""

from __future__ import annotations

from manoir.kernel.event import plain_event, redact
from manoir.testing import rule
from manoir_menteur.events import Rolled
from scenes import dice, menteur

NONE = {"joker": "none"}


@rule("menteur:setup.dice", "menteur:setup.faces")
def test_everybody_has_five_dice_of_six_faces_unless_the_table_decides_otherwise() -> None:
    scene = menteur(None, [0, 1, 2, 3, 4, 5, 5, 5, 5, 5])
    assert [seat["hand"] for seat in scene.position["seats"]] == [[1, 2, 3, 4, 5], [6, 6, 6, 6, 6]]
    assert scene.choices(0)[-1] == "bid 10x1"
    small = menteur(None, [7, 0, 3], seats=3, dice=1, faces=8)
    assert [seat["hand"] for seat in small.position["seats"]] == [[8], [1], [4]]
    assert len(small.choices(0)) == 3 * 8


@rule("menteur:setup.first")
def test_the_lot_says_who_begins_unless_the_table_has_chosen() -> None:
    drawn = menteur(None, [2, *[0] * 15], seats=3, first=None)
    assert drawn.asked() == [(2, "open")]
    chosen = menteur(None, [0] * 15, seats=3, first=2)
    assert chosen.asked() == [(1, "open")]


@rule("menteur:roll.secret")
def test_everybody_rolls_and_sees_their_own_dice_alone() -> None:
    scene = menteur("dice 2 1; now roll 1", [5, 0, 3])
    assert [seat["hand"] for seat in scene.position["seats"]] == [[1, 6], [4]]
    rolled = [event for event in scene.events if isinstance(event, Rolled)]
    assert plain_event(redact(rolled[0], 0)) == {"event": "Rolled", "seat": 1, "dice": [1, 6]}
    assert plain_event(redact(rolled[0], 1)) == {"event": "Rolled", "seat": 1, "dice": "?"}
    assert plain_event(redact(rolled[1], None)) == {"event": "Rolled", "seat": 2, "dice": "?"}
    seen = scene.notation.seen(scene.game.view(scene.state, 1))
    assert seen["hand"] == [4]
    assert seen["seats"] == [{"dice": 2, "shown": []}, {"dice": 1, "shown": []}]


@rule("menteur:turn.order")
def test_players_speak_in_turn() -> None:
    scene = menteur("hands 2 / - / 3 / 4; now bid 1", seats=4)
    assert scene.refused(2, "bid 1x2") == "turn.order"
    scene.answer(0, "bid 1x2")
    assert scene.asked() == [(2, "answer")]
    scene.answer(2, "bid 2x2")
    scene.answer(3, "bid 3x2")
    assert scene.asked() == [(0, "answer")]
    assert scene.told("Bid")[1] == {"event": "Bid", "seat": 3, "quantity": 2, "face": 2}


@rule("menteur:bid.open")
def test_whoever_begins_bids_and_cannot_call() -> None:
    scene = menteur("hands 2 / 3; now bid 1", exact=True)
    assert scene.asked() == [(0, "open")]
    assert scene.refused(0, "liar") == "bid.open"
    assert scene.refused(0, "exact") == "bid.open"
    assert scene.choices(0)[0] == "bid 1x2"


@rule("menteur:bid.higher")
def test_a_higher_bid_has_more_dice_or_as_many_of_a_higher_face() -> None:
    scene = menteur("hands 2 2 / 3 3; bids 2x4; now bid 2", **NONE)
    assert scene.choices(1) == [
        *("bid 2x5", "bid 2x6"),
        *(f"bid {quantity}x{face}" for quantity in (3, 4) for face in range(1, 7)),
        "liar",
    ]
    for lower in ("bid 2x4", "bid 2x3", "bid 1x6"):
        assert scene.refused(1, lower) == "bid.higher"


@rule("menteur:bid.most")
def test_nobody_bids_more_dice_than_are_in_play() -> None:
    scene = menteur("hands 2 / 3; bids 2x6; now bid 2", **NONE)
    assert scene.choices(1) == ["liar"]
    assert scene.refused(1, "bid 3x1") == "bid.most"


@rule("menteur:joker.counts")
def test_jokers_count_as_every_face_and_alone_where_the_bid_is_of_them() -> None:
    for joker, face, count in (
        ("ones", 5, 4),
        ("ones", 1, 2),
        ("highest", 5, 3),
        ("highest", 6, 1),
        ("none", 5, 2),
        ("none", 1, 2),
    ):
        scene = menteur(f"hands 1 5 5 / 1 2 6; bids 1x{face}; now bid 2", joker=joker)
        scene.answer(1, "liar", [0] * 5)
        assert scene.told("Counted") == [{"event": "Counted", "count": count, "quantity": 1, "face": face}]


@rule("menteur:joker.rank")
def test_the_face_that_is_a_joker_ranks_above_all_others() -> None:
    assert menteur("hands 2 2 / 3 3; bids 2x6; now bid 2").choices(1)[:2] == ["bid 2x1", "bid 3x2"]
    assert menteur("hands 2 2 / 3 3; bids 2x1; now bid 2").choices(1)[0] == "bid 3x2"
    assert menteur("hands 2 2 / 3 3; bids 2x6; now bid 2", joker="highest").choices(1)[0] == "bid 3x1"


@rule("menteur:call.show")
def test_a_call_lifts_every_cup() -> None:
    scene = menteur("hands 4 / 4 6 / 3; bids 1x4 2x4; now bid 3", seats=3)
    scene.answer(2, "liar")
    assert scene.told("CalledLiar") == [{"event": "CalledLiar", "seat": 3, "other": 2, "quantity": 2, "face": 4}]
    assert [event["dice"] for event in scene.told("Showed")] == [[4], [4, 6], [3]]
    assert [seat["shown"] for seat in scene.position["seats"]] == [[4], [4, 6], [3]]


@rule("menteur:call.loss", "menteur:lose.die")
def test_whoever_is_wrong_loses_a_die() -> None:
    true = menteur("hands 4 4 / 5 6; bids 2x4; now bid 2")
    true.answer(1, "liar", [0, 0, 5])
    assert true.told("Lost") == [{"event": "Lost", "seat": 2, "left": 1}]
    assert [seat["hand"] for seat in true.position["seats"]] == [[1, 1], [6]]
    lie = menteur("hands 4 4 / 5 6; bids 3x4; now bid 2")
    lie.answer(1, "liar")
    assert lie.told("Lost") == [{"event": "Lost", "seat": 1, "left": 1}]
    assert dice(lie) == [1, 2]


@rule("menteur:exact.call")
def test_exact_costs_all_the_others_a_die_or_whoever_said_it() -> None:
    line = "hands 4 4 / 5 6 / - / 4 4; bids 4x4; now bid 1"
    assert menteur(line, seats=4).refused(0, "exact") == "exact.call"
    right = menteur(line, seats=4, exact=True)
    assert right.choices(0)[-2:] == ["liar", "exact"]
    right.answer(0, "exact")
    assert right.told("CalledExact") == [{"event": "CalledExact", "seat": 1, "other": 4, "quantity": 4, "face": 4}]
    assert dice(right) == [2, 1, 0, 1]
    for bid in ("3x4", "5x4"):
        wrong = menteur(line.replace("4x4", bid), seats=4, exact=True)
        wrong.answer(0, "exact")
        assert dice(wrong) == [1, 2, 0, 2]


@rule("menteur:lose.out")
def test_whoever_has_no_dice_left_only_watches() -> None:
    scene = menteur("hands 4 / 5 / 5; bids 2x4; now bid 2", seats=3)
    scene.answer(1, "liar", [0, 0])
    assert scene.told("Lost") == [{"event": "Lost", "seat": 1, "left": 0}]
    assert [event.seat for event in scene.events if isinstance(event, Rolled)] == [1, 2]
    assert scene.refused(0, "bid 1x2") == "lose.out"


@rule("menteur:lose.begins")
def test_whoever_lost_a_die_begins_or_the_next_who_has_one() -> None:
    caller = menteur("hands 4 4 / 5 5 / 5; bids 1x4; now bid 2", seats=3)
    caller.answer(1, "liar", [0] * 4)
    assert caller.asked() == [(1, "open")]
    bidder = menteur("hands 4 4 / 5 5 / 5; bids 3x4; now bid 2", seats=3)
    bidder.answer(1, "liar", [0] * 4)
    assert bidder.asked() == [(0, "open")]
    gone = menteur("hands 4 4 / 5 5 / 5; bids 4x5; now bid 1", seats=3)
    gone.answer(0, "liar", [0] * 4)
    assert gone.asked() == [(0, "open")], "seat 3 is out, and seat 1 comes after it"
    exact = menteur("hands 4 4 / 5 5 / 5; bids 2x4; now bid 2", seats=3, exact=True)
    exact.answer(1, "exact", [0] * 3)
    assert exact.asked() == [(1, "open")]
    assert exact.told("RoundBegan") == [{"event": "RoundBegan", "round": 2, "first": 2, "dice": 3}]


@rule("menteur:end.last")
def test_the_last_player_with_dice_wins() -> None:
    scene = menteur("hands 4 / 5 / -; bids 2x6; now bid 2", seats=3)
    assert list(scene.game.winners(scene.state)) == []
    scene.answer(1, "liar")
    assert scene.told("Ended") == [{"event": "Ended", "totals": [0, 1, 0], "winners": [2]}]
    assert list(scene.game.winners(scene.state)) == [1]
    assert scene.asked() == []
    assert scene.refused(1, "bid 1x2") == "end.last"


@rule("menteur:end.single")
def test_a_single_call_ends_a_game_of_one_call() -> None:
    scene = menteur("hands 4 4 / 5 5 / 5 5; bids 3x4; now bid 2", seats=3, single=True, dice=2)
    scene.answer(1, "liar")
    assert scene.told("Ended") == [{"event": "Ended", "totals": [1, 2, 2], "winners": [2, 3]}]
    assert scene.refused(1, "bid 1x2") == "end.single"
    exact = menteur("hands 4 4 / 5 5 / 5 5; bids 2x4; now bid 2", seats=3, single=True, exact=True, dice=2)
    exact.answer(1, "exact")
    assert exact.told("Ended") == [{"event": "Ended", "totals": [1, 2, 1], "winners": [2]}]


def test_silence_makes_the_lowest_bid_and_calls_where_there_is_none() -> None:
    assert menteur("hands 4 / 5; now bid 1").silence(0) == "bid 1x2"
    assert menteur("hands 4 / 5; bids 1x3; now bid 1").silence(0) == "bid 1x4"
    assert menteur("hands 4 / 5; bids 2x1; now bid 1").silence(0) == "liar"
