"""A screen in the middle of the room, and phones as hands."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from endings import played_out, table_for
from guests import PHONE, Guest, play
from openings import begun
from playwright.sync_api import Browser, BrowserType, expect
from positions import table_at, table_of

TV = {"width": 1920, "height": 1080}
TURNED = {"width": 844, "height": 390}
WHOLE = os.environ.get("MANOIR_FULL") == "1"  # games from their first question to their last
LAST = "round 5; dealer 1; purses 9, 4, 12; 1 won relic 7, collector 1; 2 won relic -4; to prepare"

# Every text that is to be seen, with its size as it reaches the eye: drawings are scaled, and so is the page.
SMALL = """least => {
  const small = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim()
    const holder = texts.currentNode.parentElement
    if (!text || holder.closest('.vh, symbol, defs, title, style, script, option')) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { width, height, left, right, top, bottom } = range.getBoundingClientRect()
    if (width < 2 || height < 2 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue
    const drawn = holder.getScreenCTM?.()
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : holder.currentCSSZoom
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < least - 0.05) small.add(`${text.slice(0, 30)}: ${size.toFixed(1)}`)
  }
  return [...small]
}"""
NARROW = """least => [...document.querySelectorAll('.remote :is(button, a, input, select, [role=button])')]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => [one.getAttribute('aria-label') || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([name, box]) => `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""

IN_SIGHT = """() => [...document.querySelectorAll('.remote .target')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const found = document.elementFromPoint(x + width / 2, y + height / 2)
  return found !== null && one.ownerSVGElement.contains(found)
}).length"""

# How much of the room above the question the small board has.
FILLS = """() => {
  const [board, room] = ['.remote .board', '.remote main'].map((one) => document.querySelector(one))
  return board.clientHeight / room.clientHeight
}"""

# Whether it is my turn to walk, and my keys open a door; whatever else is asked is answered in the same breath.
TO_MY_TURN = """() => {
  if (document.querySelector('.acts [data-move=stop]') && document.querySelector('.remote .target')) return true
  const lit = document.querySelector('.acts button[data-move], .remote .target, .remote .card.lit')
  lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return false
}"""


def readable(tv: Guest) -> None:
    """Nothing on the screen is smaller than can be read from three metres, and nothing has to be scrolled to."""
    assert tv.page.evaluate(SMALL, 24) == []


def tappable(phone: Guest) -> None:
    """Nothing that may be tapped is smaller than a thumb."""
    assert phone.page.evaluate(NARROW, 44) == []


def in_sight(phone: Guest) -> None:
    """What is lit can be tapped where it is, however the phone is held."""
    before = phone.page.viewport_size
    for size in (PHONE, TURNED):
        phone.page.set_viewport_size(size)
        phone.page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    phone.page.set_viewport_size(before)


def seated(visit: Callable[..., Guest], table: str, secrets: dict[int, str], **sizes: Any) -> list[Guest]:
    """Phones that hold the seats of a table."""
    names = ("Zoé", "Papi", "Lucie")
    phones = []
    for seat, name in enumerate(names, 1):
        phone = visit(name, **{"size": PHONE, **sizes}).go(f"/table/{table}#seat={secrets[seat]}&hand=1")
        phone.page.locator(".remote .ask").wait_for()
        phones.append(phone)
    return phones


def watching(visit: Callable[..., Guest], table: str) -> Guest:
    """A television at a table."""
    tv = visit("", size=TV).go(f"/screen/{table}")
    tv.page.locator(".tv .board").wait_for()
    return tv


def helped_out(tv: Guest, papi: Guest) -> None:
    """Whoever stands at the screen finds what a host may do, as large as the rest: nobody waits for a phone."""
    tv.page.mouse.move(900, 500)
    tv.page.get_by_role("button", name="Ce que peut l’hôte").click()
    panel = tv.page.locator("#host")
    panel.locator(".which").get_by_role("button", name="Papi").click()
    readable(tv)
    panel.get_by_role("button", name="À lui").click()
    expect(papi.page.locator(".replaced")).to_be_visible()
    papi.page.get_by_role("button", name="Reprendre ma place").click()
    papi.page.locator(".remote .ask").wait_for()
    panel.get_by_role("button", name="Fermer").click()
    expect(panel).to_have_count(0)


def test_an_evening_from_the_code_in_the_hall_to_the_rematch(visit):
    tv = visit("", size=TV)
    tv.open(way="tv")
    expect(tv.page.locator("svg.qr")).to_be_visible()
    readable(tv)
    code = tv.page.locator("[data-code]").inner_text()

    zoe = visit("Zoé", size=PHONE).go("/")
    field = zoe.page.get_by_label("Code de la table")
    zoe.page.set_viewport_size(TURNED)
    expect(field).to_be_in_viewport(ratio=1)  # on a phone's side too
    zoe.page.set_viewport_size(PHONE)
    field.press_sequentially("zzzz" if code != "ZZZZ" else "xxxx")
    expect(zoe.page.get_by_role("alert")).to_contain_text("Aucune table")
    visit.wrong.clear()  # the refusal itself
    field.press_sequentially(code.lower())  # in place of the wrong one, which is selected
    zoe.page.wait_for_url(f"**/table/{tv.table}#hand=1")
    zoe.page.get_by_label("Votre nom").fill("Zoé")
    zoe.page.get_by_role("button", name="S’asseoir").click()
    papi = visit("Papi", size=TURNED).sit(f"/table/{tv.table}#hand=1")
    tv.sees("Papi")
    lucie = visit("Lucie", size=PHONE).sit(f"/table/{tv.table}#hand=1")
    tv.sees("Lucie")
    if not WHOLE:  # three rounds are usual
        tv.choice("Combien de manches").get_by_role("button", name="1", exact=True).click()
    tv.page.locator(".start").click()
    for phone in (zoe, papi, lucie):
        phone.page.locator(".remote .ask").wait_for()

    # A place is tapped on a small board; the television lights the same places, and nobody can tap there.
    play(zoe, papi, lucie, until=lambda: zoe.page.locator(".remote .target").count() > 12)
    expect(tv.page.locator(".tv .target")).to_have_count(zoe.page.locator(".remote .target").count())
    assert tv.page.locator(".tv main[inert]").count() == 1
    assert tv.page.locator(".tv :is(button, a, input)").count() == 0, "no desk furniture"
    assert zoe.page.locator(".remote .list:visible").count() == 0, "places are not chosen from a list of numbers"
    expect(tv.page.locator(".asks h2")).to_contain_text("Zoé")
    expect(tv.page.locator("[data-seat='1'].here")).to_be_visible()
    readable(tv)
    tappable(zoe)
    in_sight(zoe)
    helped_out(tv, papi)
    play(zoe, papi, lucie)
    expect(tv.page.locator(".end h2")).to_contain_text(re.compile("gagn|Égalité"))
    readable(tv)
    before = papi.table
    papi.page.get_by_role("button", name="Revanche").click()
    papi.page.wait_for_url(lambda url: before not in url)
    tv.page.wait_for_url(f"**/{papi.table}*")
    expect(tv.page.locator(".tv .asks, .seats").first).to_be_visible()  # the screen goes along by itself
    expect(tv.page.locator(".end")).to_have_count(0)
    assert tv.table == papi.table


def test_a_television_says_who_is_missing_and_what_happens_next(visit, house):
    table, secrets = table_of(house, "minuit", 3, 0)
    tv = watching(visit, table)
    zoe, papi, lucie = seated(visit, table, secrets)
    expect(tv.page.locator("[data-seat].here")).to_have_count(3)
    papi.page.goto("about:blank")
    expect(tv.page.locator("[data-seat='2'].missing")).to_contain_text("absent")
    assert tv.page.locator("section.missing").count() == 0, "two are still here"
    readable(tv)
    for phone in (zoe, lucie):
        phone.page.goto("about:blank")
    gone = tv.page.locator("section.missing")
    expect(gone.get_by_role("heading")).to_have_text("Zoé, Papi et Lucie ne sont plus là")
    expect(gone).to_contain_text("60 secondes après le départ, un robot joue")
    readable(tv)
    zoe.go(f"/table/{table}#hand=1")  # the same phone comes back to its seat
    expect(gone).to_have_count(0)
    expect(tv.page.locator("[data-seat='1'].here")).to_be_visible()


def test_mac_gregor_on_a_television_with_three_phones(visit, house):
    table, secrets = table_of(house, "macgregor", 3, 0, bound=12 if WHOLE else 3, ghost=2)
    tv = watching(visit, table)
    zoe, papi, lucie = seated(visit, table, secrets)
    play(zoe, papi, lucie, until=lambda: papi.page.locator(".remote .target").count() > 0)
    expect(tv.page.locator(".tv .target")).to_have_count(
        papi.page.locator(".remote .target").count()
    )  # tokens: all know
    readable(tv)
    play(papi, lucie, until=lambda: zoe.page.evaluate(TO_MY_TURN))
    assert tv.page.locator(".tv .target").count() == 0, "where keys decide, nothing is lit"
    keys = zoe.page.locator("[data-key]").evaluate_all("cards => cards.map((card) => card.dataset.key)")
    assert keys
    assert tv.page.locator("[data-key]").count() == 0
    readable(tv)
    tappable(zoe)
    in_sight(zoe)
    play(zoe, papi, lucie)
    expect(tv.page.locator(".end h2")).to_be_visible()
    readable(tv)


def test_chasseurs_on_a_television_with_three_phones(visit, house):
    if WHOLE:
        table, secrets = table_of(house, "chasseurs", 3, 0)
    else:
        table, secrets = table_at(house, "chasseurs", 3, LAST, people=(1, 2, 3))
    tv = watching(visit, table)
    phones = seated(visit, table, secrets)
    for phone in phones:
        expect(phone.page.locator(".remote .thing.lit").first).to_be_visible()
        tappable(phone)
    assert tv.page.locator(".tv .lit").count() == 0, "hands are nobody's business"
    readable(tv)
    play(*phones, until=lambda: tv.page.locator(".site.current").count() > 0)
    readable(tv)
    play(*phones, until=lambda: tv.page.locator(".camp.current").count() > 0)
    readable(tv)
    play(*phones)
    expect(tv.page.locator(".end h2")).to_contain_text(re.compile("gagn|Égalité"))
    readable(tv)


def test_booo_on_a_television_with_three_phones(visit, house):
    options: dict[str, Any] = {"delays": "0 0 0 8000"} if WHOLE else {"bound": 2}  # the bot is quick
    patient = {"claim_time": 600}  # however long it takes to look at all screens
    made = begun(house, "booo", "Zoé", "Papi", "Lucie", bots=int(WHOLE), settings=patient, **options)
    table, secrets = made["table"]["id"], {held["seat"]: held["secret"] for held in made["held"]}
    tv = watching(visit, table)
    zoe, papi, lucie = seated(visit, table, secrets)
    readable(tv)
    colour, shout = zoe.page.locator(".colour").first, zoe.page.locator(".shout[data-move]")

    def shown() -> bool:
        """Zoé shouts as soon as she may, whatever the way."""
        if zoe.page.locator(".remote .target").count():
            return True
        if colour.count():
            colour.click(timeout=1000)
            if shout.count():
                shout.click(timeout=1000)
        return False

    play(papi, lucie, until=shown)
    expect(tv.page.locator(".tv .glow rect")).to_have_count(zoe.page.locator(".remote .target[data-wall]").count())
    readable(tv)
    tappable(zoe)
    in_sight(zoe)
    if WHOLE:  # searches have times of their own, which a test cannot hurry
        play(zoe, papi, lucie)
        expect(tv.page.locator(".end h2")).to_be_visible()
        readable(tv)


@pytest.mark.parametrize("host", ["127.0.0.1", "salon.local"], ids=["where it may", "on plain http"])
def test_the_room_keeps_its_screen_awake(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], house: str, host: str
) -> None:
    """By a lock; and where browsers refuse it, by a silent video as large as the page."""
    table, _ = table_of(house, "minuit", 0, 2)
    port = house.rsplit(":", 1)[1]
    launch = dict(browser_type_launch_args)
    launch["args"] = [*launch["args"], f"--host-resolver-rules=MAP {host} 127.0.0.1"]
    browser: Browser = browser_type.launch(**launch)
    try:
        page = browser.new_page(viewport=TV)
        page.add_init_script(
            "window.asked = []; const lock = navigator.wakeLock; if (lock) { const real = lock.request.bind(lock);"
            " lock.request = (kind) => { window.asked.push(kind); return real(kind) } }"
        )
        page.goto(f"http://{host}:{port}/screen/{table}")
        page.locator(".tv .board").wait_for()
        if page.evaluate("isSecureContext"):
            assert host == "127.0.0.1"
            page.wait_for_function("() => window.asked.includes('screen')")
            assert page.locator("video.awake").count() == 0
        else:
            video = page.locator("video.awake")
            video.wait_for(state="attached")
            page.wait_for_function(
                "() => { const one = document.querySelector('video.awake');"
                " return !one.paused && one.muted && one.readyState >= 2 }"
            )
            assert video.bounding_box() == {"x": 0, "y": 0, **TV}
            assert page.evaluate("navigator.wakeLock === undefined")
            page.goto(f"http://{host}:{port}/")
            page.locator("article .btn").first.wait_for()
            assert video.count() == 0
    finally:
        browser.close()


ROOM = """() => {
  const [end, chance] = ['.end', '.end .chance'].map((one) => document.querySelector(one))
  return [end.scrollHeight - end.clientHeight, innerHeight - chance.getBoundingClientRect().bottom]
}"""
LEAST = """() => Math.min(...[...document.querySelectorAll('.end :is(b, h2, h3, p, small, span, a, figcaption)')]
  .filter((one) => one.checkVisibility() && !one.closest('.vh'))
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""


def test_the_end_for_six_fills_the_screen_and_on_a_phone_it_is_a_list(visit, house):
    table = played_out(visit("Zoé"), table_for(house, "macgregor", "Zoé", bots=5))
    tv = visit("", size=TV).go(f"/screen/{table}")
    tv.page.locator(".end .luck").wait_for()
    readable(tv)
    over, below = tv.page.evaluate(ROOM)
    assert over <= 1, "all of it is on the screen"
    assert below < 250, "nothing much of the screen is empty"
    tv.resize(**PHONE)
    expect(tv.page.locator(".end .turned > li")).to_have_count(6)
    assert tv.page.locator(".end").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert tv.page.evaluate(LEAST) > 11.95, "legible"


def test_a_hand_that_is_turned_is_as_large_as_before_and_its_menu_closes_by_its_button(visit, house):
    """A small board on a phone keeps its height however often the phone is turned."""
    table, secrets = table_at(house, "minuit", 2, "hugo 20; red 7 9; blue 22; to move red 1")
    zoe = visit("Zoé", size=PHONE).go(f"/table/{table}#seat={secrets[1]}&hand=1")
    board = zoe.page.locator(".remote .board > svg")
    board.wait_for()
    zoe.page.wait_for_function(f"() => ({FILLS})() > 0.99")
    for size in (TURNED, TV, PHONE):
        zoe.resize(**size)
    zoe.page.wait_for_function(f"() => ({FILLS})() > 0.99")
    for name in ("Menu", "Mimiques"):
        button = zoe.page.get_by_label(name, exact=True).and_(zoe.page.locator("button"))
        button.click()
        expect(button).to_have_attribute("aria-expanded", "true")
        if name == "Menu":  # what is liked changes nothing else
            zoe.page.get_by_role("switch", name="Son").click()
            expect(zoe.page.get_by_role("switch", name="Son")).to_have_attribute("aria-checked", "true")
        button.click()
        expect(button).to_have_attribute("aria-expanded", "false")
