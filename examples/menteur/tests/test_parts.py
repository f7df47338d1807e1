"""What stands around the rules of Le Menteur: odds, instincts, reasons, the account, measures, the drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import StringIO
from itertools import product

import pytest
from rich.console import Console

from games import PLAYERS, SOME, played, told
from manoir.bots.searcher import SearchBot
from manoir.bots.simple import GreedyBot, RandomBot
from manoir.kernel.event import plain_event, reveal
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.search_settings import SearchSettings
from manoir.words import words_in
from manoir_menteur import TITLE
from manoir_menteur.account import ACCOUNT
from manoir_menteur.bids import bid_of, counting
from manoir_menteur.drawing import draw
from manoir_menteur.instincts import MenteurInstincts
from manoir_menteur.measures import measures
from manoir_menteur.odds import holds, is_exact
from manoir_menteur.reasons import reasons
from scenes import menteur

FEEL = MenteurInstincts()


@pytest.mark.parametrize("joker", ["ones", "highest", "none"])
def test_the_odds_of_a_bid_are_those_of_all_throws_counted(joker: str) -> None:
    table = TITLE.table(TITLE.box(), 2, {"faces": 4, "joker": joker})
    throws = list(product(range(1, 5), repeat=3))
    for quantity, face in product(range(1, 6), range(1, 5)):
        bid, mine = bid_of(table, quantity, face), (1, 3)
        counts = [counting(table, (*mine, *throw), face) for throw in throws]
        assert holds(table, mine, 3, bid) == pytest.approx(sum(one >= quantity for one in counts) / len(throws))
        assert is_exact(table, mine, 3, bid) == pytest.approx(sum(one == quantity for one in counts) / len(throws))


def test_instincts_and_reasons_read_nothing_that_their_seat_cannot_see() -> None:
    tried, kinds = 0, Counter[str]()
    for game in SOME:
        for play, _ in played(*game):
            for ask in TITLE.game.asks(play.state):
                seat = int(ask.seat)
                view = TITLE.game.view(play.state, seat)
                worlds = [TITLE.game.imagine(view, FastFate(seed)) for seed in range(3)]
                moves = TITLE.game.moves(play.state, seat)
                felt = {(FEEL.mark(world, seat), tuple(FEEL.lean(world, seat, moves))) for world in worlds}
                assert len(felt) == 1
                for move in moves:
                    said = [reasons(view, world, seat, int(move)) for world in worlds]
                    assert said[0] == said[1] == said[2] != []
                    kinds.update(reason.name for reason in said[0])
                    for language in ("fr", "en"):
                        for reason in said[0]:
                            assert words_in(language).why("menteur", reason.plain(), PLAYERS)
                tried += 1
    assert tried > 100
    assert set(kinds) == {"held", "sure", "needs", "lie", "never", "last", "exact"}


def test_a_player_who_goes_by_instinct_believes_what_is_likely_and_calls_what_cannot_be() -> None:
    def played_at(line: str) -> str:
        scene = menteur(line)
        ask = TITLE.game.asks(scene.state)[0]
        view, moves = TITLE.game.view(scene.state, ask.seat), TITLE.game.moves(scene.state, ask.seat)
        return str(scene.notation.text(int(GreedyBot(TITLE.game, FEEL, FastFate(1)).answer(view, ask, moves, 0))))

    assert played_at("hands 2 3 / 5 5; bids 4x6; now bid 1") == "liar"
    assert played_at("hands 5 5 / 2 3; bids 1x5; now bid 1") in ("bid 2x5", "bid 3x5")


def test_instinct_beats_chance_and_a_search_can_use_it() -> None:
    won = 0
    for seed in range(40):
        fate = FastFate(seed)
        state = TITLE.game.setup(TITLE.table(TITLE.box(), 2), fate, None)
        bots = [GreedyBot(TITLE.game, FEEL, fate), RandomBot(fate)]
        while asks := TITLE.game.asks(state):
            ask = asks[0]
            moves = TITLE.game.moves(state, ask.seat)
            move = bots[ask.seat].answer(TITLE.game.view(state, ask.seat), ask, moves, 0)
            TITLE.game.advance(state, ask.seat, move, fate, None)
        won += 0 in list(TITLE.game.winners(state))
    assert won > 30
    scene = menteur("hands 2 3 / 5 5; bids 4x6; now bid 1")
    ask = TITLE.game.asks(scene.state)[0]
    bot = SearchBot("search", TITLE.game, FEEL, SearchSettings(horizon=0, guided=100, sharpness=4), 60, 0, FastFate(1))
    moves = TITLE.game.moves(scene.state, 0)
    assert scene.notation.text(int(bot.answer(TITLE.game.view(scene.state, 0), ask, moves, 0))) == "liar"


def test_the_account_of_a_game_adds_up_to_its_scores() -> None:
    sources = Counter[str]()
    for game in SOME:
        play, events = told(*game)
        plain = [(moment, plain_event(reveal(event))) for moment, event in events]
        gains = list(ACCOUNT.gains(plain))
        sources.update(gain.source for gain in gains)
        totals = [sum(gain.points for gain in gains if gain.seat == seat + 1) for seat in range(game[0])]
        assert totals == [int(score) for score in TITLE.game.scores(play.state)]
        for seat in range(1, game[0] + 1):
            numbers = ACCOUNT.luck([event for _, event in plain], seat)
            assert 0 <= numbers["right"] <= numbers["calls"]
            for language in ("fr", "en"):
                assert words_in(language).say("menteur-end-luck", **numbers)
    assert set(sources) == {"start", "doubt", "lie", "exact", "others"}
    for language in ("fr", "en"):
        assert all(words_in(language).has(f"menteur-end-{source}") for source in sources)


def test_measures_count_what_happened() -> None:
    scene = menteur("hands 4 4 / 5; bids 1x4; now bid 2")
    scene.answer(1, "bid 3x4")
    scene.answer(0, "liar")
    scene.events.insert(0, told(2, 0)[1][0][1])  # a round that began
    found = measures(scene.events, [2, 0], [0])
    assert found["bids"] == found["bids-a-round"] == found["share-lies"] == found["over"] == 1
    assert found["left"] == 2


def drawn(seen: Plain, language: str, players: Sequence[str], seat: int | None) -> list[str]:
    """The lines of a drawing."""
    paper = StringIO()
    Console(width=80, file=paper).print(draw(seen, words_in(language), players, seat))
    return paper.getvalue().split("\n")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_position_can_be_drawn_for_every_chair(language: str) -> None:
    for game in SOME:
        for play, _ in played(*game):
            for seat in (None, 0):
                seen = play.notation.seen(TITLE.game.view(play.state, -1 if seat is None else seat))
                lines = drawn(seen, language, PLAYERS[: game[0]], seat)
                assert sum(any(name in line for name in PLAYERS) for line in lines) == game[0]


def test_a_drawing_shows_my_dice_and_who_bid_what() -> None:
    scene = menteur("hands 2 6 / 5 5 / 4; shown 1 1 2 / - / 3; bids 1x5 2x5; now bid 3", seats=3)
    lines = drawn(scene.notation.seen(TITLE.game.view(scene.state, 0)), "en", PLAYERS[:3], 0)
    assert any("Zoé" in line and "1 × ⚄ 5" in line and "⚀ 1 ⚀ 1 ⚁ 2" in line for line in lines)
    assert any("Papi" in line and "2 × ⚄ 5" in line for line in lines)
    assert any("▸ Lucie" in line for line in lines)
    assert any("Your dice" in line and "⚁ 2 ⚅ 6" in line for line in lines)
