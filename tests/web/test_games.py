"""All my games: the list, deleting, saved games, replays and playing on from them, moving to another device."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from guests import PHONE, Guest
from openings import asked, begun, brought, seated, taken_up
from playwright.sync_api import Locator, expect
from positions import said

KEPT = "() => JSON.parse(localStorage.getItem('manoir-tables') ?? '[]')"


def ended(house: str, *people: str) -> dict[str, Any]:
    """A game of Minuit that these people have just finished, with bots beside them."""
    source = brought(house, "minuit", 3)
    made = taken_up(house, source, asked(house, f"/tables/{source}/moments?count=1")["total"] - 2, *people)
    said(house, f"/api/tables/{made['table']['id']}/settings", {"clock": 1, "stand_in": "greedy"}, made["host"], "PUT")
    return made


def row(guest: Guest, table: str) -> Locator:
    """A game of the list."""
    return guest.page.locator(f"li[data-table='{table}']")


def holds(guest: Guest, made: dict[str, Any], seat: int = 1, **more: Any) -> None:
    """This device has sat at a table."""
    held = next(one["secret"] for one in made["held"] if one["seat"] == seat)
    table = {
        "id": made["table"]["id"],
        "game": "minuit",
        "name": "",
        "seats": {seat: held},
        "host": None,
        "way": "friends",
    }
    table |= {"with": [], "letter": None, "asked": False, "over": False, "when": 1, **more}
    guest.page.evaluate(
        "table => localStorage.setItem('manoir-tables', JSON.stringify([table, "
        "...JSON.parse(localStorage.getItem('manoir-tables') ?? '[]')]))",
        table,
    )


def test_every_game_is_listed_and_goes_from_here_or_for_everybody(visit: Callable[..., Guest], house: str) -> None:
    zoe, papi = visit("Zoé").go("/rules/minuit"), visit("Papi", PHONE, "en").go("/rules/minuit")
    both, alone = ended(house, "Zoé", "Papi"), begun(house, "minuit", "Zoé", bots=1)
    zoe, papi = seated(zoe, both), seated(papi, both, 2)
    expect(zoe.page.locator(".end")).to_be_visible()
    expect(papi.page.locator(".end")).to_be_visible()
    holds(zoe, alone)
    holds(zoe, {"table": {"id": "never"}, "held": [{"seat": 1, "secret": "x"}]})
    zoe.go("/").page.get_by_role("link", name="Toutes mes parties").click()
    over, running = row(zoe, both["table"]["id"]), row(zoe, alone["table"]["id"])
    expect(over).to_contain_text(re.compile(r"\d{1,2} \S+ 20\d\d"))
    expect(over).to_contain_text(re.compile(r"a gagné|ont gagné|Vous avez gagné"))
    expect(over).to_contain_text(re.compile(r"Zoé\s+\d+"))
    expect(over.get_by_role("link", name="Revoir")).to_have_attribute("href", f"/replay/{both['table']['id']}")
    back = running.get_by_role("link", name="Retourner à la table")
    expect(back).to_have_attribute("href", f"/table/{alone['table']['id']}")
    gone = row(zoe, "never")
    expect(gone).to_contain_text("ne la garde plus")
    gone.get_by_role("button").click()
    expect(gone).to_have_count(0)

    over.get_by_role("button", name="Supprimer").click()
    zoe.page.get_by_role("button", name="Pour tous").click()
    expect(over).to_contain_text("Il manque l’accord d’une personne")
    expect(over).to_contain_text("Joueur 1")
    papi.go("/games")
    expect(row(papi, both["table"]["id"])).to_contain_text("Somebody who played wishes this game deleted")
    row(papi, both["table"]["id"]).get_by_role("button", name="Delete").click()
    papi.page.get_by_role("button", name="For everybody").click()
    expect(row(papi, both["table"]["id"])).to_have_count(0)
    zoe.page.reload()
    expect(over).to_contain_text("Supprimée par ceux qui l’ont jouée")

    other = visit("Zoé").go(f"/table/{alone['table']['id']}")
    expect(other.page.locator(".ask")).to_be_visible()
    running.get_by_role("button", name="Supprimer").click()
    zoe.page.get_by_role("button", name="De cet appareil").click()
    expect(running).to_have_count(0)
    holds(zoe, alone)
    zoe.page.reload()
    running.get_by_role("button", name="Supprimer").click()
    zoe.page.get_by_role("button", name="Pour tous").click()
    expect(running).to_have_count(0)
    other.sees("Cette partie a été supprimée par ceux qui l’ont jouée.")


def test_a_wrong_file_says_what_it_is_not(visit: Callable[..., Guest], house: str) -> None:
    zoe = visit("Zoé").go("/games")
    field = zoe.page.locator("input[type=file]")
    field.set_input_files({"name": "list.log", "mimeType": "text/plain", "buffer": b"milk\neggs\n"})
    expect(zoe.page.get_by_role("alert")).to_contain_text("Ce fichier n’est pas le journal d’une partie.")
    expect(zoe.page.get_by_role("alert")).to_contain_text("line 1")
    visit.wrong.clear()  # type: ignore[attr-defined]  # the house refused it, as it should
    log = asked_log(house, brought(house, "minuit", 2))
    field.set_input_files({"name": "cut.log", "mimeType": "text/plain", "buffer": "\n".join([*log[:5], ""]).encode()})
    expect(zoe.page.get_by_role("alert")).to_contain_text("La partie de ce journal n’est pas finie.")
    visit.wrong.clear()  # type: ignore[attr-defined]
    field.set_input_files({"name": "whole.log", "mimeType": "text/plain", "buffer": "\n".join(log).encode()})
    expect(zoe.page.locator(".deck")).to_be_visible()
    zoe.page.get_by_label("À la fin").click()
    expect(zoe.page.locator(".finale")).to_contain_text("gagne")


def asked_log(house: str, table: str) -> list[str]:
    """The lines of a finished game's log."""
    with urllib.request.urlopen(f"{house}/api/tables/{table}/log", timeout=60) as answer:
        return answer.read().decode().split("\n")


