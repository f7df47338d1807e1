"""`python tools/release.py`: a release as it would be, built and looked at, published nowhere.

The version is the one of `manoir.__version__`; its heading in CHANGELOG.md is what the release says of itself. Packages
are left in dist/: the source package, the uncompiled wheel for any system, the compiled one for this. With `--tag` the
tag is made here, if everything is well; pushing it starts the forge's workflow, which builds for every system and
publishes. Nothing is ever sent from this machine.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def main() -> int:
    """Look, build, look again; then say what is in the way, or how to go on."""
    tag = "--tag" in sys.argv[1:]
    version = version_of(ROOT)
    print(f"manoir: a release of {version}")
    shutil.rmtree(DIST, ignore_errors=True)
    for target, form in (("sdist", ""), ("wheel", "0"), ("wheel", "")):
        build(target, form)
    for package in sorted(DIST.iterdir()):
        print(f"  {package.name}  {package.stat().st_size // 1000} kB")
    found = [*before(ROOT, version), *inside(version)]
    for fault in found:
        print(f"  in the way: {fault}")
    if not os.environ.get("MANOIR_URL"):
        print("  no address: these packages do not say where the project is at home; the forge's workflow does.")
        print("  By hand: MANOIR_URL=https://... make release")
    print("\n" + (notes_of(ROOT, version) or "(the changelog says nothing of it)") + "\n")
    if found or not tag:
        print("Nothing was tagged." + ("" if found else f" `make release TAG=1` makes the tag v{version}."))
        return 1 if found and tag else 0
    subprocess.run(["git", "tag", "-a", f"v{version}", "-m", f"Manoir {version}"], cwd=ROOT, check=True)
    print(f"The tag is made: `git push origin v{version}` publishes it.")
    return 0


def version_of(root: Path) -> str:
    """The version of the program."""
    text = (root / "src" / "manoir" / "__init__.py").read_text(encoding="utf-8")
    return re.findall(r'__version__ = "([^"]+)"', text)[0]


def notes_of(root: Path, version: str) -> str | None:
    """What the changelog says of a version."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found.group(1).strip() if found else None


def build(target: str, compiled: str) -> None:
    """One package into dist/."""
    environment = {**os.environ, "MANOIR_COMPILE": compiled}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)


def before(root: Path, version: str) -> Iterator[str]:
    """What is in the way of a release before anything is built."""
    said = subprocess.run(["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=False)
    if said.returncode or said.stdout.strip():
        yield "the working tree is not clean"
    tags = subprocess.run(["git", "tag", "-l", f"v{version}"], cwd=root, capture_output=True, text=True, check=False)
    if tags.stdout.strip():
        yield f"v{version} was released already: raise __version__"
    if not notes_of(root, version):
        yield f"CHANGELOG.md has no heading {version}"
    if notes_of(root, "Unreleased"):
        yield f"CHANGELOG.md has lines under Unreleased: they belong under {version}, or __version__ is to be raised"


def inside(version: str) -> Iterator[str]:
    """What is wrong with the packages that were built."""
    wheels = sorted(DIST.glob("*.whl"))
    if not any(wheel.name.endswith("-none-any.whl") for wheel in wheels):
        yield "there is no wheel for any system"
    if not any(not wheel.name.endswith("-none-any.whl") for wheel in wheels):
        yield "nothing could be compiled here"
    for wheel in wheels:
        archive = ZipFile(wheel)
        for page in ("server/assets", "pocket/page"):
            if f"manoir/{page}/index.html" not in archive.namelist():
                yield f"{wheel.name} has no page in {page}"
        about = Parser().parsestr(archive.read(f"manoir-{version}.dist-info/METADATA").decode())
        for field in (
            "Summary",
            "License-Expression",
            "Requires-Python",
            "Classifier",
            "Keywords",
            "Description-Content-Type",
        ):
            if not about[field]:
                yield f"{wheel.name} does not say its {field}"


if __name__ == "__main__":
    sys.exit(main())
