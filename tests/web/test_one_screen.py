"""One screen that passes from hand to hand."""

from __future__ import annotations

import json

from guests import play
from positions import said


def test_two_people_on_one_screen_play_to_the_end_and_compute_its_dice_again(visit):
    house = visit("Zoé")
    house.open(way="one")
    house.page.get_by_label("Nom de la place 1").fill("Zoé")
    house.page.get_by_label("Nom de la place 2").fill("Papi")
    house.page.get_by_label("Nom de la place 2").press("Enter")
    house.choice("Combien de manches").get_by_role("button", name="1", exact=True).click()
    house.start()
    play(house)
    verdict = house.page.locator(".end h2").inner_text()
    assert "gagne" in verdict or "Égalité" in verdict, verdict  # as the dice have it
    house.page.get_by_role("button", name="Vérifier les dés").click()
    house.sees("avec les parts de 2 joueurs. Le sceau est celui que cet appareil avait vu.")
    other = visit("Mamie").go(f"/replay/{house.table}")
    other.page.get_by_role("button", name="Vérifier les dés").click()
    other.sees("Dés honnêtes")
    other.page.reload()
    other.page.route("**/log", forged)
    other.page.get_by_role("button", name="Vérifier les dés").click()
    other.sees("ne découle pas du secret")


def forged(route):
    """The log of a house that changed a roll of the dice afterwards."""
    lines = [json.loads(line) for line in route.fetch().text().splitlines()]
    entry = next(line for line in lines[3:] if line["picks"])
    entry["picks"][0] = (entry["picks"][0] + 1) % entry["of"][0]
    route.fulfill(body="".join(json.dumps(line) + "\n" for line in lines))


def test_a_curtain_hides_each_hand_and_the_page_forgets_the_last_one(visit, house):
    seats = [{"kind": "me", "name": name} for name in ("Zoé", "Papi")]
    made = said(house, "/api/tables", {"game": "vigil", "seats": seats})
    guest = visit("Zoé").go("/rules/minuit")
    table = {
        "id": made["table"]["id"], "game": "vigil", "name": "", "host": made["host"], "way": "one", "with": [],
        "seats": {str(held["seat"]): held["secret"] for held in made["held"]},
        "letter": None, "asked": False, "over": False, "when": 1,
    }  # fmt: skip
    guest.page.evaluate("table => localStorage.setItem('manoir-tables', JSON.stringify([table]))", table)
    guest.go(f"/table/{table['id']}")
    guest.page.locator(".start").click()
    seen = []
    curtain = guest.page.locator(".curtain .btn")
    while len(seen) < 6 and not guest.over:
        curtain.or_(guest.moves.first).first.wait_for()
        if curtain.count():  # whoever is asked twice in a row keeps the screen
            assert guest.page.locator(".plain").count() == 0  # nothing is behind the curtain
            assert not any(hand in guest.page.content() for _, hand in seen)
            name = curtain.inner_text()
            curtain.click()
            guest.moves.first.wait_for()
            row = guest.page.locator("dl > div", has=guest.page.locator("dt", has_text="hand")).first
            seen.append((name, row.inner_text().removeprefix("hand").strip()))
        guest.moves.first.click()
        guest.page.wait_for_timeout(200)
    assert len({name for name, _ in seen}) == 2
