"""The box of Chasseurs: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from manoir.kernel.choice import Choice, chosen_seat
from manoir.kernel.edition import Sheet
from manoir.kernel.wrong import WrongInput, quoted

SITES = 3
METALS = ("copper", "silver", "gold")
COMPANIONS = ("polar-bear", "tiger", "dragon")
BONUSES = ("flaming-sword", "goblin-mercenaries", "shrinking-potion")
ACTIONS = (*COMPANIONS, *BONUSES, "sleeping-beauty", "scaregoblin", "mystery-mule")

CARDS, TILES, GOBLINS = 75, 54, 22  # parts.cards, parts.treasures, parts.goblins


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of one box."""

    players: tuple[int, int]
    rounds: int
    hand: int  # cards that a player drafts in a round
    goblins_laid: int
    sites: tuple[str, ...]
    force: tuple[int, ...]  # of the adventurers of each site
    coins: tuple[tuple[int, int], ...]  # cards and worth of each metal
    actions: tuple[int, ...]  # how many of each, as ACTIONS lists them
    bonus: tuple[int, ...]  # what each of BONUSES adds to a total
    companions: tuple[int, ...]  # the site of each of COMPANIONS
    dogs: tuple[tuple[int, int], ...]  # Paws and Discipline
    relics: tuple[int, ...]
    strong_team: tuple[tuple[int, int], ...]  # site and worth
    pack_master: tuple[int, ...]
    special_team: tuple[tuple[int, ...], ...]  # Force values
    coin_rain: tuple[int, ...]  # how many times
    goblin_master: tuple[int, ...]
    collector: tuple[int, ...]
    goblins: tuple[tuple[int, int], ...]  # Paws and worth stolen
    purse: int


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started."""

    edition: Edition
    seats: int
    dealer: int | None  # the seat that deals first, from 0; None: drawn by lot
    purses: bool  # goblins.face-down: whether purses are displayed
    choices: Mapping[str, object]  # as they were given, for the log


CHOICES = (
    Choice("dealer", "setup.dealer", "seat"),
    Choice("purses", "goblins.face-down", values=lambda _: ("shown", "covered"), usual=lambda _: "shown"),
)


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    tables = ("adventurers", "coins", "actions", "effects", "watchdogs", "relics", "yellow", "grey", "goblins", "purse")
    sheet.only("edition", *tables)
    head = sheet.part("edition")
    head.only("game", "name", "players", "rounds", "hand", "goblins_laid")
    low, high = head.wholes("players", 2, 6, size=2)
    if low > high:
        raise head.complain("players", [low, high], "the fewest players, then the most")
    sites = _sites(sheet.part("adventurers"))
    yellow, grey = sheet.part("yellow"), sheet.part("grey")
    yellow.only("strong-team", "pack-master", "special-team", "coin-rain")
    grey.only("goblin-master", "collector")
    force = _force(sheet.part("adventurers"))
    edition = Edition(
        players=(low, high),
        rounds=head.whole("rounds", 1, 9),
        hand=head.whole("hand", 2, 12),
        goblins_laid=head.whole("goblins_laid", 1, 6),
        sites=sites,
        force=force,
        coins=_coins(sheet.part("coins")),
        actions=_actions(sheet.part("actions")),
        bonus=_bonus(sheet.part("effects")),
        companions=_companions(sheet.part("effects"), sites),
        dogs=_pairs(sheet.part("watchdogs"), "cards", "[paws, discipline]"),
        relics=tuple(sheet.part("relics").wholes("values", -99, 99)),
        strong_team=_strong_team(yellow, sites),
        pack_master=tuple(yellow.wholes("pack-master", 1, 9)),
        special_team=_special_team(yellow, force),
        coin_rain=tuple(yellow.wholes("coin-rain", 1, 9)),
        goblin_master=tuple(grey.wholes("goblin-master", 1, 9)),
        collector=tuple(grey.wholes("collector", 1, 9)),
        goblins=_pairs(sheet.part("goblins"), "tiles", "[paws, worth stolen]"),
        purse=sheet.part("purse").whole("start", 0, 999),
    )
    _check_cards(sheet, edition)
    _check_tiles(sheet, edition)
    return edition


def _sites(part: Sheet) -> tuple[str, ...]:
    part.only("sites", "force")
    names = part.texts("sites")
    if len(names) != SITES or not all(name.isidentifier() and name.islower() for name in names):
        raise part.complain("sites", names, f"{SITES} names of small letters")
    return tuple(names)


def _force(part: Sheet) -> tuple[int, ...]:
    force = part.wholes("force", 1, 99)
    if sorted(set(force)) != force:  # site.tie relies on it
        raise part.complain("force", force, "Force values that rise, no two alike")
    return tuple(force)


def _coins(part: Sheet) -> tuple[tuple[int, int], ...]:
    part.only(*METALS)
    coins = []
    for metal in METALS:
        row = part.part(metal)
        row.only("cards", "worth")
        coins.append((row.whole("cards", 0, 40), row.whole("worth", 1, 99)))
    return tuple(coins)


def _actions(part: Sheet) -> tuple[int, ...]:
    part.only(*ACTIONS)
    return tuple(part.whole(name, 0, 15) for name in ACTIONS)


def _bonus(part: Sheet) -> tuple[int, ...]:
    part.only(*BONUSES, *COMPANIONS)
    return tuple(part.whole(name, -99, 99) for name in BONUSES)


def _companions(part: Sheet, sites: tuple[str, ...]) -> tuple[int, ...]:
    found = []
    for name in COMPANIONS:
        site = part.text(name)
        if site not in sites:
            raise part.complain(name, site, f"one of {', '.join(sites)}")
        found.append(sites.index(site))
    return tuple(found)


def _rows(part: Sheet, key: str, wanted: str) -> list[list[Any]]:
    rows = part.data.get(key)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
        raise part.complain(key, rows if key in part.data else "nothing", f"a list of {wanted}")
    return rows


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _pairs(part: Sheet, key: str, wanted: str) -> tuple[tuple[int, int], ...]:
    part.only(key)
    pairs = []
    for number, row in enumerate(_rows(part, key, wanted), 1):
        if len(row) != 2 or not all(_is_whole(value, 1, 99) for value in row):
            raise part.complain(f"{key}[{number}]", row, f"{wanted}, whole numbers from 1 to 99")
        pairs.append((row[0], row[1]))
    return tuple(pairs)


def _strong_team(part: Sheet, sites: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    found = []
    for number, row in enumerate(_rows(part, "strong-team", "[site, worth]"), 1):
        if len(row) != 2 or row[0] not in sites or not _is_whole(row[1], 1, 9):
            raise part.complain(f"strong-team[{number}]", row, f"one of {', '.join(sites)} and a worth from 1 to 9")
        found.append((sites.index(row[0]), row[1]))
    return tuple(found)


def _special_team(part: Sheet, force: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found = []
    for number, row in enumerate(_rows(part, "special-team", "lists of Force values"), 1):
        numbers = [value for value in row if _is_whole(value, 1, 99)]
        if not row or sorted(set(numbers)) != row or not set(numbers) <= set(force):
            raise part.complain(f"special-team[{number}]", row, "Force values that rise, of adventurers in the box")
        found.append(tuple(row))
    return tuple(found)


def _check_cards(sheet: Sheet, edition: Edition) -> None:
    """parts.cards, and what ties rely on."""
    adventurers = SITES * len(edition.force)
    coins = sum(cards for cards, _ in edition.coins)
    cards = adventurers + coins + len(edition.dogs) + sum(edition.actions)
    if cards != CARDS:
        kinds = f"{adventurers} adventurers, {coins} coins, {len(edition.dogs)} dogs, {sum(edition.actions)} actions"
        raise sheet.complain("edition", f"{cards} cards ({kinds})", f"{CARDS} cards")
    disciplines = [discipline for _, discipline in edition.dogs]
    if len(set(disciplines)) != len(disciplines):
        raise sheet.part("watchdogs").complain("cards", disciplines, "no two dogs of one Discipline")
    most = max(edition.players[1], 4 if edition.players[0] == 2 else 0)  # two.deal: twice the cards for two
    if edition.hand * most + edition.actions[ACTIONS.index("mystery-mule")] > CARDS:
        raise sheet.part("edition").complain("hand", edition.hand, f"few enough for {CARDS} cards")


def _check_tiles(sheet: Sheet, edition: Edition) -> None:
    """parts.treasures, parts.goblins, and what the last round relies on."""
    scrolls = (edition.strong_team, edition.pack_master, edition.special_team, edition.coin_rain)
    yellow = sum(len(kind) for kind in scrolls)
    grey = len(edition.goblin_master) + len(edition.collector)
    if len(edition.relics) + yellow + grey != TILES:
        found = f"{len(edition.relics)} relics, {yellow} yellow and {grey} grey scrolls"
        raise sheet.complain("relics", found, f"{TILES} treasure tiles in all")
    if 0 in edition.relics:
        raise sheet.part("relics").complain("values", 0, "relics above or below zero")
    laid = 2 * SITES * edition.rounds
    if len(edition.relics) + grey < laid:  # next.dry
        raise sheet.complain("yellow", f"{yellow} yellow scrolls", f"at least {laid} treasures that are not yellow")
    if len(edition.goblins) != GOBLINS:
        raise sheet.part("goblins").complain("tiles", f"{len(edition.goblins)} goblins", f"{GOBLINS} goblins")
    if edition.goblins_laid * edition.rounds > GOBLINS:
        raise sheet.part("edition").complain(
            "goblins_laid", edition.goblins_laid, f"few enough for {GOBLINS} goblins in {edition.rounds} rounds"
        )


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, or WrongInput that names the option."""
    dealer = chosen_seat(choices, "dealer", seats)
    purses = choices.get("purses", "shown")
    if purses not in ("shown", "covered"):
        raise WrongInput("option purses", quoted(purses), "'shown' or 'covered'")
    return Options(edition, seats, dealer, purses == "shown", dict(choices))
