"""A route: an address, and the plain function that answers there."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_type_hints

import msgspec

from manoir.protocol import codec
from manoir.protocol.http_types import BODY_BYTES
from manoir.protocol.problems import problem_of
from manoir.protocol.reply import JSON, Download, Reply
from manoir.protocol.request import Request

BODY = "data"  # the parameter of a route that is the body, read from JSON; `body` is the body as it came
BRACES = re.compile(r"\{(\w+)\}")
FIELD = re.compile(r"`\$\.?(.+)`$")
MOST_WRONG = 5  # values that a reply complains of at once


@dataclass(frozen=True)
class Route:
    """The function is handed the request, then by name what its path, its query and its body say.

    A query's name is that of its parameter, without the underscore that a word of Python has at its end.
    """

    method: str
    path: str  # with its values in braces
    status: int  # when all is well
    function: Callable[..., Awaitable[Any]]
    kind: str = JSON  # of the answer
    most: int = BODY_BYTES
    fixed: bool = False  # the answer is the same for everybody, and every page waits for it

    @cached_property
    def hints(self) -> dict[str, Any]:
        """What the function says of its values and of its answer (`return`)."""
        return get_type_hints(self.function, include_extras=True)

    @cached_property
    def types(self) -> dict[str, Any]:
        """The types of the values, in their order."""
        return {name: kind for name, kind in self.hints.items() if name not in ("request", "return")}

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What an address must look like."""
        return re.compile(BRACES.sub(r"(?P<\1>[^/]+)", self.path))

    async def answer(self, request: Request, values: Mapping[str, Any]) -> Reply:
        """What the house says to a request with these values, all of them as they came."""
        try:
            return self._reply(await self.function(request, **self._read(values)))
        except Exception as wrong:
            return problem_of(wrong)

    def _read(self, values: Mapping[str, Any]) -> dict[str, Any]:
        if BODY in self.types and BODY not in values:
            raise codec.Malformed("body: nothing was sent")
        found, wrongs = {}, []
        for name in [name for name in self.types if name in values]:
            try:
                found[name] = msgspec.convert(values[name], self.types[name], strict=False)
            except msgspec.ValidationError as wrong:
                field = FIELD.search(str(wrong))
                where = field[1] if field else "body" if name == BODY else name.rstrip("_")
                wrongs.append(f"{where}: {str(wrong).split(' - ', maxsplit=1)[0]}")
        if wrongs:
            raise codec.Malformed("; ".join(wrongs[:MOST_WRONG]))
        return found

    def _reply(self, value: Any) -> Reply:
        if isinstance(value, Download):
            headers = {"content-disposition": f'attachment; filename="{value.name}"'}
            return Reply(self.status, value.text.encode(), self.kind, headers)
        body = value.encode() if self.kind != JSON else codec.encoder.encode(value)
        return Reply(self.status, body, self.kind)
