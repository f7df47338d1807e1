"""Frames of a WebSocket as nearly all of them are: a text message in one piece, sent by a server or by a client."""

from __future__ import annotations

from websockets.speedups import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80  # what the second byte says of its length besides


def framed(text: bytes) -> bytes:
    """A text message in one frame, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a message, where these bytes are one frame of it and nothing else, as a client sends it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, at = data[1] - MASKED, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if size > min(most, 0xFFFF) or len(data) != at + 4 + size:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])
