"""The headers of the Python that runs in a browser: from this machine, or from Debian's package of that version.

A pre-compiled Pyodide brings no headers. CPython keeps its binary interface within 3.14, so those of any 3.14 will do,
once `pyconfig.h` says what Pyodide's own `sysconfig` says of a machine with 32-bit pointers.
"""

from __future__ import annotations

import io
import lzma
import os
import re
import shutil
import sys
import sysconfig
import tarfile
import urllib.request
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

DEBIAN = os.environ.get("MANOIR_DEBIAN", "https://deb.debian.org/debian")
MACRO = re.compile(r"^(?:#\s*define|/\*\s*#undef) (\w+)", re.MULTILINE)


class NoHeaders(Exception):
    """No headers of that Python are here; the words say where some are."""


def headers(pyodide: Path, work: Path) -> Path:
    """A folder with the headers of Pyodide's Python; made once."""
    facts = build_facts(pyodide)
    version = str(facts["VERSION"])
    include = work / f"include-{version}"
    if (include / "pyconfig.h").is_file():
        return include
    fresh = work / "include.new"
    shutil.rmtree(fresh, ignore_errors=True)
    if (here := _here(version)) is not None:
        shutil.copytree(here, fresh)
    else:
        _of_debian(version, fresh)
    names = {name for path in fresh.rglob("pyconfig*.h") for name in MACRO.findall(path.read_text("utf-8"))}
    (fresh / "pyconfig.h").write_text(configured(facts, names), encoding="utf-8")
    fresh.rename(include)
    return include


def build_facts(pyodide: Path) -> dict[str, object]:
    """What Pyodide's own build noted of itself."""
    with ZipFile(pyodide / "python_stdlib.zip") as library:
        (name,) = (name for name in library.namelist() if name.startswith("_sysconfigdata_"))
        noted: dict[str, object] = {}
        exec(library.read(name).decode(), noted)
    facts = noted["build_time_vars"]
    assert isinstance(facts, dict)
    return facts


def configured(facts: dict[str, object], names: set[str]) -> str:
    """A `pyconfig.h` of these facts: each macro that the headers know, and what is not there left undefined."""
    lines = [f"#define {name} {facts[name]}" for name in sorted(names) if name in facts and facts[name] not in (0, "")]
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])


def _here(version: str) -> Path | None:
    """Where this machine keeps the headers of that Python, if it does."""
    named = os.environ.get("MANOIR_HEADERS")
    places = [Path(named)] if named else []
    places += [Path(f"/usr/include/python{version}"), Path(f"/usr/local/include/python{version}")]
    if sysconfig.get_python_version() == version:
        places.insert(0, Path(sysconfig.get_path("include")))
    if program := shutil.which(f"python{version}"):
        places.append(Path(program).resolve().parent.parent / "include" / f"python{version}")
    return next((place for place in places if (place / "Python.h").is_file()), None)


def _of_debian(version: str, into: Path) -> None:
    """Unpack the headers of Debian's package, whose digest its list of packages gives."""
    wanted = f"libpython{version}-dev"
    try:
        found = listed(wanted, lzma.decompress(_fetched("dists/testing/main/binary-amd64/Packages.xz")).decode())
        package = _fetched(found["Filename"])
    except (OSError, LookupError) as why:
        raise NoHeaders(
            f"the headers of Python {version} are not here (set MANOIR_HEADERS to a folder that has its Python.h)"
            f" and Debian's {wanted} could not be had: {why}"
        ) from why
    if sha256(package).hexdigest() != found["SHA256"]:
        raise NoHeaders(f"Debian's {wanted} is not what its list of packages says")
    inside = f"./usr/include/python{version}/"
    with tarfile.open(fileobj=io.BytesIO(member(package, b"data.tar.xz"))) as files:
        for entry in files:
            if entry.isfile() and entry.name.endswith(".h") and f"/python{version}/" in entry.name:
                name = entry.name.removeprefix(inside) if entry.name.startswith(inside) else "pyconfig-there.h"
                path = into / name
                path.parent.mkdir(parents=True, exist_ok=True)
                content = files.extractfile(entry)
                assert content is not None
                path.write_bytes(content.read())


def _fetched(path: str) -> bytes:
    with urllib.request.urlopen(f"{DEBIAN}/{path}", timeout=60) as answer:
        return bytes(answer.read())


def listed(package: str, packages: str) -> dict[str, str]:
    """What a list of Debian's says of a package."""
    for paragraph in packages.split("\n\n"):
        if paragraph.startswith(f"Package: {package}\n"):
            return dict(line.split(": ", 1) for line in paragraph.splitlines() if ": " in line and line[0] != " ")
    raise LookupError(f"{package} is not in Debian's list")


def member(archive: bytes, name: bytes) -> bytes:
    """One file of an `ar` archive, which is what a package of Debian's is."""
    at = 8
    while at < len(archive):
        head, size = archive[at : at + 60], int(archive[at + 48 : at + 58])
        if head[:16].strip().rstrip(b"/") == name:
            return archive[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise LookupError(f"no {name.decode()} in the package")


if __name__ == "__main__":
    print(headers(Path(sys.argv[1]), Path(sys.argv[2])))
