"""The rulebook's page: how it opens, what it answers, what it finds, and what a table has chosen."""

from __future__ import annotations

import re

import pytest
from guests import DESK, PHONE
from measures import wrongs
from openings import begun, seated
from playwright.sync_api import expect
from positions import table_at

from manoir.games import TITLES

# Questions and answers under every clause, as a page shows them.
NOTES = """() => Object.fromEntries([...document.querySelectorAll('.clause')].map((clause) => [
  clause.id, ['dt', 'dd'].map((kind) => [...clause.querySelectorAll(kind)].map((one) => one.innerText)),
]))"""


@pytest.mark.parametrize("game", sorted(TITLES))
def test_the_rules_open_with_the_aim_and_answer_under_their_clauses(visit, game):
    book = TITLES[game].rulebook
    zoe = visit("Zoé", size=DESK, language="fr").go(f"/rules/{game}")
    lead = zoe.page.locator("main .lead")
    expect(lead).to_contain_text(book.aim["fr"])
    low, high = TITLES[game].box().players
    expect(lead).to_contain_text(f"{low} à {high} joueurs")
    expect(lead.get_by_text("dès 8 ans")).to_have_count(0 if book.age is None else 1)
    assert zoe.page.evaluate(NOTES) == {
        clause.slug: [[note.question["fr"] for note in clause.notes], [note.answer["fr"] for note in clause.notes]]
        for clause in book.clauses()
    }
    for size in (DESK, PHONE):
        zoe.resize(**size)
        expect(lead.get_by_role("heading", name="But du jeu")).to_be_in_viewport()
        assert zoe.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_rules_are_found_by_their_words_and_by_what_people_ask(visit):
    zoe = visit("Zoé", size=PHONE, language="fr").go("/rules/chasseurs")
    seek = zoe.page.get_by_placeholder("Chercher dans les règles")
    seek.fill("gobelin vole")  # not side by side in any clause
    expect(zoe.page.locator("[id='goblins.steal']")).to_be_visible()
    assert 0 < zoe.page.locator(".clause").count() < 6
    expect(zoe.page.locator(".contents li")).to_have_count(zoe.page.locator("article section").count())
    seek.fill("quand butin versé")  # the words of a question
    expect(zoe.page.locator(".clause")).to_have_count(1)
    expect(zoe.page.locator("[id='goblins.prize'] dt")).to_be_visible()
    seek.fill("zeppelin")
    expect(zoe.page.get_by_text("Rien de tel dans ces règles.")).to_be_visible()


def test_the_contents_are_a_list_without_a_number_of_their_own(visit):
    zoe = visit("Zoé", size=PHONE, language="fr").go("/rules/macgregor")
    entries = zoe.page.locator(".contents li")
    expect(entries).to_have_count(len(TITLES["macgregor"].rulebook.chapters))
    assert zoe.page.locator(".contents ol").count() == 0
    for box in [entry.bounding_box() for entry in entries.all()]:
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    zoe.page.get_by_role("link", name="IV. Les objets").click()
    expect(zoe.page.locator("section#objects h2")).to_be_in_viewport()


def test_the_rules_of_a_table_say_what_it_has_chosen(visit, house):
    zoe = visit("Zoé", language="fr")
    made = begun(house, "minuit", "Zoé", bots=1, rounds=2, first=1)
    seated(zoe, made)
    zoe.page.locator(".ask").wait_for()
    for opening in ("desk", "menu"):
        if opening == "menu":
            zoe.page.get_by_role("button", name="Menu").click()
        link = zoe.page.locator(".menu a[href^='/rules/']" if opening == "menu" else "a.desk[href^='/rules/']")
        with zoe.context.expect_page() as opened:
            link.click()
        rules = opened.value
        chosen = rules.get_by_role("region", name="À cette table")
        expect(chosen.locator("dl div")).to_have_text(
            [
                re.compile(r"Combien de manches.\?\s*2$"),
                re.compile(r"Qui a le plus de courage.\?\s*Zoé$"),
                re.compile(r"De combien Hugo avance-t-il.\?\s*3 \(d’usage\)$"),
                re.compile(r"Temps pour chaque réponse\s*Sans limite$"),
            ]
        )
        chosen.get_by_role("link", name="Combien de manches").click()
        expect(rules.locator(".clause.here")).to_have_id("setup.rounds")
        expect(chosen).to_have_count(1)  # a link within the page does not forget the table
        rules.close()
    zoe.go("/rules/minuit")
    zoe.page.locator(".clause").first.wait_for()
    expect(zoe.page.get_by_role("region", name="À cette table")).to_have_count(0)


def test_a_refusal_leads_to_its_clause_with_the_notes_under_it(visit, house):
    (note,) = TITLES["minuit"].rulebook.clause("rooms.open-doors").notes
    table, secrets = table_at(house, "minuit", 2, "hugo 20; red 7 9; blue 22; to move red 1")
    zoe = visit("Zoé", language="fr").go(f"/table/{table}#seat={secrets[1]}")
    zoe.page.locator(".groups .chip").first.click()
    zoe.page.locator("[data-place=toilet]").first.click()
    with zoe.context.expect_page() as opened:
        zoe.page.locator(".notice.refused").get_by_role("link", name="La règle").click()
    clause = opened.value.locator(".clause.here")
    expect(clause).to_have_id("rooms.open-doors")
    expect(clause.locator("dt")).to_have_text(note.question["fr"])
    expect(clause.locator("dd")).to_be_in_viewport()
    expect(opened.value.get_by_role("region", name="À cette table")).to_have_count(1)


@pytest.mark.parametrize("game", sorted(TITLES))
def test_an_example_on_a_phone_s_side_has_its_width_and_is_legible(visit, game):
    side = {"width": 844, "height": 390}
    zoe = visit("Zoé", size=side).go(f"/rules/{game}")
    for chapter in TITLES[game].rulebook.chapters:
        example = zoe.page.locator(f"section[id='{chapter.id}'] > figure")
        example.scroll_into_view_if_needed()
        expect(example.locator("svg:visible").first).to_be_visible()
        assert example.bounding_box()["width"] > 780
    assert not wrongs(zoe.page, cut=False)


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_chapter_has_an_example_that_its_board_draws_and_no_developers_names(visit, game):
    book = TITLES[game].rulebook
    zoe = visit("Zoé", language="en").go(f"/rules/{game}")
    for chapter in book.chapters:
        example = zoe.page.locator(f"section[id='{chapter.id}'] > figure")
        example.scroll_into_view_if_needed()
        expect(example.locator("svg:visible").first).to_be_visible()
        expect(example.locator("figcaption").last).to_have_text(re.compile(r"^Example\. \S.+[.!”]$"))
    text = zoe.page.locator("main").inner_text()
    assert not [clause.slug for clause in book.clauses() if clause.slug in text]
