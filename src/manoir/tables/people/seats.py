"""Who sits where: sitting down, coming, leaving, and what a seat may do with the consent of the others."""

from __future__ import annotations

import asyncio
import secrets

from manoir.tables.answers import carry_on
from manoir.tables.audience import Chair
from manoir.tables.clocks.open_asks import follow_clock
from manoir.tables.game import changes
from manoir.tables.game.dice import give_share
from manoir.tables.game.recording import record, record_seat, save, table_row
from manoir.tables.messages import Declined, Dismissed, Emoted, Listener, Welcome
from manoir.tables.people.claims import came_back, claimed, give, must_be_free, sat_down, who_agrees
from manoir.tables.people.names import cleaned, distinct
from manoir.tables.people.presence import let_bots_play, must_play, played_by_bot
from manoir.tables.people.proposals import SECONDS, Proposal
from manoir.tables.people.seat_secrets import fits, hashed, new_secret
from manoir.tables.scenes.public import welcome
from manoir.tables.scenes.scene import What
from manoir.tables.scenes.telling import tell_around, tell_moment
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

EMOTES = ("smile", "laugh", "wow", "sad", "angry", "scared", "ghost", "clap", "heart", "think", "hurry", "sorry")
EMOTE_EVERY = 1.0  # seconds


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat that a secret holds."""
    found = None
    if secret is not None:
        for number, place in enumerate(table.document.places):
            if fits(secret, place.hash):
                found = number
    return found


def _guest_of(table: Table, secret: str | None) -> int | None:
    """The seat that waits for whoever has a secret."""
    if secret is not None:
        for number, place in enumerate(table.document.places):
            if place.guest is not None and fits(secret, place.guest):
                return number
    return None


def is_host(table: Table, secret: str | None) -> bool:
    """Whether a secret has the host's powers."""
    return secret is not None and fits(secret, table.document.host)


async def sit(
    table: Table, seat: int | None, name: str, secret: str | None, share: tuple[str, str] | None = None
) -> tuple[int, str]:
    """Take an open seat, the first one unless it is named; returns it and the secret that holds it.

    A share of the dice comes with the commitment that its giver has seen.
    """
    if table.document.stage in ("over", "closed"):
        raise Denied("over")
    if table.document.stage == "playing":
        raise Denied("by-invitation")
    if seat_of(table, secret) is not None and not table.document.one_screen:
        raise Denied("one-seat")
    places = table.document.places
    free = [number for number, place in enumerate(places) if place.free]
    if seat is not None:
        free = [number for number in free if number == seat]
    if not free:
        raise Denied("no-seat")
    if share is not None:
        give_share(table, free[0], *share)
    # A host who sits down keeps one secret for both.
    held = secret if secret is not None and is_host(table, secret) and seat_of(table, secret) is None else new_secret()
    place = places[free[0]]
    place.kind, place.bot, place.hash, place.away = "person", None, hashed(held), False
    place.name = distinct(cleaned(name) or f"{free[0] + 1}", other_names(table, free[0]))
    await save(table)
    await carry_on(table)
    return free[0], held


async def share(table: Table, seat: int, commitment: str, share: str) -> None:
    """A seat gives its share of the dice."""
    give_share(table, seat, commitment, share)
    await save(table)


def other_names(table: Table, seat: int) -> list[str]:
    """What the other seats are called."""
    return [place.called for number, place in enumerate(table.document.places) if number != seat and place.called]


async def arrive(table: Table, listener: Listener, secret: str | None, have: int | None) -> tuple[Chair, Welcome]:
    """A device connects: as a seat by its secret, or as a spectator.

    A person whose device was gone plays again at once. One who was replaced, or who left, has to say so.
    """
    guest = _guest_of(table, secret)
    seat = seat_of(table, secret) if guest is None else guest
    host = is_host(table, secret)
    if secret is not None and seat is None and not host:
        raise Denied("no-such-link")
    if seat is None and not host and not table.document.settings.spectators:
        raise Denied("no-spectators")
    if table.document.stage == "closed":
        raise Denied("closed")
    if seat is not None:
        table.audience.dismiss(Dismissed("taken over"), table.audience.of(seat))
        await _arrived(table, seat, guest is not None)
        table.credit.forget(seat)
    chair = Chair(listener, seat, host)
    table.audience.chairs.append(chair)
    greeting = welcome(table, chair, have)
    listener.send(greeting)
    tell_around(table)
    await carry_on(table)
    return chair, greeting


async def _arrived(table: Table, seat: int, guest: bool) -> None:
    """What becomes of a seat when its device connects."""
    place = table.document.places[seat]
    if guest:
        sat_down(table, seat)
        await record_seat(table, seat, "sat", place.name)
    elif place.away or (place.kind != "person" and table.document.stage == "antechamber"):
        came_back(table, seat)
        await record_seat(table, seat, "back", place.name)
    elif place.missed:
        place.missed = False
        await record_seat(table, seat, "back", place.name)


async def come_back(table: Table, seat: int) -> None:
    """A person who was replaced by a bot, or left, takes their seat back."""
    table.play_now()
    if table.document.stage != "playing":
        raise Denied("over")
    if played_by_bot(table, seat) is not None:
        came_back(table, seat)
        await record_seat(table, seat, "back", table.document.places[seat].name)
        await carry_on(table)


async def depart(table: Table, chair: Chair) -> None:
    """A device is gone; if nobody holds the seat any more its grace begins."""
    if not table.audience.leave(chair):
        return
    let_bots_play(table)
    tell_around(table)
    await carry_on(table)


