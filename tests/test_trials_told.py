"""What a hint tells of its trials: the next answer, and in what the move came off better; nothing that was not met."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

from manoir.bots.comparison import compared, told_apart
from manoir.bots.registry import instincts_of
from manoir.bots.search import Search
from manoir.bots.tree import only
from manoir.bots.worlds import Imagined
from manoir.cli.hint import sentence
from manoir.cli.simulate import play_out
from manoir.coach.review import finished, questions
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.reason import Comparison, apart_told, next_told
from manoir.kernel.record import Moment, Stage
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in

PLAYERS = ("Zoé", "Papi", "Lucie")
COUNTED = [name for name, title in TITLES.items() if title.part("stakes") is not None]
THOUGHT = 60  # simulations of a hint
SEED = 3
each_game = pytest.mark.parametrize("game", COUNTED)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def played(game: str) -> tuple[Stage, list[Moment]]:
    """A whole game of three."""
    title = TITLES[game]
    return finished(play_out(title, title.box(), ["greedy"] * 3, dict(title.bounded), 7).play.log, "log")


@cache
def hints(game: str) -> list[tuple[Any, Comparison]]:
    """Some questions of that game, each with what was compared."""
    stage, moments = played(game)
    asked = list(questions(stage, moments, range(3)))
    some = asked[:: max(1, len(asked) // 24)]
    return [(one, compared(stage.title, one.view, one.ask, one.moves, 0, THOUGHT, SEED)) for one in some]


def part_of(game: str) -> ModuleType:
    found: ModuleType = TITLES[game].part("stakes")
    return found


def test_every_game_in_which_hints_are_given_says_what_is_at_stake() -> None:
    assert [name for name, title in TITLES.items() if title.race is None and name not in COUNTED] == []


@pytest.mark.once  # trials by the thousand: the same in both forms, and slow in one
@each_game
def test_what_is_told_of_the_trials_is_what_they_met(game: str) -> None:
    """The trials of both moves, made again by hand."""
    title, stakes = TITLES[game], part_of(game).stakes
    told = Counter[str]()
    for question, found in hints(game):
        search = Search(title.game, instincts_of(title), title.character.settings, FastFate(SEED))
        worlds = Imagined(title.game, question.view)
        root = search.think(worlds, question.ask, question.moves, 0, THOUGHT)
        ranked = sorted(range(len(question.moves)), key=lambda n: (-root.tries[n], -root.mean(n)))[:2]
        met: dict[int, tuple[list[int], list[dict[str, float]]]] = {}
        for number in ranked:
            tree, next, came = only(root, number), [], []
            for _ in range(found.trials // 2):
                world = worlds.draw(search.fate)
                start = world.copy()
                search.simulate(world, tree)
                own = [int(one.node.moves[one.number]) for one in search.path if one.node.seat == question.ask.seat]
                next += own[1:2]  # the first is the move that is tried
                came.append(stakes(start, world, int(question.ask.seat)))
            met[int(question.moves[number])] = next, came
        assert found.other is not None
        next, came = met[found.move]
        assert (found.then is None) is (not next)
        if found.then is not None:
            assert found.times == next.count(found.then) == max(map(next.count, next))
        if found.apart:
            means = [sum(one[found.apart] for one in trials) / len(trials) for trials in (came, met[found.other][1])]
            assert found.by == round(means[0] - means[1]) >= 1
        told.update(key for key, fact in facts(game, found).items() if fact is not None)
    assert min(told["then"], told["apart"]) > 0, told


def facts(game: str, found: Comparison) -> dict[str, Any]:
    """What may be told of a comparison."""
    return {"then": next_told(played(game)[0].notation.structure, found), "apart": apart_told(found)}


def test_an_answer_that_came_seldom_is_not_told_and_only_a_better_move_is_told_apart() -> None:
    def structure(move: int) -> dict[str, Any]:
        return {"move": "go", "from": move}

    often = Comparison(1, 2, 0.5, 0.1, 5.0, 240, then=9, times=40, apart="stairs", by=3)
    assert next_told(structure, often) == {"reason": "then-go", "from": 9, "times": 40, "tries": 120}
    assert apart_told(often) == {"reason": "apart-stairs", "count": 3}
    assert next_told(structure, Comparison(1, 2, 0.5, 0.1, 5.0, 240, then=9, times=39)) is None
    assert next_told(structure, Comparison(1, 2, 0.5, 0.1, 5.0, 240)) is None
    assert apart_told(Comparison(1, 2, 0.05, 0.1, 5.0, 240, apart="stairs", by=3)) is None
    assert apart_told(Comparison(1, 2, 0.5, 0.1, 5.0, 240)) is None


def test_a_difference_within_chance_tells_nothing_apart() -> None:
    noisy = [{"a": float(value), "b": 2.0} for value in (0, 9, 1, 8, 2, 7)]
    level = [{"a": float(value), "b": 2.0} for value in (9, 0, 8, 1, 7, 1)]
    assert told_apart(noisy, level) == ("", 0)
    sure = [{**one, "b": 4.0} for one in noisy]
    assert told_apart(sure, level) == ("b", 2)
    assert told_apart(level, sure) == ("", 0)  # what speaks against the move is no reason for it
    assert told_apart([{"a": 9.0}, *sure], level) == ("", 0)  # not every trial could tell


@each_language
@each_game
def test_a_hint_has_a_sentence_for_what_was_met_and_no_other(game: str, language: str) -> None:
    stage, _ = played(game)
    words = words_in(language)
    for question, found in hints(game)[::3]:
        said = sentence(stage, words, PLAYERS, question.view, question.ask, question.moves, 0, THOUGHT, SEED)
        parts = {}
        for key, fact in facts(game, found).items():
            if fact is None:
                assert words.say(f"hint-{key}", what="@", times=0, tries=0).split("@")[0].split("(")[0] not in said
                continue
            what = words.why(game, fact, PLAYERS)
            assert what is not None, fact
            parts[key] = words.say(f"hint-{key}", **{**fact, "what": what})
            assert parts[key] in said
            known = {str(value) for value in fact.values()} | set(re.findall(r"\d+", str(fact)))
            assert set(re.findall(r"\d+", parts[key])) <= known | {"100"}, (parts[key], fact)
        assert said.endswith(tuple(parts.values())) or not parts


@each_game
def test_what_a_seat_comes_by_adds_up_to_its_score(game: str) -> None:
    stage, moments = played(game)
    stakes = part_of(game).stakes
    start, end = (stage.title.game.scores(moments[at].state) for at in (0, -1))
    points = [int(now) - int(then) for now, then in zip(end, start, strict=True)]
    for seat in range(3):
        sums = Counter[str]()
        for before, after in pairwise(moments):
            sums.update(stakes(before.state, after.state, seat))
        lines = {"minuit": ["fright"], "macgregor": ["treasures"]}.get(game, [one for one in sums if one != "others"])
        each = {"minuit": -1, "macgregor": 100}.get(game, 1)
        assert sum(sums[line] for line in lines) == pytest.approx(each * points[seat])
        others = (sum(points) - points[seat]) / 2
        assert sums["others"] == pytest.approx(-each * others)


@each_game
def test_what_the_trials_may_meet_has_words_and_every_such_word_is_met(game: str) -> None:
    stage, moments = played(game)
    stakes = part_of(game).stakes
    names = {name for one, two in pairwise(moments) for seat in range(3) for name in stakes(one.state, two.state, seat)}
    keys = {key.removeprefix(f"{game}-why-") for key in words_in("fr").keys if key.startswith(f"{game}-why-")}
    assert {key for key in keys if key.startswith("apart-")} == {f"apart-{name}" for name in names}
    kinds = {
        str(stage.notation.structure(int(move))["move"])
        for moment in moments
        for ask, moves in moment.asks
        if len(moves) > 1
        for move in moves
    }
    told = {key.removeprefix("then-") for key in keys if key.startswith("then-")}
    assert kinds - told <= {"choose"}  # the first answer of a game follows nothing
    source = "".join(file.read_text(encoding="utf-8") for file in stage.title.folder.glob("*.py"))
    assert all(f'"{kind}"' in source for kind in told)
