"""Who is away, who leaves, who comes back, and whoever hosts can help: said on every page, also after a reload."""

from __future__ import annotations

import re

from guests import PHONE, Guest, play
from playwright.sync_api import Locator, expect
from test_claims import helped, party

SETTINGS = """async ([id, change]) => {
  const { host } = JSON.parse(localStorage.getItem('manoir-tables')).find(table => table.id === id)
  const { settings } = await (await fetch(`/api/tables/${id}`)).json()
  const headers = { authorization: `Bearer ${host}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...settings, ...change })
  await fetch(`/api/tables/${id}/settings`, { method: 'PUT', headers, body })
}"""


def seat(guest: Guest, name: str) -> Locator:
    """A player's mark on somebody's page."""
    return guest.page.locator(".players .pl").filter(has_text=name)


def line(guest: Guest, text: str) -> None:
    """A line of somebody's journal."""
    expect(guest.page.locator(".log")).to_contain_text(text)


def test_one_who_is_away_is_marked_told_and_never_thinks(visit):
    zoe, papi, lucie = party(visit)
    zoe.page.evaluate(SETTINGS, [zoe.table, {"grace": 3000}])
    papi.page.goto("about:blank")
    expect(seat(zoe, "Papi").locator(".state")).to_have_text("pas là")
    expect(seat(lucie, "Papi").locator(".state")).to_have_text("away")
    line(zoe, "Papi n’est plus là ; sa place l’attend.")
    play(zoe, until=lambda: not zoe.moves.count() and zoe.page.locator(".ask .absent").count())
    expect(zoe.page.locator(".ask .absent")).to_have_text(
        re.compile(r"Papi n’est pas là\s; un robot joue dans (50|49) min\.")
    )
    expect(zoe.page.locator(".ask")).to_contain_text("Lucie réfléchit.")
    zoe.page.evaluate(SETTINGS, [zoe.table, {"grace": 1}])
    expect(seat(zoe, "Papi").locator(".state")).to_have_text("un robot joue")
    line(zoe, "Papi n’est plus là : un robot joue.")
    lucie.page.locator(".pull").click()
    line(lucie, "Papi is no longer there: a bot plays.")
    papi.go(f"/table/{zoe.table}")
    expect(seat(zoe, "Papi").locator(".state")).to_have_count(0)
    line(zoe, "Papi reprend sa place.")
    line(zoe, "Papi n’est plus là ; sa place l’attend.")
    line(papi, "Vous reprenez votre place.")  # on a page that has come later: what happened while nobody was there
    line(papi, "Vous n’étiez plus là ; votre place vous attendait.")
    zoe.page.reload()
    for text in ("sa place l’attend", "un robot joue", "Papi reprend sa place."):
        line(zoe, text)
    before = zoe.page.locator(".log li").all_inner_texts()
    assert len(before) == len(set(before)) or before.count(before[0]) == 1, "nothing is written twice"


def test_leaving_asks_first_is_told_and_can_be_taken_back_from_the_same_device(visit):
    zoe, papi, lucie = party(visit)
    menu = papi.page.locator("#menu")
    opener = papi.page.get_by_label("Menu", exact=True)
    opener.click()
    menu.get_by_role("button", name="Quitter la partie").click()
    expect(menu).to_contain_text("Un robot continue à votre place")
    papi.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    papi.page.locator(".log").click(position={"x": 5, "y": 5})
    expect(menu).to_have_count(0)  # a tap outside closes it too
    assert "quitte la partie" not in zoe.page.locator(".log").inner_text()

    opener.click()
    menu.get_by_role("button", name="Quitter la partie").click()
    menu.get_by_role("button", name="Quitter", exact=True).click()
    papi.sees("Vous avez quitté la partie")
    line(zoe, "Papi quitte la partie ; un robot continue.")
    expect(seat(zoe, "Papi").locator(".state")).to_have_text("un robot joue")
    papi.page.get_by_role("button", name="Reprendre ma place").click()
    papi.page.locator(".ask").wait_for()
    line(zoe, "Papi reprend sa place.")

    opener.click()  # again, and this time by way of the hall and the link
    menu.get_by_role("button", name="Quitter la partie").click()
    menu.get_by_role("button", name="Quitter", exact=True).click()
    papi.sees("Vous avez quitté la partie")
    papi.go("/").go(f"/table/{zoe.table}")
    expect(papi.page.locator(".replaced")).to_contain_text("Vous avez quitté la partie")
    papi.page.get_by_role("button", name="Reprendre ma place").click()
    papi.page.locator(".ask").wait_for()
    expect(seat(lucie, "Papi").locator(".state")).to_have_count(0)


