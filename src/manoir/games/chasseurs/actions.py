"""Action cards: the window that asks round the table, and what each card does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import BEAUTY, COMPANIONS, MERCENARIES, MULE, NONE, SCAREGOBLIN, site_of
from manoir.games.chasseurs.events import (
    FellAsleep,
    Hired,
    MuleDrew,
    MuleLaid,
    MulePlayed,
    Passed,
    Played,
    ScareRaised,
)
from manoir.games.chasseurs.laying import drawn_from, pile_of
from manoir.games.chasseurs.moves import SLEEP, kind_of, pass_by, play, sleep, thing_of
from manoir.games.chasseurs.sites import is_there, total_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    CAMP,
    MULING,
    OPEN,
    TARGET,
    State,
    insert_card,
    open_ask,
    played_code,
    player_of,
    remove_card,
    seat_after,
)
from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate


def ask_to_act(state: State) -> bool:
    """action.order, action.react: ask the next seat; False when all have passed since the last card."""
    seats = state.board.seats
    while state.step < seats:
        seat = seat_after(state, state.since, state.step)
        if is_asked(state, seat):
            open_ask(state, seat)
            return True
        state.step += 1
    return False


def is_asked(state: State, seat: i64) -> bool:
    """action.asked, action.need-adventurer: public facts only, so that a question tells nothing."""
    return state.held[seat] > 0 and (state.site == CAMP or is_there(state, seat))


def action_choices(state: State, seat: i64) -> vec[i64]:
    """action.optional: any card that fits, or none; a hand is sorted, so actions come last and doubles together."""
    board = state.board
    start = seat * board.room
    at = start + state.held[seat] - 1
    if at < start or state.hands[at] < board.actions:
        return board.passing
    choices = vec[i64](capacity=8)
    choices = append(choices, pass_by())
    last = NONE
    while at >= start:
        card = state.hands[at]
        if card < board.actions:
            break
        if card != last and may_play(state, seat, card - board.actions):
            beauty = card - board.actions == BEAUTY
            choices = sleepers(state, seat, choices) if beauty else append(choices, play(card))
        last = card
        at -= 1
    return choices


def may_play(state: State, seat: i64, kind: i64) -> bool:
    """Whether an action card fits here."""
    if state.site == CAMP:
        return kind >= SCAREGOBLIN  # goblins.window: the scaregoblin or the mule
    if kind < COMPANIONS:
        return state.board.home[kind] == state.site  # companion.site
    if kind == MERCENARIES:
        return state.purses[seat] >= hire_price(state)  # mercenaries.price
    return kind != SCAREGOBLIN  # scaregoblin.when


def hire_price(state: State) -> i64:
    """mercenaries.price: one copper for each goblin tile laid out."""
    price: i64 = 0
    number: i64 = 0
    while number < state.board.laid_goblins:
        if state.goblins[number] != NONE:
            price += state.board.copper
        number += 1
    return price


def sleepers(state: State, seat: i64, choices: vec[i64]) -> vec[i64]:
    """beauty.once: the seat's adventurers on this site that are still awake."""
    card = state.site * state.board.ranks
    end = card + state.board.ranks
    while card < end:
        if state.laid[card] == seat:
            choices = append(choices, sleep(card))
        card += 1
    return choices


def act(state: State, seat: i64, move: i64, tell: Tell | None) -> None:
    """action.turns: a pass moves the question on; a card starts it again at its player's left."""
    if move == pass_by():
        state.step += 1
        if tell is not None:
            tell.add(Passed(Seat(int(seat))))
        return
    board = state.board
    target = NONE
    card = thing_of(move)
    if kind_of(move) == SLEEP:
        target = card
        card = board.actions + BEAUTY
    remove_card(state.hands, seat * board.room, state.held[seat], card)
    state.held[seat] -= 1
    state.played = append(state.played[:], played_code(seat, card, state.site) + TARGET * (target + 1))
    state.since = seat_after(state, seat, 1)
    state.step = 0
    kind = card - board.actions
    if kind == BEAUTY:
        state.laid[target] = seat + ASLEEP  # beauty.cancel
    elif kind == MERCENARIES:
        hire(state, seat)
    elif kind == MULE:
        state.stage = MULING
    if tell is not None:
        tell_card(state, seat, kind, target, tell)


def hire(state: State, seat: i64) -> None:
    """mercenaries.plus-8: a copper of the player's on each goblin tile."""
    board = state.board
    goblins = state.goblins[:]
    purses = state.purses[:]
    number: i64 = 0
    while number < board.laid_goblins:
        if goblins[number] != NONE:
            goblins[board.laid_goblins + number] += board.copper
            purses[seat] -= board.copper
        number += 1
    state.goblins = goblins
    state.purses = purses


def tell_card(state: State, seat: i64, kind: i64, target: i64, tell: Tell) -> None:
    """The card on the table and what it changed."""
    board = state.board
    who = Seat(int(seat))
    if kind == MULE:
        tell.add(MulePlayed(who))
        return
    if kind == SCAREGOBLIN:
        tell.add(ScareRaised(who))
        return
    site = board.site_names[state.site]
    total = int(total_of(state, seat, state.site))
    if kind == BEAUTY:
        tell.add(FellAsleep(who, board.card_names[target], site, total))
    elif kind == MERCENARIES:
        tell.add(Hired(who, site, int(board.copper), int(hire_price(state)), total))
    else:
        tell.add(Played(who, board.card_names[board.actions + kind], site, total))


def draw_by_mule(state: State, fate: Fate, tell: Tell | None) -> None:
    """mule.draw: the top card of the pile, laid at once if it is an adventurer whose site has come."""
    board = state.board
    last = len(state.played) - 1
    code = state.played[last]
    seat = player_of(code)
    card = drawn_from(pile_of(state), fate)
    at_once = card < board.dogs and site_of(board, card) <= state.site
    played = state.played[:]
    played[last] = code + TARGET * (card + 1) + (OPEN if at_once else 0)
    state.played = played
    state.stage = ACTING
    if at_once:  # mule.current-site, mule.past-site
        state.laid[card] = seat
    else:  # mule.later
        insert_card(state.hands, seat * board.room, state.held[seat], card)
        state.held[seat] += 1
    if tell is not None:
        name = board.card_names[card]
        if at_once:
            site = site_of(board, card)
            tell.add(MuleLaid(Seat(int(seat)), name, board.site_names[site], bool(site < state.site)))
        else:
            tell.add(MuleDrew(Seat(int(seat)), Secret(name, (int(seat),))))
