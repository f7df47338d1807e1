"""What a game tells once: every view is whole again with it, whatever the chair and the moment."""

from __future__ import annotations

import json

import pytest

from live import ALL
from manoir.kernel.fate import FastFate
from manoir.kernel.usual import whole, without
from manoir.testing.chance import reached

GAMES = sorted(ALL)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_view_of_a_game_is_whole_again_with_the_board_of_its_first(game: str, seed: int) -> None:
    title = ALL[game]
    low, high = title.box().players
    seats = low + (high - low) * seed // 2
    at = reached(title, seats, seed, 0, 0)
    fate, play = FastFate(seed), at.play
    board = title.board(at.notation, title.game.view(play.state, -1))
    for _ in range(150):
        for chair in range(-1, seats):
            view = title.game.view(play.state, chair)
            assert title.board(at.notation, view) == board, "the board is another one for this chair, or now"
            seen = at.notation.seen(view)
            sent = json.loads(json.dumps(without(board, seen)))
            assert json.dumps(whole(board, sent), sort_keys=True) == json.dumps(seen, sort_keys=True)
        if play.over:
            break
        asks = title.game.asks(play.state)
        ask = asks[fate.pick(len(asks))]
        moves = title.game.moves(play.state, ask.seat)
        play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))


def test_what_is_left_out_is_as_usual_in_every_row() -> None:
    usual = {"rounds": 5, "seats": {"dogs": [], "laid": {"cave": {"cards": [], "total": None}}}, "me": {"pack": []}}
    seen = {
        "rounds": 5,
        "seats": [
            {"seat": 1, "dogs": [], "laid": {"cave": {"cards": ["cave 3"], "total": None}}},
            {"seat": 2, "dogs": ["dog"], "laid": {"cave": {"cards": [], "total": None}}},
            None,
        ],
        "me": None,
    }
    sent = without(usual, seen)
    assert sent == {
        "seats": [{"seat": 1, "laid": {"cave": {"cards": ["cave 3"]}}}, {"seat": 2, "dogs": ["dog"]}, None],
        "me": None,
    }
    assert whole(usual, sent) == seen
