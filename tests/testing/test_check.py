"""The laws as a package outside asks them: in one line, each by its name, and all that are broken at once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from manoir.kernel.laws import LawBroken
from manoir.kernel.title import Title
from manoir.testing import LAWS, check_law, check_laws
from toy import VIGIL, faults
from toy.remembered import RECALLED

EXAMPLES = 200
FAULTS: dict[str, Callable[[], Title]] = {
    "1 my chair": lambda: faults.faulty(faults.Peeking(), faults.PeekingNotation),
    "1 worlds differ": lambda: faults.faulty(faults.AllSeeing(), faults.OpenNotation),
    "2 nothing untold": lambda: faults.faulty(faults.TellingWindow()),
    "3 log replays": lambda: faults.faulty(faults.OwnDice()),
    "3 forks go alike": lambda: faults.faulty(faults.StateDice(), faults.DicedNotation),
    "4 origin untouched": lambda: faults.faulty(faults.Sharing()),
    "5 can be ended": lambda: faults.faulty(faults.Winnerless()),
    "6 nothing lost": lambda: faults.faulty(faults.LosingCoins()),
    "7 nothing leaked": lambda: faults.faulty(faults.Blabbing()),
    "7 set-up leaks nothing": lambda: faults.faulty(faults.BlabbingDeal()),
    "7 still seen": lambda: faults.faulty(faults.Glimpsed(), faults.GlimpsedNotation),
    "7 over is over": lambda: replace(faults.faulty(faults.Peeping()), forgets=faults.BLABBED),
    "7 secrets stay secret": lambda: faults.faulty(faults.OpenAtTheEnd()),
    "7 nothing recalled": lambda: RECALLED,
    "8 silence tells nothing": lambda: faults.faulty(faults.KnownSilence()),
    "9 arrays leak nothing": lambda: replace(
        faults.faulty(faults.Peeking(), faults.PeekingNotation), package="toy.peeping"
    ),
    "9 arrays show the moves": lambda: replace(VIGIL, package="toy.dim"),
    "ids of asks": lambda: faults.faulty(faults.SameIds()),
    "sent as declared": lambda: faults.faulty(faults.Peeking(), faults.PeekingNotation),
}


def test_a_game_that_keeps_every_law_is_told_how_often_each_was_tried() -> None:
    found = check_laws(VIGIL, examples=12)
    assert list(found) == list(LAWS)
    assert all(found[law] > 0 for law in LAWS if law != "7 nothing recalled")  # nothing must be remembered there


def test_every_law_has_a_seeded_fault_but_those_of_tables() -> None:
    assert set(LAWS) - set(FAULTS) == {"8 thinking does not show", "8 hands do not show"}  # tests/laws/test_time.py


@pytest.mark.parametrize("law", FAULTS)
def test_a_law_by_its_name_catches_the_fault_that_is_meant_for_it(law: str) -> None:
    with pytest.raises(LawBroken, match="seats, seed"):
        check_law(FAULTS[law](), law, EXAMPLES)


def test_a_lens_that_shows_another_hand_is_named_with_its_part() -> None:
    with pytest.raises(LawBroken, match=r"lens: the next hand shows seat . what it cannot see"):
        check_law(FAULTS["9 arrays leak nothing"](), "9 arrays leak nothing", EXAMPLES)


def test_a_lens_that_forgot_something_is_told_the_move_that_it_cannot_explain() -> None:
    with pytest.raises(LawBroken, match="one array goes with two masks, with and without"):
        check_law(FAULTS["9 arrays show the moves"](), "9 arrays show the moves", EXAMPLES)


def test_a_move_that_is_not_listed_and_a_row_of_another_width_are_caught() -> None:
    unlisted = replace(VIGIL, package="toy.unlisted")
    with pytest.raises(LawBroken, match=r"catalogue: wait is offered to seat . and not listed"):
        check_law(unlisted, "9 arrays show the moves", EXAMPLES)
    with pytest.raises(LawBroken, match=r"lens: seat . is shown .* cells, and the table has"):
        check_law(replace(VIGIL, package="toy.ragged"), "9 arrays leak nothing", EXAMPLES)


def test_a_game_without_a_lens_is_not_tried_for_what_machines_see() -> None:
    plain = replace(VIGIL, package="manoir.words")
    assert check_law(plain, "9 arrays leak nothing", 4) == 0


def test_all_that_is_broken_is_said_at_once() -> None:
    class Careless(faults.Peeping, faults.LosingCoins):
        """Two faults in one game."""

    with pytest.raises(LawBroken) as wrong:
        check_laws(faults.faulty(Careless()), 40)
    said = str(wrong.value)
    assert said.startswith("vigil breaks ")
    assert "\n6 nothing lost: law 6" in said
    assert "\n7 nothing leaked: law 7" in said


def test_a_game_that_names_no_secrets_must_only_imagine_several_worlds() -> None:
    plain = replace(VIGIL, package="manoir.kernel")  # which has no part of that name
    assert check_law(plain, "1 worlds differ", 12) > 0
    one = replace(faults.faulty(faults.AllSeeing(), faults.OpenNotation), package="manoir.kernel")
    with pytest.raises(LawBroken, match="no secret was ever open"):
        check_law(one, "1 worlds differ", 12)


WITHOUT = """
import sys
sys.modules["hypothesis"] = None
from manoir.testing import Scene, check_golden, check_proofs, rule
try:
    from manoir.testing import check_laws
except ImportError as missing:
    print(missing)
"""


def test_scenes_golden_logs_and_proofs_need_no_hypothesis_and_the_laws_say_what_to_install() -> None:
    found = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, timeout=120)
    assert found.stdout == "check_laws needs Hypothesis: pip install 'manoir[testing]'\n"
