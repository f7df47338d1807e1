"""Positions and views of Chasseurs as plain data, and a position as one line."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import BEAUTY, MULE, NONE, Board, is_yellow
from manoir.games.chasseurs.edition import ACTIONS, BONUSES, COMPANIONS, METALS, SITES
from manoir.games.chasseurs.ending import goblin_points, grey_points, relic_points, scores_of
from manoir.games.chasseurs.imagining import open_state
from manoir.games.chasseurs.scrolls import payment
from manoir.games.chasseurs.sites import total_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    AWARDING,
    CAMP,
    DEALING,
    DRAWING,
    MULING,
    OVER,
    PICKING,
    PREPARING,
    RAIDING,
    REVEALING,
    SCROLLING,
    TREASURE,
    State,
    asks_of,
    card_of,
    is_seen,
    pack_of,
    pack_size,
    place_of,
    player_of,
    seat_after,
    target_of,
)
from manoir.games.chasseurs.view import UNSEEN, View, view_of
from manoir.kernel.event import HIDDEN
from manoir.kernel.plain import Plain

STAGES = {
    PREPARING: "prepare",
    DEALING: "deal",
    DRAWING: "draw",
    PICKING: "pick",
    REVEALING: "reveal",
    ACTING: "act",
    MULING: "mule",
    AWARDING: "award",
    RAIDING: "raid",
    SCROLLING: "scroll",
    OVER: "over",
}


def names(board: Board, cards: vec[i64]) -> list[str]:
    """Cards by name; places without a card are left out."""
    return [board.card_names[card] for card in cards if card != NONE]


def row_of(cards: vec[i64], width: i64, row: int) -> vec[i64]:
    """One row of a packed table."""
    return cards[row * width : (row + 1) * width]


def counted(pile: vec[i64], kinds: int) -> list[int]:
    """How many of each kind a pile has."""
    counts = [0] * kinds
    for kind in pile:
        counts[kind] += 1
    return counts


def place_name(board: Board, site: i64) -> str:
    """A site by name, or the goblins' camp."""
    return "goblins" if site == CAMP else board.site_names[site]


# Plain data


def plain_position(state: State) -> Plain:
    """The whole truth: the table, and every card that somebody hides."""
    board = state.board
    data = plain_table(view_of(state, -1))
    data["played"] = plain_played(board, state.played)
    data["piles"]["treasures"] = [board.tile_names[tile] for tile in state.pool]
    data["piles"]["tiles"] = [board.goblin_names[goblin] for goblin in state.goblin_pool]
    del data["board"]  # what only helps to draw is no part of a position, nor of its digest
    for seat, row in enumerate(data["seats"]):
        del row["pays"], row["count"]
        for team in row["laid"].values():
            if team["total"] is None and team["cards"] and state.stage < SCROLLING:
                team["total"] = 0  # people are shown none, but the digests of all logs count a late card alone as 0
        row["hand"] = names(board, row_of(state.hands, board.room, seat))
        row["picks"] = names(board, row_of(state.picks, board.hand, seat))
        row["pack"] = names(board, row_of(state.packs, board.width, int(pack_of(state, seat))))
        if board.two:
            row["aside"] = names(board, row_of(state.aside, board.hand, seat))
            row["drawn"] = names(board, row_of(state.drawn, board.hand, seat))
    return data


