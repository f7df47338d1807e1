"""Phases 2B and 2C: the dogs, the raid, the prize, and the coins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE, SCAREGOBLIN
from manoir.games.chasseurs.events import (
    CoinsPaid,
    DogsLaid,
    DogTieBroken,
    GoblinLeft,
    GoblinsCame,
    GoblinTaken,
    HandDiscarded,
    NoDogs,
    Repelled,
    Shielded,
    Stole,
)
from manoir.games.chasseurs.laying import names_of
from manoir.games.chasseurs.sites import drop_first
from manoir.games.chasseurs.state import CAMP, SCROLLING, State, has_played, nothing, pay, seat_after, zeros
from manoir.kernel.event import Seat, Tell


def raid(state: State, tell: Tell | None) -> None:
    """goblins.reveal, goblins.repel, goblins.steal, goblins.prize; then the coins."""
    board = state.board
    if tell is not None:
        laid = [number for number in range(int(board.laid_goblins)) if state.goblins[number] != NONE]
        tell.add(GoblinsCame(tuple([board.goblin_names[state.goblins[number]] for number in laid])))
    paws = lay_dogs(state, tell)
    number: i64 = 0
    while number < board.laid_goblins:
        if state.goblins[number] != NONE:
            face_goblin(state, number, paws, tell)
        number += 1
    give_prize(state, paws, tell)
    receive_coins(state, tell)
    discard_hands(state, tell)
    state.stage = SCROLLING


def lay_dogs(state: State, tell: Tell | None) -> vec[i64]:
    """goblins.reveal: every dog of every hand; now that all adventurers are laid, dogs come first in it."""
    board = state.board
    paws = zeros(board, board.seats)
    seat: i64 = 0
    while seat < board.seats:
        start = seat * board.room
        count: i64 = 0
        while count < state.held[seat] and state.hands[start + count] < board.coins:
            card = state.hands[start + count]
            state.laid[card] = seat
            paws[seat] += board.paws[card - board.dogs]
            count += 1
        if tell is not None:
            if count > 0:
                cards = names_of(board, state.hands, start, start + count)
                tell.add(DogsLaid(Seat(int(seat)), cards, int(paws[seat])))
            else:
                tell.add(NoDogs(Seat(int(seat))))
        drop_first(state, seat, count)
        seat += 1
    return paws


def face_goblin(state: State, number: i64, paws: vec[i64], tell: Tell | None) -> None:
    """goblins.repel, goblins.steal: one goblin at the camp of each player, from the dealer clockwise."""
    board = state.board
    goblin = state.goblins[number]
    goblins = state.goblins[:]
    purses = state.purses[:]
    name = board.goblin_names[goblin]
    scare = board.actions + SCAREGOBLIN
    turn: i64 = 0
    while turn < board.seats:
        seat = seat_after(state, state.dealer, turn)
        turn += 1
        if paws[seat] >= board.goblin_paws[goblin]:
            if tell is not None:
                tell.add(Repelled(Seat(int(seat)), name, int(number) + 1))
            continue
        if len(state.played) > 0 and has_played(state, seat, scare, CAMP):  # scaregoblin.shield
            if tell is not None:
                tell.add(Shielded(Seat(int(seat)), name, int(number) + 1))
            continue
        amount = min(board.goblin_worth[goblin], purses[seat])
        purses[seat] -= amount
        goblins[board.laid_goblins + number] += amount
        if tell is not None:
            tell.add(Stole(Seat(int(seat)), name, int(number) + 1, int(amount)))
    state.goblins = goblins
    state.purses = purses


def give_prize(state: State, paws: vec[i64], tell: Tell | None) -> None:
    """goblins.prize, goblins.unrepelled: what the leader in Paws repelled is theirs, the rest goes to the box."""
    board = state.board
    leader = leader_in_paws(state, paws, tell)
    trophies = state.trophies[:]
    purses = state.purses[:]
    number: i64 = 0
    while number < board.laid_goblins:
        goblin = state.goblins[number]
        if goblin != NONE:
            money = state.goblins[board.laid_goblins + number]
            name = board.goblin_names[goblin]
            if leader != NONE and paws[leader] >= board.goblin_paws[goblin]:  # scaregoblin.no-repel: Paws alone count
                trophies[leader] += 1
                purses[leader] += money
                if tell is not None:
                    tell.add(GoblinTaken(Seat(int(leader)), name, int(number) + 1, int(money)))
            else:
                state.goblins_gone += 1
                state.supply += money
                if tell is not None:
                    tell.add(GoblinLeft(name, int(number) + 1, int(money)))
        number += 1
    state.trophies = trophies
    state.purses = purses
    state.goblins = board.no_goblins[:]


def leader_in_paws(state: State, paws: vec[i64], tell: Tell | None) -> i64:
    """goblins.tie, goblins.no-dogs: the most Paws, then the highest Discipline; NONE if nobody has a dog."""
    best = NONE
    tied: i64 = 0
    seat: i64 = 0
    for count in paws:
        if count > 0:
            if best == NONE or count > paws[best]:
                best = seat
                tied = 1
            elif count == paws[best]:
                tied += 1
                if best_discipline(state, seat) > best_discipline(state, best):
                    best = seat
        seat += 1
    if tied > 1 and tell is not None:
        seats = tuple([Seat(one) for one in range(int(state.board.seats)) if paws[one] == paws[best]])
        tell.add(DogTieBroken(seats, Seat(int(best)), int(best_discipline(state, best))))
    return best


def best_discipline(state: State, seat: i64) -> i64:
    """The highest Discipline among the dogs that a seat laid."""
    board = state.board
    best = NONE
    card = board.dogs
    while card < board.coins:
        if state.laid[card] == seat:
            best = max(best, board.discipline[card - board.dogs])
        card += 1
    return best


def receive_coins(state: State, tell: Tell | None) -> None:
    """coins.receive: every coin card, its metal's worth."""
    board = state.board
    coins = zeros(board, 3 * board.seats)
    seat: i64 = 0
    while seat < board.seats:
        start = seat * board.room
        amount: i64 = 0
        count: i64 = 0
        while count < state.held[seat] and state.hands[start + count] < board.actions:
            metal = state.hands[start + count] - board.coins
            coins[3 * seat + metal] += 1
            amount += board.worth[metal]
            count += 1
        if count > 0:
            if tell is not None:
                tell.add(CoinsPaid(Seat(int(seat)), names_of(board, state.hands, start, start + count), int(amount)))
            pay(state, seat, amount)
            drop_first(state, seat, count)
        seat += 1
    state.coins = coins


def discard_hands(state: State, tell: Tell | None) -> None:
    """action.discard: unseen; and with the cards goes all that the draft left to be remembered."""
    board = state.board
    if tell is not None:
        for seat in range(int(board.seats)):
            if state.held[seat] > 0:
                tell.add(HandDiscarded(Seat(seat), int(state.held[seat])))
    state.hands = nothing(board, board.seats * board.room)
    state.held = zeros(board, board.seats)
    state.picks = nothing(board, board.seats * board.hand)
    state.recalled = 0
    state.played = vec[i64]()
    if board.two:
        state.aside = nothing(board, board.seats * board.hand)
        state.drawn = nothing(board, board.seats * board.hand)
