"""What only a host may do; whoever calls these has checked the secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from manoir.kernel.plain import Plain
from manoir.kernel.record import stage_for
from manoir.kernel.wrong import WrongInput
from manoir.tables.answers import carry_on, set_clock
from manoir.tables.archive.finished import finish, keep_stuck
from manoir.tables.clocks.open_asks import follow_clock
from manoir.tables.document import Place, Settings, TableDocument
from manoir.tables.game.changes import begin, new_play
from manoir.tables.game.dice import fair_of, fate_of
from manoir.tables.game.recording import entry_row, record_seat, save, table_row
from manoir.tables.messages import Dismissed
from manoir.tables.people.claims import void_invitations
from manoir.tables.people.names import cleaned, distinct, free_name
from manoir.tables.people.presence import let_bots_play
from manoir.tables.people.seat_secrets import hashed, new_secret
from manoir.tables.people.seats import offer, other_names, set_paused, without_consent_of
from manoir.tables.people.stand_ins import forget_absences
from manoir.tables.scenes.public import welcome
from manoir.tables.scenes.telling import tell_moment
from manoir.tables.table import Table
from manoir.tables.verdict import Denied


async def change_settings(table: Table, settings: Settings) -> None:
    """Change what may change at any time."""
    table.house.bot(settings.stand_in, table.document.game)
    if table.document.stage == "playing" and settings.keep != table.document.settings.keep:
        raise Denied("started")  # everybody sat down knowing for how long their seat is kept
    if settings.grace != table.document.settings.grace:
        forget_absences(table)
    table.document.settings = settings
    set_clock(table)
    if not settings.spectators:
        watching = [chair for chair in table.audience.of(None) if not chair.host]
        table.audience.dismiss(Dismissed("not watched"), watching)
    await save(table)
    if table.play is not None:
        tell_moment(table, table.play.number)
    await carry_on(table)


async def change_game(table: Table, edition: str | None, options: Mapping[str, Plain]) -> None:
    """Choose edition and options, before the start: what is not named stays, None is what is usual.

    Only what changes is said, so two choices made at once cannot undo each other.
    """
    document = table.document
    _before_start(table)
    _not_forked(table, "edition and options")
    edition = document.edition if edition is None else edition
    chosen: dict[str, Plain] = {
        name: value for name, value in {**document.options, **options}.items() if value is not None
    }
    checked = TableDocument(document.game, document.host, document.places, edition, chosen)
    title, box = table.house.title(document.game), table.house.box(checked)
    low, high = box.players
    title.table(box, min(max(len(document.places), low), high), chosen)
    document.edition, document.options = edition, chosen
    await save(table)


async def add_seat(table: Table) -> None:
    """One more seat, open."""
    _before_start(table)
    _not_forked(table, "seats")
    _, high = table.house.box(table.document).players
    if len(table.document.places) >= high:
        raise Denied("too-many-seats")
    table.document.places.append(Place())
    _fit_options(table, lambda waits: [*waits, 0], lambda seat: seat)
    await save(table)


async def remove_seat(table: Table, seat: int) -> None:
    """Take a seat away; those behind it move up, and their devices learn their new number."""
    _before_start(table)
    _not_forked(table, "seats")
    _exists(table, seat)
    low, _ = table.house.box(table.document).players
    if len(table.document.places) <= low:
        raise Denied("too-few-seats")
    table.audience.dismiss(Dismissed("removed"), table.audience.of(seat))
    del table.document.places[seat]
    for chair in table.audience.chairs:
        if chair.seat is not None and chair.seat > seat:
            chair.seat -= 1
    _fit_options(
        table,
        lambda waits: waits[:seat] + waits[seat + 1 :],
        lambda named: None if named == seat + 1 else named - (named > seat),
    )
    await save(table)


def _fit_options(table: Table, waits: Callable[[list[Any]], list[Any]], seat: Callable[[int], int | None]) -> None:
    """Let what was chosen follow the seats; what no longer fits is as usual again, so that the game can start."""
    document = table.document
    title, box = table.house.title(document.game), table.house.box(document)
    kinds = {choice.name: choice.kind for choice in title.choices}
    options: dict[str, Plain] = {}
    for name, value in document.options.items():
        now: Plain = value
        if kinds.get(name) == "waits" and isinstance(value, list):
            now = waits(value)
        elif kinds.get(name) == "seat" and isinstance(value, int):
            now = seat(value)
        if now is not None:
            options[name] = now

    def fits(chosen: dict[str, Plain]) -> bool:
        with suppress(WrongInput):
            title.table(box, len(document.places), chosen)
            return True
        return False

    # Some fit only together, such as the rooms of two kinds of tokens that changed places.
    document.options = options if fits(options) else {name: now for name, now in options.items() if fits({name: now})}


async def open_seat(table: Table, seat: int) -> None:
    """Let anybody who has the table's link sit there; before the start."""
    if table.document.stage == "playing":
        raise Denied("by-invitation")
    _vacate(table, seat)
    table.document.places[seat] = Place()
    await _changed(table, seat)


async def seat_bot(table: Table, seat: int, bot: str, name: str) -> None:
    """Replace whoever sits there by a bot: before the start for good, later until they take the seat back."""
    table.house.bot(bot, table.document.game)
    if table.document.stage == "playing":
        await _stand_in(table, seat, bot, cleaned(name))
        return
    _vacate(table, seat)
    others = other_names(table, seat)
    named = distinct(cleaned(name), others) if cleaned(name) else free_name(bot, seat, others)
    table.document.places[seat] = Place("bot", named, bot)
    await _changed(table, seat)


