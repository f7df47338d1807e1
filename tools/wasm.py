"""The compiled core for a browser: `python tools/wasm.py` leaves its libraries in build/wasm/lib.

With `--there` nothing is built: it says whether that was done before, of these very sources.

mypyc writes the C of a machine with 32-bit pointers and of Pyodide's Python;
zig (the wheel `ziglang`) makes position-independent WebAssembly of it, which Pyodide loads like any extension module.
Exit code 3: it cannot be had here, and the words say why; the house then runs uncompiled in the tab.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from core import HOUSE, fingerprint, groups, sources
from headers import NoHeaders, build_facts, headers

from manoir.pocket.runtime import NoPocket, runtime

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["cc", "-target", "wasm32-wasi", "-mcpu=generic-extended_const", "-O2", "-fPIC", "-fvisibility=hidden"]
COMPILE += ["-fno-strict-overflow", "-Wno-everything"]
COMPILE += ["-D__EMSCRIPTEN__", "-D_WASI_EMULATED_SIGNAL", "-D_POSIX_THREADS=1", "-DNDEBUG"]
LINK = ["wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--unresolved-symbols=import-dynamic", "--strip-all"]
LEFT_OUT = {"research", *HOUSE}  # nobody trains in a tab, and few answers a second come to its house


class NoCore(Exception):
    """The core cannot be compiled for a browser here; the words say why."""


def zig() -> list[str]:
    """How to run zig: the wheel's, or this machine's."""
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang"]
    if program := shutil.which("zig"):
        return [program]
    raise NoCore("there is no zig (pip install --group pocket brings one)")


def written_in_c(work: Path, version: tuple[int, int]) -> list[tuple[str, list[str]]]:
    """The C of the core and what becomes of it: the name of each library and its files, relative to `work`."""
    asked = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else asked(name)
    from mypyc.build import mypycify

    # mypyc writes for the Python that it runs in; a plain tuple says which one is meant.
    Version = namedtuple("Version", "major minor micro releaselevel serial")
    sys.version_info = Version(*version, 0, "final", 0)  # type: ignore[assignment]
    os.chdir(work)
    paths = [path for path in sources() if path.parts[1] not in LEFT_OUT]
    flags = ["--strict", "--ignore-missing-imports", "--config-file=", f"--python-version={version[0]}.{version[1]}"]
    extensions = mypycify([*flags, *map(str, paths)], separate=groups(paths), target_dir="c")
    return [(extension.name, [str(source) for source in extension.sources]) for extension in extensions]


def build(pyodide: Path, work: Path = ROOT / "build" / "wasm") -> Path:
    """Build the libraries below `work` and return their folder. NoCore or NoHeaders if they cannot be had here."""
    facts = build_facts(pyodide)
    stamp, lib = work / "fingerprint", work / "lib"
    mark = sha256((fingerprint() + str(facts["SOABI"])).encode() + Path(__file__).read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == mark:
        return lib
    if "--there" in sys.argv:
        raise NoCore("it is not built, or of older sources (`make pocket` builds it)")
    compiler = zig()
    work.mkdir(parents=True, exist_ok=True)
    include = headers(pyodide, work)
    for stale in (lib, work / "c", work / "manoir", work / ".mypy_cache"):
        shutil.rmtree(stale, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "manoir", work / "manoir")
    major, minor = map(int, str(facts["VERSION"]).split("."))
    found = written_in_c(work, (major, minor))
    import mypyc

    runtime = Path(mypyc.__file__).parent / "lib-rt"
    places = [f"-I{place}" for place in (runtime, include, work / "c")]

    def made(library: tuple[str, list[str]]) -> None:
        name, files = library
        objects = []
        for file in files:
            objects.append(str(work / f"{file}.{name}.o"))
            _run([*compiler, *COMPILE, *places, "-c", file, "-o", objects[-1]], work)
        target = lib / (name.replace(".", "/") + str(facts["EXT_SUFFIX"]))
        target.parent.mkdir(parents=True, exist_ok=True)
        last = name.rsplit(".", 1)[-1]
        _run([*compiler, *LINK, f"--export-if-defined=PyInit_{last}", *objects, "-o", str(target)], work)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(made, sorted(found, key=lambda library: library[0].count("."))))
    stamp.write_text(mark)
    return lib


def _run(command: list[str], work: Path) -> None:
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoCore(f"`{' '.join(command[-3:])}` failed:\n{done.stderr[-2000:]}")


if __name__ == "__main__":
    try:
        build(runtime().pyodide)
    except (NoCore, NoHeaders, NoPocket) as why:
        print(f"manoir: the core was not compiled for the browser: {why}", file=sys.stderr)
        sys.exit(3)
