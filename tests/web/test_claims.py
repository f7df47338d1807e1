"""Seats that change hands in a running game, as everybody's page shows it."""

from __future__ import annotations

from guests import PHONE, Guest
from playwright.sync_api import Locator, expect


def party(visit) -> tuple[Guest, Guest, Guest]:
    """Three people, each with a device, and a bot, at a game with hidden cards."""
    zoe, papi, lucie = visit("Zoé"), visit("Papi"), visit("Lucie", size=PHONE, language="en")
    zoe.open("chasseurs", way="friends")
    for guest in (papi, lucie):
        guest.sit(f"/table/{zoe.table}")
        zoe.sees(guest.name)
    zoe.start()
    for guest in (papi, lucie):
        guest.page.locator(".ask").wait_for()
    return zoe, papi, lucie


def helped(host: Guest, name: str) -> Locator:
    """The host's panel for a seat, opened from its mark."""
    host.page.locator(".players .pl").filter(has_text=name).locator("button.help").click()
    return host.page.locator("#host")


def test_one_who_is_replaced_by_a_bot_is_told_and_takes_the_seat_back(visit):
    zoe, papi, lucie = party(visit)
    panel = helped(zoe, "Papi")
    panel.get_by_role("button", name="À lui").click()
    expect(papi.page.locator(".replaced")).to_contain_text(
        "Un robot joue pour vous. Votre place vous est gardée 10 min"
    )
    assert papi.moves.count() == 0
    expect(panel).to_contain_text("Papi peut reprendre sa place à tout moment")
    expect(panel.get_by_role("button", name="Inviter quelqu’un")).to_have_count(0)
    papi.page.get_by_role("button", name="Reprendre ma place").click()
    expect(papi.page.locator(".replaced")).to_have_count(0)
    expect(panel).to_contain_text("Papi est à la table.")
    expect(zoe.page.locator(".log")).to_contain_text("L’hôte confie le jeu de Papi à un robot.")
    expect(zoe.page.locator(".log")).to_contain_text("Papi reprend sa place.")
    expect(papi.page.locator(".log")).to_contain_text("L’hôte confie votre jeu à un robot.")
    expect(papi.page.locator(".log")).to_contain_text("Vous reprenez votre place.")
    expect(lucie.page.locator(".log")).to_contain_text("The host lets a bot play for Papi.")
    expect(lucie.page.locator(".log")).to_contain_text("Papi takes the seat back.")


def test_a_guest_sits_down_once_everybody_has_agreed(visit):
    zoe, papi, lucie = party(visit)
    panel = helped(zoe, "Honorine")
    panel.get_by_role("button", name="Inviter quelqu’un à cette place").click()
    panel.get_by_label("Nom de l’invité").fill("Ada")
    panel.get_by_role("button", name="Invitez", exact=True).click()
    link = "/table/" + panel.locator(".link input").input_value().split("/table/")[1]
    expect(panel).to_contain_text("tant qu’un autre souhait attend")  # a second wish would be refused
    wish = "Zoé aimerait donner la place d’Honorine à Ada, qui verrait ses cartes."
    papi.sees(wish)
    zoe.sees("On attend l’accord de : Papi et Lucie.")
    early = visit("Ada")
    early.go(link)
    early.sees("Ce lien ne donne plus de place ici.")
    assert not any('"view"' in frame for frame in early.frames)
    papi.page.get_by_role("button", name="D’accord").click()
    lucie.sees("Zoé would like to give the seat of Honorine to Ada, who would see its cards.")
    lucie.page.get_by_role("button", name="Agree").click()
    expect(papi.page.locator(".log")).to_contain_text("D’un commun accord, la place d’Honorine ira à Ada.")
    ada = visit("Ada")
    ada.go(link)
    ada.page.locator(".ask").wait_for()
    expect(lucie.page.locator(".log")).to_contain_text("Ada sits down and plays from now on.")


def test_a_host_who_is_alone_with_bots_is_told_why_nobody_can_be_invited(visit):
    zoe = visit("Zoé")
    zoe.open("chasseurs")
    zoe.page.locator(".ask").wait_for()
    panel = helped(zoe, "Honorine")
    expect(panel).to_contain_text("il faut l’accord d’une autre personne qui joue")
    expect(panel.get_by_role("button", name="Inviter quelqu’un")).to_have_count(0)
