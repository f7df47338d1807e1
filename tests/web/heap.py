"""A page's memory, as the browser itself writes it down."""

from __future__ import annotations

import re

from guests import Guest


def memory(guest: Guest) -> str:
    """Everything that the page can still reach: closures, maps, stores, and whatever else holds a string."""
    tool = guest.context.new_cdp_session(guest.page)
    parts: list[str] = []
    tool.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    tool.send("HeapProfiler.collectGarbage")
    tool.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    tool.detach()
    return "".join(parts)


def everything(guest: Guest) -> str:
    """Document, frames, what is kept, and memory."""
    kept = guest.page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)")
    return "\n".join([guest.page.content(), *guest.frames, kept, memory(guest)])


def found(facts: set[str], text: str) -> set[str]:
    """Which of some facts are in a text, each as a whole: `jungle 1` is not in `jungle 12`."""
    return {fact for fact in facts if fact in text and re.search(rf"(?<!\w){re.escape(fact)}(?!\w)", text)}


# The fact is put together in the page itself, and held by nothing but a closure around a map.
SEED = """codes => {
  const fact = String.fromCharCode(...codes)
  const held = new Map([[{}, { deep: [fact] }]])
  addEventListener('nothing-fires-this', () => held)
}"""
