"""The board of Chasseurs: whole games by finger, by mouse and by keyboard, and nothing of another hand in the page."""

from __future__ import annotations

import os

import pytest
from faults import faults, still
from guests import DESK, PATIENCE, PHONE, Guest, play
from playwright.sync_api import Error, Locator, expect
from positions import NAMES, table_at, table_of

ACTIVE = "document.activeElement"
PASS = ".acts button[data-move=pass], .acts button[data-move=done]"
TILES = "hidden relic 19, relic 3, relic 4; obvious relic 6, coin-rain 2, relic 5"
GOBLINS = "goblins goblin 3 2, goblin 2 1, goblin 1 1"
PACKS = "1 pack mountains 2, gold, tiger; 2 pack cave 12, jungle 6, silver; 3 pack cave 1, dog 2 8, copper; to pick 7"
HANDS = (
    "1 holds mountains 2, mountains 9, sleeping-beauty, flaming-sword, jungle 5; 2 holds mountains 4, silver; "
    "3 holds mountains 5, gold; to reveal mountains"
)
LAST = "round 5; dealer 1; purses 9, 4, 12; 1 won relic 7, collector 1; 2 won relic -4; to prepare"
MANY = (
    "1 pack mountains 2, jungle 5, gold, dog 2 8, flaming-sword, cave 9, tiger; 2 pack cave 12, jungle 6, silver, "
    "dog 1 7, cave 1, mountains 4, copper; 3 pack cave 2, dog 3 1, copper, jungle 2, jungle 3, dragon, gold"
)
WHOLE = os.environ.get("MANOIR_FULL") == "1"  # five rounds, and not the last one alone
PICKING = f"dealer 1; {TILES}; {GOBLINS}; {MANY}; to pick 1"
DRAFT = f"dealer 1; {TILES}; {GOBLINS}; {PACKS}"
WINDOW = f"dealer 1; {TILES}; {GOBLINS}; {HANDS}"


def touch(thing: Locator) -> None:
    """Bring a thing under the finger, and tap it."""
    thing.evaluate("one => one.scrollIntoView({ block: 'center' })")
    thing.click(timeout=1500)


def answered(guest: Guest) -> bool:
    """Answer on the board itself: a lit card twice, an adventurer that is aimed at, or no card at all."""
    page = guest.page
    lit = page.locator(".tray .thing.lit")
    count = lit.count()
    drafting = page.locator(".tray.draft").count() > 0
    if count and (drafting or guest.dice.random() < 0.7):
        touch(lit.nth(guest.dice.randrange(count)))
        aimed = page.locator(".aim .thing.lit")
        touch(aimed.first if aimed.count() else page.locator(".tray .thing.raised"))
        return True
    if page.locator(PASS).count():
        page.locator(PASS).first.click(timeout=1500)
        return True
    return False


def tried(guest: Guest) -> bool:
    """Answer if that is possible now; what is reached for may go away while somebody else moves."""
    try:
        return answered(guest)
    except Error:
        return False


def hunt(*guests: Guest, until=None, steps: int = 6000) -> None:
    """Everybody plays on the board until the game is over, or until something is so."""
    done = until or (lambda: all(guest.over for guest in guests))
    for _ in range(steps):
        if done():
            return
        if not any([tried(guest) for guest in guests]):  # noqa: C419 -- everybody has a try
            guests[0].page.wait_for_timeout(30)
    raise AssertionError("the hunt did not come to its end")


def sound(guest: Guest, size: dict[str, int]) -> None:
    """Nothing serious for axe, nothing sideways, no word that is missing, nothing too small for a finger."""
    still(guest)
    assert not (found := faults(guest)), found
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    if size is PHONE:
        assert not guest.page.evaluate(SMALL)


