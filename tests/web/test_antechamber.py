"""Before the start: every choice in words with its clause, bots by level, and everything live for everybody."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from guests import PHONE
from openings import asked
from playwright.sync_api import Route, expect

from manoir.games import TITLES
from manoir.tables.document import Settings, read_document


@pytest.mark.parametrize("game", TITLES)
def test_every_choice_is_explained_with_the_clause_behind_it(visit, house, game):
    (about,) = [one for one in asked(house, "/games") if one["game"] == game]
    book = asked(house, f"/games/{game}/rulebook")
    clauses = {clause["name"]: clause["words"] for chapter in book["chapters"] for clause in chapter["clauses"]}
    zoe = visit("Zoé", size=PHONE, language="en").open(game, way="friends")
    choices = zoe.page.locator("fieldset[data-option]")
    expect(choices).to_have_count(len(about["options"]))
    for option in about["options"]:
        choice = zoe.page.locator(f"fieldset[data-option={option['name']}]")
        expect(choice.locator("summary b")).not_to_be_empty()  # what was chosen is said without opening it
        choice.locator("summary").click()
        expect(choice.locator("button, select, input").first).to_be_visible()
        expect(choice.locator("details")).to_contain_text(clauses[option["clause"]]["en"][:60])
        assert choice.locator("details a").get_attribute("href") == f"/rules/{option['clause'].replace(':', '#')}"


@pytest.mark.parametrize("game", TITLES)
def test_a_phone_shows_the_room_in_two_screens_and_the_start_with_its_reason_at_every_moment(visit, game):
    zoe = visit("Zoé", size=PHONE).open(game, way="friends")
    zoe.page.locator("fieldset[data-option]").first.wait_for()
    expect(zoe.page.locator(".seat.lit")).to_have_count(zoe.page.locator(".seat").count() - 2)  # two places are free
    assert zoe.page.evaluate("document.documentElement.scrollHeight") < 2.3 * PHONE["height"]
    for where in (0, 10_000):
        zoe.page.evaluate("where => scrollTo(0, where)", where)
        expect(zoe.page.locator(".start")).to_be_in_viewport(ratio=1)
        expect(zoe.page.get_by_text("2 places sont encore libres.")).to_be_in_viewport(ratio=1)


def test_the_way_in_is_a_picture_a_code_and_a_link_that_is_copied_with_a_tap(visit):
    zoe = visit("Zoé", size=PHONE).open("minuit", way="friends")
    expect(zoe.page.locator("svg.qr")).to_be_visible()
    expect(zoe.page.locator("[data-code]")).to_have_text(re.compile("^[A-Z]{4}$"))
    zoe.context.grant_permissions(["clipboard-read", "clipboard-write"])
    zoe.page.get_by_role("button", name="Copier le lien").click()
    expect(zoe.page.get_by_text("Le lien est copié.")).to_be_visible()
    assert zoe.page.evaluate("navigator.clipboard.readText()") == zoe.page.get_by_label("Lien à partager").input_value()


def test_nobody_reads_the_name_of_a_word_while_the_words_are_on_their_way(visit):
    zoe = visit("Zoé", language="en")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    zoe.page.route(re.compile(r"/chasseurs-(fr|en)-page-[^/]*\.js$"), hold)
    zoe.open("chasseurs", way="friends")
    everything = zoe.page.locator("body")
    for tongue, title in (("en", "Who deals first?"), ("fr", "Qui distribue")):
        zoe.page.locator("main .start").wait_for()
        while not held:
            zoe.page.wait_for_timeout(20)
        assert "Dealer" not in everything.inner_text()  # a key that is read for want of words
        while held:
            held.pop().continue_()
        expect(zoe.page.locator("fieldset[data-option=dealer] summary")).to_contain_text(title)
        if tongue == "en":
            zoe.page.get_by_role("button", name="Français").click()


def test_what_the_host_decides_is_seen_by_everybody_and_played(visit, house):
    zoe = visit("Zoé").open("booo", way="friends")
    papi = visit("Papi", language="en").sit(f"/table/{zoe.table}")
    for place in (3, 4):
        zoe.page.get_by_label(f"Qui prend la place {place}").select_option("butler")
    zoe.choice("Quel parcours").get_by_role("button", name="3", exact=True).click()
    zoe.choice("De l’avance").get_by_label("Papi attend").fill("20")
    zoe.choice("Pause après").get_by_role("button", name="5 s").click()
    theirs = papi.choice("Which route?").get_by_role("button", name="3", exact=True)
    expect(theirs).to_have_attribute("aria-pressed", "true")
    expect(papi.choice("head start").get_by_label("Papi waits")).to_have_value("20")
    expect(theirs).to_be_disabled()  # the host decides
    pause = zoe.choice("Pause après").get_by_role("button", name="5 s")
    expect(pause).to_have_attribute("aria-pressed", "true")
    table = asked(house, f"/tables/{zoe.table}")
    assert table["options"] == {"route": 3, "delays": [0, 20_000, 0, 0], "pause": 5_000}
    zoe.choice("Pause après").get_by_role("button", name="Aucune").click()  # what is usual
    expect(zoe.page.get_by_role("button", name="Aucune d’usage")).to_have_attribute("aria-pressed", "true")
    assert "pause" not in asked(house, f"/tables/{zoe.table}")["options"]
    other = zoe.choice("Pause après").get_by_label("Autre")  # any number that the game takes
    for typed, chosen in (("7.5", 7_500), ("99", 7_500)):  # and no other: 60 s at the most
        other.fill(typed)
        other.blur()
        expect(papi.choice("Pause after").get_by_label("Other")).to_have_value("7.5")
        assert asked(house, f"/tables/{zoe.table}")["options"]["pause"] == chosen


def test_whoever_sits_down_gives_their_share_of_the_dice_in_the_same_breath(visit, house):
    zoe = visit("Zoé").open("minuit", way="friends")
    visit("Papi").sit(f"/table/{zoe.table}")
    zoe.sees("Papi")  # and could start now
    assert asked(house, f"/tables/{zoe.table}")["seats"][1]["shared"]


def test_the_host_of_a_race_decides_how_long_bots_and_claimants_take(visit, folder):
    zoe = visit("Zoé").open("booo", way="friends")
    papi = visit("Papi", language="en").sit(f"/table/{zoe.table}")
    for ours, chosen, theirs, same in (
        ("Temps que prennent les robots", "2 fois plus", "Time that bots take", "2 times as long"),
        ("Temps pour montrer un chemin", "60 s", "Time to show a path", "60 s"),
    ):
        seen = papi.choice(theirs).get_by_role("button", name=same)
        expect(seen).to_have_attribute("aria-pressed", "false")
        expect(seen).to_be_disabled()  # the host decides
        zoe.choice(ours).get_by_role("button", name=chosen).click()
        expect(seen).to_have_attribute("aria-pressed", "true")
    kept = settings_kept(folder, zoe.table)
    assert (kept.bot_time, kept.claim_time) == (200, 60)
    alone = visit("Ada").open("minuit", way="friends")
    expect(alone.choice("Temps pour chaque réponse")).to_be_visible()
    alone.page.locator("[data-setting=grace]").wait_for(state="attached")  # the settings of any table are there
    expect(alone.page.locator("[data-setting=bot_time], [data-setting=claim_time]")).to_have_count(0)


def test_the_host_of_a_race_decides_whether_slow_lines_are_made_up_for(visit, house, folder):
    zoe = visit("Zoé").open("booo", way="friends")
    papi = visit("Papi", language="en").sit(f"/table/{zoe.table}")
    ours = zoe.choice("Connexions lentes")
    theirs = papi.choice("Allow for slow connections").get_by_role("button", name="A little")
    expect(ours.get_by_role("button", name="Non")).to_have_attribute("aria-pressed", "true")  # unless somebody wants it
    expect(theirs).to_have_attribute("aria-pressed", "false")
    expect(theirs).to_be_disabled()  # the host decides
    ours.get_by_role("button", name="Léger").click()
    expect(theirs).to_have_attribute("aria-pressed", "true")
    expect(ours.get_by_role("button", name="Non")).to_have_attribute("aria-pressed", "false")
    assert asked(house, f"/tables/{zoe.table}")["settings"]["credit"] == 100
    assert settings_kept(folder, zoe.table).credit == 100
    alone = visit("Ada").open("minuit", way="friends")
    expect(alone.page.locator("fieldset[data-option]").first).to_be_visible()
    expect(alone.page.get_by_role("group", name="Connexions lentes")).to_have_count(0)  # nothing to race for


def settings_kept(folder: Path, table: str) -> Settings:
    """The settings of a table as the house has stored them."""
    with closing(sqlite3.connect(folder / "house.db")) as database:
        (doc,) = database.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()
    return read_document(doc).settings


@pytest.mark.parametrize("game", TITLES)
def test_bots_that_sit_down_by_themselves_have_a_character(visit, house, game):
    zoe = visit("Zoé").open(game)
    seats = asked(house, f"/tables/{zoe.table}")["seats"]
    levels = {"child", "guest", "regular", "butler", "countess"}
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} <= levels
    assert asked(house, f"/tables/{zoe.table}")["settings"]["stand_in"] in levels
    zoe.open(game, way="friends")
    offered = zoe.page.get_by_label("Qui prend la place 2").locator("option")
    expect(offered).to_have_count(8)
    assert offered.all_inner_texts()[1:6] == ["L’enfant", "L’invité", "L’habitué", "Le majordome", "La comtesse"]


def test_mac_gregors_second_plan_is_chosen_on_the_page_and_played(visit):
    zoe = visit("Zoé").open("macgregor", way="friends")
    for seat in (2, 3):
        zoe.page.get_by_label(f"Qui prend la place {seat}").select_option("greedy")
    plans = zoe.choice("Quel plan")
    expect(plans.get_by_role("button", name="Le château")).to_have_attribute("aria-pressed", "true")
    plans.get_by_role("button", name="La grille").click()
    expect(plans.get_by_role("button", name="La grille")).to_have_attribute("aria-pressed", "true")
    zoe.start()
    expect(zoe.page.locator("main g[data-place]:not(.target)")).to_have_count(25)
    minuit = visit("Papi").open("minuit", way="friends")
    expect(minuit.choice("Temps pour chaque réponse")).to_be_visible()
    expect(minuit.page.locator("[data-setting=edition]")).to_have_count(0)
