"""Why a move is advised: every reason is true, says nothing that its seat cannot know, and can be said."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from manoir.bots.comparison import compared
from manoir.games import TITLES
from manoir.games.booo.instincts import BoooInstincts
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin
from manoir.kernel.reason import Comparison, Reason, reasons_for
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in

PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Hugo", "Nils", "Mia")
each_game = pytest.mark.parametrize("game", sorted(TITLES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def given(game: str) -> list[tuple[Any, int, int, list[Reason]]]:
    """The reasons for every move of every question in a few random games: (view, seat, move, reasons).

    Half of the games hide from people what they must remember alone, as their tables do.
    """
    title = TITLES[game]
    found: list[tuple[Any, int, int, list[Reason]]] = []
    for seats in (title.box().players[0], 4):
        for seed in range(2):
            fate = FastFate(seed)
            play, _ = begin(title, title.box(), PLAYERS[:seats], title.bounded, fate)
            for _ in range(60 if game == "booo" else 400):
                asks = title.game.asks(play.state)
                if not asks:
                    break
                ask = asks[fate.pick(len(asks))]
                seat, moves = int(ask.seat), title.game.moves(play.state, ask.seat)
                view = title.game.view(play.state, seat)
                if title.memory is not None and seed:
                    title.memory.screen(view)
                if len(moves) > 1 and len(found) < 4000:
                    worlds = [title.game.imagine(view, FastFate(number)) for number in range(3)]
                    for move in advisable(game, play.state, seat, moves):
                        said = [title.reasons(view, world, seat, int(move)) for world in worlds]
                        assert said[0] == said[1] == said[2], (play.notation.text(int(move)), said)
                        found.append((view, seat, int(move), said[0]))
                led = game == "booo" and fate.pick(4) > 0  # chance alone finds no way through the walls
                play.answer(seat, advisable(game, play.state, seat, moves)[0] if led else chosen(moves, fate))
    return found


def chosen(moves: Any, fate: FastFate) -> int:
    """Any of the moves."""
    return int(moves[fate.pick(len(moves))])


def advisable(game: str, state: Any, seat: int, moves: Any) -> list[int]:
    """Moves that somebody might be advised to play: in Booo! the one that leads on, else any."""
    if game == "booo":
        return [int(BoooInstincts().onward(state, seat, moves, FastFate(0)))]
    return [int(move) for move in list(moves)[:8]]


@each_game
def test_reasons_read_nothing_that_their_seat_cannot_see(game: str) -> None:
    """In all worlds that look alike to a seat its reasons are the same; and they are most often there."""
    with_some = sum(bool(reasons) for *_, reasons in given(game))
    assert with_some > 0.7 * len(given(game)), f"{with_some} of {len(given(game))}"


@each_game
def test_a_game_has_several_kinds_of_reasons(game: str) -> None:
    kinds = Counter(reason.name for *_, reasons in given(game) for reason in reasons)
    assert len(kinds) >= 5, kinds


@each_language
@each_game
def test_every_reason_of_random_games_can_be_said(game: str, language: str) -> None:
    words = words_in(language)
    for *_, reasons in given(game):
        for reason in reasons:
            said = words.why(game, reason.plain(), PLAYERS)
            assert said is not None
            assert said == said.strip() != ""
            assert "{" not in said


@each_game
def test_every_word_for_a_reason_belongs_to_one(game: str) -> None:
    """Words that no reason uses are left behind; rare reasons are named in the source."""
    source = (TITLES[game].folder / "reasons.py").read_text()
    for key in words_in("fr").keys:
        name = key.removeprefix(f"{game}-why-")
        if key != name and not name.startswith(("then-", "apart-")):  # those two: test_trials_told.py
            assert f'"{name}"' in source, key


def at(game: str, position: str, move: str, seat: int | None = None, **options: Any) -> list[dict[str, Any]]:
    """The reasons for a move in a position written in notation, as the seat that is asked sees it."""
    title = TITLES[game]
    seats = int(position.split(maxsplit=1)[0])
    play, _ = begin(title, title.box(), PLAYERS[:seats], options, FastFate(1), position)
    asked = [int(ask.seat) for ask in title.game.asks(play.state)]
    seat = asked[0] if seat is None else seat
    view = title.game.view(play.state, seat)
    number = play.notation.move(move)
    assert number in [int(one) for one in title.game.moves(play.state, seat)], move
    world = title.game.imagine(view, FastFate(0))
    return [reason.plain() for reason in title.reasons(view, world, seat, number)]


def test_minuit_counts_the_spaces_to_hugo_and_the_rooms_that_are_taken() -> None:
    # The library is behind space 21, the kitchen behind 24, the linen room behind 26.
    said = at("minuit", "2 players; hugo 16; red 20 3; blue kitchen linen-room; to move red 4", "hide 20 library")
    assert {"reason": "behind", "count": 4} in said
    assert {"reason": "taken", "count": 2} in said
    said = at("minuit", "2 players; hugo 18; red 20 3; blue 9; to move red 4", "go 20")
    assert said[0] == {"reason": "hurry", "count": 2}
    assert {"reason": "away", "before": 2, "count": 6} in said
    assert {"reason": "nearest"} in said


def test_minuit_tells_the_reward_of_a_room_and_the_way_into_it() -> None:
    said = at("minuit", "2 players; hugo 1; red 5 12; blue 9; to move red 2", "hide 5 games-room")
    assert said[0] == {"reason": "reward", "points": 3}


def test_macgregor_tells_of_tokens_what_its_table_lets_people_remember() -> None:
    keys = "red tower, green lion, blue cross, yellow crown, violet tower, orange lion"
    line = f"2 players; ghost red; blue at A2 objects pick keys {keys}; tokens A1 blue; top blue thistle; to act blue"
    title = TITLES["macgregor"]
    seen = {}
    for aid in (False, True):
        play, _ = begin(title, title.box(), PLAYERS[:2], {"memory": aid}, FastFate(1), line)
        view = title.game.view(play.state, 1)
        if not aid:
            title.memory.screen(view)
        moves = [int(move) for move in title.game.moves(play.state, 1)]
        into = next(move for move in moves if play.notation.text(move).endswith(" A1"))
        world = title.game.imagine(view, FastFate(0))
        seen[aid] = [reason.plain() for reason in title.reasons(view, world, 1, into)]
    assert {"reason": "token"} in seen[False]
    assert {"reason": "treasure", "colour": "blue"} in seen[True]


def test_macgregor_counts_rooms_to_the_ghost_through_walls() -> None:
    """Every distance that a reason names, found again by walking the castle's plain picture."""
    tried = 0
    for view, seat, _, reasons in given("macgregor"):
        for reason in reasons:
            if reason.name == "away":
                tried += 1
                assert reason.values["before"] == steps(view, int(view.pawns[view.ghost]), int(view.pawns[seat]))
                assert reason.values["count"] > reason.values["before"]
    assert tried > 20


