"""What a person's screen may carry: displayed views, faded events, and nothing of another chair."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from live import ALL
from manoir.kernel.event import Secret
from manoir.kernel.notices import plain_told
from manoir.tables.game import changes
from manoir.tables.scenes.per_chair import event_of, events_for, moves_for, moves_of_asked, view_for
from sitting import begun, first
from toy.remembered import REMEMBERED


def test_a_screen_carries_what_people_need_not_remember_alone() -> None:
    play, _ = begun("vigil")
    whole = view_for(play, 0, {})
    assert whole["hand"]
    play.stage = replace(play.stage, title=REMEMBERED)
    assert view_for(play, 0, {}) == {**whole, "hand": []}


def test_what_is_looked_back_at_is_faded_and_what_happens_is_not() -> None:
    play, _ = begun("vigil")
    name, seat, move = first(play)
    changes.take(play, seat, name, move)
    play.stage = replace(play.stage, title=REMEMBERED)
    told = play.since(play.number - 1)
    assert told is not None
    assert events_for(play, told, seat)[0].event["card"] != "?"
    assert events_for(play, told, seat, past=True)[0].event["card"] == "?"


def test_only_its_readers_read_a_secret() -> None:
    play, _ = begun("vigil")
    dealt = play.told[0].event
    assert isinstance(dealt.cards, Secret)
    assert event_of(play.stage, dealt, 0)["cards"] != "?"
    for chair in (1, None):
        assert event_of(play.stage, dealt, chair)["cards"] == "?"
    with pytest.raises(TypeError):
        plain_told(dealt)


@pytest.mark.parametrize("name", sorted(ALL))
def test_every_event_of_the_set_up_reaches_every_chair_by_its_number(name: str) -> None:
    play, _ = begun(name)
    for chair in (None, *range(play.seats)):
        seen = events_for(play, play.told, chair)
        assert [event.number for event in seen] == list(range(1, play.number + 1))


@pytest.mark.parametrize("name", sorted(ALL))
def test_whoever_watches_is_told_the_moves_of_open_asks_and_of_no_others(name: str) -> None:
    """In the toy, with its hidden hands, none at all."""
    play, _ = begun(name)
    title, told = play.stage.title, Counter[str]()
    for n in range(300):
        asks = play.asks()
        if not asks:
            break
        theirs = moves_of_asked(play)
        if len(asks) == 1 and (title.all_open or asks[0][1].kind in title.open_asks):
            assert [move.text for move in theirs] == [move.text for move in moves_for(play, int(asks[0][1].seat))]
            told[asks[0][1].kind] += 1
        else:
            assert theirs == []
        key, ask = asks[n % len(asks)]
        moves = play.moves(int(ask.seat))
        changes.take(play, int(ask.seat), key, moves[(7 * n) % len(moves)])
    assert bool(told) == (title.all_open or bool(title.open_asks))
