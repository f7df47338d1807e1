"""The rules of Minuit a second time, slow and plain, straight from the clauses: what the quick rules are compared with.

A position here is the plain named data of `Notation.position`, changed in place; moves are texts.
"""

from __future__ import annotations

from typing import Any

from manoir.games.minuit.edition import Options
from manoir.kernel.fate import Fate
from manoir.kernel.plain import Plain


class Naive:
    """The rules for the options of one table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.box = options.edition
        self.spaces = [str(number) for number in range(1, self.box.spaces + 1)]
        self.steps = [f"step-{worth}" for worth in self.box.steps]
        self.path = [*self.steps, *self.spaces[self.box.top - 1 :], *self.spaces[: self.box.top - 1]]
        self.worth = {f"step-{worth}": worth for worth in self.box.steps} | {"cellar": self.box.cellar}
        self.worth |= {room.id: room.fright for room in self.box.rooms}
        self.order = [*self.spaces, *(room.id for room in self.box.rooms), *self.steps, "cellar", "box"]

    def sorted(self, at: Plain) -> Plain:
        """The position with every player's figures in the order of notation."""
        for row in at["seats"]:
            row["figures"].sort(key=self.order.index)
        return at

    def leaves(self, at: Plain, depth: int, fate: Fate) -> int:
        """How many positions lie so many answers ahead."""
        if depth == 0 or at["stage"] == "over":
            return 1
        return sum(self.leaves(self.after(at, text, fate), depth - 1, fate) for text in self.choices(at))

    def after(self, at: Plain, text: str, fate: Fate) -> Plain:
        """The position after an answer."""
        later = {**at, "seats": [{**row, "figures": [*row["figures"]]} for row in at["seats"]]}
        later["answered"] += 1
        self.play(later, text)
        self.settle(later, fate)
        return later

    def settle(self, at: Plain, fate: Fate) -> None:
        """Go on until somebody has something to choose."""
        while at["stage"] != "over":
            if at["stage"] == "rolling":
                self.roll(at, self.box.faces[fate.pick(len(self.box.faces))])
            elif at["stage"] == "returning" and not self.waiting(at):
                at |= {"stage": "rolling", "round": at["round"] + 1, "hugo": self.steps[self.box.hugo_starts]}
                at["turn"] = at["first"]
            elif len(choices := self.choices(at)) > 1:
                return
            else:
                self.play(at, choices[0])

    def choices(self, at: Plain) -> list[str]:
        """What the seat whose turn it is may answer."""
        if at["stage"] == "choosing":
            taken = [row["colour"] for row in at["seats"]]
            enough = self.box.per_player[self.options.seats]
            return [f"choose {name}" for name, n in self.box.colours.items() if n >= enough and name not in taken]
        if at["stage"] in ("placing", "returning"):
            taken = [place for row in at["seats"] for place in row["figures"]]
            return [f"place {space}" for space in self.spaces if space not in taken]
        mine = [place for place in at["seats"][at["turn"] - 1]["figures"] if place in self.spaces]
        moves = [move for space in dict.fromkeys(mine) for move in self.walks(at, space)]
        return [*moves, "stay"] if len(mine) == 1 else moves

    def walks(self, at: Plain, space: str) -> list[str]:
        """Where one figure may go."""
        full = [place for row in at["seats"] for place in row["figures"]]
        moves = [f"go {space}"]
        if at["hugo"] in self.spaces:
            rooms = []
            for room in self.box.rooms:
                needed = (room.door - int(space)) % self.box.spaces + 1
                over = at["number"] - needed  # an exact number may go round the ring first
                fits = over >= 0 and (over % self.box.spaces == 0 or not room.exact)
                if fits and not room.closed and room.id not in full:
                    rooms.append((needed, f"hide {space} {room.id}"))
            moves += [text for _, text in sorted(rooms)]
        return moves

    def play(self, at: Plain, text: str) -> None:
        """Carry out one move."""
        kind, *rest = text.split()
        if at["stage"] == "returning":
            seat, step = self.waiting(at)
            self.put(at, seat, step, rest[0])
            return
        row = at["seats"][at["turn"] - 1]
        if kind == "choose":
            row["colour"] = rest[0]
            if all(other["colour"] for other in at["seats"]):
                at["stage"] = "placing"
        elif kind == "place":
            self.put(at, at["turn"], "box", rest[0])
            if not any("box" in other["figures"] for other in at["seats"]):
                at["stage"] = "rolling"
        else:
            if kind == "go":
                target = self.ahead(rest[0], at["number"])
                self.put(at, at["turn"], rest[0], target)
                if target == at["hugo"]:
                    self.capture(at, target)
            elif kind == "hide":
                self.put(at, at["turn"], rest[0], rest[1])
            at |= {"stage": "rolling", "number": None}
            self.end_of_round(at)
        self.pass_on(at)

    def roll(self, at: Plain, face: int) -> None:
        """One face of the die."""
        figures = at["seats"][at["turn"] - 1]["figures"]
        if face and any(place in self.spaces for place in figures):
            at |= {"stage": "moving", "number": face}
            return
        for _ in range(0 if face else self.options.advance):
            here = self.path.index(at["hugo"])
            at["hugo"] = self.path[here + 1] if here + 1 < len(self.path) else self.path[len(self.steps)]
            if at["hugo"] in self.spaces:
                self.capture(at, at["hugo"])
        self.end_of_round(at)
        self.pass_on(at)

    def capture(self, at: Plain, space: str) -> None:
        """Everybody on a space goes on the first empty step."""
        full = [place for row in at["seats"] for place in row["figures"]]
        target = next((step for step in self.steps if step not in full), "cellar")
        for row in at["seats"]:
            row["figures"] = [target if place == space else place for place in row["figures"]]

    def end_of_round(self, at: Plain) -> None:
        """Count when the gallery is empty or the rooms are full."""
        full = [place for row in at["seats"] for place in row["figures"]]
        if any(place in self.spaces for place in full):
            if any(not room.closed and room.id not in full for room in self.box.rooms):
                return
            for row in at["seats"]:
                row["figures"] = ["cellar" if place in self.spaces else place for place in row["figures"]]
        for row in at["seats"]:
            points = sum(self.worth.get(place, 0) for place in row["figures"])
            row |= {"rounds": [*row["rounds"], points], "total": row["total"] + points}
        at |= {"turn": None, "stage": "over" if at["round"] == at["rounds"] else "returning"}
        if at["stage"] == "returning":
            at["first"] = self.most_frightened(at, at["first"], at["seats"])
            doors = {room.id: str(room.door) for room in self.box.rooms}
            for row in at["seats"]:
                row["figures"] = [doors.get(place, place) for place in row["figures"]]

    def waiting(self, at: Plain) -> tuple[int, str] | None:
        """Whose captured figure comes back next, and from where."""
        for place in [*self.steps, "cellar"]:
            if there := [row for row in at["seats"] if place in row["figures"]]:
                return self.most_frightened(at, at["first"], there), place
        return None

    def most_frightened(self, at: Plain, after: int, rows: list[Any]) -> int:
        """The seat with the most points; at equal points the nearest after a seat, that seat last."""
        seats = len(at["seats"])
        return int(min(rows, key=lambda row: (-row["total"], (row["seat"] - after - 1) % seats))["seat"])

    def put(self, at: Plain, seat: int, start: str, target: str) -> None:
        """One figure of a seat from a place to another."""
        figures = at["seats"][seat - 1]["figures"]
        figures[figures.index(start)] = target

    def pass_on(self, at: Plain) -> None:
        """The next seat clockwise."""
        if at["turn"] is not None:
            at["turn"] = at["turn"] % len(at["seats"]) + 1

    def ahead(self, space: str, number: int) -> str:
        """The space so many spaces to the right."""
        return self.spaces[(int(space) - 1 + number) % len(self.spaces)]
