"""`python tools/docsite`: build the documentation into build/site, in English and under fr/ in French.

It needs Zensical and mkdocstrings (the group `docs`), and nothing of the house: rulebooks, schemas and docstrings are
read as files. A link, a picture or an anchor that leads nowhere stops it. SITE_URL says where the site will be, for a
page that is not found and for search engines, PLAY_URL where a house in a pocket can be played, which every page then
leads to; another folder than the repository can be given, as the tests do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "fr")


def main(root: Path) -> int:
    """Gather and build each language, the second inside the first; then walk through all of it."""
    sys.path.append(str(HERE.parent))  # links.py
    from config import config
    from gathered import gather
    from links import faults
    from walked import astray

    url = os.environ.get("SITE_URL", "").rstrip("/")
    url = url and f"{url}/"
    play = os.environ.get("PLAY_URL", "")
    work, site = root / "build" / "docs", root / "build" / "site"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(site, ignore_errors=True)
    if found := faults(root):
        return _stopped("a link leads nowhere", found)
    for language in LANGUAGES:
        folder = work / language
        sections = gather(root, folder / "pages", language)
        (folder / "zensical.toml").write_text(config(sections, language, root, url, play), encoding="utf-8")
        zensical = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
        done = subprocess.run(
            [*zensical, "-f", str(folder / "zensical.toml")], capture_output=True, text=True, check=False
        )
        if done.returncode:
            return _stopped(f"the {language} site has faults", (done.stdout + done.stderr).splitlines())
        shutil.copytree(folder / "site", site if language == "en" else site / language, dirs_exist_ok=True)
    (site / "fr" / "404.html").unlink()  # the one of the whole site is shown
    if found := astray(site, urlsplit(url).path or "/"):
        return _stopped("the site leads nowhere", found)
    print(f"manoir: the site is in {site.relative_to(root)}/index.html")
    return 0


def _stopped(why: str, lines: list[str]) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    print(f"manoir: {why}, see above", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if sys.argv[1:] else HERE.parent.parent))
