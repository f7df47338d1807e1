"""The build hook: with MANOIR_COMPILE=1 the rules and what bots feel are compiled; without it nothing is."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "manoir_menteur"
COMPILED = ("bids", "instincts", "moves", "odds", "options", "refusals", "rules", "state", "view")
# A function that no other library may replace can be called directly and put in line.
NATIVE = [] if sys.platform == "win32" else ["-fvisibility=hidden"]


class MenteurHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the package with mypyc beside its sources, which stay in the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("MANOIR_COMPILE") != "1":
            return
        work = Path(self.root) / "build" / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(Path(self.root) / "src", work)
        for built in compiled(work):
            build_data["force_include"][str(built)] = str(built.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled(work: Path) -> list[Path]:
    """The extension modules, made in a folder that holds a copy of the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(work)  # mypyc names modules by where they are from here
    try:
        modules = [f"{PACKAGE}/{name}.py" for name in COMPILED]
        extensions = mypycify(["--strict", "--config-file=", *modules], opt_level="3", debug_level="0")
        for extension in extensions:
            extension.extra_compile_args += NATIVE
        command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(work)
        command.build_temp = str(work / "build")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(work.rglob("*.so"))
