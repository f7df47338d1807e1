"""The cards of a position of Chasseurs, read: what is laid, the draft, or the hands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.edition import METALS
from manoir.games.chasseurs.hands import gather_hands
from manoir.games.chasseurs.laying import pile_of
from manoir.games.chasseurs.naming import Naming
from manoir.games.chasseurs.state import (
    ASLEEP,
    DRAWING,
    PICKING,
    RAIDING,
    REVEALING,
    State,
    card_of,
    insert_card,
    pack_of,
    pack_size,
    player_of,
    target_of,
)
from manoir.games.chasseurs.view import turned_at
from manoir.kernel.wrong import WrongInput, quoted


class CardReading:
    """Cards on their way from words to a state whose stage is known."""

    def __init__(self, naming: Naming, state: State, rows: dict[str, list[list[str]]]) -> None:
        self.naming = naming
        self.board = naming.board
        self.state = state
        self.rows = rows  # what the line says of each seat, by the word before it

    def read(self) -> None:
        """What is laid, then the draft or the hands; what is nowhere else is in the draw pile."""
        state = self.state
        for seat in range(int(self.board.seats)):
            for thing in self.rows["laid"][seat]:
                self.lay(seat, thing)
        if state.stage in (DRAWING, PICKING):
            self.draft()
        elif REVEALING <= state.stage <= RAIDING:
            self.hands()
        for count in pile_of(state):
            if count < 0:
                raise WrongInput("position: cards", "a card too often", "no more cards than the box holds")

    def lay(self, seat: int, thing: str) -> None:
        """A card before a player."""
        state = self.state
        card = self.naming.card(f"{seat + 1} laid", thing.removesuffix(" asleep"))
        if card < int(self.board.coins):
            if state.laid[card] != NONE:
                raise WrongInput(f"position: {seat + 1} laid", quoted(thing), "a card that nobody else laid")
            state.laid[card] = seat + (ASLEEP if thing.endswith(" asleep") else 0)
        elif card < int(self.board.actions):
            coins = state.coins[:]
            coins[3 * seat + METALS.index(thing)] += 1
            state.coins = coins
        else:
            raise WrongInput(f"position: {seat + 1} laid", quoted(thing), "an adventurer, a dog or a coin")

    def hands(self) -> None:
        """In play: the picks of the draft, or for a scene the hand that is left of them."""
        state, board = self.state, self.board
        state.pick = board.hand
        state.turned = turned_at(board, state.round, board.hand - 1)
        for seat in range(int(board.seats)):
            cards = [self.naming.card(f"{seat + 1} picks", thing) for thing in self.rows["picks"][seat]]
            if not cards:
                cards = self.picks_of_scene(seat)
                state.recalled = board.hand
            self.lay_row(f"{seat + 1} picks", state.picks, seat, cards)
            if board.two:
                for word, row in (("aside", state.aside), ("drew", state.drawn)):
                    found = [self.naming.card(f"{seat + 1} {word}", thing) for thing in self.rows[word][seat]]
                    self.lay_row(f"{seat + 1} {word}", row, seat, found)
        self.recall()
        if not gather_hands(state):
            raise WrongInput("position: picks", "cards laid or played that were not picked", "picks that hold them all")

    def picks_of_scene(self, seat: int) -> list[int]:
        """What a player must have picked, from what is held, laid and played, less what mules brought."""
        state, board = self.state, self.board
        cards = [self.naming.card(f"{seat + 1} holds", thing) for thing in self.rows["holds"][seat]]
        cards += [card for card, owner in enumerate(state.laid) if owner != NONE and owner % ASLEEP == seat]
        for code in state.played:
            if player_of(code) == seat:
                cards.append(int(card_of(code)))
        for code in state.played:
            drawn = int(target_of(code))
            if player_of(code) == seat and card_of(code) == board.actions + MULE and drawn in cards:
                cards.remove(drawn)
        return cards

    def draft(self) -> None:
        """Packs and picks; a scene may leave some out, which are then filled with cards that it does not mention."""
        state, board = self.state, self.board
        hand, two = int(board.hand), board.two
        state.turned = turned_at(board, state.round, state.pick)
        packs: list[list[int]] = []
        for seat in range(int(board.seats)):
            found = {}
            for word in ("picks", "aside", "drew", "pack"):
                found[word] = [self.naming.card(f"{seat + 1} {word}", thing) for thing in self.rows[word][seat]]
            self.lay_row(f"{seat + 1} picks", state.picks, seat, found["picks"])
            if two:
                self.lay_row(f"{seat + 1} aside", state.aside, seat, found["aside"])
                self.lay_row(f"{seat + 1} drew", state.drawn, seat, found["drew"])
            packs.append(found["pack"])
            start = pack_of(state, seat) * board.width
            if len(found["pack"]) > int(board.width):
                raise WrongInput(f"position: {seat + 1} pack", f"{len(found['pack'])} cards", "fewer cards")
            for number, card in enumerate(found["pack"]):
                insert_card(state.packs, start, number, card)
        self.recall()
        spare = self.spare()
        for seat in range(int(board.seats)):
            for time in range(int(state.pick)):
                at = seat * hand + time
                if state.picks[at] == NONE:
                    state.picks[at] = spare.pop()
                if two and state.aside[at] == NONE:
                    state.aside[at] = spare.pop()
                if two and (state.drawn[at] == NONE or time < state.recalled):
                    state.drawn[at] = state.picks[at]
            if two and state.stage == PICKING and state.drawn[seat * hand + int(state.pick)] == NONE and packs[seat]:
                state.drawn[seat * hand + int(state.pick)] = packs[seat][0]
            size = int(pack_size(state, seat)) - (1 if state.stage == DRAWING else 0)
            if len(packs[seat]) > size:
                raise WrongInput(f"position: {seat + 1} pack", f"{len(packs[seat])} cards", f"{size} at this pick")
            for number in range(len(packs[seat]), size):
                insert_card(state.packs, pack_of(state, seat) * board.width, number, spare.pop())

    def recall(self) -> None:
        """A scene that leaves out who picked what when: nobody remembers what was passed before it."""
        state, board = self.state, self.board
        rows = (state.picks, state.aside, state.drawn) if board.two else (state.picks,)
        for row in rows:
            for seat in range(int(board.seats)):
                for time in range(int(state.pick)):
                    if row[seat * board.hand + time] == NONE:
                        state.recalled = state.pick

    def spare(self) -> list[int]:
        """Cards that a scene does not mention, those of little interest last."""
        dull = range(int(self.board.dogs), int(self.board.actions))
        pile = [card for card, count in enumerate(pile_of(self.state)) for _ in range(int(count))]
        return [card for card in pile if card not in dull] + [card for card in pile if card in dull]

    def lay_row(self, key: str, row: vec[i64], seat: int, cards: list[int]) -> None:
        """A seat's row of cards, in order."""
        hand = int(self.board.hand)
        if len(cards) > hand:
            raise WrongInput(f"position: {key}", f"{len(cards)} cards", f"{hand} at the most")
        for number, card in enumerate(cards):
            row[seat * hand + number] = card
