"""What axe finds on a page as it stands: what is serious or critical, and what leads through it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from guests import PHONE, Guest

LEADS = ("heading-order", "region", "empty-heading", "landmark-unique", "landmark-one-main", "page-has-heading-one")
"""By what somebody who listens finds the way; axe calls it moderate."""


AXE = Axe().axe_script
RUN = "async rules => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations"
STILL = """async () => {  // what changes its colour or its place has arrived
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
  await Promise.all(moving.map((one) => one.finished.catch(() => {})))
  await frame()
}"""


def faults(guest: Guest) -> list[str]:
    """What axe finds, with where."""
    if guest.page.evaluate("typeof axe") == "undefined":  # a page that was loaded anew has none
        guest.page.evaluate(AXE)
    return serious(guest.page.evaluate(RUN, {}))


def pale(guest: Guest) -> list[str]:
    """What axe, which is on the page already, says of the colours alone."""
    return serious(guest.page.evaluate(RUN, {"runOnly": {"type": "rule", "values": ["color-contrast"]}}))


def still(guest: Guest) -> None:
    """Wait until nothing on the page is on its way any more, but what goes on for ever."""
    guest.page.evaluate(STILL)


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
    still(guest)
    found = [f"on a phone by day: {one}" for one in faults(guest)]
    guest.like(theme="night")
    guest.resize(**before)
    still(guest)
    return [*found, *pale(guest)]