SMALL = """() => [...document.querySelectorAll('main button, .ask button')]
  .filter(one => one.checkVisibility())
  .map(one => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.textContent])
  .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name]) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def seated(guest: Guest, table: str, secret: str) -> Guest:
    """Somebody at their seat, with something to answer."""
    guest.go(f"/table/{table}#seat={secret}")
    guest.page.locator(".tray .lit").or_(guest.page.locator(PASS)).first.wait_for()
    return guest


def alone(visit, house: str, position: str, size=DESK) -> Guest:
    """One person on the first seat of a position, two bots beside."""
    table, secrets = table_at(house, "chasseurs", 3, position)
    return seated(visit("Zoé", size=size), table, secrets[1])


def test_two_people_on_a_phone_and_at_a_desk_hunt_with_a_bot_to_the_end(visit, house):
    if WHOLE:
        table, secrets = table_of(house, "chasseurs", 2, 1)
    else:
        table, secrets = table_at(house, "chasseurs", 3, LAST, people=(1, 2))
    zoe = seated(visit("Zoé", size=PHONE), table, secrets[1])
    papi = seated(visit("Papi", language="en"), table, secrets[2])
    sound(zoe, PHONE)
    hunt(zoe, papi, until=lambda: zoe.page.locator(".site.current").count() > 0)
    sound(zoe, PHONE)
    hunt(zoe, papi, until=lambda: zoe.page.locator(".camp.current").count() > 0)
    sound(papi, DESK)
    hunt(zoe, papi)
    assert zoe.page.locator(".end tbody tr").count() == 5  # scrolls, relics, goblins, purse and their sum
    cells = "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.firstChild.textContent.trim()))"
    rows = zoe.page.locator(".end tbody tr").evaluate_all(cells)
    counted = [[int(cell.replace("−", "-")) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*counted[:-1], strict=True)] == counted[-1]
    sound(zoe, PHONE)
    sound(papi, DESK)


def carried(guest: Guest, thing: str, to: str) -> None:
    """Carry a card by hand to another place."""
    here, there = (guest.page.locator(one).first.bounding_box() for one in (thing, to))
    assert here
    assert there
    mouse = guest.page.mouse
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    mouse.up()


def test_a_card_is_carried_to_my_picks(visit, house):
    zoe = alone(visit, house, DRAFT)
    carried(zoe, ".tray [data-thing=gold]", ".site >> nth=0")  # that is no place for it now
    expect(zoe.page.locator(".picks .mini")).to_have_count(6)
    carried(zoe, ".tray [data-thing=gold]", ".picks")
    expect(zoe.page.locator(".picks .mini")).to_have_count(7)
    expect(zoe.page.locator(".log")).to_contain_text("or")


def test_a_card_is_carried_to_the_site_or_to_the_adventurer_that_it_is_for(visit, house):
    zoe = alone(visit, house, WINDOW)
    carried(zoe, ".tray [data-thing=flaming-sword]", ".site.current header")
    expect(zoe.page.locator(".log")).to_contain_text("Épée de Feu")
    beauty = ".tray .lit[data-thing=sleeping-beauty]"
    expect(zoe.page.locator(beauty)).to_be_visible(timeout=PATIENCE)  # the others have answered
    zoe.page.locator(beauty).click()  # in hand, so that the adventurers are lit
    carried(zoe, beauty, ".aim [data-thing='mountains 9']")
    expect(zoe.page.locator(".log")).to_contain_text("9 bleu s’endort")


def test_a_round_with_the_keyboard_alone(visit, house):
    zoe = alone(visit, house, DRAFT)
    for _ in range(400):
        if "2" in zoe.page.locator("header").first.inner_text().split("Manche")[1][:3]:
            return
        lit = zoe.page.locator(".tray.draft .thing.lit").count()
        wanted = ".tray .thing.lit" if lit else PASS
        if not lit and not zoe.page.locator(PASS).count():
            zoe.page.wait_for_timeout(40)
            continue
        for _ in range(90):
            if zoe.page.evaluate(f"{ACTIVE}.matches({wanted!r})"):
                zoe.page.keyboard.press("Enter")
                if lit:
                    zoe.page.keyboard.press("Enter")
                break
            zoe.page.keyboard.press("Tab")
        zoe.page.wait_for_timeout(60)
    raise AssertionError("the round did not end")


def test_the_switch_passes_by_itself_until_the_next_site(visit, house):
    line = WINDOW.replace("mountains 4, silver", "mountains 4, shrinking-potion")  # Papi keeps the site open
    table, secrets = table_at(house, "chasseurs", 3, line, people=(1, 2))
    zoe = seated(visit("Zoé"), table, secrets[1])
    switch = zoe.page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    papi = seated(visit("Papi"), table, secrets[2])
    expect(switch).to_have_attribute("aria-checked", "true")
    papi.page.locator(PASS).first.click()
    expect(zoe.page.locator(".site.current[data-site=mountains]")).to_have_count(0, timeout=PATIENCE)
    expect(zoe.page.get_by_role("switch")).to_have_attribute("aria-checked", "false")  # it was for that site only


def test_a_card_that_cannot_be_played_now_says_why(visit, house):
    zoe = alone(visit, house, WINDOW)
    zoe.page.locator(".tray [data-thing='jungle 5']").click()
    expect(zoe.page.locator(".detail")).to_be_visible()
    expect(zoe.page.locator(".notice")).to_be_visible()


# Whether something lies over the middle of a thing, with the page scrolled to it.
COVERED = """(thing) => {
  thing.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = thing.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.detail') != null
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, {"width": 820, "height": 1180}, DESK])
def test_what_a_card_does_never_lies_over_what_there_is_to_choose(visit, house, size):
    # A treasure is picked for any site; an adventurer is aimed at in the site that is played.
    for position, taken, where in ((PICKING, "tiger", ".board"), (WINDOW, "sleeping-beauty", ".site.current")):
        zoe = alone(visit, house, position, size)
        zoe.page.locator(f".tray .lit[data-thing={taken}]").click()
        expect(zoe.page.locator(".detail")).to_be_visible()
        chosen = zoe.page.locator(f"{where} [data-at^=tile] .thing, .tray .cards .thing, .aim .thing")
        assert chosen.count() > 6
        assert not any(chosen.evaluate_all(f"all => all.map({COVERED})")), f"{taken} at {size}"


