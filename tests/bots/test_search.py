"""The search: deterministic, anytime, and blind to what a seat cannot see."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from manoir.bots.no_instincts import NoInstincts
from manoir.bots.registry import bot_named, instincts_of, searcher
from manoir.bots.search import Search
from manoir.bots.searcher import SearchBot
from manoir.bots.tree import key_of, mixed
from manoir.bots.worlds import Imagined
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.search_settings import SearchSettings
from manoir.testing.chance import GAMES, Position, positions, reached
from toy import VIGIL


@pytest.mark.parametrize("name", GAMES)
def test_a_mark_reads_nothing_that_its_seat_cannot_see(name: str) -> None:
    @settings(max_examples=40)
    @given(positions(name))
    def law(at: Position) -> None:
        if at.seat >= 0:
            view = at.game.view(at.state, at.seat)
            marks = {
                int(instincts_of(title_of(name)).mark(at.game.imagine(view, FastFate(seed)), at.seat))
                for seed in range(4)
            }
            assert marks == {int(instincts_of(title_of(name)).mark(at.state, at.seat))}

    law()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    at = reached(name, title_of(name).box().players[0], 4, 12, 0)
    ask = at.game.asks(at.state)[0]
    moves, view = at.game.moves(at.state, ask.seat), at.game.view(at.state, ask.seat)
    found = {int(bot_named("search@40", at.play.title, FastFate(9)).answer(view, ask, moves, 0)) for _ in range(2)}
    assert len(found) == 1


def test_a_long_game_does_not_fill_the_memory_with_what_can_no_longer_come() -> None:
    title = title_of("minuit")
    game, simulations = title.game, 60
    fate = FastFate(2)
    state = game.setup(title.table(title.box(), 2, {"rounds": 3}), fate, None)
    bots = [searcher("search", title, simulations, 0, FastFate(5)), bot_named("greedy", title, FastFate(6))]
    held: list[int] = []
    while asks := list(game.asks(state)):
        seat = int(asks[0].seat)
        moves = game.moves(state, seat)
        move = bots[seat].answer(game.view(state, seat), asks[0], moves, 0)
        if seat == 0 and len(moves) > 1:
            held.append(len(bots[0].search.nodes))  # type: ignore[attr-defined]
        game.advance(state, seat, move, fate, None)
    assert len(held) > 20
    assert max(held) < 4 * simulations, "a simulation adds a question to each of two trees, and half may be kept"


def test_a_budget_in_milliseconds_ends_a_search_that_would_go_on() -> None:
    at = reached("minuit", 4, 4, 12, 0)
    ask = at.game.asks(at.state)[0]
    moves, view = at.game.moves(at.state, ask.seat), at.game.view(at.state, ask.seat)
    bot = bot_named("countess", at.play.title, FastFate(9))
    assert bot.answer(view, ask, moves, 50) in list(moves)


def test_sealed_answers_are_searched_without_peeking() -> None:
    # In the toy's draft all seats are asked at once. Whatever others have sealed, a seat's question keeps its key.
    at = reached(VIGIL, 3, 5, 0, 0)
    game, state = VIGIL.game, at.state
    for other, move in ((1, 0), (1, 1)):
        world = state.copy()
        game.advance(world, other, game.moves(world, other)[move % len(game.moves(world, other))], FastFate(1), None)
        assert key_of(1, 0, game.moves(world, 0)) == key_of(1, 0, game.moves(state, 0))
    bot = SearchBot("s", game, NoInstincts(), SearchSettings(), 60, 0, FastFate(2))
    ask = game.asks(state)[0]
    assert bot.answer(game.view(state, ask.seat), ask, game.moves(state, ask.seat), 0) in list(game.moves(state, 0))


def test_a_search_finds_the_better_of_two_answers() -> None:
    # The bell of the toy gives three coins or a card drawn unseen; in the last round a card is worth nothing any more.
    for seed in range(200):
        at = reached(VIGIL, 2, seed, 0, 0)
        game, state = VIGIL.game, at.state
        fate = FastFate(seed)
        while asks := game.asks(state):
            if asks[0].kind == "rush" and state.round == state.table.edition.rounds:
                search = Search(game, NoInstincts(), SearchSettings(), FastFate(1))
                moves = game.moves(state, 0)
                root = search.think(Imagined(game, game.view(state, 0)), asks[0], moves, 0, 200)
                assert root.visits == 200
                assert root.best() == 0
                return
            ask = asks[fate.pick(len(asks))]
            moves = game.moves(state, ask.seat)
            game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
    raise AssertionError("no bell in a last round")


def test_what_was_foreseen_is_kept_for_the_next_question() -> None:
    at = reached("minuit", 2, 4, 30, 0)
    game, state, fate = at.game, at.state, FastFate(3)
    search = Search(game, instincts_of(title_of("minuit")), SearchSettings(horizon=10), FastFate(1))
    kept = 0
    for _ in range(30):
        ask = game.asks(state)[0]
        moves = game.moves(state, ask.seat)
        if ask.seat == 0:
            root = search.think(Imagined(game, game.view(state, 0)), ask, moves, 0, 400)
            kept += root.visits - 400
            search.answered(root, root.best())
            game.advance(state, 0, moves[root.best()], fate, None)
        else:
            game.advance(state, ask.seat, moves[0], fate, None)
    assert kept > 0


def test_a_question_that_had_much_thought_is_thought_about_anew_until_things_are_settled() -> None:
    at = reached("minuit", 4, 3, 30, 0)  # early in a round
    (ask,) = at.game.asks(at.state)
    moves = at.game.moves(at.state, ask.seat)
    assert len(moves) > 1

    def thought(patience: int, simulations: int) -> tuple[int, int]:
        settings = SearchSettings(horizon=0, guided=100, patience=patience)
        search = Search(at.game, instincts_of(title_of("minuit")), settings, FastFate(1))
        root = search.think(Imagined(at.game, at.game.view(at.state, ask.seat)), ask, moves, 0, simulations)
        assert search.simulations == simulations
        return int(search.decisions), int(root.visits)

    assert thought(100, 100) == thought(0, 100)  # up to there it is the same search
    assert thought(100, 150)[1] == 100  # the new thoughts are too few to count
    assert thought(100, 250)[1] == 150
    assert 2 * thought(100, 250)[0] > 3 * thought(0, 250)[0]  # each goes on to the end of the round


def test_minuit_is_settled_between_two_rounds_and_never_while_hugo_walks() -> None:
    feels = instincts_of(title_of("minuit"))
    settled = 0
    for seed in range(5):
        at = reached("minuit", 4, seed, 0, 0)
        game, state, fate = at.game, at.state, FastFate(seed)
        while asks := game.asks(state):
            kind = asks[0].kind
            assert feels.settled(state) == (kind == "return")
            settled += kind == "return"
            moves = game.moves(state, asks[0].seat)
            game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
    assert settled > 0


@pytest.mark.parametrize("game", [name for name in GAMES if "settled" not in vars(type(instincts_of(title_of(name))))])
def test_where_a_game_says_no_more_what_is_quiet_is_settled(game: str) -> None:
    at = reached(game, 3, 2, 12, 0)
    ask = at.game.asks(at.state)[0]
    search = Search(
        at.game, instincts_of(title_of(game)), SearchSettings(horizon=0, guided=100, patience=10), FastFate(1)
    )
    moves = at.game.moves(at.state, ask.seat)
    root = search.think(Imagined(at.game, at.game.view(at.state, ask.seat)), ask, moves, 0, 30)
    assert root.visits == 20
    assert instincts_of(title_of(game)).settled(at.state) == instincts_of(title_of(game)).quiet(at.state)


def test_keys_are_the_same_in_both_forms() -> None:
    assert mixed(mixed(1, 12345678901), -7) == 763513107759509245