def steps(view: Any, start: int, end: int) -> int:
    """How many rooms lie between two, walls or not: ring by ring."""
    board, ring, known, count = view.board, {start}, {start}, 0
    while end not in known:
        near = {int(board.near[n]) for room in ring for n in range(board.near_start[room], board.near_start[room + 1])}
        ring = near - known
        known |= ring
        count += 1
    return count


def test_chasseurs_adds_up_what_the_seat_has_kept() -> None:
    title = TITLES["chasseurs"]
    tried: Counter[str] = Counter()
    for view, _, move, reasons in given("chasseurs"):
        names = [view.board.card_names[card] for card in view.picks if card >= 0]
        for reason in reasons:
            tried[reason.name] += 1
            if reason.name == "team":
                card = view.board.card_names[move]
                forces = [
                    int(name.split()[1]) for name in [*names, card] if name.startswith(str(reason.values["site"]))
                ]
                assert reason.values["count"] == sum(forces)
            if reason.name == "paws":
                dogs = [
                    int(name.split()[1]) for name in [*names, view.board.card_names[move]] if name.startswith("dog")
                ]
                laid = [int(view.board.goblin_names[one].split()[1]) for one in view.goblins[:3] if one >= 0]
                assert reason.values["count"] == sum(dogs)
                assert reason.values["goblins"] == sum(need <= sum(dogs) for need in laid)
    assert min(tried["team"], tried["paws"], tried["keeps"]) > 5, (title.name, tried)