def test_a_card_that_is_read_stays_while_somebody_else_chooses(visit, house):
    table, secrets = table_at(house, "chasseurs", 3, PICKING, people=(1, 2))
    zoe, papi = (seated(visit(name), table, secrets[seat]) for name, seat in (("Zoé", 1), ("Papi", 2)))
    zoe.page.locator(".tray .lit[data-thing=tiger]").click()
    zoe.page.evaluate("""() => {
      window.put = false
      const look = () => { window.put ||= document.querySelector('.detail') === null }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }""")
    for _ in range(2):
        papi.page.locator(".tray .lit").first.click()
    expect(zoe.page.locator(".log")).to_contain_text("Papi pose")
    expect(zoe.page.locator(".tray .thing.raised[data-thing=tiger]")).to_be_visible()
    assert not zoe.page.evaluate("window.put")


def test_on_one_screen_a_curtain_falls_between_two_hands(visit, house):
    table, secrets = table_at(house, "chasseurs", 3, DRAFT, people=(1, 2))
    screen = visit("Zoé").go("/rules/chasseurs")
    kept = {
        "id": table, "game": "chasseurs", "name": "", "host": None, "way": "one", "with": [],
        "seats": {str(seat): secret for seat, secret in secrets.items()},
        "letter": None, "asked": False, "over": False, "when": 1,
    }  # fmt: skip
    screen.page.evaluate("table => localStorage.setItem('manoir-tables', JSON.stringify([table]))", kept)
    screen.go(f"/table/{table}")
    seen: dict[str, set[str]] = {}
    for name in NAMES[:2]:
        curtain = screen.page.locator(".curtain .btn")
        curtain.wait_for()
        assert name in curtain.inner_text()
        assert screen.page.locator("[data-thing]").count() == 0  # nothing is behind it
        curtain.click()
        screen.page.locator(".tray .lit").first.wait_for()
        things = screen.page.locator(".tray [data-thing]")
        seen[name] = set(things.evaluate_all("all => all.map((one) => one.dataset.thing)"))
        for _ in range(2):
            things.first.click()
    assert seen == {
        "Zoé": {"mountains 2", "gold", "tiger"},
        "Papi": {"cave 12", "jungle 6", "silver"},
    }


def test_phones_hold_the_hands_while_a_television_shows_the_sites(visit):
    tv = visit("")
    tv.open("chasseurs", way="tv")
    link = tv.page.get_by_label("Lien à partager").input_value()
    zoe = visit("Zoé", size=PHONE).sit("/" + link.split("/", 3)[3])
    tv.sees("Zoé")
    for place in (2, 3):
        tv.page.get_by_label(f"Qui prend la place {place}").select_option("greedy")
    tv.page.locator(".start").click()
    zoe.page.locator(".remote .lit").first.wait_for()
    assert zoe.page.locator(".site").count() == 0
    sound(zoe, PHONE)
    play(zoe, until=lambda: tv.page.locator(".site.current").count() > 0)
    assert tv.page.locator(".tray .thing").count() == 0
