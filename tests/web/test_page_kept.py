"""The page of a house with TLS, kept for when the network is away: the network goes first; no answer is kept."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cable import Cable
from guests import Guest
from playwright.sync_api import expect

KEPT = "async () => (await (await caches.open('manoir-page')).keys()).map(({ url }) => new URL(url).pathname)"
OLD = """async () => {
  const older = new Response('<h1>Older</h1>', { headers: { 'content-type': 'text/html' } })
  await (await caches.open('manoir-page')).put('/', older)
}"""


@pytest.fixture
def tls(tmp_path: Path) -> ssl.SSLContext:
    """A certificate that signed itself."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


def test_with_tls_the_page_opens_without_a_network_and_is_never_older_than_what_the_house_gives(
    visit: Callable[..., Guest], house: str, tls: ssl.SSLContext
) -> None:
    cable = Cable(urlsplit(house).port or 0, tls)
    zoe = visit("Zoé", address=f"https://127.0.0.1:{cable.port}").go()
    page = zoe.page
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    page.locator("article[data-game=minuit]").wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert not any(path.startswith("/api") for path in kept)
    cable.cut()
    page.reload()
    expect(page.locator("header a").first).to_be_visible()  # the page is there, and says that the house is not
    zoe.sees("La maison ne répond pas")
    page.evaluate(OLD)
    page.reload()
    expect(page.get_by_role("heading", name="Older")).to_be_visible()
    visit.wrong.clear()  # type: ignore[attr-defined]  # what a browser says of a cut
    cable.mend()
    page.reload()
    page.locator("article[data-game=minuit]").wait_for()
    visit.wrong.clear()  # type: ignore[attr-defined]


def test_without_tls_nothing_keeps_the_page(visit: Callable[..., Guest]) -> None:
    zoe = visit("Zoé").go()
    zoe.page.locator("article[data-game=minuit]").wait_for()
    assert zoe.page.evaluate("() => isSecureContext")  # it could: a browser takes this very machine for secure
    assert zoe.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
