"""Learned nets: their file, their arithmetic, and that they see what their seat sees."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from manoir.bots.learned import Learned
from manoir.bots.net import TOP
from manoir.bots.net_file import About, Weights, read_net, written
from manoir.bots.nets import net_at
from manoir.bots.registry import bot_named
from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput
from manoir.research.learning.layout import Layout, layout_of
from manoir.research.spaces import spaces_for

WIDTH = 8


def layout(game: str) -> Layout:
    title = title_of(game)
    low, high = title.box().players
    return layout_of([spaces_for(title, seats) for seats in range(low, high + 1)])


def made(game: str, seed: int = 1) -> tuple[About, Weights]:
    """A net with weights by chance."""
    found = layout(game)
    rng = random.Random(seed)
    about = About(
        game=game,
        rules=title_of(game).game.version,
        catalogue=found.versions[0],
        lens=found.versions[1],
        sizes=list(found.sizes),
        parts=[(part.name, part.size) for part in found.parts],
        moves=list(found.moves),
        width=WIDTH,
        downs=(8, 8, 8),
    )
    logits = len(about.moves) + about.seats

    def some(kind: str, count: int, most: int) -> Any:
        return array(kind, [rng.randint(-most, most) for _ in range(count)])

    weights = Weights(
        bytes(rng.randint(0, 3) + 16 * rng.randint(1, 9) for _ in range(about.inputs)),
        some("b", about.inputs * WIDTH, 127),
        some("i", WIDTH, 10_000),
        some("h", WIDTH * WIDTH, 2000),
        some("i", WIDTH, 10_000),
        some("h", logits * WIDTH, 2000),
        some("i", logits, 100_000),
    )
    return about, weights


def at(folder: Path, whole: bytes) -> Path:
    path = folder / "net.bin"
    path.write_bytes(whole)
    return path


def plainly(about: About, weights: Weights, seen: list[int]) -> list[int]:
    """The logits as the format says it, without any packing."""
    low = [0] * WIDTH
    for unit in range(WIDTH):
        total = weights.first_bias[unit]
        for number, value in enumerate(seen):
            clip = (1 << (weights.scales[number] >> 4)) - 1
            count = max(-clip, min(clip, value))
            total += count * (weights.first[number * WIDTH + unit] << (weights.scales[number] & 15))
        low[unit] = max(0, min(int(TOP), total >> about.downs[0]))
    high = [0] * WIDTH
    for unit in range(WIDTH):
        total = weights.second_bias[unit] + sum(low[one] * weights.second[one * WIDTH + unit] for one in range(WIDTH))
        high[unit] = max(0, min(int(TOP), total >> about.downs[1]))
    return [
        (bias + sum(high[one] * weights.outward[number * WIDTH + one] for one in range(WIDTH))) >> about.downs[2]
        for number, bias in enumerate(weights.outward_bias)
    ]


@pytest.mark.parametrize("game", ["minuit", "chasseurs"])
def test_a_net_answers_in_every_form_what_its_format_says(game: str, tmp_path: Path) -> None:
    about, weights = made(game)
    title = title_of(game)
    held = net_at(title, at(tmp_path, written(about, weights)))
    found = layout(game)
    assert title.lens is not None
    for seats in (found.sizes[0], found.sizes[-1]):
        learned = Learned(title.game, title.lens, title.sight, held.net(), about.parts, about.moves, about.seats)
        spaces = spaces_for(title, seats)
        fate = FastFate(seats)
        state = title.game.setup(spaces.stage.options, fate, None)
        for _ in range(60):
            asks = title.game.asks(state)
            if not asks:
                break
            seat = int(asks[0].seat)
            seen = [0] * about.inputs
            for place, value in zip(
                found.places(spaces), spaces.observe(title.game.view(state, seat), seat), strict=True
            ):
                seen[place] = int(value)
            seen[about.cells + seats] = 1
            seen[about.cells + about.seats + 1 + seat] = 1
            wanted = plainly(about, weights, seen)
            assert learned.look(state, seat)
            assert [int(learned.net.logit(number)) for number in range(len(wanted))] == wanted
            moves = title.game.moves(state, seat)
            priors = list(learned.priors(moves, 0.1))
            assert sum(priors) == pytest.approx(1)
            assert min(priors) > 0
            assert sum(learned.shares(seat)) == pytest.approx(1)
            title.game.advance(state, seat, moves[fate.pick(len(moves))], fate, None)


def test_a_file_cut_short_or_changed_is_named(tmp_path: Path) -> None:
    whole = written(*made("minuit"))
    assert read_net(at(tmp_path, whole)).about.width == WIDTH
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    for wrong in (b"", whole[:40], whole[:-1], bytes(changed)):
        with pytest.raises(WrongInput, match=r"net\.bin"):
            read_net(at(tmp_path, wrong))


def test_a_net_that_could_go_beyond_a_number_is_refused(tmp_path: Path) -> None:
    about, weights = made("minuit")
    heavy = replace(weights, second=array("h", [32767] * (WIDTH * WIDTH)), second_bias=array("i", [2**30] * WIDTH))
    with pytest.raises(WrongInput, match="beyond"):
        read_net(at(tmp_path, written(about, heavy)))


@pytest.mark.parametrize("change", [{"game": "chasseurs"}, {"lens": 99}, {"catalogue": 99}, {"rules": 99}, {"form": 9}])
def test_a_net_of_something_else_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    about, weights = made("minuit")
    with pytest.raises(WrongInput, match=r"net\.bin"):
        net_at(title_of("minuit"), at(tmp_path, written(replace(about, **change), weights)))


def test_a_net_sees_nothing_but_its_seats_view(tmp_path: Path) -> None:
    """Worlds that look alike to a seat bring the same logits, whatever is hidden in them."""
    about, weights = made("chasseurs")
    title = title_of("chasseurs")
    held = net_at(title, at(tmp_path, written(about, weights)))
    assert title.lens is not None
    learned = Learned(title.game, title.lens, title.sight, held.net(), about.parts, about.moves, about.seats)
    spaces = spaces_for(title, 4)
    fate = FastFate(3)
    state = title.game.setup(spaces.stage.options, fate, None)
    for step in range(80):
        asks = title.game.asks(state)
        seat = int(asks[0].seat)
        if step % 8 == 0:
            said = set()
            for _ in range(5):
                assert learned.look(title.game.imagine(title.game.view(state, seat), fate), seat)
                said.add(tuple(int(learned.net.logit(number)) for number in range(len(about.moves))))
            assert len(said) == 1
        moves = title.game.moves(state, seat)
        title.game.advance(state, seat, moves[fate.pick(len(moves))], fate, None)


def test_the_nets_of_the_house_fit_their_games_and_weigh_little() -> None:
    for title in TITLES.values():
        path = title.folder / "net.bin"
        if path.is_file():
            assert path.stat().st_size <= 400_000
            held = net_at(title, path)
            assert held.about.sizes == list(range(title.box().players[0], title.box().players[1] + 1))
            assert held.about.training["decisions"]


def test_a_game_without_a_net_says_so() -> None:
    with pytest.raises(WrongInput, match="has no net"):
        bot_named("net", title_of("booo"), FastFate(1))
