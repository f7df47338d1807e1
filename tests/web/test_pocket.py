"""The house in a pocket: a folder on a plain web server, a real browser, and then no network."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from guests import DESK, PHONE, Guest, play
from playwright.sync_api import expect
from pockets import LONG, Host, Tab

from manoir.games import TITLES

GOLDEN = Path(__file__).parents[1] / "golden"
SIZES = {"desk": DESK, "phone": PHONE}
FULL = bool(os.environ.get("MANOIR_FULL"))  # `make long` plays every game both ways, on a desk and on a phone
DAILY = [("desk", "minuit", "bots"), ("phone", "minuit", "one")]
PLAYED = [(screen, game, way) for game in TITLES for screen in SIZES for way in ("bots", "one")] if FULL else DAILY


@pytest.mark.parametrize(("screen", "game", "way"), PLAYED)
def test_a_game_is_played_to_its_end_from_the_first_visit_on_with_the_network_cut(
    tab: Callable[..., Tab], host: Host, screen: str, game: str, way: str
) -> None:
    zoe = tab(size=SIZES[screen]).go().keep()
    host.close()
    zoe.open(game, way)
    if way == "one":
        if game == "minuit":
            zoe.choice("Combien de manches").get_by_role("button", name="1", exact=True).click()
        zoe.page.locator(".start").click()
    play(zoe)
    assert zoe.page.locator(".end h2").inner_text()
    zoe.page.get_by_role("button", name="Vérifier les dés").click()
    zoe.sees("Dés honnêtes")
    zoe.go("/games").stand().page.locator("li[data-table]").first.wait_for()


def test_one_visit_without_a_network_leads_through_everything_and_a_game_goes_on_in_a_house_with_a_server(
    tab: Callable[..., Tab], host: Host, visit: Callable[..., Guest], tmp_path: Path
) -> None:
    zoe = tab().go().keep()
    host.close()
    page = zoe.page
    zoe.go("/rules/chasseurs").page.locator(".clause").first.wait_for()
    page.get_by_placeholder("Chercher dans les règles").fill("gobelin vole")
    expect(page.locator("[id='goblins.steal']")).to_be_visible()
    zoe.walk("/guide/macgregor").page.locator(".coach .now, .coach .seen").first.wait_for(timeout=LONG)
    zoe.walk("/solo/booo").stand().page.locator(".ask .btn:not([disabled])").click()
    page.locator("[data-hint]").click()
    expect(page.locator("p.hint")).to_be_visible()
    page.locator("[data-give-up]").click()
    page.locator(".trail").first.wait_for()
    # A game in, looked back at, looked over, and out again.
    field = zoe.walk("/games").page.locator(".saved input[type=file]").first
    field.set_input_files(of_another_version(GOLDEN / "minuit" / "2-players.log", tmp_path))
    expect(page.get_by_role("alert").filter(has_text="found version 99 of the rules")).to_be_visible()
    field.set_input_files(GOLDEN / "minuit" / "2-players.log")
    page.locator(".deck").wait_for()
    page.get_by_role("button", name="La revue du coach").click()
    page.locator(".review svg[role=img]").wait_for(timeout=LONG)
    with page.expect_download() as got:
        page.get_by_role("link", name="Télécharger la partie").click()
    got.value.save_as(tmp_path / "game.log")
    # One that was begun here, out in the middle and into a house with a server.
    other = visit("Papi").go("/replay")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "game.log")
    other.page.locator(".deck").wait_for()
    other.page.locator("input[type=range]").fill("12")
    other.page.get_by_role("button", name="Jouer d’ici").click()
    other.page.locator(".seats").wait_for()


def of_another_version(log: Path, where: Path) -> Path:
    """The same game, as a house with rules of the future would have written it."""
    changed = where / "future.log"
    changed.write_text(log.read_text(encoding="utf-8").replace('"rules":1', '"rules":99', 1), encoding="utf-8")
    return changed
