"""The page: the files that the web build left in `assets/`, read once and served from memory."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, route
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from manoir.kernel.title import Title
from manoir.server.previews import MARK, OF_A_GAME, prefers_french, preview
from manoir.tables.verdict import Denied

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Manoir</title>
<h1>Manoir</h1><p>The house is open, but its page has not been built. Build it with <code>make web</code>,
or talk to the house by its protocol: <a href="/api/schema/openapi.json">openapi.json</a>,
<a href="/api/socket-schema">socket-schema</a>.</p>
<p lang="fr">La maison est ouverte, mais sa page n’a pas été construite : <code>make web</code>.</p></html>
"""
# What the page knows: `web/src/lib/route.svelte.ts`.
PLACES = ("", "table", "screen", "replay", "rules", "guide", "solo", "games")
MOST = 64  # pages kept that differ in their preview: few but for those who ask by many names
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, as it is sent."""

    body: bytes
    packed: bytes | None  # gzip, where it is shorter
    kind: str
    tag: str
    for_ever: bool  # its name holds its digest


class Pages:
    """The files of the page by their path; none before the web build."""

    def __init__(self, folder: Path, titles: Mapping[str, Title] | None = None) -> None:
        self.assets: dict[str, Asset] = {}
        self.titles = titles or {}
        self._previewed: dict[bytes, Asset] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.assets[name] = asset_of(path, for_ever=name.startswith("assets/"))

    @property
    def built(self) -> bool:
        return "index.html" in self.assets

    def find(self, path: str) -> Asset | None:
        """The file of a path; the page itself for every path without a dot: it says what it has there, or has not."""
        found = self.assets.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = self.assets.get("index.html")
        return found

    def knows(self, path: str) -> bool:
        """Whether something is at a path."""
        place, _, rest = path.partition("/")
        return path in self.assets or (place in PLACES and (place not in OF_A_GAME or rest in self.titles))

    def previewed(self, path: str, base: str, french: bool) -> Asset:
        """The page itself, with what a messenger shows of this link to it."""
        page = self.assets["index.html"]
        tags = preview(path, base, french, self.titles).encode()
        found = self._previewed.get(tags)
        if found is None:
            if len(self._previewed) >= MOST:
                self._previewed.clear()
            found = self._previewed[tags] = made_of(page.body.replace(MARK.encode(), tags), page.kind, False)
        return found


def asset_of(path: Path, for_ever: bool) -> Asset:
    """A file as it is sent, by the type that its name says."""
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return made_of(path.read_bytes(), kind, for_ever)


def made_of(body: bytes, kind: str, for_ever: bool) -> Asset:
    """Something as it is sent: packed where that is shorter, and known by its digest."""
    packed = gzip.compress(body, 9, mtime=0)
    tag = sha256(body).hexdigest()[:16]
    return Asset(body, packed if len(packed) < len(body) else None, kind, f'"{tag}"', for_ever)


Sent = Response[bytes]
ThePages = NamedDependency[SkipValidation[Pages]]


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any], pages: ThePages) -> Sent:
    """The page itself, or how to build it."""
    if not pages.built:
        return Response(NO_PAGE.encode(), media_type="text/html")
    return _sent(request, pages, "index.html")


@route("/{path:path}", http_method=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], pages: ThePages, path: FromPath[str]) -> Sent:
    """A file of the page; what there is nothing of is not found, whatever is to be done with it."""
    if request.method != "GET":
        raise Denied("not-found")
    return _sent(request, pages, path.strip("/"))


def _sent(request: Request[Any, Any, Any], pages: Pages, path: str) -> Sent:
    asset = None if path == "api" or path.startswith("api/") else pages.find(path)
    if asset is None:
        raise Denied("not-found")
    if asset is pages.assets["index.html"]:
        asset = pages.previewed(path, str(request.base_url), prefers_french(request.headers.get("accept-language", "")))
    return sent(request, asset, 200 if pages.knows(path) else 404)


def sent(request: Request[Any, Any, Any], asset: Asset, status: int = 200) -> Sent:
    """A file as an answer: packed where that is wanted, and nothing at all where it is known already."""
    cache = "public, max-age=31536000, immutable" if asset.for_ever else "no-cache"
    headers = {"etag": asset.tag, "cache-control": cache, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == asset.tag and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, status_code=status, headers=headers, media_type=asset.kind)
    return Response(asset.body, status_code=status, headers=headers, media_type=asset.kind)
