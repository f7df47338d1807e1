"""All that a page holds: its document, what it was told, what it keeps, and its memory."""

from __future__ import annotations

from guests import Guest


def memory(guest: Guest) -> str:
    """Everything in the page's heap, as the browser itself writes it down."""
    tool = guest.context.new_cdp_session(guest.page)
    parts: list[str] = []
    tool.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    tool.send("HeapProfiler.collectGarbage")
    tool.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    tool.detach()
    return "".join(parts)


def places(guest: Guest, deep: bool = True) -> dict[str, str]:
    """Everything, by where it is; memory, which takes a second to write down, only if it is asked for."""
    return {
        "document": guest.page.content(),
        "frames": "\n".join(guest.frames),
        "kept": guest.page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)"),
        **({"memory": memory(guest)} if deep else {}),
    }


def everything(guest: Guest) -> str:
    """Document, frames, what is kept, and memory."""
    return "".join(places(guest).values())


def found(guest: Guest, facts: set[str], deep: bool = True) -> set[tuple[str, str]]:
    """Which of some facts a page holds, and where."""
    return {(place, fact) for place, text in places(guest, deep).items() for fact in facts if fact in text}
