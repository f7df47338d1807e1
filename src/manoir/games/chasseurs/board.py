"""What never changes during a game of Chasseurs: cards and tiles as numbers, in the form that is quick to read.

A card's number is its face: two coppers are one and the same number, because nobody can tell them apart. Adventurers
come first, site by site, then dogs, coins and actions; so a sorted hand begins with what is laid next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.edition import ACTIONS, METALS, Edition, Options
from manoir.games.chasseurs.moves import pass_by

NONE: Final[i64] = -1  # no card, no tile
SITES: Final[i64] = 3

# Action cards, counted from the first of them; a companion's number is its place in the edition.
SWORD: Final[i64] = 3
MERCENARIES: Final[i64] = 4
POTION: Final[i64] = 5
BEAUTY: Final[i64] = 6
SCAREGOBLIN: Final[i64] = 7
MULE: Final[i64] = 8
COMPANIONS: Final[i64] = 3
KINDS: Final[i64] = 9

# What a treasure tile is.
RELIC: Final[i64] = 0
STRONG_TEAM: Final[i64] = 1
PACK_MASTER: Final[i64] = 2
SPECIAL_TEAM: Final[i64] = 3
COIN_RAIN: Final[i64] = 4
GOBLIN_MASTER: Final[i64] = 5
COLLECTOR: Final[i64] = 6


class Board:
    """One edition at a table of so many seats."""

    def __init__(self, options: Options) -> None:
        edition = options.edition
        self.options = options
        self.seats: i64 = options.seats
        self.two: bool = options.seats == 2
        self.rounds: i64 = edition.rounds
        self.hand: i64 = edition.hand
        self.purse: i64 = edition.purse
        self.laid_goblins: i64 = edition.goblins_laid
        self.blank = vec[i64]([NONE] * 256)
        self.naught = vec[i64]([0] * 256)
        self.passing = vec[i64]([pass_by()])  # what a hand without an action card may answer
        self.bit = vec[i64]([2**number for number in range(32)])
        self.cards(edition)
        self.tiles(edition)
        kinds = sorted(set(edition.goblins))
        self.goblins = vec[i64]([kinds.index(goblin) for goblin in sorted(edition.goblins)])
        no_goblins = [-1] * edition.goblins_laid + [0] * edition.goblins_laid
        self.no_goblins = vec[i64](no_goblins)
        self.goblin_paws = vec[i64]([paws for paws, _ in kinds])
        self.goblin_worth = vec[i64]([worth for _, worth in kinds])
        self.goblin_names = [f"goblin {paws} {worth}" for paws, worth in kinds]

    def cards(self, edition: Edition) -> None:
        """The cards by number, and the deck with every copy in it."""
        ranks = len(edition.force)
        self.ranks: i64 = ranks  # adventurers of one site
        self.dogs: i64 = SITES * ranks  # the first dog
        self.coins: i64 = self.dogs + len(edition.dogs)  # the first coin
        self.actions: i64 = self.coins + len(METALS)  # the first action
        self.faces: i64 = self.actions + len(ACTIONS)
        names = [f"{site} {force}" for site in edition.sites for force in edition.force]
        names += [f"dog {paws} {discipline}" for paws, discipline in edition.dogs]
        self.card_names = [*names, *METALS, *ACTIONS]
        copies = [1] * (SITES * ranks + len(edition.dogs))
        copies += [cards for cards, _ in edition.coins] + list(edition.actions)
        self.copies = vec[i64](copies)
        deck = [face for face, count in enumerate(copies) for _ in range(count)]
        self.deck = vec[i64](deck)
        forces = [force for _ in edition.sites for force in edition.force]
        self.force = vec[i64](forces)
        self.paws = vec[i64]([paws for paws, _ in edition.dogs])
        self.discipline = vec[i64]([discipline for _, discipline in edition.dogs])
        self.worth = vec[i64]([worth for _, worth in edition.coins])
        self.copper: i64 = edition.coins[METALS.index("copper")][1]
        self.gold: i64 = edition.coins[METALS.index("gold")][1]
        bonus = [0, 0, 0, *edition.bonus, 0, 0, 0]
        self.bonus = vec[i64](bonus)
        self.home = vec[i64](list(edition.companions))  # the site of each companion
        self.site_names = list(edition.sites)
        # A hand holds the picks, and a card for each mule at the most.
        self.room: i64 = edition.hand + edition.actions[ACTIONS.index("mystery-mule")]
        # A pack lies in the hand; with two players a card is drawn to it before each pick.
        self.width: i64 = edition.hand + (1 if self.two else 0)

    def tiles(self, edition: Edition) -> None:
        """The treasure tiles by number: what each is, its worth and its site."""
        tiles: list[tuple[int, int, int, str]] = [(0, value, 0, f"relic {value}") for value in edition.relics]
        for site, worth in edition.strong_team:
            tiles.append((1, worth, site, f"strong-team {edition.sites[site]} {worth}"))
        tiles += [(2, worth, 0, f"pack-master {worth}") for worth in edition.pack_master]
        teams = sorted(set(edition.special_team))
        for team in edition.special_team:
            tiles.append((3, edition.coins[2][1], teams.index(team), "special-team " + " ".join(map(str, team))))
        tiles += [(4, times, 0, f"coin-rain {times}") for times in edition.coin_rain]
        tiles += [(5, worth, 0, f"goblin-master {worth}") for worth in edition.goblin_master]
        tiles += [(6, worth, 0, f"collector {worth}") for worth in edition.collector]
        kinds = sorted(set(tiles))
        self.treasures = vec[i64](sorted([kinds.index(tile) for tile in tiles]))
        self.tile_kind = vec[i64]([kind for kind, _, _, _ in kinds])
        self.tile_worth = vec[i64]([worth for _, worth, _, _ in kinds])
        self.tile_site = vec[i64]([site for _, _, site, _ in kinds])  # of a special team: its number
        self.tile_names = [name for _, _, _, name in kinds]
        # Which Force values a special team shows, one mark for each adventurer of a site.
        self.team = vec[i64]([int(force in team) for team in teams for force in edition.force])


def is_yellow(board: Board, tile: i64) -> bool:
    """Whether a tile is a yellow scroll."""
    kind = board.tile_kind[tile]
    return kind >= STRONG_TEAM and kind <= COIN_RAIN


def site_of(board: Board, card: i64) -> i64:
    """The site of an adventurer."""
    return card // board.ranks


LAST: list[Board | None] = [None]  # read once and written once: threads replay logs side by side


def board_for(options: Options) -> Board:
    """The board of a table; the last one is kept, for a batch sets the same table up a thousand times."""
    known = LAST[0]
    if known is not None and known.options is options:
        return known
    board = Board(options)
    LAST[0] = board
    return board
