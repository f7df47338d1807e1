"""Seeded faults: each law catches at least one of them, and the toy without a fault keeps them all (test_toy_laws)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from manoir.kernel.fate import FastFate
from manoir.kernel.laws import LawBroken, can_be_ended
from manoir.kernel.memory import Fact
from manoir.kernel.title import Title
from manoir.testing import lawbook
from manoir.testing.chance import Position, positions, reached
from toy import faults
from toy.events import Sealed, Took
from toy.remembered import RECALLED
from toy.secrets import SECRETS

EXAMPLES = 200
LONGEST = 32
pytestmark = pytest.mark.laws


def verdict(title: Title, law: Callable[[Position], Any]) -> str:
    """What a law says first, asked of as many positions as in the toy's own test of it; nothing if it is kept."""
    found: list[str] = []

    @settings(max_examples=EXAMPLES, database=None)
    @given(positions(title, longest=LONGEST))
    def search(at: Position) -> None:
        try:
            if not found:
                law(at)
        except LawBroken as broken:  # kept and not raised: a faulty game need not do the same thing twice
            found.append(str(broken))

    search()
    return found[0] if found else ""


def worlds_differ(at: Position) -> int:
    return lawbook.worlds_differ(at, SECRETS)


# Law 1


def test_a_view_that_shows_another_hand_breaks_law_1() -> None:
    title = faults.faulty(faults.Peeking(), faults.PeekingNotation)
    assert "law 1: an imagined world differs: .view.peeked" in verdict(title, lawbook.my_chair)


def test_a_view_of_everything_is_caught_because_its_worlds_are_all_one() -> None:
    title = faults.faulty(faults.AllSeeing(), faults.OpenNotation)
    assert not verdict(title, lawbook.my_chair)  # imagine agrees with it, so the first half of law 1 is deceived
    assert "all have one hands of others" in verdict(title, worlds_differ)


@pytest.mark.parametrize("fault", [faults.TellingKind, faults.TellingId])
def test_an_ask_that_depends_on_a_hidden_card_breaks_law_1(fault: type[faults.Vigil]) -> None:
    assert "law 1: an imagined world differs: .asks" in verdict(faults.faulty(fault()), lawbook.my_chair)


# Law 2


def test_a_window_that_opens_only_for_those_able_to_react_breaks_law_2() -> None:
    title = faults.faulty(faults.TellingWindow())
    assert not verdict(title, lawbook.my_chair)  # who is asked stands in the view, so law 1 is deceived
    message = verdict(title, lawbook.nothing_untold)
    assert "law 2" in message
    assert "was told the same and yet sees a difference" in message


def test_a_change_that_nobody_is_told_breaks_law_2() -> None:
    assert "law 2" in verdict(faults.faulty(faults.Silent()), lawbook.nothing_untold)


# Law 3


def test_rules_with_a_generator_of_their_own_break_law_3() -> None:
    assert "law 3" in verdict(faults.faulty(faults.OwnDice()), lawbook.log_replays)


def test_a_state_that_keeps_a_generator_breaks_law_3_where_its_position_is_read() -> None:
    title = faults.faulty(faults.StateDice(), faults.DicedNotation)
    assert not verdict(title, lawbook.log_replays)  # the generator is seeded from the log, so the whole log replays
    assert "leads elsewhere when its position is read" in verdict(title, lawbook.fork_goes_alike)


# Law 4


def test_a_copy_that_shares_a_list_breaks_law_4() -> None:
    assert "on a copy changed its origin" in verdict(faults.faulty(faults.Sharing()), lawbook.origin_untouched)


# Law 5


def test_a_game_that_never_ends_breaks_law_5() -> None:
    assert "law 5: not over after" in verdict(faults.faulty(faults.Endless()), lawbook.can_be_ended)


def test_a_game_that_asks_after_its_end_breaks_law_5() -> None:
    assert "there are winners and still asks" in verdict(faults.faulty(faults.Lingering()), lawbook.can_be_ended)


def test_a_game_that_ends_without_winners_breaks_law_5() -> None:
    assert "no winners" in verdict(faults.faulty(faults.Winnerless()), lawbook.can_be_ended)