def test_four_times_the_speed_is_a_quarter_of_the_time_and_the_end_names_the_winner(
    visit: Callable[..., Guest], house: str
) -> None:
    zoe = visit("Zoé", motion="full")
    zoe.page.clock.install(time=0)
    zoe.go(f"/replay/{brought(house, 'minuit', 3)}")
    slider = zoe.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    zoe.page.clock.pause_at(3_600_000)  # from now on the page's time is the test's: nothing leans on the machine's
    scores = zoe.page.locator(".standings")
    took = {}
    for speed in (1, 4):
        slider.fill(str(last - 1))
        before = scores.inner_text()
        zoe.page.get_by_role("button", name=f"{speed}×").click()
        zoe.page.get_by_label("Lecture").click()
        steps = 0
        while slider.input_value() != str(last):
            zoe.page.clock.run_for(100 // speed)
            steps += 1
            assert steps < 1_000, "it never came to its end"
        took[speed] = steps
        expect(zoe.page.locator(".finale h2")).to_contain_text("gagne")
        assert scores.inner_text() != before
    assert took[4] == pytest.approx(took[1], abs=2), took
    assert took[1] > 10, took


def test_playing_on_shows_the_position_and_who_sat_where(visit: Callable[..., Guest], house: str) -> None:
    zoe = visit("Zoé").go(f"/replay/{brought(house, 'minuit', 3)}")
    zoe.page.locator("input[type=range]").fill("30")
    there = zoe.page.locator(".board ul").inner_text()
    zoe.page.get_by_role("button", name="Jouer d’ici").click()
    expect(zoe.page.locator(".position")).to_contain_text("coup 30")
    expect(zoe.page.locator(".position .board ul")).to_have_text(there.replace("\n", ""))
    seats = zoe.page.locator(".seats > li")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("y jouait")
    expect(seats.nth(1).locator(".was [aria-label]")).to_be_visible()
    expect(zoe.page.locator(".add, .away, [data-option]")).to_have_count(0)
    zoe.page.get_by_label("Votre place").select_option("2")
    zoe.page.get_by_role("button", name="S’asseoir").click()
    expect(seats.nth(1)).to_contain_text("vous")
    for seat in (0, 2):
        seats.nth(seat).locator("select").select_option("greedy")
    zoe.start()


def test_games_move_to_another_device_and_the_old_one_is_told(visit: Callable[..., Guest], house: str) -> None:
    old, new = visit("Zoé").go("/rules/minuit"), visit("", PHONE).go("/games")
    made = begun(house, "minuit", "Zoé", bots=1)
    holds(old, made)
    secret = made["held"][0]["secret"]
    old.go("/games").page.get_by_role("button", name="Donner depuis cet appareil").click()
    code = old.page.locator("[data-code]").get_attribute("data-code") or ""
    addresses: list[str] = []
    for guest in (old, new):
        guest.page.on("request", lambda request: addresses.append(request.url))
    new.page.get_by_role("button", name="Recevoir sur cet appareil").click()
    new.page.get_by_label("Le code de l’ancien appareil").fill(code.lower())
    new.page.get_by_role("button", name="Demander").click()
    expect(old.page.locator(".moving")).to_contain_text("Un appareil demande vos parties")
    check = old.page.locator(".moving .code").inner_text()
    expect(new.page.locator(".moving .code")).to_have_text(check)
    assert new.page.evaluate(KEPT) == [], "nothing is given before the old device says yes"
    old.page.get_by_role("button", name="Oui, tout lui donner").click()
    expect(new.page.locator(".moving")).to_contain_text("Une partie est arrivée")
    expect(old.page.locator(".moving")).to_contain_text("a reçu votre partie")
    row(new, made["table"]["id"]).get_by_role("link", name="Retourner à la table").click()
    expect(new.page.locator(".ask")).to_be_visible()
    assert [table["seats"] for table in new.page.evaluate(KEPT)] == [{"1": secret}]
    assert not [url for url in addresses if secret in url or code.replace(" ", "") in url.upper()]
    old.page.get_by_role("button", name="Les retirer de cet appareil").click()
    assert json.dumps(old.page.evaluate(KEPT)) == "[]"
