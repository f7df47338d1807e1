"""What a tab's Python begins with: it opens the archive in which the house lies, with the rest of Python's library."""

from __future__ import annotations

import lzma
import sys
from io import BytesIO
from zipfile import ZipFile

WHERE = "/house"


def unpack(packed: bytes) -> None:
    """From now on whatever is in the archive can be imported."""
    with ZipFile(BytesIO(lzma.decompress(packed))) as archive:
        archive.extractall(WHERE)
    sys.path.insert(0, WHERE)
