"""`python tools/docsite`: build the documentation into build/site, in English and under fr/ in French.

It needs Zensical and mkdocstrings (the group `docs`), and nothing of the house: rulebooks, schemas and docstrings are
read as files. A link or an anchor that leads nowhere stops it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "fr")


def main() -> int:
    """Gather and build each language; the second goes inside the first."""
    sys.path.append(str(ROOT / "tools"))  # links.py
    from config import config
    from gathered import gather

    work = ROOT / "build" / "docs"
    site = ROOT / "build" / "site"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(site, ignore_errors=True)
    for language in LANGUAGES:
        folder = work / language
        sections = gather(ROOT, folder / "pages", language)
        (folder / "zensical.toml").write_text(config(sections, language, ROOT), encoding="utf-8")
        zensical = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
        done = subprocess.run([*zensical, "-f", str(folder / "zensical.toml")], check=False)
        if done.returncode:
            print(f"manoir: the {language} site has faults, see above", file=sys.stderr)
            return 1
        shutil.copytree(folder / "site", site if language == "en" else site / language, dirs_exist_ok=True)
    print(f"manoir: the site is in {site.relative_to(ROOT)}/index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
