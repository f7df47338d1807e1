"""Whether a position written by hand could come up in a game: the rules, and whoever imagines, trust every one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import BEAUTY, COMPANIONS, MULE, NONE, SCAREGOBLIN, SITES, site_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    CAMP,
    DRAWING,
    MULING,
    PICKING,
    RAIDING,
    REVEALING,
    SCROLLING,
    State,
    card_of,
    is_seen,
    place_of,
    player_of,
    seat_after,
    target_of,
    zeros,
)
from manoir.games.chasseurs.view import held_pack
from manoir.kernel.game import Ask
from manoir.kernel.wrong import WrongInput


def check_possible(state: State, asks: list[Ask]) -> None:
    """WrongInput that says what is impossible; cards left out of a scene (in the draw pile) are not."""
    if state.stage in (DRAWING, PICKING):
        check_rows(state)
    check_asks(state, asks)
    if state.stage in (DRAWING, PICKING):
        check_packs(state)
    elif REVEALING <= state.stage <= RAIDING:
        check_packs(state)
        check_laid(state)
        check_played(state)
    if len(state.played) > 0 and not REVEALING <= state.stage <= RAIDING:
        raise impossible("played", "action cards", "none but in phase 2")


def impossible(part: str, found: str, expected: str) -> WrongInput:
    """The complaint; raise it."""
    return WrongInput(f"position: {part}", found, expected)


# Questions


def check_asks(state: State, asks: list[Ask]) -> None:
    """The open questions are those that the stage asks; a scene may leave them out."""
    asked = {int(ask.seat): ask.kind for ask in asks}
    ids = {int(ask.id) for ask in asks}
    if len(asked) < len(asks) or len(ids) < len(asks):
        raise impossible("asks", "a seat or a number twice", "a question of its own for each")
    if any(number >= state.asked for number in ids):
        raise impossible("asks", f"number {max(ids)}", f"numbers below {int(state.asked)}, as many as were asked")
    due: dict[int, str] = {}
    if state.stage == PICKING:
        due = due_picks(state)
        if not asked and set(due.values()) == {"keep"} and len(due) == state.board.seats:
            return  # nobody has picked yet: the rules will ask
        if not due:
            raise impossible("to pick", "a pick of everybody", "somebody who has still to pick")
    elif state.stage == ACTING and asked:
        due = {int(seat_after(state, state.since, state.step)): "goblins" if state.site == CAMP else "action"}
    elif state.stage == SCROLLING:
        due = dict.fromkeys(asked, "scroll")
    if asked != due:
        raise impossible("asks", listed(asked), listed(due))


def listed(asks: dict[int, str]) -> str:
    """Questions as they are written, without their numbers."""
    return ", ".join(f"{seat + 1} {kind}" for seat, kind in sorted(asks.items())) or "none"


def due_picks(state: State) -> dict[int, str]:
    """draft.pick, two.pick: who has still to keep a card, or to put one aside."""
    board = state.board
    due: dict[int, str] = {}
    for seat in range(int(board.seats)):
        at = seat * board.hand + state.pick
        if state.picks[at] == NONE:
            due[seat] = "keep"
        elif board.two and state.aside[at] == NONE:
            due[seat] = "discard"
    return due


# The draft


def check_rows(state: State) -> None:
    """draft.pick, two.pick: as many picks, discards and draws as the draft has come to."""
    board = state.board
    now = 1 if state.stage == PICKING else 0
    for word, row in (("picks", state.picks), ("aside", state.aside), ("drew", state.drawn)):
        at: i64 = 0
        for card in row:
            if card != NONE and at % board.hand >= state.pick + now:
                found = f"{int(at % board.hand) + 1} cards"
                raise impossible(f"{int(at // board.hand) + 1} {word}", found, f"{int(state.pick) + now} at the most")
            at += 1


def check_packs(state: State) -> None:
    """draft.pick, two.pick: what each seat held at each pick, drawn cards among it."""
    board = state.board
    last = min(int(state.pick) + 1, int(board.hand))
    for seat in range(int(board.seats)):
        for time in range(int(state.recalled), last):
            counts = held_pack(state, seat, time)
            drawn = state.drawn[seat * board.hand + time] if board.two else NONE
            missing = drawn != NONE and counts[drawn] < 1
            for count in counts:
                missing = missing or count < 0
            if missing:
                found = f"a hand at pick {time + 1} without the card that was drawn"
                raise impossible(f"{seat + 1} drew", found, "draws that were kept, put aside or passed on")


# Play


def check_laid(state: State) -> None:
    """site.reveal: every adventurer of the sites that were opened lies on the table, and nothing else yet."""
    board = state.board
    opened = min(int(state.site) + (0 if state.stage == REVEALING else 1), SITES)
    for seat in range(int(board.seats)):
        start = seat * board.room
        for card in state.hands[start : start + state.held[seat]]:
            if card < opened * board.ranks:
                raise impossible(f"{seat + 1} holds", board.card_names[card], "no adventurer of a site that was opened")
    for card, owner in enumerate(state.laid):
        if owner != NONE and card >= opened * board.ranks:
            raise impossible(f"{int(owner % ASLEEP) + 1} laid", board.card_names[card], "adventurers of opened sites")
    if any(count > 0 for count in state.coins):
        raise impossible("laid", "coins", "no coins before the goblins have come")


def check_played(state: State) -> None:
    """action.order, goblins.window: each card where it may be played, by one who had it then."""
    board = state.board
    place: i64 = 0
    last = len(state.played) - 1
    for number, code in enumerate(state.played):
        name = board.card_names[card_of(code)]
        if place_of(code) < place or place_of(code) > state.site - (1 if state.stage == REVEALING else 0):
            raise impossible("played", f"{name} too early or too late", "the sites in their order, up to this one")
        place = place_of(code)
        drawing = state.stage == MULING and number == last
        if not fits_there(state, code) or not fits_target(state, code, drawing):
            raise impossible("played", f"{name} with what it did", "a card that may do so there")
    mule = board.actions + MULE
    if state.stage == MULING and (last < 0 or card_of(state.played[last]) != mule):
        raise impossible("to mule", "no mule played last", "a mule that has still to draw")
    for seat in range(int(board.seats)):
        check_hand(state, seat)


def fits_there(state: State, code: i64) -> bool:
    """companion.site, scaregoblin.when, goblins.window: whether a card may be played where it was."""
    kind = card_of(code) - state.board.actions
    if place_of(code) == CAMP:
        return kind >= SCAREGOBLIN
    if kind < COMPANIONS:
        return state.board.home[kind] == place_of(code)
    return kind != SCAREGOBLIN


def fits_target(state: State, code: i64, drawing: bool) -> bool:
    """beauty.cancel, mule.draw: whether what a card did shows on the table."""
    board = state.board
    kind = card_of(code) - board.actions
    target = target_of(code)
    if kind not in (BEAUTY, MULE):
        return target == NONE
    if target == NONE:
        return kind == MULE and drawing
    adventurer = target < board.dogs
    owner = state.laid[target] if target < len(state.laid) else NONE
    if kind == BEAUTY:
        return adventurer and site_of(board, target) == place_of(code) and owner == player_of(code) + ASLEEP
    if not is_seen(code):
        return not adventurer or site_of(board, target) > place_of(code)
    return adventurer and site_of(board, target) <= place_of(code) and owner % ASLEEP == player_of(code)


def check_hand(state: State, seat: i64) -> None:
    """mule.draw: a card was in the hand of whoever played it before it was played."""
    board = state.board
    counts: vec[i64] = zeros(board, board.faces)
    for card in state.picks[seat * board.hand : (seat + 1) * board.hand]:
        if card != NONE:
            counts[card] += 1
    for code in state.played:
        if player_of(code) != seat:
            continue
        counts[card_of(code)] -= 1
        if counts[card_of(code)] < 0:
            raise impossible("played", board.card_names[card_of(code)], "a card that its player had by then")
        if card_of(code) == board.actions + MULE and target_of(code) != NONE and not is_seen(code):
            counts[target_of(code)] += 1
