"""The six laws on The Vigil, where everything that a law speaks of is small enough to be read."""

from __future__ import annotations

import pytest
from chance import Position, positions
from hypothesis import given, settings

from manoir.kernel import laws
from toy import VIGIL
from toy.hidden import SECRETS

pytestmark = pytest.mark.laws
EXAMPLES = settings(max_examples=200)  # the toy is never compiled, and quick enough without it
LONGEST = 36  # answers in the longest game: four rounds, four cards and four answers to a ghost, or one to a bell
anywhere = given(positions(VIGIL, longest=LONGEST))


@EXAMPLES
@anywhere
def test_law_1_an_imagined_world_looks_the_same_from_my_chair(at: Position) -> None:
    laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate)


def test_law_1_worlds_differ_wherever_a_secret_is_open() -> None:
    found = 0

    @EXAMPLES
    @anywhere
    def law(at: Position) -> None:
        nonlocal found
        found += laws.worlds_differ(at.game, at.state, at.seat, at.fate, SECRETS)

    law()
    assert found > 100


def test_law_2_nothing_is_learned_that_was_not_told() -> None:
    tried = reached = 0

    @EXAMPLES
    @anywhere
    def law(at: Position) -> None:
        nonlocal tried, reached
        tried += 1
        reached += laws.nothing_untold(at.game, at.notation, at.state, at.seat, at.seed)

    law()
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to two answers told alike"


@EXAMPLES
@anywhere
def test_law_2_what_is_told_can_be_seen(at: Position) -> None:
    laws.nothing_unseen(at.game, at.notation, at.state, at.seat, at.seed)


@EXAMPLES
@anywhere
def test_law_3_a_log_replays_to_the_same_position_from_every_chair(at: Position) -> None:
    laws.log_replays(at.record)


@EXAMPLES
@anywhere
def test_law_4_a_step_leaves_its_origin_untouched(at: Position) -> None:
    laws.origin_untouched(at.game, at.notation, at.state, len(at.record.log.header.seats), at.fate)


@EXAMPLES
@anywhere
def test_law_5_an_imagined_world_can_be_played_to_its_end(at: Position) -> None:
    laws.can_be_ended(at.game, at.state, at.seat, at.fate)


@EXAMPLES
@anywhere
def test_law_6_nothing_is_lost_here_nor_in_an_imagined_world(at: Position) -> None:
    laws.nothing_lost(VIGIL.census, at.state)
    laws.nothing_lost(VIGIL.census, at.game.imagine(at.game.view(at.state, at.seat), at.fate))


@EXAMPLES
@anywhere
def test_a_position_written_in_a_line_is_read_back_exactly(at: Position) -> None:
    line = at.notation.write(at.state)
    read = at.notation.read(line)
    assert at.notation.position(read) == at.notation.position(at.state)
    assert at.notation.write(read) == line
