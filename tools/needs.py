"""Print what the program depends on, or one of its extras, for `pip install`: its own metadata is the one list."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
extra = sys.argv[1] if len(sys.argv) > 1 else None
needs = project["optional-dependencies"][extra] if extra else project["dependencies"]
print("\n".join(need.replace(" ", "") for need in needs))