async def _stand_in(table: Table, seat: int, bot: str, name: str) -> None:
    """A bot plays from now on. It shows nobody the cards, so nobody is asked; the seat's person may come back."""
    _exists(table, seat)
    place = table.document.places[seat]
    plays = place.kind == "person"
    place.kind, place.bot, place.bot_name = "bot", bot, name or place.bot_name
    place.away = place.missed = False
    place.guest, place.guest_name = None, ""
    if place.hash is not None:
        place.since = place.since or table.house.now()
    without_consent_of(table, seat)
    table.thinking = {key for key in table.thinking if key[0] != seat}
    await record_seat(table, seat, "replaced" if plays else "bot", place.name if plays else place.called)
    await carry_on(table)


async def invite(table: Table, seat: int, name: str) -> str:
    """A secret link for a seat that no person holds; in a running game it opens nothing until everybody agreed."""
    if table.document.stage in ("over", "closed"):
        raise Denied("over")
    _exists(table, seat)
    name = cleaned(name)
    if table.document.stage == "playing":
        if not name:
            raise WrongInput("name", "''", "the name of the guest, for the others to agree to")
        return await offer(table, _host_seat(table), seat, distinct(name, other_names(table, seat)))
    place = table.document.places[seat]
    if place.kind == "person":
        raise Denied("seat-taken")
    secret = new_secret()
    place.guest = hashed(secret)
    place.guest_name = distinct(name, other_names(table, seat)) if name else place.name or f"{seat + 1}"
    if place.kind == "bot":
        place.bot_name = place.name  # it plays on until the guest has come, and again once they have left
    await _changed(table, seat)
    return secret


async def rename(table: Table, seat: int, name: str) -> None:
    """Give a seat another name; one in which nothing can be read leaves it the name it has."""
    _exists(table, seat)
    if cleaned(name):
        table.document.places[seat].name = distinct(cleaned(name), other_names(table, seat))
    await save(table)


async def hand_over(table: Table, seat: int) -> None:
    """Make the person on a seat the host; the old host keeps only a seat, if any."""
    _exists(table, seat)
    place = table.document.places[seat]
    if place.kind != "person" or place.hash is None:
        raise Denied("not-a-person")
    table.document.host = place.hash
    for chair in table.audience.chairs:
        chair.host = chair.seat == seat
    await record_seat(table, seat, "host", place.name)
    table.audience.everyone(lambda chair: welcome(table, chair, None if table.play is None else table.play.number))


async def start(table: Table) -> None:
    """Begin the game with those who sit."""
    document = table.document
    _before_start(table)
    if any(place.kind == "open" for place in document.places):
        raise Denied("seat-open")
    title = table.house.title(document.game)
    box = table.house.box(document)
    names = tuple(place.name or f"{number + 1}" for number, place in enumerate(document.places))
    stage = stage_for(title, box, len(names), document.options)
    fair = fair_of(table.key, document.places)
    play = new_play(stage, names, document.options, fate_of(table.key, fair, names), fair)
    begun = begin(play, document.position)
    void_invitations(document)
    document.stage = "playing"
    try:
        await table.house.store.save_table(table_row(table), entry_row(table, begun))
    except Exception:
        document.stage = "antechamber"
        raise
    table.play = play
    table.written = 1
    let_bots_play(table)
    set_clock(table)
    follow_clock(table)
    table.audience.everyone(lambda chair: welcome(table, chair, 0, live=True))
    if play.over:
        await finish(table)
    await carry_on(table)


async def pause(table: Table, paused: bool) -> None:
    """Stop the game, or let it go on, without asking anybody."""
    if table.document.stage != "playing":
        raise Denied("over" if table.document.stage == "over" else "not-started")
    table.play_now()
    if table.document.paused != paused:
        await set_paused(table, paused)


async def close(table: Table) -> None:
    """End a table; a finished game is kept all the same, and so is one that cannot go on."""
    if table.stuck is not None and table.document.stage == "playing":
        await keep_stuck(table)
    if table.document.stage not in ("over", "closed"):
        table.document.stage = "closed"
        await save(table)
    table.audience.dismiss(Dismissed("closed"))


def _before_start(table: Table) -> None:
    if table.stuck is not None:
        raise Denied(table.stuck.how, table.stuck.why)
    if table.document.stage != "antechamber":
        raise Denied("started")


def _not_forked(table: Table, what: str) -> None:
    """Denied where a game goes on from a position, in which that is settled."""
    if table.document.position is not None:
        raise Denied("from-position", f"{what}: as in the position, for {len(table.document.places)} players")


def _exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.document.places):
        raise WrongInput("seat", str(seat + 1), f"a number from 1 to {len(table.document.places)}")


def _vacate(table: Table, seat: int) -> None:
    """Send the device of a seat away."""
    if table.document.stage in ("over", "closed"):
        raise Denied("over")
    _exists(table, seat)
    without_consent_of(table, seat)
    table.audience.dismiss(Dismissed("removed"), table.audience.of(seat))


def _host_seat(table: Table) -> int | None:
    """Where the host sits, if anywhere."""
    return next((n for n, place in enumerate(table.document.places) if place.hash == table.document.host), None)


async def _changed(table: Table, seat: int) -> None:
    table.thinking = {key for key in table.thinking if key[0] != seat}
    await save(table)
    await carry_on(table)
