"""The page: the files that the web build left in `assets/`, read once and served from memory."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from manoir.tables.verdict import Denied

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Manoir</title>
<h1>Manoir</h1><p>The house is open, but its page has not been built. Build it with <code>make web</code>,
or talk to the house by its protocol: <a href="/api/schema/openapi.json">openapi.json</a>,
<a href="/api/socket-schema">socket-schema</a>.</p>
<p lang="fr">La maison est ouverte, mais sa page n’a pas été construite : <code>make web</code>.</p></html>
"""
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

    def __init__(self, folder: Path) -> None:
        self.assets: dict[str, Asset] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self.assets[path.relative_to(folder).as_posix()] = _asset(path, folder)

    @property
    def built(self) -> bool:
        return "index.html" in self.assets

    def find(self, path: str) -> Asset | None:
        """The file of a path; the page itself for every path without a dot, since the page knows its own places."""
        found = self.assets.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = self.assets.get("index.html")
        return found


def _asset(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0)
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    digest = sha256(body).hexdigest()[:16]
    inside = path.relative_to(folder).as_posix()
    return Asset(body, packed if len(packed) < len(body) else None, kind, f'"{digest}"', inside.startswith("assets/"))


ThePages = NamedDependency[SkipValidation[Pages]]


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any], pages: ThePages) -> Response[bytes]:
    """The page itself, or how to build it."""
    if not pages.built:
        return Response(NO_PAGE.encode(), media_type="text/html; charset=utf-8")
    return _sent(request, pages, "index.html")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], pages: ThePages, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _sent(request, pages, path.strip("/"))


def _sent(request: Request[Any, Any, Any], pages: Pages, path: str) -> Response[bytes]:
    asset = None if path == "api" or path.startswith("api/") else pages.find(path)
    if asset is None:
        raise Denied("not-found")
    cache = "public, max-age=31536000, immutable" if asset.for_ever else "no-cache"
    headers = {"etag": asset.tag, "cache-control": cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, headers=headers, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)
