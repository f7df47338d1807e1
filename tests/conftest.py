"""Which tests prove which clauses; and which form of the core is running."""

from __future__ import annotations

import os

from hypothesis import settings

import manoir.kernel.playout

COMPILED = not str(manoir.kernel.playout.__file__).endswith(".py")

# Laws: 200 examples a law and game compiled, 20 uncompiled, as the design asks; MANOIR_EXAMPLES overrides it.
EXAMPLES = int(os.environ.get("MANOIR_EXAMPLES", "200" if COMPILED else "20"))
settings.register_profile("house", max_examples=EXAMPLES, deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_report_header() -> str:
    form = "compiled" if COMPILED else "uncompiled"
    return f"manoir: the core is {form}; {EXAMPLES} examples a law"
