"""How heavy the house is, and how quick on loopback: weights are checked, times are only reported."""

from __future__ import annotations

import statistics
import time

from guests import Guest, play
from openings import begun, seated

from manoir.games import TITLES

HALL = 150_000
TABLE = 235_000


def weigh(guest: Guest, path: str, ready: str) -> tuple[int, float]:
    """Bytes over the wire and seconds until the page can be used, with nothing in the cache."""
    tool = guest.context.new_cdp_session(guest.page)
    tool.send("Network.enable")
    tool.send("Network.setCacheDisabled", {"cacheDisabled": True})
    bytes_ = []
    tool.on("Network.loadingFinished", lambda done: bytes_.append(done["encodedDataLength"]))
    began = time.perf_counter()
    guest.go(path)
    guest.page.locator(ready).first.wait_for()
    took = time.perf_counter() - began
    guest.page.wait_for_load_state("networkidle")
    return int(sum(bytes_)), took


def test_the_hall_and_every_table_are_light(visit, house):
    fresh = visit("Zoé")
    weight, took = weigh(fresh, "/", "article .btn")
    print(f"\nhall: {weight / 1000:.0f} kB, {took:.2f} s")
    assert weight <= HALL
    weights = {}
    for game in TITLES:
        table = begun(house, game, "Zoé", bots=3)["table"]["id"]
        weights[game], took = weigh(fresh, f"/table/{table}#watch=1", ".board")
        print(f"{game}: {weights[game] / 1000:.0f} kB, {took:.2f} s")
    assert not {game: weight for game, weight in weights.items() if weight > TABLE}


def test_every_move_reaches_the_other_screen(visit, house):
    made = begun(house, "minuit", "Zoé", "Papi")
    zoe, papi = (seated(visit(name), made, seat) for seat, name in enumerate(("Zoé", "Papi"), 1))
    for guest in (zoe, papi):
        guest.page.locator(".ask").wait_for()
        guest.page.evaluate(WATCH)
    play(zoe, papi, until=lambda: zoe.page.locator(".log li").count() > 40)
    sent = {**zoe.page.evaluate("window.__sent"), **papi.page.evaluate("window.__sent")}
    seen = [zoe.page.evaluate("window.__seen"), papi.page.evaluate("window.__seen")]
    late = [page[line] - at for line, at in sent.items() for page in seen if line in page]
    assert len(late) > 15
    p95 = statistics.quantiles(late, n=20)[18]
    print(f"\na move on the other screen: median {statistics.median(late):.0f} ms, p95 {p95:.0f} ms, {len(late)} moves")


# Both pages share the machine's clock: when a button is pressed, and when each line of the journal appears.
WATCH = """() => {
  window.__sent = {}; window.__seen = {}
  let pressed = 0
  document.addEventListener('click', event => {
    if (event.target.closest('[data-move], .target')) pressed = performance.timeOrigin + performance.now()
  }, true)
  const log = document.querySelector('.log ol')
  new MutationObserver(() => {
    const now = performance.timeOrigin + performance.now()
    const lines = [...log.querySelectorAll('li')].map(line => line.textContent)
    lines.forEach((line, n) => {
      const key = `${lines.length - n} ${line.replace(/\\D+/g, ' ')}`  // each reads it of themselves or of the other
      if (key in window.__seen) return
      window.__seen[key] = now
      if (pressed && n === lines.length - 1 - 0 || (pressed && n === 0)) { window.__sent[key] = pressed; pressed = 0 }
    })
  }).observe(log, { childList: true, subtree: true })
}"""
