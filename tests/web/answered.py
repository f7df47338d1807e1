"""How somebody answers what would have been played."""

from __future__ import annotations

from playwright.sync_api import Page


def answered(page: Page, text: str | None = None) -> None:
    """Choose an answer in the panel, the first or that one, and stand by it."""
    page.locator(".ask h2").wait_for()
    buttons = page.locator(".ask [data-move]")
    wanted = buttons.first if text is None else page.locator(f'.ask [data-move="{text}"]')
    groups = page.locator(".ask [role=group] .chip")
    for number in range(-1, groups.count()):
        if number >= 0:
            groups.nth(number).click()
        more = page.locator(".ask .quiet[aria-expanded=false]")
        if wanted.count() == 0 and more.count():
            more.click()
        if wanted.count():
            break
    wanted.click()
    page.locator(".ask .sure .first").click()
    page.locator(".judged").wait_for()
