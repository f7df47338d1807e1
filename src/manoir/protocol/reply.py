"""What is answered to a request, whichever way it goes back."""

from __future__ import annotations

from dataclasses import dataclass, field

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer as it is sent."""

    status: int
    body: bytes
    kind: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Download:
    """A text to be kept as a file of that name."""

    text: str
    name: str
