"""Who am I: a device is asked once, everybody else reads its person's name, and they themselves read you."""

from __future__ import annotations

import re

import pytest
from guests import PHONE, play
from playwright.sync_api import expect

NOBODY = re.compile(r"\b(Moi|Me)\b")


def lines(guest) -> list[str]:
    """What the journal of a page says."""
    return guest.page.locator(".log li").all_inner_texts()


def test_a_name_is_read_by_the_others_and_its_person_reads_you(visit):
    zoe, ada, watcher = visit(), visit("élise", language="en"), visit("Hugo")
    zoe.go("/")
    field = zoe.page.get_by_label("Votre nom")
    expect(field).to_have_value("")
    field.fill("Élise de la très haute tour du nord")
    expect(field).to_have_value("Élise de la très haute t")  # as long as the house takes it
    zoe.sees("24 lettres au plus")
    field.fill("  Élise ")
    field.press("Enter")
    expect(field).to_have_value("Élise")
    zoe.open(way="friends")
    expect(zoe.page.get_by_label("Votre nom")).to_have_value("Élise")

    ada.sit(f"/table/{zoe.table}")
    ada.sees("Élise")
    own = ada.page.get_by_label("Your name")
    expect(own).to_have_value("élise (2)")  # two of one name are told apart
    own.fill(" \u200b ")
    own.blur()
    expect(own).to_have_value("élise (2)")  # nothing to read is no name
    own.fill("Papi")
    own.blur()
    zoe.sees("Papi")  # changed in the antechamber, by whoever has it
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    zoe.choice("Combien de manches").get_by_role("button", name="1", exact=True).click()
    zoe.choice("Qui a le plus de courage").get_by_role(
        "button", name="Élise", exact=True
    ).click()  # who has the most courage
    zoe.start()
    watcher.go(f"/table/{zoe.table}#watch=1")

    def headings(*wanted: str) -> None:
        for guest, heading in zip((zoe, ada, watcher), wanted, strict=True):
            expect(guest.page.locator(".ask h2")).to_have_text(heading)

    headings("À vous, Élise", "Élise to move", "Au tour d’Élise")
    zoe.moves.first.click()
    headings("Au tour de Papi", "Your move, Papi", "Au tour de Papi")
    ada.moves.first.click()
    play(zoe, ada, until=lambda: len(lines(watcher)) > 12)
    assert [line for line in lines(zoe) if line.startswith("Vous ")]
    assert [line for line in lines(zoe) if line.startswith("Papi ")]
    assert [line for line in lines(ada) if line.startswith("You ")]
    assert [line for line in lines(ada) if line.startswith("Élise ")]
    assert [line for line in lines(watcher) if line.startswith("Élise ")]
    assert not [line for line in lines(zoe) if line.startswith("Élise ")]
    assert not [line for line in lines(ada) if line.startswith("Papi ")]
    for guest in (zoe, ada, watcher):
        assert not NOBODY.search(guest.page.locator("body").inner_text())

    play(zoe, ada)
    zoe.go(f"/replay/{zoe.table}")
    zoe.page.get_by_label("À la fin").click()
    expect(zoe.page.locator(".log")).to_contain_text("Élise choisit")
    assert not [line for line in lines(zoe) if "ous " in line[:5]], "a replay is everybody's: names stand in it"
    assert [line for line in lines(zoe) if line.startswith("Élise ")]


@pytest.mark.parametrize(
    ("language", "label", "size"), [("fr", "Votre nom", PHONE), ("en", "Your name", {"width": 1440, "height": 900})]
)
def test_one_click_without_a_name_is_enough_and_the_house_finds_one(visit, language, label, size):
    ada = visit(language=language, size=size)
    ada.go("/")
    found = ada.page.get_by_label(label).get_attribute("placeholder")
    ada.page.locator("article .btn").first.click()
    ada.page.locator(".ask").wait_for()
    expect(ada.page.locator(".pl.me b")).to_contain_text(found)
    assert not NOBODY.search(ada.page.locator("body").inner_text())
    ada.go("/")
    expect(ada.page.get_by_label(label)).to_have_value(found)  # kept, shown, and theirs to change
    marks = [mark.get_attribute("aria-label") for mark in ada.page.locator("main svg[role=img]").all()]
    assert all(mark and len(mark) > 2 for mark in marks)
