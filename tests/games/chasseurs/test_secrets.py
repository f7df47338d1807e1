"""What the ledger hides from a seat, permuted: its view, its asks and its moves stay as they are."""

from __future__ import annotations

from itertools import combinations

import pytest
from chance import reached
from chasseurs_secrets import Place, draws, places, playing

from manoir.games.chasseurs.hands import gather_hands
from manoir.games.chasseurs.imagining import sort_packs
from manoir.games.chasseurs.state import OPEN, TARGET, State, is_seen, player_of, target_of
from manoir.kernel.fate import FastFate
from manoir.kernel.laws import seen_by
from manoir.kernel.rulebook import rule


def put(state: State, place: Place, card: int) -> None:
    """Another card in a place; the pile holds whatever is nowhere else."""
    board = state.board
    if place.sort in ("pick", "aside"):
        seat, time = place.owner  # type: ignore[misc]
        row = state.picks if place.sort == "pick" else state.aside
        row[seat * board.hand + time] = card
    elif place.sort == "pack":
        start = int(place.owner) * int(board.width)  # type: ignore[call-overload]
        at = next(at for at in range(start, start + int(board.width)) if state.packs[at] == place.card)
        state.packs[at] = card


def swapped(state: State, one: Place, other: Place) -> State | None:
    """The world in which two cards have changed places, or None if nothing of it can be seen to differ."""
    world = state.copy()
    if one.sort == "pack" and other.sort == "pack" and one.owner == other.owner:
        return None
    put(world, one, other.card)
    put(world, other, one.card)
    sort_packs(world)
    if playing(world):
        assert gather_hands(world)
    return world


@rule("chasseurs:draft.own-picks", "chasseurs:draft.deal", "chasseurs:two.discards")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cards_that_a_seat_has_not_seen_may_change_places_unnoticed(seats: int) -> None:
    compared = 0
    for seed in range(20):
        at = reached("chasseurs", seats, seed, 7 * seed, seed)
        for chair in range(-1, seats):
            here = seen_by(at.game, at.notation, at.state, chair)
            groups: dict[tuple[object, ...], list[Place]] = {}
            for place in places(at.state, chair):
                groups.setdefault(place.key, []).append(place)
            pairs = [
                pair for group in groups.values() for pair in combinations(group, 2) if pair[0].card != pair[1].card
            ]
            fate = FastFate(seed)
            for _ in range(min(len(pairs), 6)):
                world = swapped(at.state, *pairs[fate.pick(len(pairs))])
                if world is not None:
                    assert seen_by(at.game, at.notation, world, chair) == here
                    compared += at.notation.position(world) != at.notation.position(at.state)
    assert compared > 40, f"only {compared} worlds differed at all"


@rule("chasseurs:mule.draw", "chasseurs:action.asked")
def test_what_another_mule_drew_may_be_any_card_of_the_pile() -> None:
    compared = 0
    for seed in range(120):
        at = reached("chasseurs", 4, seed, 32 + seed % 24, seed)
        if not playing(at.state):
            continue
        for chair in range(4):
            pile = [place.card for place in places(at.state, chair) if place.sort == "pile"]
            for number, code in enumerate(at.state.played):
                held = {card for _, card in draws(at.state, chair)}
                if target_of(code) not in held or is_seen(code) or player_of(code) == chair:
                    continue
                world = at.state.copy()
                played = world.played[:]
                played[number] = code % TARGET + TARGET * (pile[seed % len(pile)] + 1) + (code // OPEN) * OPEN
                world.played = played
                if not gather_hands(world):
                    continue  # it was laid since
                there = seen_by(at.game, at.notation, world, chair)
                assert there == seen_by(at.game, at.notation, at.state, chair)
                compared += 1
    assert compared > 3, f"only {compared} draws were compared"