def plain_view(view: View) -> Plain:
    """The table, and what this chair alone knows."""
    board = view.board
    data = plain_table(view)
    data["me"] = None
    if view.seat < 0:
        return data
    memory: dict[str, list[str]] = {}  # by pick: the pack that was held then
    pack: list[str] = []
    for time in range(len(view.memory) // int(board.width)):
        cards = names(board, row_of(view.memory, board.width, time))
        if cards:
            pack = memory[str(time + 1)] = cards
    in_draft = view.stage in (DRAWING, PICKING) and memory
    pack = list(pack) if in_draft else []
    for own in (view.picks, view.aside):
        if in_draft and len(own) > 0 and own[view.pick] != NONE:
            pack.remove(board.card_names[own[view.pick]])
    data["me"] = {
        "seat": int(view.seat) + 1,
        "hand": names(board, view.hand),
        "pack": pack,
        "picks": names(board, view.picks),
        "aside": names(board, view.aside),
        "drawn": names(board, view.drawn),
        "memory": memory,
    }
    return data


def plain_table(view: View) -> dict[str, Any]:
    """What everybody sees, to be finished for a chair or for the whole truth."""
    board = view.board
    tiles = [None if tile == NONE else board.tile_names[tile] for tile in view.tiles]
    laid = int(board.laid_goblins)
    return {
        "stage": STAGES[view.stage],
        "round": int(view.round),
        "rounds": int(board.rounds),
        "dealer": int(view.dealer) + 1,
        "direction": "left" if view.round % 2 == 1 else "right",
        "pick": int(view.pick) + 1 if view.stage in (DRAWING, PICKING) else None,
        "site": place_name(board, view.site) if REVEALING <= view.stage < SCROLLING else None,
        "asked": int(view.asked),
        "since": int(view.since) + 1 if view.stage in (ACTING, MULING) else None,
        "passed": int(view.step) if view.stage in (ACTING, MULING) else None,
        "asks": [ask.plain() for ask in view.open],
        "sites": [
            {"site": board.site_names[site], "max": tiles[site], "min": tiles[SITES + site]} for site in range(SITES)
        ],
        "goblins": [
            {"goblin": board.goblin_names[view.goblins[number]], "money": int(view.goblins[laid + number])}
            for number in range(laid)
            if view.goblins[number] != NONE
        ],
        "piles": {
            "hidden": int(view.left),
            "obvious": len(view.pool) - int(view.left),
            "goblins": len(view.goblin_pool),
            "treasures": counted(view.pool, len(board.tile_names)),
            "tiles": counted(view.goblin_pool, len(board.goblin_names)),
        },
        "gone": {"treasures": int(view.tiles_gone), "goblins": int(view.goblins_gone)},
        "played": plain_played(board, view.played),
        "purses": "shown" if board.options.purses else "covered",
        "seats": plain_seats(view),
        "board": plain_board(board),
    }


def plain_board(board: Board) -> dict[str, Plain]:
    """What the cards say that their names do not: for whoever draws them."""
    edition = board.options.edition
    return {
        "sites": list(board.site_names),
        "treasures": list(board.tile_names),  # in the order in which a pile counts them
        "tiles": list(board.goblin_names),
        "hand": int(board.hand),
        "force": list(edition.force),
        "actions": list(ACTIONS),
        "worth": {metal: int(board.worth[at]) for at, metal in enumerate(METALS)},
        "adds": dict(zip(BONUSES, edition.bonus, strict=True)),
        "doubles": {name: edition.sites[site] for name, site in zip(COMPANIONS, edition.companions, strict=True)},
    }


def usual_view(board: Board) -> dict[str, Plain]:
    """What no answer changes, and what is so most of the time."""
    team: dict[str, Plain] = {"cards": [], "asleep": [], "late": [], "total": None}
    return {
        "rounds": int(board.rounds),
        "purses": "shown" if board.options.purses else "covered",
        "board": plain_board(board),
        "asks": {"after": 0},
        "played": [],
        "pick": None,
        "since": None,
        "passed": None,
        "goblins": {"money": 0},
        "seats": {
            "aside": 0,
            "laid": dict.fromkeys(board.site_names, team),
            "dogs": [],
            "coins": [],
            "pays": {},
            "count": None,
        },
        "me": {"pack": [], "aside": [], "drawn": []},
    }


def plain_pays(view: View, table: State, seat: int) -> dict[str, Plain]:
    """What each yellow scroll of a player would bring right now, while scrolls are used; 0 is refused."""
    if view.stage != SCROLLING:
        return {}
    own = [code // TREASURE for code in view.won if code % TREASURE == seat]
    return {view.board.tile_names[tile]: int(payment(table, seat, tile)) for tile in own if is_yellow(view.board, tile)}


def plain_count(view: View, table: State, seat: int) -> dict[str, Plain] | None:
    """The lines of the final count, once all is over."""
    if view.stage != OVER:
        return None
    return {
        "grey-scrolls": int(grey_points(table, seat)),
        "relics": int(relic_points(table, seat)),
        "goblin-tiles": int(goblin_points(table, seat)),
        "purse": int(view.purses[seat]),
        "total": int(scores_of(table)[seat]),
    }


def plain_seats(view: View) -> list[Plain]:
    """What lies before each player."""
    late = late_cards(view)
    table = open_state(view)
    if view.stage < SCROLLING:  # late cards change no total; scrolls count them all the same (scroll.counts-all)
        for card in late:
            table.laid[card] = NONE
    return [plain_seat(view, table, late, seat) for seat in range(int(view.board.seats))]


def plain_seat(view: View, table: State, late: list[int], seat: int) -> dict[str, Plain]:
    """What lies before one player."""
    board = view.board
    adventurers: dict[str, Plain] = {}
    for site in range(SITES):
        cards = range(site * int(board.ranks), (site + 1) * int(board.ranks))
        own = [card for card in cards if view.laid[card] != NONE and view.laid[card] % ASLEEP == seat]
        counts = view.stage < SCROLLING and any(card not in late for card in own)
        adventurers[board.site_names[site]] = {
            "cards": [board.card_names[card] for card in own],
            "asleep": [board.card_names[card] for card in own if view.laid[card] >= ASLEEP],
            "late": [board.card_names[card] for card in own if card in late],
            "total": int(total_of(table, seat, site)) if counts else None,
        }
    dogs = [card for card in range(int(board.dogs), int(board.coins)) if view.laid[card] == seat]
    coins = [metal for at, metal in enumerate(METALS) for _ in range(int(view.coins[3 * seat + at]))]
    return {
        "seat": seat + 1,
        "purse": int(view.purses[seat]),
        "trophies": int(view.trophies[seat]),
        "treasures": [board.tile_names[code // TREASURE] for code in view.won if code % TREASURE == seat],
        "held": int(view.held[seat]),
        "picked": int(view.picked[seat]),
        "aside": int(view.put[seat]),
        "laid": adventurers,
        "dogs": [board.card_names[card] for card in dogs],
        "coins": coins,
        "pays": plain_pays(view, table, seat),
        "count": plain_count(view, table, seat),
    }


def late_cards(view: View) -> list[int]:
    """Adventurers that a mule brought when their site was past: they change no total (mule.past-site)."""
    codes = [code for code in view.played if is_seen(code)]
    return [
        int(target_of(code)) for code in codes if target_of(code) // view.board.ranks < min(int(place_of(code)), SITES)
    ]


def plain_played(board: Board, played: vec[i64]) -> list[Plain]:
    """The action cards of the round, in order."""
    rows: list[Plain] = []
    for code in played:
        row: dict[str, Plain] = {
            "seat": int(player_of(code)) + 1,
            "card": board.card_names[card_of(code)],
            "site": place_name(board, place_of(code)),
        }
        target = target_of(code)
        if target != NONE:
            key = "on" if card_of(code) == board.actions + BEAUTY else "laid" if is_seen(code) else "drew"
            row[key] = HIDDEN if target == UNSEEN else board.card_names[target]
        rows.append(row)
    return rows


# One line


def written(state: State) -> str:
    """A position that `read_position` understands."""
    board = state.board
    seats = range(int(board.seats))
    parts = [f"{len(seats)} players", f"round {int(state.round)}", f"dealer {int(state.dealer) + 1}"]
    parts.append(f"asked {int(state.asked)}")
    parts.append("purses " + ", ".join(str(int(purse)) for purse in state.purses))
    tiles = ["-" if tile == NONE else board.tile_names[tile] for tile in state.tiles]
    parts += [f"hidden {', '.join(tiles[:SITES])}", f"obvious {', '.join(tiles[SITES:])}"]
    parts.append(f"hidden-pile {int(state.left)}")
    parts.append(f"goblins {', '.join(written_goblins(state))}")
    parts += some("box", absent(board.treasures, state.pool, state.tiles, won_tiles(state), board.tile_names))
    laid = state.goblins[: board.laid_goblins]
    parts += some("past", absent(board.goblins, state.goblin_pool, laid, vec[i64](), board.goblin_names))
    for seat in seats:
        parts += written_seat(state, seat)
    if state.recalled > 0:
        parts.append(f"recalled {int(state.recalled) + 1}")
    parts += some("played", [written_play(board, code) for code in state.played])
    asks = [f"{int(ask.seat) + 1} {ask.kind} {int(ask.id)}" for ask in asks_of(state)]
    return "; ".join([*parts, *some("asks", asks), written_stage(state)])


def some(head: str, things: list[str]) -> list[str]:
    """A part that is left out when it is empty."""
    return [f"{head} {', '.join(things)}"] if things else []


def won_tiles(state: State) -> vec[i64]:
    """All treasures before players."""
    return vec[i64]([int(code) // int(TREASURE) for code in state.won])


def absent(every: vec[i64], pool: vec[i64], laid: vec[i64], won: vec[i64], called: list[str]) -> list[str]:
    """Tiles of the box that are in none of the places."""
    left = [int(tile) for tile in every]
    for place in (pool, laid, won):
        for tile in place:
            if tile != NONE:
                left.remove(int(tile))
    return [called[tile] for tile in left]


def written_goblins(state: State) -> list[str]:
    """The goblins laid out, each with the money on it."""
    found = []
    laid = int(state.board.laid_goblins)
    for number in range(laid):
        money = int(state.goblins[laid + number])
        name = "-" if state.goblins[number] == NONE else state.board.goblin_names[state.goblins[number]]
        found.append(f"{name} + {money}" if money else name)
    return found


def written_seat(state: State, seat: int) -> list[str]:
    """What one player has, before them and in their hand."""
    board = state.board
    who = str(seat + 1)
    treasures = [board.tile_names[code // TREASURE] for code in state.won if code % TREASURE == seat]
    parts = some(f"{who} won", treasures)
    if state.trophies[seat] > 0:
        parts.append(f"{who} trophies {int(state.trophies[seat])}")
    parts += some(f"{who} picks", names(board, row_of(state.picks, board.hand, seat)))
    if board.two:
        parts += some(f"{who} aside", names(board, row_of(state.aside, board.hand, seat)))
        parts += some(f"{who} drew", names(board, row_of(state.drawn, board.hand, seat)))
    if state.stage in (DRAWING, PICKING):
        start = pack_of(state, seat) * board.width
        size = pack_size(state, seat) - (1 if state.stage == DRAWING else 0)
        parts += some(f"{who} pack", names(board, state.packs[start : start + size]))
    laid = []
    for card, owner in enumerate(state.laid):
        if owner != NONE and owner % ASLEEP == seat:
            laid.append(board.card_names[card] + (" asleep" if owner >= ASLEEP else ""))
    laid += [metal for at, metal in enumerate(METALS) for _ in range(int(state.coins[3 * seat + at]))]
    return parts + some(f"{who} laid", laid)


def written_play(board: Board, code: i64) -> str:
    """An action card on the table."""
    text = f"{int(player_of(code)) + 1} {board.card_names[card_of(code)]} {place_name(board, place_of(code))}"
    if target_of(code) == NONE:
        return text
    word = "drew" if card_of(code) == board.actions + MULE else "on"
    return f"{text} {'laid' if is_seen(code) else word} {board.card_names[target_of(code)]}"


def written_stage(state: State) -> str:
    """What happens next, or who is asked."""
    if state.stage == OVER:
        return "over"
    words = ["to", STAGES[state.stage]]
    if state.stage == ACTING:
        words.append(str(int(seat_after(state, state.since, state.step)) + 1))
    if REVEALING <= state.stage <= AWARDING:
        words.append(place_name(state.board, state.site))
    if state.stage in (ACTING, MULING):
        words += ["since", str(int(state.since) + 1)]
    if state.stage in (DRAWING, PICKING):
        words.append(str(int(state.pick) + 1))
    return " ".join(words)
