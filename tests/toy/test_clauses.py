"""The clauses of The Vigil, each proved on a position written in its notation."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from manoir.kernel.edition import sheet_of
from manoir.kernel.event import plain_event, redact
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import Count, counted_playout, leaves, playouts
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput
from manoir.testing.scene import Scene
from toy import VIGIL
from toy.edition import open_sheet

GHOST = 0  # the first token of a bag that begins with one


def vigil(position: str | None, picks: Sequence[int] = (), seats: int = 2) -> Scene:
    """A scene of The Vigil."""
    return Scene(VIGIL, seats, position, list(picks))


@rule("vigil:deal.hand", "vigil:deal.purse")
def test_everybody_is_dealt_four_cards_and_three_coins() -> None:
    scene = vigil(None, [0, 0, 0, 0, 15, 14, 13, 12])
    assert [seat["hand"] for seat in scene.position["seats"]] == [["candle"] * 4, ["locket"] * 4]
    assert [seat["coins"] for seat in scene.position["seats"]] == [3, 3]
    assert (scene.position["chest"], len(scene.position["deck"])) == (8, 12)
    assert plain_event(redact(scene.events[1], 0)) == {"event": "Dealt", "seat": 2, "cards": "?"}


@rule("vigil:seal.hand")
def test_one_lays_down_a_card_of_ones_hand_and_sits_out_without_one() -> None:
    scene = vigil("hands candle comb comb / - / locket; now seal 1 3", seats=3)
    assert scene.choices(0) == ["seal candle", "seal comb"]
    assert scene.refused(0, "seal locket") == "seal.hand"
    assert scene.refused(1, "seal comb") == "seal.hand"
    assert scene.refused(2, "light") == "seal.hand"


@rule("vigil:seal.once", "vigil:seal.open")
def test_cards_are_turned_over_together_once_all_are_down() -> None:
    scene = vigil("hands candle comb / mirror; now seal 1 2")
    scene.answer(0, "seal comb")
    assert scene.refused(0, "seal candle") == "seal.once"
    assert scene.asked() == [(1, "seal")]
    assert scene.told("Opened") == []
    scene.answer(1, "seal mirror", [GHOST])
    assert scene.told("Opened") == [{"event": "Opened", "cards": ["comb", "mirror"]}]
    assert [seat["shown"] for seat in scene.position["seats"]] == [["comb"], ["mirror"]]
    assert scene.refused(0, "seal candle") == "seal.open"


@rule("vigil:bag.token")
def test_a_token_is_drawn_and_not_put_back() -> None:
    scene = vigil("round 2; hands - / comb; bag ghost ghost bell; now seal 2")
    scene.answer(1, "seal comb", [2])
    assert scene.told("Drawn") == [{"event": "Drawn", "token": "bell"}]
    assert scene.position["bag"] == ["ghost", "ghost"]


@rule("vigil:watch.all")
def test_a_ghost_asks_everybody_whatever_they_hold() -> None:
    scene = vigil("round 2; hands candle / comb; bag ghost ghost bell; now bag", [GHOST])
    assert scene.asked() == [(0, "watch"), (1, "watch")]
    assert scene.choices(0) == ["light", "wait"]
    assert scene.choices(1) == ["wait"]
    scene.answer(0, "wait")
    assert scene.refused(0, "light") == "watch.all"


@rule("vigil:watch.candle", "vigil:watch.fright")
def test_a_candle_costs_a_card_and_waiting_costs_a_coin() -> None:
    scene = vigil("hands candle / comb / mirror; coins 3 3 0; now watch 1 2 3", seats=3)
    assert scene.refused(1, "light") == "watch.candle"
    scene.answer(0, "light")
    scene.answer(1, "wait")
    scene.answer(2, "wait")
    assert scene.position["discards"] == ["candle"]
    assert [seat["coins"] for seat in scene.position["seats"]] == [3, 2, 0]
    assert scene.position["chest"] == 12


@rule("vigil:rush.first")
def test_the_first_answer_to_a_bell_closes_it_for_all() -> None:
    scene = vigil("hands comb / comb / comb; now rush 1 2 3", seats=3)
    ids = {ask.id for ask in scene.game.asks(scene.state)}
    assert {ask.after for ask in scene.game.asks(scene.state)} == {1500}
    scene.answer(2, "take coins")
    assert scene.asked() == [(0, "seal"), (1, "seal"), (2, "seal")]
    assert ids.isdisjoint(ask.id for ask in scene.game.asks(scene.state))
    assert scene.refused(0, "take coins") == "seal.hand"


@rule("vigil:rush.prize")
def test_the_prize_is_coins_or_a_card_that_nobody_else_sees() -> None:
    rich = vigil("hands comb / comb; now rush 1 2")
    assert rich.refused(0, "light") == "rush.prize"
    rich.answer(0, "take coins")
    assert rich.position["seats"][0]["coins"] == 5
    lucky = vigil("hands comb / comb; now rush 1 2")
    lucky.answer(0, "take card", [17])
    assert lucky.position["seats"][0]["hand"] == ["comb", "locket"]
    assert redact(lucky.events[-1], 0).card == "locket"
    assert redact(lucky.events[-1], 1).card == redact(lucky.events[-1], None).card == "?"


@rule("vigil:end.winner")
def test_after_four_rounds_coins_and_cards_are_counted() -> None:
    line = "round 4; hands locket / -; shown mirror / locket comb; coins 4 3; bag bell; now watch 2"
    scene = vigil(line)
    assert list(scene.game.winners(scene.state)) == []
    scene.answer(1, "wait")
    assert scene.told("Ended") == [{"event": "Ended", "scores": [6, 6], "winners": [1, 2]}]
    assert list(scene.game.winners(scene.state)) == [0, 1]
    assert scene.asked() == []
    assert scene.refused(0, "seal locket") == "end.winner"


def test_every_clause_has_its_test() -> None:
    proved = {clause for test in globals().values() for clause in getattr(test, "__clauses__", ())}
    assert proved == {clause.name for clause in VIGIL.rulebook.clauses()}


def test_what_silence_means_is_among_the_moves() -> None:
    for line, lapse in (("now watch 1 2", "wait"), ("now rush 1 2", "take coins")):
        assert vigil(f"hands comb / candle; {line}").silence(0) == lapse
    scene = vigil("hands comb mirror / candle; now seal 1 2")
    assert [scene.silence(0, number) for number in (0, 1)] == scene.choices(0)


def test_a_move_has_a_text_and_a_structure_both_ways() -> None:
    notation = vigil("now seal").notation
    for text in ("light", "wait", "take coins", "take card", "seal mirror"):
        move = notation.move(text)
        assert notation.text(move) == text
        assert notation.unstructure(notation.structure(move)) == move
    assert notation.structure(notation.move("seal mirror")) == {"move": "seal", "card": "mirror"}


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("hands comb; now seal 1", "position: hands"),
        ("hands comb / spoon; now seal 1", "position: hands"),
        ("discards locket locket locket locket locket", "position: discards"),
        ("coins 3 -1; now seal 1", "position: coins"),
        ("bag owl; now seal 1", "position: bag"),
        ("bag ghost; now seal 1", "position: bag"),
        ("now dance", "position: now"),
        ("now seal 3", "position: now"),
        ("cellar 3", "position"),
    ],
)
def test_a_line_that_is_no_position_says_where(line: str, place: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        vigil(line)
    assert wrong.value.place == place


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("ghost = 3", "ghost = 1", "bag.ghost"),
        ("hand = 4", "hand = 5", "card"),
        ("chest = 8", "chest = 3", "coins.chest"),
        ("worth = 3", "worth = 10", "card[4].worth"),
        ('id = "comb"', 'name = "comb"', "card[2].name"),
    ],
)
def test_a_box_that_cannot_be_played_names_the_key(old: str, new: str, place: str) -> None:
    text = (VIGIL.folder / "edition.toml").read_text(encoding="utf-8")
    with pytest.raises(WrongInput) as wrong:
        open_sheet(sheet_of(text.replace(old, new), "box.toml", "vigil"))
    assert wrong.value.place == f"box.toml: {place}"


def test_the_playouts_of_the_kernel_take_a_game_that_merely_has_the_verbs() -> None:
    state = VIGIL.game.setup(VIGIL.table(VIGIL.box(), 3), FastFate(1), None)
    count = Count()
    playouts(VIGIL.game, state, 5, FastFate(2), count)
    assert count.choices > 50
    assert counted_playout(VIGIL.game, VIGIL.census, state, FastFate(3)) >= 15
    assert leaves(VIGIL.game, vigil("hands candle comb / mirror; now seal 1 2").state, 2, FastFate(4)) > 2
