"""The house in a pocket: a folder on a plain web server, a real browser, and then no network."""

from __future__ import annotations

import os
from collections.abc import Callable

from guests import PHONE, play
from pockets import Host, Tab

from manoir.games import TITLES

GAMES = tuple(TITLES) if os.environ.get("MANOIR_FULL") else ("minuit",)  # `make long` plays them all


def test_games_are_played_to_their_end_from_the_first_visit_on_with_the_network_cut(
    tab: Callable[..., Tab], host: Host
) -> None:
    zoe = tab().go().keep()
    host.close()
    for game in GAMES:
        zoe.open(game)
        play(zoe)
        assert zoe.page.locator(".end h2").inner_text()
        zoe.page.get_by_role("link", name="Hall").or_(zoe.page.locator(".end a[href='/']")).first.click()
    zoe.page.reload()
    zoe.stand().page.get_by_role("link", name="Toutes mes parties").click()
    zoe.page.locator("li[data-table]").nth(len(GAMES) - 1).wait_for()


def test_two_people_on_one_phone_play_to_the_end(tab: Callable[..., Tab], host: Host) -> None:
    zoe = tab(size=PHONE).go().keep()
    host.close()
    zoe.open("minuit", "one")
    zoe.choice("Combien de manches").get_by_role("button", name="1", exact=True).click()
    zoe.start()
    play(zoe)
    zoe.page.get_by_role("button", name="Vérifier les dés").click()
    zoe.sees("Dés honnêtes")
