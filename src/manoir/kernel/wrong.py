"""What is answered when a person hands us something that does not fit."""

from __future__ import annotations


class WrongInput(ValueError):
    """A file, key, line or option that cannot be used: where it stands, what was found, what was expected."""

    def __init__(self, place: str, found: str, expected: str) -> None:
        super().__init__(f"{place}: found {found}, expected {expected}")
        self.place = place
        self.found = found
        self.expected = expected

    def within(self, outer: str) -> WrongInput:
        """The same complaint, with the file or line that holds the place named first."""
        return WrongInput(f"{outer}: {self.place}", self.found, self.expected)


def brief(name: str) -> str:
    """A name that somebody gave, short enough to stand in the place of an error."""
    return name if len(name) <= 60 else name[:57] + "..."


def quoted(value: object) -> str:
    """A found value, short enough to be read in an error."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
