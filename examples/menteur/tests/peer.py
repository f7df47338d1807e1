"""Le Menteur and OpenSpiel's `liars_dice` walked side by side, node by node.

A node is a history: the dice in the order in which they are thrown, then what was said. At every node the two must
agree on who is asked, on the legal moves, on what each player can know, and at the end on the returns.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from manoir.kernel.fate import ReplayedFate, StackedFate, WrongPick
from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain
from manoir_menteur import TITLE


@dataclass
class Walk:
    """Two trees compared, and how much of them was."""

    game: Any  # of OpenSpiel
    options: Any  # of ours
    chance: int = 0  # nodes of each kind
    decisions: int = 0
    ends: int = 0
    moves: int = 0
    known: dict[Any, str] = field(default_factory=dict)  # our view -> their information state
    views: dict[str, Any] = field(default_factory=dict)  # and back
    sums: list[float] = field(default_factory=lambda: [0.0, 0.0])  # of all returns, ours and theirs

    @property
    def nodes(self) -> int:
        return self.chance + self.decisions + self.ends

    def roll(self, theirs: Any, picks: list[int]) -> None:
        """Every throw of the dice, one by one, and all that may be said after it."""
        if not theirs.is_chance_node():
            fate = ReplayedFate(picks)
            ours = TITLE.game.setup(self.options, fate, None)
            fate.finish()  # we took no fewer picks than they did,
            assert fate.sizes == [self.options.faces] * len(picks)  # each among as many
            self.said(ours, theirs)
            return
        self.chance += 1
        try:
            TITLE.game.setup(self.options, ReplayedFate(picks), None)
        except WrongPick:
            pass  # and no more
        else:
            raise AssertionError(f"after {picks} they throw another die, and we do not")
        outcomes = theirs.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(self.options.faces))
        assert {chance for _, chance in outcomes} == {1 / self.options.faces}
        for outcome, _ in outcomes:
            self.roll(theirs.child(outcome), [*picks, outcome])

    def said(self, ours: Any, theirs: Any) -> None:
        """A position after the dice are thrown, and all that follow from it."""
        asks = TITLE.game.asks(ours)
        if theirs.is_terminal():
            self.ends += 1
            assert asks == []
            assert returns(ours) == theirs.returns()
            self.sums[0] += returns(ours)[0]
            self.sums[1] += theirs.returns()[0]
            return
        self.decisions += 1
        assert asked(asks) == theirs.current_player()
        self.same_knowledge(ours, theirs)
        seat = theirs.current_player()
        answers = {self.text(int(move)): int(move) for move in TITLE.game.moves(ours, seat)}
        actions = {theirs.action_to_string(seat, action): action for action in theirs.legal_actions()}
        assert list(answers) == list(actions), "the same moves, in the same order"
        self.moves += len(answers)
        for name, action in actions.items():
            after = ours.copy()
            TITLE.game.advance(after, seat, answers[name], StackedFate([]), None)
            self.said(after, theirs.child(action))

    def same_knowledge(self, ours: Any, theirs: Any) -> None:
        """What a player cannot tell apart here, they cannot tell apart there, and the other way round."""
        for seat in range(2):
            view, state = TITLE.game.view(ours, seat), theirs.information_state_string(seat)
            key = (seat, view.mine, view.bids)
            assert self.known.setdefault(key, f"{seat} {state}") == f"{seat} {state}"
            assert self.views.setdefault(f"{seat} {state}", key) == key

    def text(self, move: int) -> str:
        """A move of ours as they write it."""
        words = TITLE.notation(self.options).structure(move)
        return f"{words['quantity']}-{words['face']}" if words["move"] == "bid" else str(words["move"]).capitalize()


def asked(asks: list[Ask]) -> int:
    """The one seat that is asked."""
    (ask,) = asks
    return int(ask.seat)


def returns(ours: Any) -> list[float]:
    """1 for whoever wins, -1 for the other."""
    winners = list(TITLE.game.winners(ours))
    return [1.0 if seat in winners else -1.0 for seat in range(2)]


def walked(pyspiel: Any, dice: int, faces: int, **choices: Plain) -> Walk:
    """Both games with so many dice each, of so many faces, walked from end to end."""
    game = pyspiel.load_game(f"liars_dice(players=2,numdice={dice},dice_sides={faces})")
    options = TITLE.table(TITLE.box("single"), 2, {"dice": dice, "faces": faces, "first": 1, **choices})
    walk = Walk(game, options)
    walk.roll(game.new_initial_state(), [])
    return walk