def test_an_ask_without_a_move_breaks_law_5() -> None:
    at = reached(faults.faulty(faults.Speechless()), 2, 0, 0, 0)
    state = at.notation.read("hands comb / comb; now watch 1 2")
    with pytest.raises(LawBroken, match="is asked 'watch' and has no move"):
        can_be_ended(at.game, state, 0, FastFate(1))


# Law 6


@pytest.mark.parametrize("fault", [faults.LosingCoins, faults.LosingCards])
def test_a_thing_that_is_lost_breaks_law_6(fault: type[faults.Vigil]) -> None:
    assert "law 6" in verdict(faults.faulty(fault()), lawbook.nothing_lost)


@pytest.mark.parametrize("fault", [faults.DealsTwice, faults.DealsDiscards])
def test_a_card_that_is_in_two_places_in_an_imagined_world_breaks_law_6(fault: type[faults.Vigil]) -> None:
    assert "law 6: cards" in verdict(faults.faulty(fault()), lawbook.nothing_lost)


# Law 7


def test_an_event_that_forgot_its_secret_breaks_law_7() -> None:
    title = faults.faulty(faults.Blabbing())
    assert not verdict(title, lawbook.my_chair)  # the views are honest,
    assert not verdict(title, lawbook.nothing_untold)  # and what is told differently is not compared
    message = verdict(title, lawbook.nothing_leaked)
    assert "law 7" in message
    assert "sees the same and yet was told a difference: [0].card" in message


def test_a_set_up_that_forgot_its_secret_breaks_law_7() -> None:
    title = faults.faulty(faults.BlabbingDeal())
    assert not verdict(title, lawbook.nothing_leaked)  # which tries answers
    message = verdict(title, lawbook.set_up_leaks_nothing)
    assert "law 7: two set-ups differ in one pick" in message
    assert ".cards" in message


def test_a_view_that_forgets_what_was_told_breaks_law_7() -> None:
    title = faults.faulty(faults.Glimpsed(), faults.GlimpsedNotation)
    for law in (lawbook.my_chair, lawbook.nothing_untold, lawbook.nothing_leaked, lawbook.over_is_over):
        assert not verdict(title, law)  # right after the telling it is seen,
    message = verdict(title, lawbook.still_seen)  # and after the next answer it is not
    assert "law 7" in message
    assert "sees the same and yet was told a difference" in message
    assert ".card" in message


@pytest.mark.parametrize("fault", [faults.Blabbing, faults.Peeping])
def test_a_secret_that_is_declared_to_be_over_and_is_not_breaks_law_7(fault: type[faults.Vigil]) -> None:
    title = replace(faults.faulty(fault()), forgets=faults.BLABBED)
    assert not verdict(title, lawbook.nothing_leaked)  # the declaration deceives it
    assert "law 7" in verdict(replace(title, forgets=()), lawbook.nothing_leaked)
    assert "was told what it does not see and what is not over" in verdict(title, lawbook.over_is_over)


def test_a_field_that_is_secret_in_one_telling_and_open_in_another_breaks_law_7() -> None:
    title = faults.faulty(faults.OpenAtTheEnd())
    message = verdict(title, lawbook.secrets_stay_secret)
    assert "law 7: Sealed.card is a Secret in one telling and open in another, and no clause opens it" in message
    opens = (Fact(Sealed, ("card",), "seal.open"), Fact(Took, ("card",), "rush.prize"))
    assert not verdict(replace(title, opens=opens), lawbook.secrets_stay_secret)


def test_an_event_that_tells_again_what_a_screen_has_forgotten_breaks_law_7() -> None:
    message = verdict(RECALLED, lawbook.nothing_recalled)
    assert "has one screen and two pasts" in message
    assert ".card" in message


# Law 8, silence; what a table shows of time is tried in tests/laws/test_time.py


@pytest.mark.parametrize(
    ("fault", "part"),
    [
        (faults.KnownSilence, "always plays seal"),
        (faults.KnowingSilence, "depends on what the seat cannot see"),
        (faults.WrongSilence, "plays wait, which is not among its moves"),
    ],
)
def test_a_silence_that_tells_something_is_caught(fault: type[faults.Vigil], part: str) -> None:
    assert part in verdict(faults.faulty(fault()), lawbook.silence_tells_nothing)


# Besides


def test_an_id_that_comes_again_breaks_the_contract_of_asks() -> None:
    assert "an ask's id" in verdict(faults.faulty(faults.SameIds()), lawbook.ids_belong_to_one_ask)
