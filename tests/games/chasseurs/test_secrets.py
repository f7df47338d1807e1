"""What the ledger hides from a seat, permuted: its view, its asks and its moves stay as they are."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from games.chasseurs.scenes import chasseurs
from manoir.games.chasseurs.hands import gather_hands
from manoir.games.chasseurs.imagining import sort_packs
from manoir.games.chasseurs.secrets import SECRETS as CHASSEURS
from manoir.games.chasseurs.secrets import CardPlace, draws, places, playing
from manoir.games.chasseurs.state import OPEN, TARGET, State, is_seen, player_of, target_of
from manoir.kernel import laws
from manoir.kernel.fate import FastFate
from manoir.kernel.laws import seen_by
from manoir.kernel.rulebook import rule
from manoir.testing.chance import Position, reached


def put(state: State, place: CardPlace, card: int) -> None:
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


def swapped(state: State, one: CardPlace, other: CardPlace) -> State | None:
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
            groups: dict[tuple[object, ...], list[CardPlace]] = {}
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


def without_draft(at: Position) -> State:
    """The same cards in the same hands, written as a scene: nobody says who picked what when."""
    position = at.notation.position(at.state)
    parts = at.notation.write(at.state).split("; ")
    left_out = r"\d (picks|aside|drew) " if playing(at.state) else r"\d (picks|aside|drew) |asks "
    kept = [part for part in parts[:-1] if not re.match(left_out, part)]
    for row in position["seats"]:
        if playing(at.state) and row["hand"]:
            kept.append(f"{row['seat']} holds {', '.join(row['hand'])}")
    state: State = at.notation.read("; ".join([*kept, parts[-1]]))
    return state


@rule("chasseurs:draft.own-picks", "chasseurs:two.discards")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_position_written_without_its_draft_gives_nobody_a_memory_of_it(seats: int) -> None:
    opened = 0
    for seed in range(12):
        at = reached("chasseurs", seats, seed, 1 + seed * seats, seed)
        state = without_draft(at)
        at.game.settle(state, FastFate(seed), None)
        if not at.game.asks(state) or not (playing(state) or state.pick > 0):
            continue
        for chair in {-1, seed % seats, (seed + 1) % seats}:
            fate = FastFate(seed)
            seen = at.notation.seen(at.game.view(state, chair))
            passed = [int(pick) for pick in (seen["me"] or {"memory": {}})["memory"]]
            assert passed == ([] if playing(state) or chair < 0 else [int(state.pick) + 1])
            laws.my_chair(at.game, at.notation, state, chair, fate)
            opened += laws.worlds_differ(at.game, state, chair, fate, CHASSEURS)
            laws.can_be_ended(at.game, state, max(chair, 0), fate)
            laws.nothing_lost(at.play.title.census, at.game.imagine(at.game.view(state, chair), fate))
        laws.fork_goes_alike(at.game, at.notation, state, seats, seed)
        laws.origin_untouched(at.game, at.notation, state, seats, FastFate(seed))
    assert opened > 20, f"only {opened} secrets were open"


@rule("chasseurs:draft.own-picks")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_a_scene_without_a_draft_another_hand_may_hold_any_card_that_was_not_seen(seats: int) -> None:
    hands = "1 holds jungle 4, gold, gold; 2 holds cave 7, silver"
    scene = chasseurs(f"{seats} players; dealer 1; {hands}; 1 laid mountains 3; 2 laid mountains 9; to act mountains")
    fate = FastFate(1)
    view = scene.game.view(scene.state, 0)
    held: set[str] = set()
    always = {"cave 7", "silver"}
    for _ in range(400):
        world = scene.game.imagine(view, fate)
        hand = scene.notation.position(world)["seats"][1]["hand"]
        assert len(hand) == 2
        held |= set(hand)
        always &= set(hand)
    unseen = {name for name in scene.state.board.card_names if not name.startswith("mountains")}
    assert held == unseen - {"jungle 4"}, "every card that may be in a hand, and no other"
    assert not always, "no card is known to be there"


def test_a_game_that_goes_on_from_a_scene_remembers_what_it_saw_itself() -> None:
    packs = "1 pack gold, cave 4, tiger; 2 pack cave 5, cave 6, silver; 3 pack cave 1, dog 2 8, copper"
    scene = chasseurs(f"3 players; {packs}; to pick 7")
    for seat, card in enumerate(("gold", "silver", "copper")):
        scene.answer(seat, f"keep {card}")
    line = scene.notation.write(scene.state)
    assert "; recalled 7; " in line
    again = scene.notation.read(line)
    for state in (scene.state, again):
        memory = scene.notation.seen(scene.game.view(state, 0))["me"]["memory"]
        assert list(memory) == ["7", "8"]
