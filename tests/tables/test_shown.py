"""What a person's screen may carry: displayed views, faded events, and nothing of another chair."""

from __future__ import annotations

from typing import Any

import pytest

from live import ALL
from manoir.kernel.told import Secret
from manoir.tables.notices import Lapsed, plain_told
from manoir.tables.shown import Displays, Fades, event_of, events_for, view_for
from sitting import begun, first


class Forgets:
    """A notation in which remembering is part of the game."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def displayed(self, view: Any) -> Any:
        return {"displayed": self.inner.seen(view)["round"]}

    def faded(self, event: Any) -> Any:
        return Lapsed(0, "faded") if type(event).__name__ == "Sealed" else event  # type: ignore[arg-type]


def test_a_screen_carries_what_the_notation_displays() -> None:
    play, _ = begun("vigil")
    assert not isinstance(play.notation, Displays)
    play.notation = Forgets(play.notation)  # type: ignore[assignment]
    assert isinstance(play.notation, Displays)
    assert isinstance(play.notation, Fades)
    assert view_for(play, 0) == {"displayed": 1}


def test_what_was_told_before_is_faded_and_what_is_new_is_not() -> None:
    play, _ = begun("vigil")
    name, seat, move = first(play)
    play.answer(seat, name, move)
    play.notation = Forgets(play.notation)  # type: ignore[assignment]
    told = play.since(play.number - 1)
    assert told is not None
    assert events_for(play, told, seat, seen=0)[0].event["event"] == "Sealed"
    assert events_for(play, told, seat, seen=play.number)[0].event["because"] == "faded"


def test_only_its_readers_read_a_secret_and_everybody_after_the_end() -> None:
    play, _ = begun("vigil")
    dealt = play.told[0].event
    assert isinstance(dealt.cards, Secret)
    notation = play.notation
    assert event_of(notation, dealt, 0, past=False, over=False)["cards"] != "?"
    for chair in (1, None):
        assert event_of(notation, dealt, chair, past=False, over=False)["cards"] == "?"
    assert event_of(notation, dealt, None, past=False, over=True)["cards"] != "?"
    with pytest.raises(TypeError):
        plain_told(dealt)


@pytest.mark.parametrize("name", sorted(ALL))
def test_every_event_of_the_set_up_reaches_every_chair_by_its_number(name: str) -> None:
    play, _ = begun(name)
    for chair in (None, *range(play.seats)):
        seen = events_for(play, play.told, chair)
        assert [event.number for event in seen] == list(range(1, play.number + 1))
