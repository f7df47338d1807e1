"""What axe finds on a page as it stands: what is serious or critical, and what leads through it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from guests import PHONE, Guest

LEADS = ("heading-order", "region", "empty-heading", "landmark-unique", "landmark-one-main", "page-has-heading-one")
"""By what somebody who listens finds the way; axe calls it moderate."""


def faults(guest: Guest) -> list[str]:
    """What axe finds, with where."""
    return serious(Axe().run(guest.page).response["violations"])


def pale(guest: Guest) -> list[str]:
    """What axe, which is on the page already, says of the colours alone."""
    colours = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
    return serious(guest.page.evaluate("async rules => (await axe.run(document, rules)).violations", colours))


def serious(found: list[dict]) -> list[str]:
    """Only what matters here."""
    return [
        f"{one['id']}: {', '.join(str(node['target']) for node in one['nodes'][:4])}"
        for one in found
        if one["impact"] in ("serious", "critical") or one["id"] in LEADS
    ]


def faults_both_ways(guest: Guest) -> list[str]:
    """What axe finds on a phone by day, and of the colours at a desk by night."""
    before = guest.page.viewport_size
    guest.resize(**PHONE)
    guest.like(theme="day")
    guest.page.wait_for_timeout(250)  # colours that change are still on their way
    found = [f"on a phone by day: {one}" for one in faults(guest)]
    guest.like(theme="night")
    guest.resize(**before)
    guest.page.wait_for_timeout(250)
    return [*found, *pale(guest)]
