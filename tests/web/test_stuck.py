"""A table whose rules are gone: the page says so plainly, and whoever plays ends the game and keeps its log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from houses import opened
from openings import asked, begun, seated
from playwright.sync_api import expect

from manoir.kernel.log import read_log


@pytest.fixture
def stuck(tmp_path: Path) -> Iterator[tuple[str, dict]]:
    """A house that mended its rules while a table was at play, and that table."""
    with opened(tmp_path) as before:
        made = begun(before, "vigil", "Zoé", "Papi")
    with opened(tmp_path, "mended") as house:
        yield house, made


def test_a_table_whose_rules_are_gone_says_so_and_any_of_its_players_ends_it(stuck, visit, tmp_path):
    house, made = stuck
    id = made["table"]["id"]
    papi = seated(visit("Papi", language="en", address=house), made, 2)
    zoe = seated(visit("Zoé", address=house), made, 1)
    ada = visit("Ada", address=house).go(f"/table/{id}#watch=1")
    expect(papi.page.get_by_role("alert")).to_contain_text("this house no longer has the old ones")
    for guest in (zoe, ada):
        expect(guest.page.get_by_role("alert")).to_contain_text("la partie ne peut pas continuer ici")
    expect(zoe.page.get_by_role("button", name="Finir la partie")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Finir la partie")).to_have_count(0)
    papi.page.get_by_role("button", name="End the game").click()
    for guest in (papi, zoe, ada):
        expect(guest.page.locator("main.gone a[download]")).to_be_visible()
    assert asked(house, f"/tables/{id}")["stage"] == "closed"
    with papi.page.expect_download() as saving:
        papi.page.locator("a[download]").click()
    saving.value.save_as(tmp_path / "kept.log")
    log = read_log(tmp_path / "kept.log")
    assert (log.header.rules, log.header.seats) == (1, ("Zoé", "Papi"))