def test_booo_promises_a_way_that_can_be_walked() -> None:
    """Whoever claims what is advised and goes on as advised crosses as many walls, and wins that token."""
    title = TITLES["booo"]
    walked = 0
    for view, seat, move, reasons in given("booo"):
        if not reasons or reasons[0].name != "way" or walked == 20:
            continue
        state = title.game.imagine(view, FastFate(0))
        title.game.advance(state, seat, move, FastFate(0), None)
        crossed = 0
        while any(ask.kind == "trace" for ask in title.game.asks(state)):
            (onward,) = advisable("booo", state, seat, title.game.moves(state, seat))
            crossed += onward // 100000 == 2
            title.game.advance(state, seat, onward, FastFate(0), None)
        colours = list(view.board.options.edition.colours)
        assert state.tokens[colours.index(reasons[0].values["token"])] == seat
        walked += 1
        assert crossed >= reasons[0].values["count"]  # the way that is walked may be worth more, and longer
    assert walked > 5


@each_game
def test_what_is_compared_is_the_same_in_worlds_alike_to_the_seat(game: str) -> None:
    title = TITLES[game]
    play, _ = begin(title, title.box(), PLAYERS[:3], title.bounded, FastFate(5))
    ask = title.game.asks(play.state)[0]
    view = title.game.view(play.state, ask.seat)
    found = []
    for number in (1, 2):
        world = title.game.imagine(view, FastFate(number))
        moves = title.game.moves(world, ask.seat)
        found.append(compared(title, title.game.view(world, ask.seat), ask, moves, simulations=40))
    assert found[0] == found[1]
    assert found[0].other is not None
    assert found[0].move != found[0].other
    assert found[0].trials >= 40


def test_a_difference_within_chance_is_no_difference() -> None:
    assert Comparison(1, 2, 0.1, 0.2, 2.0, 40).verdict == "even"
    assert Comparison(1, 2, 0.3, 0.2, 6.0, 40).verdict == "better"
    assert Comparison(1, 2, 0.001, 0.0, 0.02, 40).verdict == "even"  # nobody would say "by about 0 points"
    assert Comparison(1).verdict == "only"


def test_a_clear_choice_is_said_to_be_better_and_colours_alike_are_not() -> None:
    """Hugo is one space behind: to hide beats running; and one colour is as good as another."""
    title = TITLES["minuit"]
    line = "2 players; hugo 19; red 20 28; blue 9 12; to move red 2"
    play, _ = begin(title, title.box(), PLAYERS[:2], {}, FastFate(1), line)
    ask = title.game.asks(play.state)[0]
    found = compared(title, title.game.view(play.state, 0), ask, title.game.moves(play.state, 0), simulations=300)
    assert play.notation.text(found.move) == "hide 20 library"
    assert (found.verdict, found.unit) == ("better", "points")
    play, _ = begin(title, title.box(), PLAYERS[:2], {}, FastFate(5))
    ask = title.game.asks(play.state)[0]
    moves = title.game.moves(play.state, ask.seat)
    assert compared(title, title.game.view(play.state, ask.seat), ask, moves, simulations=60).verdict == "even"


def test_what_speaks_for_both_moves_alike_comes_last() -> None:
    facts = {1: [Reason("far"), Reason("doors", {"count": 2}), Reason("left")], 2: [Reason("far")]}
    said = reasons_for(lambda _view, _world, _seat, move: facts[move], None, None, 0, Comparison(1, 2))
    assert [reason.name for reason in said] == ["doors", "left"]


@each_language
def test_a_hint_is_one_or_two_sentences(language: str) -> None:
    words = words_in(language)
    told: dict[str, Any] = {
        "verdict": "better",
        "gain": 3,
        "unit": "points",
        "trials": 240,
        "reasons": [{"reason": "behind", "count": 5}, {"reason": "taken", "count": 2}],
        "apart": None,
        "then": None,
    }
    said = words.hint("minuit", told, "hide", "go", PLAYERS)
    for part in ("Hide", "5", "2", "go", "3", "240"):
        assert part in said
    plain = words.hint("vigil", {**told, "verdict": "even"}, "seal", "pass", PLAYERS)  # a game without reasons
    assert "Seal" in plain
    assert "240" in plain
