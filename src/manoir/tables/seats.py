"""Who sits where: sitting down, coming, leaving, and what a seat may do with the consent of the others."""

from __future__ import annotations

import asyncio

from manoir.tables.agreement import SECONDS, Proposal, What
from manoir.tables.audience import Chair
from manoir.tables.course import carry_on
from manoir.tables.dice import give_share
from manoir.tables.frames import Dismissed, Emoted, Greeting, Listener
from manoir.tables.links import fits, hashed, new_secret
from manoir.tables.names import cleaned
from manoir.tables.table import Table, seed
from manoir.tables.verdict import Denied

EMOTES = ("smile", "laugh", "wow", "sad", "angry", "scared", "ghost", "clap", "heart", "think", "hurry", "sorry")
EMOTE_EVERY = 1.0  # seconds


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat that a secret holds."""
    found = None
    if secret is not None:
        for number, place in enumerate(table.kept.places):
            if fits(secret, place.hash):
                found = number
    return found


def is_host(table: Table, secret: str | None) -> bool:
    """Whether a secret has the host's powers."""
    return secret is not None and fits(secret, table.kept.host)


async def sit(
    table: Table, seat: int | None, name: str, secret: str | None, share: tuple[str, str] | None = None
) -> tuple[int, str]:
    """Take an open seat, the first one unless it is named; returns it and the secret that holds it.

    A share of the dice comes with the commitment that its giver has seen.
    """
    if table.kept.stage in ("over", "closed"):
        raise Denied("over")
    places = table.kept.places
    free = [number for number, place in enumerate(places) if place.kind == "open" and place.hash is None]
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
    place.name = cleaned(name) or f"{free[0] + 1}"
    await table.save()
    await carry_on(table)
    return free[0], held


async def arrive(table: Table, listener: Listener, secret: str | None, have: int | None) -> tuple[Chair, Greeting]:
    """A device connects: as a seat by its secret, or as a spectator."""
    seat = seat_of(table, secret)
    host = is_host(table, secret)
    if secret is not None and seat is None and not host:
        raise Denied("no-such-link")
    if seat is None and not host and not table.kept.settings.spectators:
        raise Denied("no-spectators")
    if table.kept.stage == "closed":
        raise Denied("closed")
    changed = False
    have_now = 0 if table.play is None else min(have or 0, table.play.number)
    if seat is not None:
        table.audience.dismiss(Dismissed("taken over"), table.audience.of(seat))
        have_now = table.acknowledged[seat] = max(have_now, table.acknowledged.get(seat, 0))
        table.credit.forget(seat)
        place = table.kept.places[seat]
        changed = place.away or place.kind != "person"
        place.away, place.kind, place.bot = False, "person", None
    chair = Chair(listener, seat, host, have_now)
    table.audience.chairs.append(chair)
    if changed:
        await table.house.store.save_table(table.row())
    greeting = table.greet(chair, have)
    listener.send(greeting)
    table.tell_around()
    await carry_on(table)
    return chair, greeting


async def depart(table: Table, chair: Chair) -> None:
    """A device is gone; if nobody holds the seat any more its grace begins."""
    if not table.audience.leave(chair):
        return
    table.tell_around()
    await carry_on(table)


async def leave(table: Table, seat: int) -> None:
    """A person gets up for good: before the start the seat is open again, later a bot plays on."""
    place = table.kept.places[seat]
    place.hash = None
    if table.kept.stage == "playing":
        place.kind, place.bot = "bot", table.kept.settings.stand_in
    else:
        place.kind, place.name, place.share = "open", "", None
    without_consent_of(table, seat)
    table.audience.dismiss(Dismissed("removed"), table.audience.of(seat))
    await table.save()
    await carry_on(table)


async def acknowledge(table: Table, chair: Chair, have: int) -> None:
    """A device says which events it has."""
    if table.play is not None and chair.seat is not None and have <= table.play.number:
        chair.seen = table.acknowledged[chair.seat] = max(chair.seen, have)


async def prefer(table: Table, seat: int, confirm: bool) -> None:
    """A personal setting that follows a seat from device to device."""
    table.kept.places[seat].confirm = confirm
    await table.house.store.save_table(table.row())


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
    if table.kept.stage != "playing":
        raise Denied("over")
    if table.proposal is not None:
        raise Denied("proposal-open")
    if (what == "pause") == table.kept.paused and what != "undo":
        raise Denied("paused" if table.kept.paused else "not-paused")
    kept = None
    if what == "undo":
        kept = play.kept_before(seat) if moment is None else moment + 1
        await _may_undo(table, kept)
    table.proposals += 1
    people = {n for n, place in enumerate(table.kept.places) if place.kind == "person" and not place.away}
    needed = set() if alone and what != "undo" else people - {seat}
    table.proposal = Proposal(table.proposals, what, seat, kept, needed | {seat}, {seat})
    asyncio.get_running_loop().call_later(SECONDS, table.post, forget, table.proposals)
    await _settle(table)


async def agree(table: Table, seat: int, proposal: int, yes: bool) -> None:
    """Consent to a proposal, or not."""
    wish = table.proposal
    if wish is None or wish.id != proposal or seat not in wish.needed:
        raise Denied("no-proposal")
    if yes:
        wish.agreed.add(seat)
        await _settle(table)
    else:
        table.proposal = None
        table.tell_around()


async def forget(table: Table, proposal: int) -> None:
    """A proposal that was not answered in time."""
    if table.proposal is not None and table.proposal.id == proposal:
        table.proposal = None
        table.tell_around()


async def set_paused(table: Table, paused: bool) -> None:
    """Stop the game and its clocks, or let them go on."""
    table.kept.paused = paused
    table.follow_clock()
    await table.save()
    table.tell_moment(table.play_now().number)
    await carry_on(table)


async def _settle(table: Table) -> None:
    wish = table.proposal
    if wish is None:
        return
    if not wish.settled:
        table.tell_around()
        return
    table.proposal = None
    if wish.what != "undo":
        await set_paused(table, wish.what == "pause")
        return
    play = table.play_now()
    assert wish.kept is not None
    try:
        await _may_undo(table, wish.kept)  # the game may have gone on since
    except Denied:
        table.tell_around()
        raise
    before = play.number
    await table.record(play.undo(wish.kept), before)
    table.tell_around()
    await carry_on(table)


async def _may_undo(table: Table, kept: int) -> None:
    # In a thread: many worlds are tried; the mailbox waits, so nothing changes meanwhile.
    reason = await asyncio.to_thread(table.play_now().deny_undo, kept, seed())
    if reason is not None:
        raise Denied(reason)


def without_consent_of(table: Table, seat: int) -> None:
    """Wait no longer for the consent of a seat."""
    if table.proposal is not None:
        table.proposal.needed.discard(seat)
        if table.proposal.settled:
            table.post(_settle)
