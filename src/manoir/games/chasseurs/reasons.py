"""What speaks for a move of Chasseurs: teams, paws, coins, and who is ahead where treasures are given away."""

from __future__ import annotations

from manoir.games.chasseurs.board import COMPANIONS, MULE, NONE, SCAREGOBLIN, SITES
from manoir.games.chasseurs.moves import DISCARD, DONE, KEEP, PASS, PLAY, SLEEP, kind_of, thing_of
from manoir.games.chasseurs.scrolls import payment
from manoir.games.chasseurs.sites import is_there, total_of
from manoir.games.chasseurs.state import CAMP, State
from manoir.games.chasseurs.view import View
from manoir.kernel.plain import Plain
from manoir.kernel.reason import Reason

LIGHT = 4  # a Force that may be the least of all


def reasons(view: View, world: State, seat: int, move: int) -> list[Reason]:
    """What speaks for a move: one's own cards and what lies on the table, never the hands of others."""
    kind, thing = int(kind_of(move)), int(thing_of(move))
    if kind == KEEP:
        return _kept(view, thing)
    if kind == DISCARD:
        return [Reason("aside")]
    if kind == PLAY:
        return _played(world, seat, thing)
    if kind == SLEEP:  # beauty.once: one of the seat's own
        return [Reason("lighter", {"force": int(world.board.force[thing])})]
    if kind == PASS:
        return _passed(view, world, seat)
    left = int(world.board.rounds - world.round)
    if kind == DONE:
        return [Reason("later", {"count": left})] if left else []
    found = [Reason("pays", {"points": int(payment(world, seat, thing))})]
    return [*found, Reason("last")] if left == 0 else found


def picked(view: View) -> list[int]:
    """The cards that the seat has kept in this draft."""
    return [int(card) for card in view.picks if card != NONE]


def team_of(view: View, site: int) -> list[int]:
    """The Force of each adventurer that the seat has kept for a site."""
    board = view.board
    return [int(board.force[card]) for card in picked(view) if card < board.dogs and card // board.ranks == site]


def paws_of(view: View) -> int:
    """The paws of the dogs that the seat has kept."""
    board = view.board
    return sum(int(board.paws[card - board.dogs]) for card in picked(view) if board.dogs <= card < board.coins)


def held_off(view: View, paws: int) -> int:
    """How many of the goblins in the camp so many paws are enough against."""
    board = view.board
    laid = [int(goblin) for goblin in view.goblins[: board.laid_goblins] if goblin != NONE]
    return sum(paws >= board.goblin_paws[goblin] for goblin in laid)


def best_of_others(world: State, seat: int) -> int:
    """The highest total of anybody else on the site."""
    seats = [other for other in range(int(world.board.seats)) if other != seat and is_there(world, other)]
    return max((int(total_of(world, other, world.site)) for other in seats), default=0)


def total_with(world: State, seat: int, card: int) -> int:
    """The seat's total on the site once it has played an action card."""
    board, kind = world.board, card - int(world.board.actions)
    force = 0
    if kind < COMPANIONS:
        cards = range(int(world.site * board.ranks), int((world.site + 1) * board.ranks))
        force = sum(int(board.force[one]) for one in cards if world.laid[one] == seat)
    return int(total_of(world, seat, world.site)) + (force if kind < COMPANIONS else int(board.bonus[kind]))


def _site(world: State | View, site: int) -> dict[str, Plain]:
    return {"site": world.board.site_names[site]}


def _kept(view: View, card: int) -> list[Reason]:
    board = view.board
    if card >= board.actions:
        kind = card - int(board.actions)
        if kind < COMPANIONS:
            site = int(board.home[kind])
            return [Reason("doubles", {**_site(view, site), "count": sum(team_of(view, site))})]
        return [Reason({SCAREGOBLIN: "scares", MULE: "mule"}.get(kind, "action"))]
    if card >= board.coins:
        return [Reason("coin", {"points": int(board.worth[card - board.coins])})]
    if card >= board.dogs:
        paws = paws_of(view) + int(board.paws[card - board.dogs])
        return [Reason("paws", {"count": paws, "goblins": held_off(view, paws)})]
    site, force = card // int(board.ranks), int(board.force[card])
    team = team_of(view, site)
    if team:
        return [Reason("team", {**_site(view, site), "count": sum(team) + force})]
    side, key = (SITES, "light") if force <= LIGHT else (0, "strong")
    tile = int(view.tiles[side + site])
    treasure: dict[str, Plain] = {"treasure": "none" if tile == NONE else board.tile_names[tile]}
    return [Reason(key, {**_site(view, site), "force": force, **treasure})]


def _played(world: State, seat: int, card: int) -> list[Reason]:
    kind = card - int(world.board.actions)
    if kind in (SCAREGOBLIN, MULE):
        return [Reason("scares" if kind == SCAREGOBLIN else "mule")]
    if world.site == CAMP:
        return []
    before, after = int(total_of(world, seat, world.site)), total_with(world, seat, card)
    best = best_of_others(world, seat)
    totals: dict[str, Plain] = {**_site(world, int(world.site)), "before": before, "count": after, "best": best}
    return [Reason("overtakes" if before <= best < after else "changes", totals)]


def _passed(view: View, world: State, seat: int) -> list[Reason]:
    found: list[Reason] = []
    if world.site != CAMP and is_there(world, seat):
        mine, best = int(total_of(world, seat, world.site)), best_of_others(world, seat)
        if mine > best:
            found.append(Reason("ahead", {**_site(world, int(world.site)), "count": mine, "best": best}))
    count = sum(card >= view.board.actions for card in view.hand)
    return [*found, Reason("keeps", {"count": int(count)})] if count else found
