"""For each game, the secrets that its clauses name (law 1): what is hidden from a seat, and when it is still open."""

from __future__ import annotations

from chasseurs_secrets import CHASSEURS
from macgregor_secrets import MACGREGOR

from manoir.kernel.laws import Hidden

SECRETS: dict[str, list[Hidden]] = {
    "chasseurs": CHASSEURS,
    "macgregor": MACGREGOR,
    "minuit": [],  # nothing is hidden: every clause is played in the open
    # Nothing is hidden either: tiles, tokens and hands lie open, the route is named aloud, and the visitors' backs are
    # printed alike in every box. A path is hard to see, but no secret.
    "booo": [],
}
