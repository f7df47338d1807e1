"""Instincts for Chasseurs: one strong team and one light one, dogs enough, and coins where nothing else appeals."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import (
    BEAUTY,
    COIN_RAIN,
    COLLECTOR,
    COMPANIONS,
    GOBLIN_MASTER,
    MERCENARIES,
    MULE,
    NONE,
    PACK_MASTER,
    RELIC,
    SCAREGOBLIN,
    STRONG_TEAM,
)
from manoir.games.chasseurs.edition import SITES
from manoir.games.chasseurs.ending import scores_of
from manoir.games.chasseurs.moves import DISCARD, DONE, KEEP, PASS, PLAY, SLEEP, kind_of, thing_of
from manoir.games.chasseurs.scrolls import payment
from manoir.games.chasseurs.sites import is_there, total_of
from manoir.games.chasseurs.state import CAMP, PICKING, TREASURE, State, card_of, place_of, player_of
from manoir.kernel.instincts import Instincts
from manoir.kernel.levels import Character, Skill
from manoir.kernel.search_settings import SearchSettings

SCALE: Final = 40.0  # points by which a game is clearly won


class ChasseursInstincts(Instincts[State]):
    """What a hunter feels about a card, a treasure and a moment."""

    def value(self, state: State, seat: i64) -> float:
        """My points against the best of the others; more certain as the rounds go by."""
        scores = scores_of(state)
        best = -1_000_000
        other: i64 = 0
        for score in scores:
            if other != seat:
                best = max(best, int(score))
            other += 1
        margin = float(int(scores[seat]) - best) / SCALE
        return max(-1.0, min(1.0, margin))

    def quiet(self, state: State) -> bool:
        """Before the first pick of a round everything that was won lies on the table."""
        return state.stage == PICKING and state.pick == 0

    def mark(self, state: State, seat: i64) -> i64:
        """The round and the moment in it; and how many action cards lie on the table."""
        moment = ((state.round * 16 + state.stage) * 16 + state.pick) * 4 + state.site
        return moment * 64 + len(state.played)

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        weights = vec[i64](capacity=len(moves))
        for move in moves:
            weights = append(weights, max(1, self.appeal(state, seat, move)))
        return weights

    def appeal(self, state: State, seat: i64, move: i64) -> i64:
        """A weight from 1 to about 300; twenty is worth a point."""
        kind = kind_of(move)
        if kind == KEEP:
            return 100 + self.liking(state, seat, thing_of(move))
        if kind == DISCARD:  # what must not be passed on
            return 100 + self.liking(state, 1 - seat, thing_of(move))
        if kind == PASS:
            return 100
        if kind == DONE:
            return 100 if state.round < state.board.rounds else 1
        if kind in (PLAY, SLEEP):
            return 100 + self.action_gain(state, seat, move)
        pays = payment(state, seat, thing_of(move))
        good: i64 = 6 if state.round < state.board.rounds - 1 else 1
        return 100 + 10 * (pays - good) + 5

    # The draft

    def liking(self, state: State, seat: i64, card: i64) -> i64:
        """How much a card helps beside those already picked."""
        board = state.board
        if card >= board.actions:
            return self.action_liking(state, seat, card - board.actions)
        if card >= board.coins:
            return 20 * board.worth[card - board.coins] + self.scroll_bonus(state, seat, COIN_RAIN, 0) * 10
        if card >= board.dogs:
            return self.dog_liking(state, seat, card - board.dogs)
        return self.adventurer_liking(state, seat, card)

    def adventurer_liking(self, state: State, seat: i64, card: i64) -> i64:
        """A strong card for a team that leads, a weak one alone for the obvious treasure, nothing in between."""
        board = state.board
        site = card // board.ranks
        force = board.force[card]
        total: i64 = 0
        count: i64 = 0
        at = seat * board.hand
        while at < (seat + 1) * board.hand:
            other = state.picks[at]
            if other != NONE and other < board.dogs and other // board.ranks == site:
                total += board.force[other]
                count += 1
            at += 1
        hidden = self.tile_worth(state, seat, state.tiles[site])
        obvious = self.tile_worth(state, seat, state.tiles[SITES + site])
        appeal = self.scroll_bonus(state, seat, STRONG_TEAM, site) * 15
        enough: i64 = 34 - 2 * board.seats
        if count == 0:
            # Alone: a low card aims at the obvious treasure, a high one opens a team.
            low = obvious * (13 - force) // 2 if force <= 4 else 0
            high = hidden * force // 5 if force >= 7 else 0
            return appeal + max(low, high)
        if total <= 4:
            return appeal + (hidden * force // 6 - obvious * 3 if force >= 9 else -10 * obvious // 4)
        if total >= enough + 8:
            return appeal + 5
        return appeal + hidden * force // 4

    def tile_worth(self, state: State, seat: i64, tile: i64) -> i64:
        """About how many points a treasure is worth to a seat."""
        if tile == NONE:
            return 0
        board = state.board
        kind = board.tile_kind[tile]
        worth = board.tile_worth[tile]
        if kind == RELIC:
            return worth
        if kind == GOBLIN_MASTER:
            return worth * (state.trophies[seat] + 1)
        if kind == COLLECTOR:
            return worth * (3 + 2 * (board.rounds - state.round) // 2)
        if kind in (STRONG_TEAM, PACK_MASTER):
            return 3 * worth
        return 6 if kind == COIN_RAIN else 8

    def scroll_bonus(self, state: State, seat: i64, kind: i64, site: i64) -> i64:
        """What the seat's yellow scrolls pay for one more card."""
        board = state.board
        bonus: i64 = 0
        for code in state.won:
            tile = code // TREASURE
            if code % TREASURE == seat and board.tile_kind[tile] == kind and board.tile_site[tile] == site:
                bonus += board.tile_worth[tile]
        return bonus

    def dog_liking(self, state: State, seat: i64, dog: i64) -> i64:
        """Paws up to what the goblins need, and a lead worth their tiles."""
        board = state.board
        paws: i64 = 0
        at = seat * board.hand
        while at < (seat + 1) * board.hand:
            card = state.picks[at]
            if card >= board.dogs and card < board.coins:
                paws += board.paws[card - board.dogs]
            at += 1
        saved: i64 = 0
        number: i64 = 0
        while number < board.laid_goblins:
            goblin = state.goblins[number]
            if goblin != NONE:
                need = board.goblin_paws[goblin]
                if paws < need and paws + board.paws[dog] >= need:
                    saved += board.goblin_worth[goblin] + 1
                elif paws < need:
                    saved += 1
            number += 1
        return 14 * saved + 6 * board.paws[dog] + self.scroll_bonus(state, seat, PACK_MASTER, 0) * 15

    def action_liking(self, state: State, seat: i64, kind: i64) -> i64:
        """Cards that change who takes what, if the seat has a team for them."""
        if kind < COMPANIONS:
            site = state.board.home[kind]
            force = self.picked_force(state, seat, site)
            return 10 + self.tile_worth(state, seat, state.tiles[site]) * force // 4
        if kind == SCAREGOBLIN:
            return 55
        if kind == MULE:
            return 30
        return 45 if kind == BEAUTY else 50

    def picked_force(self, state: State, seat: i64, site: i64) -> i64:
        """The Force that a seat has picked for a site."""
        board = state.board
        force: i64 = 0
        at = seat * board.hand
        while at < (seat + 1) * board.hand:
            card = state.picks[at]
            if card != NONE and card < board.dogs and card // board.ranks == site:
                force += board.force[card]
            at += 1
        return force

    # The windows

    def action_gain(self, state: State, seat: i64, move: i64) -> i64:
        """Twenty for each point that the card looks like winning now, less a little for playing it."""
        board = state.board
        if kind_of(move) != SLEEP and thing_of(move) - board.actions >= SCAREGOBLIN:
            if thing_of(move) - board.actions == SCAREGOBLIN:
                return 60 if state.site == CAMP else -50
            return 25
        now = self.prospects(state, seat, total_of(state, seat, state.site))
        then = self.prospects(state, seat, self.total_after(state, seat, move))
        cost: i64 = 60 if thing_of(move) == board.actions + MERCENARIES and kind_of(move) != SLEEP else 15
        return 20 * (then - now) - cost

    def total_after(self, state: State, seat: i64, move: i64) -> i64:
        """The seat's total once a card is played."""
        board = state.board
        total = total_of(state, seat, state.site)
        if kind_of(move) == SLEEP:
            doubled = 1
            for code in state.played:
                is_companion = card_of(code) < board.actions + COMPANIONS
                if player_of(code) == seat and place_of(code) == state.site and is_companion:
                    doubled = 2
            return total - doubled * board.force[thing_of(move)]
        kind = thing_of(move) - board.actions
        if kind < COMPANIONS:
            force: i64 = 0
            card = state.site * board.ranks
            while card < (state.site + 1) * board.ranks:
                if state.laid[card] == seat:
                    force += board.force[card]
                card += 1
            return total + force
        return total + board.bonus[kind]

    def prospects(self, state: State, seat: i64, total: i64) -> i64:
        """What the seat would take on this site with such a total, as the others stand."""
        if total <= 0:
            return 0
        board = state.board
        highest = True
        lowest = True
        other: i64 = 0
        while other < board.seats:
            if other != seat and is_there(state, other):
                theirs = total_of(state, other, state.site)
                if theirs >= total:
                    highest = False
                if theirs > 0 and theirs <= total:
                    lowest = False
            other += 1
        taken: i64 = 0
        if highest:
            taken += self.tile_worth(state, seat, state.tiles[state.site])
        if lowest:
            taken += self.tile_worth(state, seat, state.tiles[SITES + state.site])
        return taken


INSTINCTS = ChasseursInstincts()

# Calibrated in the arena: each level beats the one before it at the same table (docs/reference/levels.md).
CHARACTER = Character(
    skills=(
        Skill(0, wander=60),
        Skill(0, wander=25),
        Skill(0, wander=6),
        Skill(80, wander=3),
        Skill(300, milliseconds=900),
    ),
    settings=SearchSettings(horizon=0, guided=100, sharpness=4),
    learned=SearchSettings(horizon=0, guided=100, sharpness=4, doubt=0.1),
    outlook=40,
    points=40.0,
)
