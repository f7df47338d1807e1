"""How many positions each law is tried on: MANOIR_EXAMPLES, or a hundred."""

from __future__ import annotations

import os

from hypothesis import settings

EXAMPLES = int(os.environ.get("MANOIR_EXAMPLES", "100"))
settings.register_profile("menteur", max_examples=EXAMPLES, deadline=None, derandomize=True, print_blob=True)
settings.load_profile("menteur")
