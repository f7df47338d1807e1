"""The protocol for machines: JSON Schema of the socket's messages, made from the very types that are sent."""

from __future__ import annotations

from typing import Any

import msgspec

from manoir.protocol.messages import Said, Told
from manoir.tables.messages import PROTOCOL

REF = "#/$defs/{name}"


def socket_schema() -> dict[str, Any]:
    """One schema with all messages: `said` by a device, `told` to it."""
    (said, told), parts = msgspec.json.schema_components([Said, Told], ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Manoir, socket protocol {PROTOCOL}",
        "properties": {"said": said, "told": told},
        "$defs": parts,
    }
