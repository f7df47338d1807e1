"""What a device expects of a page: its system's light, and to be installed with a picture."""

from __future__ import annotations

import json
import struct
from urllib.parse import urljoin

from playwright.sync_api import expect


def test_night_and_day_are_as_the_system_wishes_until_somebody_chooses(visit):
    zoe = visit("Zoé")
    page = zoe.page
    root = page.locator("html")
    ground = "getComputedStyle(document.body).backgroundColor"
    seen = {}
    for wish, theme in (("light", "day"), ("dark", "night")):
        page.emulate_media(color_scheme=wish)
        zoe.go("/")
        expect(root).to_have_attribute("data-theme", theme)
        seen[theme] = page.evaluate(ground)
    assert seen["day"] != seen["night"]
    page.emulate_media(color_scheme="light")  # the system changes its mind while the page is open
    expect(root).to_have_attribute("data-theme", "day")
    page.get_by_role("button", name="Lumière du jour").click()
    expect(root).to_have_attribute("data-theme", "night")
    page.reload()
    expect(root).to_have_attribute("data-theme", "night")  # what was chosen here is kept


def test_the_page_can_be_installed_and_every_picture_of_it_is_there(visit, house):
    page = visit("Zoé").go("/").page
    links = page.locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    found = links.evaluate_all("all => Object.fromEntries(all.map((one) => [one.rel, one.href]))")
    assert set(found) == {"icon", "apple-touch-icon", "manifest"}
    told = page.request.get(found.pop("manifest"))
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(told.text())
    assert manifest["name"]
    assert urljoin(told.url, manifest["start_url"]) == f"{house}/"
    pictures = {urljoin(told.url, icon["src"]): icon for icon in manifest["icons"]}
    assert set(found.values()) <= set(pictures)
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in pictures.values()}
    for address, icon in pictures.items():
        picture = page.request.get(address)
        assert picture.ok, address
        assert picture.headers["content-type"].startswith(icon["type"]), address
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert f"{width}x{height}" == icon["sizes"]