def test_a_host_helps_where_somebody_sleeps_and_the_evening_goes_on(visit):
    zoe, papi = visit("Zoé"), visit("Papi", size=PHONE)
    zoe.open("minuit", way="friends")
    for seat_number in (4, 3):
        zoe.page.get_by_label(f"Retirer la place {seat_number}").click()
    papi.sit(f"/table/{zoe.table}")
    zoe.sees("Papi")
    zoe.start()
    play(zoe, until=lambda: "Au tour de Papi" in zoe.page.locator(".ask h2").inner_text())
    expect(zoe.page.locator(".ask")).to_contain_text("Papi réfléchit.")  # asleep beside a phone that is awake
    panel = helped(zoe, "Papi")
    panel.get_by_label("Un robot joue pour Papi").select_option("guest")
    panel.get_by_role("button", name="À lui").click()
    expect(papi.page.locator(".replaced")).to_be_visible()
    play(zoe, until=lambda: zoe.page.locator(".log li:has-text('Papi pose')").count() > 1)

    # Whatever is offered is granted: a request that is refused would fail this test by itself.
    expect(panel).to_have_count(0)  # Zoé went on playing beside it
    helped(zoe, "Papi").get_by_label("Un autre robot joue").select_option("regular")
    panel.get_by_role("button", name="À lui").click()
    line(zoe, "L’hôte choisit un autre robot pour Papi.")
    panel.get_by_role("button", name="La table").click()
    for setting in ("clock", "grace", "spectators", "listed"):
        panel.locator(f"[data-setting={setting}] .chip[aria-pressed=false]").first.click()
        expect(panel.locator(f"[data-setting={setting}] .chip[aria-pressed=true]")).to_have_count(1)
    expect(panel.locator("[data-setting=delay]")).to_have_count(0)  # nobody watches who could see it later
    expect(panel.locator("[data-setting=keep]")).to_have_count(0)
    papi.page.get_by_role("button", name="Reprendre ma place").click()
    panel.locator(".which").get_by_role("button", name="Papi").click()
    panel.get_by_role("button", name="Confier le rôle d’hôte à Papi").click()
    zoe.page.get_by_role("button", name="Le confier").click()
    expect(zoe.page.locator("#host")).to_have_count(0)  # and nothing is offered to Zoé any more
    expect(zoe.page.locator("button.help")).to_have_count(0)
    helped(papi, "Zoé").get_by_role("button", name="La table").click()
    papi.page.get_by_role("button", name="Fermer la table").click()
    papi.page.get_by_role("button", name="La fermer").click()
    zoe.sees("Cette table est fermée.")


def test_how_long_a_seat_is_kept_is_settled_in_the_antechamber(visit):
    zoe, papi = visit("Zoé"), visit("Papi")
    zoe.open("minuit", way="friends")
    papi.sit(f"/table/{zoe.table}")
    keeps = "[data-setting=keep] .chip[aria-pressed=true]"
    for guest in (zoe, papi):
        guest.page.locator(".people summary").click()
        expect(guest.page.locator(keeps)).to_have_text("10 min")
    zoe.page.locator("[data-setting=keep] .chip", has_text="30 min").click()
    expect(papi.page.locator(keeps)).to_have_text("30 min")
    expect(papi.page.locator("[data-setting=keep] .chip").first).to_be_disabled()