async def leave(table: Table, seat: int) -> None:
    """A person gets up: before the start the seat is open again, later a bot plays on.

    The others may give the seat to somebody else at once; until then its person may take it back.
    """
    place = table.document.places[seat]
    if place.left:
        return
    who = place.name
    if table.document.stage == "playing":
        place.kind, place.bot = "bot", place.bot or table.document.settings.stand_in
        place.since, place.left = place.since or table.house.now(), True
        place.away = place.missed = False
    else:
        place.kind, place.name, place.share, place.hash = "open", "", None, None
    without_consent_of(table, seat)
    let_bots_play(table)
    table.audience.dismiss(Dismissed("removed"), table.audience.of(seat))
    await record_seat(table, seat, "left", who)
    await carry_on(table)


async def prefer(table: Table, seat: int, confirm: bool) -> None:
    """A personal setting that follows a seat from device to device."""
    table.document.places[seat].confirm = confirm
    await table.house.store.save_table(table_row(table))


async def emote(table: Table, seat: int, face: str) -> None:
    """Make a face at everybody, once a second at the most."""
    now = asyncio.get_running_loop().time()
    if face not in EMOTES:
        raise Denied("no-such-emote")
    if now - table.emoted.get(seat, -EMOTE_EVERY) < EMOTE_EVERY:
        raise Denied("too-fast")
    table.emoted[seat] = now
    table.audience.everyone(lambda _: Emoted(seat + 1, face))


async def propose(table: Table, seat: int, what: What, moment: int | None = None, alone: bool = False) -> None:
    """Wish for an undo, a pause or its end; granted at once if nobody else has to agree, or the host decides alone."""
    play = table.play_now()
    if table.document.stage != "playing":
        raise Denied("over")
    must_play(table, seat)
    if (what == "pause") == table.document.paused and what != "undo":
        raise Denied("paused" if table.document.paused else "not-paused")
    kept = None
    if what == "undo":
        kept = play.kept_before(seat) if moment is None else moment + 1
        if kept is None:
            raise Denied("nothing-to-undo")
        await _may_undo(table, kept)
    people = {n for n, place in enumerate(table.document.places) if place.kind == "person" and not place.away}
    needed = set() if alone and what != "undo" else people - {seat}
    await put(table, Proposal(what, seat, kept, needed | {seat}, {seat}))


async def offer(table: Table, by: int | None, seat: int, name: str) -> str:
    """Wish that a seat goes to a guest; returns the secret of their link, which opens nothing until all agreed."""
    play = table.play_now()
    must_be_free(table, seat)
    secret = new_secret()
    host = set() if by is None else {by}
    wish = Proposal("seat", by, None, who_agrees(table, seat) | host, host, seat, name, hashed(secret))
    if wish.lonely and not play.stage.title.all_open:
        raise Denied("nobody-to-agree")
    await put(table, wish)
    return secret


async def put(table: Table, wish: Proposal) -> None:
    """Ask everybody whose consent a wish needs; granted at once if that is nobody."""
    if table.proposal is not None:
        raise Denied("proposal-open")
    table.proposals += 1
    wish.id = table.proposals
    table.proposal = wish
    asyncio.get_running_loop().call_later(SECONDS, table.post, forget, wish.id)
    await _settle(table)


async def agree(table: Table, seat: int, proposal: int, yes: bool) -> None:
    """Consent to a proposal, or not."""
    wish = table.proposal
    if wish is None or wish.id != proposal or seat not in wish.needed:
        raise Denied("no-proposal")
    if table.document.stage != "playing":
        raise Denied("over")
    if yes:
        wish.agreed.add(seat)
        await _settle(table)
    else:
        _decline(table, wish, seat)


async def forget(table: Table, proposal: int) -> None:
    """A proposal that was not answered in time."""
    if table.proposal is not None and table.proposal.id == proposal:
        _decline(table, table.proposal, None)


def _decline(table: Table, wish: Proposal, seat: int | None) -> None:
    """A wish is over without being granted, and nobody is left wondering why."""
    table.proposal = None
    tell_around(table)
    by = None if wish.by is None else wish.by + 1
    table.audience.everyone(lambda _: Declined(wish.what, by, None if seat is None else seat + 1))


async def set_paused(table: Table, paused: bool) -> None:
    """Stop the game and its clocks, or let them go on."""
    table.document.paused = paused
    follow_clock(table)
    await save(table)
    tell_moment(table, table.play_now().number)
    await carry_on(table)


async def _settle(table: Table) -> None:
    wish = table.proposal
    if wish is None:
        return
    if not wish.settled:
        tell_around(table)
        return
    table.proposal = None
    if wish.seat is not None:
        must_be_free(table, wish.seat)
        await give(table, wish)
        await carry_on(table)
        return
    if wish.what != "undo":
        await set_paused(table, wish.what == "pause")
        return
    play = table.play_now()
    assert wish.kept is not None
    try:
        await _may_undo(table, wish.kept)  # the game may have gone on since
    except Denied:
        tell_around(table)
        raise
    before = play.number
    await record(table, changes.undo(play, wish.kept), before)
    tell_around(table)
    await carry_on(table)


async def _may_undo(table: Table, kept: int) -> None:
    # In a thread: many worlds are tried; the mailbox waits, so nothing changes meanwhile.
    reason = await asyncio.to_thread(table.play_now().deny_undo, kept, secrets.randbits(60))
    if reason is not None:
        raise Denied(reason)


def without_consent_of(table: Table, seat: int) -> None:
    """Wait no longer for the consent of a seat; a seat is never given by the host alone for that."""
    wish = table.proposal
    if wish is None or (wish.seat is not None and claimed(table, seat)):
        return
    wish.needed.discard(seat)
    if wish.seat is not None and wish.lonely:
        table.proposal = None
    elif wish.settled:
        table.post(_settle)
