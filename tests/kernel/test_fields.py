"""One declaration of fields: a position's line, the reading of it, and plain data of states and views."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.fields import BySeat, Field, Fields, Together, parts_of, rest_of, scene_of
from manoir.kernel.forms import Flag, Form, Maybe, Named, OneOf, Row, SeatNumber, Whole
from manoir.kernel.wrong import WrongInput

CARD = Named(("candle", "comb", "locket"))
PUBLIC = (Field("round", Whole(1, 9)), Field("discards", Row(CARD)), BySeat("coins", Whole(0, 99), by=" "))
TRUTH = Fields(*PUBLIC, BySeat("hands", Row(CARD, into=sorted), called="hand"))
SEEN = Fields(*PUBLIC, Field("mine", Row(CARD), called="hand"), BySeat("held", Whole(), called="cards"))


def state(**other: object) -> SimpleNamespace:
    """A small position of two seats."""
    usual = {"round": 2, "discards": [1], "coins": [3, 0], "hands": [[0, 0], []]}
    return SimpleNamespace(**{**usual, **other})


def blank() -> SimpleNamespace:
    """The same before anything happened."""
    return SimpleNamespace(round=1, discards=[], coins=[5, 5], hands=[[], []])


def test_a_position_is_written_in_one_line_in_the_order_of_its_fields() -> None:
    assert TRUTH.write(state()) == "round 2; discards comb; coins 3 0; hands candle candle / -"


def test_what_is_written_is_read_again() -> None:
    assert TRUTH.read(blank(), TRUTH.write(state())) == state()


def test_what_a_line_leaves_out_stays_as_it_is_in_the_blank_and_its_order_is_free() -> None:
    read = TRUTH.read(blank(), " hands comb candle/locket ;; round 3; ")
    assert read == state(round=3, discards=[], coins=[5, 5], hands=[[0, 1], [2]])


def test_plain_data_has_names_and_a_row_for_each_seat() -> None:
    seats = [{"coins": 3, "hand": ["candle", "candle"]}, {"coins": 0, "hand": []}]
    assert TRUTH.plain(state()) == {"round": 2, "discards": ["comb"], "seats": seats}


def test_a_view_shares_the_public_part_and_says_its_own_beside_it() -> None:
    view = SimpleNamespace(round=2, discards=(1,), coins=(3, 0), mine=(0, 0), held=(2, 0))
    seats = [{"coins": 3, "cards": 2}, {"coins": 0, "cards": 0}]
    assert SEEN.plain(view) == {"round": 2, "discards": ["comb"], "hand": ["candle", "candle"], "seats": seats}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (" ; ", "position: found '', expected parts that begin with round, discards, coins, hands"),
        ("clock 5", "position: found 'clock 5', expected parts that begin with round, discards, coins, hands"),
        ("round 2; round 3", "position: found 'round' twice, expected each part once"),
        ("round", "position: round: found '', expected a whole number from 1 to 9"),
        ("round ten", "position: round: found 'ten', expected a whole number from 1 to 9"),
        ("round ²", "position: round: found '²', expected a whole number from 1 to 9"),
        ("round " + "9" * 5000, "position: round: found '" + "9" * 56 + "..., expected a whole number from 1 to 9"),
        ("round 1 2", "position: round: found '1 2', expected a whole number from 1 to 9"),
        ("discards vase", "position: discards: found 'vase', expected one of candle, comb, locket"),
        ("coins 3", "position: coins: found 1 seats, expected 2, with spaces between them"),
        ("coins 3 -1", "position: coins: found '-1', expected a whole number from 0 to 99"),
        ("hands -", "position: hands: found 0 seats, expected 2, with '/' between them"),
        ("hands comb / vase", "position: hands: found 'vase', expected one of candle, comb, locket"),
    ],
)
def test_a_line_that_does_not_fit_is_answered_with_its_part_what_was_found_and_what_was_expected(
    line: str, wrong: str
) -> None:
    with pytest.raises(WrongInput) as caught:
        TRUTH.read(blank(), line)
    assert str(caught.value) == wrong


@pytest.mark.parametrize(
    ("form", "value", "words", "plain"),
    [
        (Whole(-5, 5), -3, "-3", -3),
        (SeatNumber(4), 0, "1", 1),
        (Named(["red", "blue"]), 1, "blue", "blue"),
        (OneOf("bag", "rush"), "rush", "rush", "rush"),
        (Flag(), True, "yes", True),
        (Flag(), False, "no", False),
        (Maybe(CARD), None, "-", None),
        (Maybe(SeatNumber(2), -1), -1, "-", None),
        (Maybe(SeatNumber(2), -1), 1, "2", 2),
        (Row(CARD), [2, 0], "locket candle", ["locket", "candle"]),
        (Row(CARD, heap=True), [2, 0], "locket candle", ["candle", "locket"]),
        (Row(Whole(), heap=True), [2, 0], "2 0", [0, 2]),
        (Row(SeatNumber(3), into=tuple), (2, 0), "3 1", [3, 1]),
        (Row(Named(["red fox", "owl"]), by=","), [0, 1], "red fox, owl", ["red fox", "owl"]),
        (Row(Row(CARD), by="/"), [[2], [], [0, 1]], "locket / - / candle comb", [["locket"], [], ["candle", "comb"]]),
        (Row(CARD), [], "-", []),
    ],
)
def test_a_value_is_written_read_and_made_plain_by_its_form(
    form: Form, value: object, words: str, plain: object
) -> None:
    assert form.words(value) == words
    assert form.read("position: it", words) == value
    assert form.plain(value) == plain


@pytest.mark.parametrize(
    ("form", "text", "wrong"),
    [
        (SeatNumber(4), "0", "it: found '0', expected a seat from 1 to 4"),
        (SeatNumber(4), "5", "it: found '5', expected a seat from 1 to 4"),
        (OneOf("bag", "rush"), "box", "it: found 'box', expected one of bag, rush"),
        (Flag(), "true", "it: found 'true', expected yes or no"),
        (Maybe(Whole(0, 3)), "4", "it: found '4', expected a whole number from 0 to 3"),
        (Row(CARD, most=1), "comb comb", "it: found 2 of them, expected 1 at the most"),
    ],
)
def test_words_that_do_not_fit_a_form_are_answered_with_the_place(form: Form, text: str, wrong: str) -> None:
    with pytest.raises(WrongInput) as caught:
        form.read("it", text)
    assert str(caught.value) == wrong


def test_packed_numbers_are_written_and_read_like_lists() -> None:
    fields = Fields(BySeat("coins", Whole(), by=" ", into=vec[i64]), Field("dice", Row(Whole(1, 6))))
    packed = SimpleNamespace(coins=vec[i64]([3, 0]), dice=vec[i64]([6, 1]))
    assert fields.write(packed) == "coins 3 0; dice 6 1"
    assert fields.plain(packed) == {"dice": [6, 1], "seats": [{"coins": 3}, {"coins": 0}]}
    assert list(fields.read(packed, "coins 1 2").coins) == [1, 2]


def test_fields_may_share_a_part_of_the_line() -> None:
    now = Fields(
        Together("now", Field("stage", OneOf("watch", "over")), Field("asked", Row(SeatNumber(2), into=tuple)))
    )
    for position, line in (
        (SimpleNamespace(stage="watch", asked=(0, 1)), "now watch 1 2"),
        (SimpleNamespace(stage="over", asked=()), "now over"),
    ):
        assert now.write(position) == line
        assert now.read(SimpleNamespace(), line) == position
    assert now.plain(SimpleNamespace(stage="watch", asked=(1,))) == {"stage": "watch", "asked": [2]}
    with pytest.raises(WrongInput, match="position: now: found '3', expected a seat from 1 to 2"):
        now.read(SimpleNamespace(), "now watch 1 3")


def test_a_part_by_hand_stands_among_the_declared_ones() -> None:
    class Hands:
        name = "hands"
        line = True

        def words(self, state: SimpleNamespace) -> str:
            return f"{len(state.hands)} of them"

        def take(self, state: SimpleNamespace, text: str) -> None:
            state.hands = [[] for _ in range(int(text.split(maxsplit=1)[0]))]

    fields = Fields(Field("round", Whole()), Hands())
    assert fields.write(state()) == "round 2; hands 2 of them"
    assert fields.read(blank(), "hands 3 of them").hands == [[], [], []]
    assert fields.plain(state()) == {"round": 2}


def test_a_field_that_follows_from_others_is_in_plain_data_only() -> None:
    fields = Fields(Field("round", Whole()), Field("deck", Row(CARD, heap=True), line=False))
    position = SimpleNamespace(round=1, deck=[2, 0])
    assert fields.write(position) == "round 1"
    assert fields.plain(position) == {"round": 1, "deck": ["candle", "locket"]}
    with pytest.raises(WrongInput, match="position: found 'deck comb', expected parts that begin with round"):
        fields.read(position, "deck comb")


def test_the_rest_of_a_box_is_what_no_part_has_taken() -> None:
    assert rest_of([0, 0, 1, 2], {"hands": [0, 2], "discards": [1]}, CARD.names) == [0]
    with pytest.raises(WrongInput, match="position: discards: found one comb too many, expected no more than the box"):
        rest_of([0, 0, 1, 2], {"hands": [1], "discards": [1]}, CARD.names)


def test_a_line_is_parted_at_its_semicolons() -> None:
    assert parts_of("round 2;  to roll  red ;") == [["round", "2"], ["to", "roll", "red"]]


def test_parts_that_begin_with_a_number_are_told_apart_by_two_words() -> None:
    assert len(parts_of("1 holds gold; 1 laid cave; 2 holds gold")) == 3
    with pytest.raises(WrongInput, match="found '1 holds' twice"):
        parts_of("1 holds gold; 1 holds cave")


def test_a_scene_says_at_its_end_what_happens_next_and_may_say_how_many_play() -> None:
    assert scene_of("3 players; round 2; to roll red", 3, "'over'") == ([["round", "2"]], ["to", "roll", "red"])
    assert scene_of("over", 3, "'over'") == ([], ["over"])
    with pytest.raises(WrongInput, match="position: found 'round 2', expected a last part such as 'to roll' or 'over'"):
        scene_of("to roll red; round 2", 3, "'to roll' or 'over'")
    with pytest.raises(WrongInput, match="position: found '', expected a last part such as 'over'"):
        scene_of(" ;", 3, "'over'")
    with pytest.raises(WrongInput, match="position: players: found '2', expected 3, as the table has"):
        scene_of("2 players; over", 3, "'over'")
