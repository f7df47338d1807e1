"""Phase 2A: adventurers laid out, totals, and who takes the treasures of a site."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import COMPANIONS, NONE, SITES
from manoir.games.chasseurs.events import (
    FellToZero,
    Laid,
    SiteOpened,
    StayedAway,
    TieBroken,
    Totals,
    TreasuresLost,
    TreasureTaken,
)
from manoir.games.chasseurs.laying import names_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    CAMP,
    REVEALING,
    TREASURE,
    State,
    card_of,
    place_of,
    player_of,
    seat_after,
    zeros,
)
from manoir.kernel.event import Seat, Tell


def reveal(state: State, tell: Tell | None) -> None:
    """site.reveal: every adventurer of the site that anybody holds; a hand is sorted, so they come first."""
    board = state.board
    site = state.site
    if tell is not None:
        hidden, obvious = state.tiles[site], state.tiles[SITES + site]
        tell.add(SiteOpened(board.site_names[site], tile_name(state, hidden), tile_name(state, obvious)))
    beyond = (site + 1) * board.ranks
    state.present = 0
    seat: i64 = 0
    while seat < board.seats:
        start = seat * board.room
        held = state.held[seat]
        count: i64 = 0
        while count < held and state.hands[start + count] < beyond:
            state.laid[state.hands[start + count]] = seat
            count += 1
        if count > 0:
            state.present |= board.bit[seat]
        if tell is not None:
            cards = names_of(board, state.hands, start, start + count)
            name = board.site_names[site]
            if count > 0:
                tell.add(Laid(Seat(int(seat)), name, cards, int(total_of(state, seat, site))))
            else:
                tell.add(StayedAway(Seat(int(seat)), name))
        if count > 0:
            drop_first(state, seat, count)
        seat += 1
    state.stage = ACTING
    state.since = state.dealer
    state.step = 0


def drop_first(state: State, seat: i64, count: i64) -> None:
    """The first cards of a hand have left it."""
    at = seat * state.board.room
    end = at + state.held[seat]
    while at + count < end:
        state.hands[at] = state.hands[at + count]
        at += 1
    while at < end:
        state.hands[at] = NONE
        at += 1
    state.held[seat] -= count


def tile_name(state: State, tile: i64) -> str:
    """A treasure by name, or `-` where none lies."""
    return "-" if tile == NONE else state.board.tile_names[tile]


def is_there(state: State, seat: i64) -> bool:
    """Whether a seat has an adventurer on the current site."""
    return state.present & state.board.bit[seat] != 0


def total_of(state: State, seat: i64, site: i64) -> i64:
    """site.formula: adventurers awake, doubled by the companion, then sword, mercenaries and potion."""
    board = state.board
    force: i64 = 0
    card = site * board.ranks
    end = card + board.ranks
    while card < end:
        if state.laid[card] == seat:
            force += board.force[card]
        card += 1
    bonus: i64 = 0
    doubled = False
    for code in state.played:
        if player_of(code) == seat and place_of(code) == site:
            kind = card_of(code) - board.actions
            bonus += board.bonus[kind]
            if kind < COMPANIONS:
                doubled = True  # companion.double: the adventurers only
    return 2 * force + bonus if doubled else force + bonus


def award(state: State, tell: Tell | None) -> None:
    """site.max, site.min: the highest total takes the hidden treasure, the lowest the obvious one."""
    board = state.board
    site = state.site
    totals = zeros(board, board.seats)
    able: i64 = 0  # how many are eligible
    high: i64 = 0
    low: i64 = 1_000_000
    seat: i64 = 0
    while seat < board.seats:
        if is_there(state, seat):
            total = total_of(state, seat, site)
            totals[seat] = total
            if total > 0:  # site.eligible
                able += 1
                high = max(high, total)
                low = min(low, total)
        seat += 1
    if tell is not None:
        tell_totals(state, totals, tell)
    if able == 0:
        lose_treasures(state, tell)
    else:
        reason = "alone" if able == 1 else ""
        take(state, totals, high, 0, reason, tell)
        take(state, totals, low, SITES, reason, tell)
    tiles = state.tiles[:]
    tiles[site] = NONE
    tiles[SITES + site] = NONE
    state.tiles = tiles
    state.site = site + 1
    if state.site == SITES:
        state.site = CAMP
        state.stage = ACTING
        state.since = state.dealer
        state.step = 0
        state.present = 0
    else:
        state.stage = REVEALING


def tell_totals(state: State, totals: vec[i64], tell: Tell) -> None:
    """The totals as they are compared, and who fell to zero."""
    name = state.board.site_names[state.site]
    seats = range(int(state.board.seats))
    tell.add(Totals(name, tuple([int(totals[seat]) if is_there(state, seat) else "-" for seat in seats])))
    for seat in seats:
        if is_there(state, seat) and totals[seat] <= 0:
            tell.add(FellToZero(Seat(seat), name, int(totals[seat])))


def lose_treasures(state: State, tell: Tell | None) -> None:
    """site.nobody: both tiles go back to the box."""
    hidden, obvious = state.tiles[state.site], state.tiles[SITES + state.site]
    state.tiles_gone += (0 if hidden == NONE else 1) + (0 if obvious == NONE else 1)
    if tell is not None:
        names = (tile_name(state, hidden), tile_name(state, obvious))
        tell.add(TreasuresLost(state.board.site_names[state.site], names))


def take(state: State, totals: vec[i64], total: i64, side: i64, reason: str, tell: Tell | None) -> None:
    """site.forced, site.open: one treasure goes to the seat with that total; ties are broken on the way."""
    tile = state.tiles[side + state.site]
    if tile == NONE:  # a position written by hand may have laid none
        return
    tied = vec[i64]()
    turn: i64 = 0
    while turn < state.board.seats:  # from the dealer clockwise, as site.tie-printed has it in the last resort
        seat = seat_after(state, state.dealer, turn)
        if is_there(state, seat) and totals[seat] == total:
            tied = append(tied, seat)
        turn += 1
    winner = tied[0] if len(tied) == 1 else strongest(state, tied, side, tell)
    state.won = append(state.won[:], winner + TREASURE * tile)
    if tell is not None:
        name = "max" if side == 0 else "min"
        why = reason or ("highest" if side == 0 else "lowest")
        site = state.board.site_names[state.site]
        tell.add(TreasureTaken(Seat(int(winner)), site, name, state.board.tile_names[tile], why, int(total)))


def strongest(state: State, tied: vec[i64], side: i64, tell: Tell | None) -> i64:
    """site.tie: who played the card of the highest Force, a sleeping one counting 0 (beauty.tie)."""
    best = first_of_highest(state, tied, False)
    if highest_force(state, best, False) == 0:
        best = first_of_highest(state, tied, True)  # site.tie-printed: only sleepers, so they count as printed
    if tell is not None:
        force = highest_force(state, best, False) or highest_force(state, best, True)
        seats = tuple([Seat(int(seat)) for seat in tied])
        name = "max" if side == 0 else "min"
        tell.add(TieBroken(state.board.site_names[state.site], name, seats, Seat(int(best)), int(force)))
    return best


def first_of_highest(state: State, tied: vec[i64], printed: bool) -> i64:
    """The first of the tied seats whose highest card no other of them beats."""
    best = tied[0]
    for seat in tied:
        if highest_force(state, seat, printed) > highest_force(state, best, printed):
            best = seat
    return best


def highest_force(state: State, seat: i64, printed: bool) -> i64:
    """The highest Force of a seat on the site, printed and never doubled; sleepers count only if asked for."""
    board = state.board
    best: i64 = 0
    card = state.site * board.ranks
    end = card + board.ranks
    while card < end:
        owner = state.laid[card]
        if owner == seat or (printed and owner == seat + ASLEEP):
            best = max(best, board.force[card])
        card += 1
    return best
