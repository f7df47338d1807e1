"""What a person reads in a terminal: every event a sentence, every position a drawing, in both languages."""

from __future__ import annotations

from dataclasses import is_dataclass

import pytest
from fluent.runtime import FluentResource
from rich.console import Console

from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.games.macgregor import events
from manoir.games.macgregor.drawing import draw
from manoir.games.macgregor.measures import measures
from manoir.kernel.event import Tell, plain_event, redact, reveal
from manoir.kernel.fate import FastFate
from manoir.kernel.record import stage_for
from manoir.tables.scenes.per_chair import event_of, view_of
from manoir.words import Words

TITLE = title_of("macgregor")
NAMES = ["Anna", "Bruno", "Chloé", "David", "Émilie", "Farid"]
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def words_of(language: str) -> Words:
    words = Words(language)
    if not words.has("list-and"):  # the house says how to list things; a game's own files do not
        words.bundle.add_resource(FluentResource("list-and = { $head } + { $last }"))
    return words


@LANGUAGES
def test_every_event_ask_name_and_measure_has_words(language: str) -> None:
    words = words_of(language)
    edition = TITLE.box().content
    for name, event in vars(events).items():
        if is_dataclass(event) and event.__module__ == events.__name__:
            assert words.has(f"macgregor-told-{name}"), name
    for kind in ("token", "start", "plan", "turn", "discard", "step", "catch"):
        assert words.has(f"macgregor-ask-{kind}")
    things = [*edition.blazons, *edition.colours, "trap", "pick", "lamp", "detector"]
    things += [f"{face}-{back}" for face in edition.keys for back in edition.blazons]
    for thing in things:
        assert words.has(f"macgregor-name-{thing}"), thing
    for measure in measures([], [0] * 6, [0]):
        assert words.has(f"macgregor-measure-{measure}"), measure


@LANGUAGES
@pytest.mark.parametrize("edition", TITLE.editions)
def test_a_whole_game_can_be_told_and_drawn_from_every_chair_within_100_columns(language: str, edition: str) -> None:
    words = words_of(language)
    stage = stage_for(TITLE, TITLE.box(edition), 6, {"needed": 5})
    game, notation, options = TITLE.game, stage.notation, stage.options
    fate, tell = FastFate(8), Tell()
    state = game.setup(options, fate, tell)
    bots = [bot_named("greedy" if seat % 2 else "random", TITLE, fate) for seat in range(6)]
    console = Console(width=100, file=None, record=True, quiet=True)
    drawn = 0
    while True:
        asks = game.asks(state)
        if state.answered % 40 == 0 or not asks:
            for chair in (-1, 2):
                looker = None if chair < 0 else chair
                past, now = (view_of(stage, state, looker, past=past) for past in (True, False))
                for seen in (notation.seen(game.view(state, chair)), past, now):
                    shown = draw(seen, words, NAMES, None if chair < 0 else chair)
                    lines = console.render_lines(shown, pad=False)
                    assert all(sum(part.cell_length for part in line) <= 100 for line in lines)
                    drawn += 1
        if not asks:
            break
        ask = asks[0]
        move = bots[ask.seat].answer(game.view(state, ask.seat), ask, game.moves(state, ask.seat), 0)
        game.advance(state, ask.seat, move, fate, tell)
    assert drawn > 8
    for event in tell.events:
        told = [plain_event(one) for one in (redact(event, 2), redact(event, None), reveal(event))]
        for read in (*told, event_of(stage, event, None, past=True)):
            sentence = words.told("macgregor", read, NAMES)
            assert "hidden" not in sentence
            assert "?" not in sentence


def test_a_game_is_measured_from_its_events() -> None:
    seats = 4
    options = TITLE.table(TITLE.box(), seats, {"bound": 3, "ghost": 2})
    fate, tell = FastFate(4), Tell()
    state = TITLE.game.setup(options, fate, tell)
    while asks := TITLE.game.asks(state):
        moves = TITLE.game.moves(state, asks[0].seat)
        TITLE.game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, tell)
    scores = [int(score) for score in TITLE.game.scores(state)]
    winners = [int(seat) for seat in TITLE.game.winners(state)]
    found = measures(tell.events, scores, winners)
    assert found["rounds"] == 3
    assert found["bounded"] == 1
    assert sum(found[f"seat-{seat}-wins"] for seat in range(1, 5)) == pytest.approx(1)
    assert found["treasures"] == sum(scores)
    assert found["first-ghost-wins"] == found["seat-2-wins"]


def test_what_appeals_at_first_sight_beats_chance() -> None:
    won = 0
    fate = FastFate(21)
    for number in range(8):
        options = TITLE.table(TITLE.box(), 3)
        state = TITLE.game.setup(options, fate, None)
        bots = [bot_named("greedy" if seat == number % 3 else "random", TITLE, fate) for seat in range(3)]
        while asks := TITLE.game.asks(state):
            ask = asks[0]
            view = TITLE.game.view(state, ask.seat)
            move = bots[ask.seat].answer(view, ask, TITLE.game.moves(state, ask.seat), 0)
            TITLE.game.advance(state, ask.seat, move, fate, None)
        won += number % 3 in list(TITLE.game.winners(state))
    assert won >= 6  # by chance alone it would be three
