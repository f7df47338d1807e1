"""What a good plan has besides: a plan that people bring is warned of what it lacks, and may be played all the same."""

from __future__ import annotations

from manoir.games.macgregor.castle import Castle, unreached

EXAMPLE = ("crown", "lion", "green-yellow", "cross")
"""The plan that the printed rules walk through in their example."""


def warnings_of(castle: Castle, blazons: list[str], colours: list[str]) -> list[str]:
    """One sentence for each property that is missing, with the room or the door that lacks it."""
    return [*_ambiguous(castle, blazons), *_example(castle, blazons), *_doors(castle, colours)]


def _ambiguous(castle: Castle, blazons: list[str]) -> list[str]:
    found: list[str] = []
    for number, room in enumerate(castle.rooms):
        around = [castle.rooms[near].blazon for near in castle.near[number] if near != castle.ghost_room]
        for blazon in sorted(set(around)):
            if around.count(blazon) > 1:
                found.append(f"{room.id} has {around.count(blazon)} neighbours with the {blazons[blazon]}")
            if blazon == room.blazon:
                found.append(f"{room.id} has a neighbour with its own blazon, the {blazons[blazon]}")
    return found


def _example(castle: Castle, blazons: list[str]) -> list[str]:
    if not set(EXAMPLE) <= set(blazons):
        return []
    here = {castle.ghost_room}
    for name in EXAMPLE:
        wanted = blazons.index(name)
        here = {near for room in here for near in castle.near[room] if castle.rooms[near].blazon == wanted}
        if not here:
            start = castle.rooms[castle.ghost_room].id
            return [f"the plan {', '.join(EXAMPLE)} cannot be walked from {start}: no {name} where it leads"]
    return []


def _doors(castle: Castle, colours: list[str]) -> list[str]:
    found: list[str] = []
    for number, room in enumerate(castle.rooms):
        around = [colour for pair, colour in castle.doors.items() if number in pair]
        around += [colour for colour, where, _ in castle.exits if where == number]
        for colour in sorted(set(around)):
            if around.count(colour) > 1:
                found.append(f"{room.id} has {around.count(colour)} {colours[colour]} doors")
    for one, other in castle.doors:
        rest = {pair: colour for pair, colour in castle.doors.items() if pair != (one, other)}
        if unreached(castle, rest):
            found.append(f"without the door {castle.rooms[one].id}-{castle.rooms[other].id} the castle falls apart")
    for colour, name in enumerate(colours):
        rest = {pair: there for pair, there in castle.doors.items() if there != colour}
        if unreached(castle, rest):
            found.append(f"without {name} keys the castle falls apart")
    return found
