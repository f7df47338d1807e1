"""A position of Chasseurs read from its line."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE, Board
from manoir.games.chasseurs.edition import METALS, SITES
from manoir.games.chasseurs.hands import find_present, gather_hands
from manoir.games.chasseurs.laying import pile_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    CAMP,
    DRAWING,
    MULING,
    OPEN,
    OVER,
    PICKING,
    RAIDING,
    REVEALING,
    SCROLLING,
    TARGET,
    TREASURE,
    State,
    card_of,
    empty_state,
    insert_card,
    pack_of,
    pack_size,
    played_code,
    player_of,
    target_of,
)
from manoir.games.chasseurs.view import turned_at
from manoir.games.chasseurs.writing import STAGES
from manoir.kernel.game import Ask
from manoir.kernel.wrong import WrongInput, shown

WORDS = "a part such as '3 players', 'hidden relic 19, -, -', '1 holds jungle 7, gold' or 'to reveal jungle'"
ROWS = ("won", "trophies", "picks", "aside", "drew", "pack", "holds", "laid")
KINDS = ("keep", "discard", "action", "goblins", "scroll")


def read_position(board: Board, text: str) -> State:
    """The state that a line describes, before the rules go on from it."""
    parts = [" ".join(part.split()) for part in text.split(";") if part.split()]
    if not parts or parts[-1].split()[0] not in ("to", "over"):
        raise WrongInput("position", shown(parts[-1] if parts else text), "a last part such as 'to pick 3' or 'over'")
    return Reading(board).read(parts)


class Reading:
    """One position on its way from words to a state."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.state = empty_state(board)
        seats = int(board.seats)
        self.rows: dict[str, list[list[str]]] = {word: [[] for _ in range(seats)] for word in ROWS}
        self.box: list[int] = []
        self.past: list[int] = []
        self.left: int | None = None
        self.turn: int = -1

    def read(self, parts: list[str]) -> State:
        """The stage first, since what cards mean depends on it."""
        state = self.state
        for part in parts[:-1]:
            if part.startswith("round "):
                state.round = self.whole("round", part[6:], 1, int(self.board.rounds))
        self.stage(parts[-1].split())
        for part in parts[:-1]:
            self.part(part)
        self.window()
        self.tiles()
        self.money()
        self.cards()
        find_present(state)
        return state

    def part(self, part: str) -> None:
        """One part between semicolons."""
        head, _, rest = part.partition(" ")
        state = self.state
        things = [thing.strip() for thing in rest.split(",")] if rest else []
        if rest == "players":
            self.whole("players", head, int(self.board.seats), int(self.board.seats))
        elif head == "dealer":
            state.dealer = self.seat("dealer", rest)
        elif head == "asked":
            state.asked = self.whole("asked", rest, 0, 10**9)
        elif head == "purses":
            state.purses = self.numbers("purses", things, int(self.board.seats))
        elif head in ("hidden", "obvious"):
            self.site_tiles(head, things)
        elif head == "hidden-pile":
            self.left = self.whole(head, rest, 0, len(self.board.treasures))
        elif head == "goblins":
            self.goblins(things)
        elif head == "box":
            self.box = [self.tile("box", thing) for thing in things]
        elif head == "past":
            self.past = [self.goblin("past", thing) for thing in things]
        elif head == "played":
            for thing in things:
                state.played = append(state.played, self.play(thing))
        elif head == "asks":
            state.open = [self.ask(thing) for thing in things]
        elif head.isdecimal():
            self.row(self.seat("seat", head), rest)
        elif head != "round":
            raise WrongInput("position", shown(part), WORDS)

    def row(self, seat: int, rest: str) -> None:
        """What one player has."""
        word, _, list_of = rest.partition(" ")
        if word not in ROWS or not list_of:
            raise WrongInput(f"position: {seat + 1}", shown(rest), f"one of {', '.join(ROWS)}, and what")
        self.rows[word][seat] = [thing.strip() for thing in list_of.split(",")]

    # Tiles and money

    def site_tiles(self, head: str, things: list[str]) -> None:
        """The treasures of the three sites."""
        if len(things) != SITES:
            raise WrongInput(f"position: {head}", shown(", ".join(things)), f"{SITES} treasures, '-' for none")
        start = 0 if head == "hidden" else SITES
        for number, thing in enumerate(things):
            self.state.tiles[start + number] = NONE if thing == "-" else self.tile(head, thing)

    def goblins(self, things: list[str]) -> None:
        """The goblins laid out, each with the money on it."""
        size = int(self.board.laid_goblins)
        if len(things) > size:
            raise WrongInput("position: goblins", f"{len(things)} goblins", f"{size} at the most")
        for number, thing in enumerate(things):
            name, plus, money = thing.partition(" + ")
            if name != "-":
                self.state.goblins[number] = self.goblin("goblins", name)
            if plus:
                self.state.goblins[size + number] = self.whole("goblins", money, 0, 10**6)

    def tiles(self) -> None:
        """Won treasures and trophies; what is nowhere else is in the piles."""
        state = self.state
        for seat in range(int(self.board.seats)):
            for thing in self.rows["won"][seat]:
                state.won = append(state.won, seat + TREASURE * self.tile(f"{seat + 1} won", thing))
            for thing in self.rows["trophies"][seat]:
                state.trophies[seat] = self.whole("trophies", thing, 0, len(self.board.goblins))
        used = [int(tile) for tile in state.tiles if tile != NONE] + self.box
        used += [int(code) // int(TREASURE) for code in state.won]
        state.pool = self.rest("treasures", self.board.treasures, used, self.board.tile_names)
        laid = [int(goblin) for goblin in state.goblins[: self.board.laid_goblins] if goblin != NONE]
        missing = sum(int(count) for count in state.trophies) - len(self.past)
        if missing > 0:  # a scene need not say which goblins were won: the first that are left over
            left = self.rest("goblins", self.board.goblins, laid + self.past, self.board.goblin_names)
            self.past += [int(goblin) for goblin in left[:missing]]
        state.goblin_pool = self.rest("goblins", self.board.goblins, laid + self.past, self.board.goblin_names)
        state.tiles_gone = len(self.box)
        state.goblins_gone = len(self.past) - sum(int(count) for count in state.trophies)
        size = len(state.pool)
        state.left = (size + 1) // 2 if self.left is None else min(self.left, size)

    def rest(self, what: str, every: vec[i64], used: list[int], called: list[str]) -> vec[i64]:
        """The tiles of the box that are not used, sorted."""
        left = [int(tile) for tile in every]
        for tile in used:
            if tile not in left:
                raise WrongInput(f"position: {what}", f"{called[tile]} too often", "no more tiles than the box holds")
            left.remove(tile)
        return vec[i64](left)

    def money(self) -> None:
        """The supply has paid out what is on the table."""
        size = int(self.board.laid_goblins)
        paid = sum(int(purse) for purse in self.state.purses)
        self.state.supply = -(paid + sum(int(money) for money in self.state.goblins[size:]))

    # Cards

    def cards(self) -> None:
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
        card = self.card(f"{seat + 1} laid", thing.removesuffix(" asleep"))
        if card < int(self.board.coins):
            if state.laid[card] != NONE:
                raise WrongInput(f"position: {seat + 1} laid", shown(thing), "a card that nobody else laid")
            state.laid[card] = seat + (ASLEEP if thing.endswith(" asleep") else 0)
        elif card < int(self.board.actions):
            coins = state.coins[:]
            coins[3 * seat + METALS.index(thing)] += 1
            state.coins = coins
        else:
            raise WrongInput(f"position: {seat + 1} laid", shown(thing), "an adventurer, a dog or a coin")

    def hands(self) -> None:
        """In play: the picks of the draft, or for a scene the hand that is left of them."""
        state, board = self.state, self.board
        state.pick = board.hand
        state.turned = turned_at(board, state.round, board.hand - 1)
        for seat in range(int(board.seats)):
            cards = [self.card(f"{seat + 1} picks", thing) for thing in self.rows["picks"][seat]]
            if not cards:
                cards = self.picks_of_scene(seat)
            self.lay_row(f"{seat + 1} picks", state.picks, seat, cards)
            if board.two:
                for word, row in (("aside", state.aside), ("drew", state.drawn)):
                    found = [self.card(f"{seat + 1} {word}", thing) for thing in self.rows[word][seat]]
                    self.lay_row(f"{seat + 1} {word}", row, seat, found)
        if not gather_hands(state):
            raise WrongInput("position: picks", "cards laid or played that were not picked", "picks that hold them all")

    def picks_of_scene(self, seat: int) -> list[int]:
        """What a player must have picked, from what is held, laid and played, less what mules brought."""
        state, board = self.state, self.board
        cards = [self.card(f"{seat + 1} holds", thing) for thing in self.rows["holds"][seat]]
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
                found[word] = [self.card(f"{seat + 1} {word}", thing) for thing in self.rows[word][seat]]
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
        spare = self.spare()
        for seat in range(int(board.seats)):
            for time in range(int(state.pick)):
                at = seat * hand + time
                if state.picks[at] == NONE:
                    state.picks[at] = spare.pop()
                if two and state.aside[at] == NONE:
                    state.aside[at] = spare.pop()
                if two and state.drawn[at] == NONE:
                    state.drawn[at] = state.picks[at]
            if two and state.stage == PICKING and state.drawn[seat * hand + int(state.pick)] == NONE and packs[seat]:
                state.drawn[seat * hand + int(state.pick)] = packs[seat][0]
            size = int(pack_size(state, seat)) - (1 if state.stage == DRAWING else 0)
            if len(packs[seat]) > size:
                raise WrongInput(f"position: {seat + 1} pack", f"{len(packs[seat])} cards", f"{size} at this pick")
            for number in range(len(packs[seat]), size):
                insert_card(state.packs, pack_of(state, seat) * board.width, number, spare.pop())

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

    def play(self, text: str) -> int:
        """An action card on the table, such as `2 sleeping-beauty jungle on jungle 12`."""
        words = text.split(" ", 4)
        places = [*self.board.site_names, "goblins"]
        if len(words) not in (3, 5) or words[2] not in places:
            raise WrongInput("position: played", shown(text), "such as '1 flaming-sword jungle'")
        card = self.card("played", words[1])
        if card < int(self.board.actions):
            raise WrongInput("position: played", shown(words[1]), "an action card")
        site = CAMP if words[2] == "goblins" else places.index(words[2])
        code = int(played_code(self.seat("played", words[0]), card, site))
        if len(words) == 5:
            if words[3] not in ("on", "drew", "laid"):
                raise WrongInput("position: played", shown(words[3]), "'on', 'drew' or 'laid'")
            code += int(TARGET) * (self.card("played", words[4]) + 1) + (int(OPEN) if words[3] == "laid" else 0)
        return code

    # Stage and words

    def stage(self, words: list[str]) -> None:
        """What happens next: `to pick 3`, `to act 2 jungle since 1`, `to scroll`, `over`."""
        state = self.state
        text = " ".join(words)
        if words == ["over"]:
            state.stage = OVER
            return
        names = {name: stage for stage, name in STAGES.items() if stage != OVER}
        if words[0] != "to" or len(words) < 2 or words[1] not in names:
            raise WrongInput("position", shown(text), f"'over' or 'to' and one of {', '.join(names)}")
        state.stage = names[words[1]]
        rest = words[2:]
        if state.stage in (DRAWING, PICKING):
            state.pick = self.whole("to pick", rest[0] if rest else "1", 1, int(self.board.hand)) - 1
            return
        state.since = NONE
        turn = NONE
        if "since" in rest[:-1]:
            state.since = self.seat("since", rest[rest.index("since") + 1])
            rest = rest[: rest.index("since")]
        if state.stage == ACTING and rest and rest[0].isdecimal():
            turn = self.seat("to act", rest.pop(0))
        if REVEALING <= state.stage < RAIDING:
            places = [*self.board.site_names, "goblins"]
            if (
                len(rest) != 1
                or rest[0] not in places
                or (rest[0] == "goblins" and state.stage not in (ACTING, MULING))
            ):
                raise WrongInput("position", shown(text), f"a place: one of {', '.join(places)}")
            state.site = CAMP if rest[0] == "goblins" else places.index(rest[0])
        elif state.stage == RAIDING:
            state.site = CAMP
        elif state.stage == SCROLLING:
            state.site = CAMP
            state.pick = self.board.hand
        self.turn = turn

    def window(self) -> None:
        """How far the window has come; without a word about it, it starts with the dealer."""
        state = self.state
        if state.stage not in (ACTING, MULING):
            state.since = 0
            return
        if state.since == NONE:
            state.since = state.dealer
        if self.turn != NONE:
            state.step = (self.turn - state.since) % self.board.seats

    def tile(self, key: str, name: str) -> int:
        """A treasure by name."""
        if name not in self.board.tile_names:
            raise WrongInput(f"position: {key}", shown(name), "a treasure such as 'relic 6' or 'coin-rain 2'")
        return self.board.tile_names.index(name)

    def goblin(self, key: str, name: str) -> int:
        """A goblin by name."""
        if name not in self.board.goblin_names:
            raise WrongInput(f"position: {key}", shown(name), "a goblin such as 'goblin 3 2' (Paws and worth)")
        return self.board.goblin_names.index(name)

    def card(self, key: str, name: str) -> int:
        """A card by name."""
        if name not in self.board.card_names:
            raise WrongInput(f"position: {key}", shown(name), "a card such as 'jungle 7', 'dog 2 8' or 'gold'")
        return self.board.card_names.index(name)

    def ask(self, text: str) -> Ask:
        """An open question: seat, kind and number."""
        words = text.split()
        if len(words) != 3 or words[1] not in KINDS:
            raise WrongInput("position: asks", shown(text), f"a seat, one of {', '.join(KINDS)}, and a number")
        return Ask(self.whole("asks", words[2], 0, 10**9), self.seat("asks", words[0]), words[1])

    def numbers(self, key: str, things: list[str], size: int) -> vec[i64]:
        """So many whole numbers."""
        if len(things) != size:
            raise WrongInput(f"position: {key}", shown(", ".join(things)), f"{size} numbers")
        return vec[i64]([self.whole(key, thing, 0, 10**6) for thing in things])

    def seat(self, key: str, word: str) -> int:
        """A seat by its number."""
        return self.whole(key, word, 1, int(self.board.seats)) - 1

    def whole(self, key: str, word: str, low: int, high: int) -> int:
        """A number within bounds."""
        if not word.isdecimal() or not low <= int(word) <= high:
            raise WrongInput(f"position: {key}", shown(word), f"a whole number from {low} to {high}")
        return int(word)
