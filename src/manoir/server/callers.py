"""Who asks, as far as a house can tell: an address, or the /64 of IPv6 that one home or one machine has to itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Generic, TypeVar

T = TypeVar("T")

HOME = 64  # bits of an IPv6 address that name a network: the rest is chosen by whoever is in it
LONGEST = 64  # characters of what is no address at all
REMEMBERED = 10_000  # callers at once; the one that was not heard of for longest is forgotten


def caller_of(address: str) -> str:
    """The name under which an address is counted; several ways of writing one are one caller."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a proxy that names something else, or a socket of the file system
        return address[:LONGEST].lower()
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> (128 - HOME) << (128 - HOME), HOME)))


class Callers(Generic[T]):
    """Something that is kept for each caller."""

    def __init__(self, make: Callable[[], T], most: int = REMEMBERED) -> None:
        self.make = make
        self.most = most
        self.kept: OrderedDict[str, T] = OrderedDict()

    def of(self, caller: str) -> T:
        """What is kept for a caller."""
        found = self.kept.get(caller)
        if found is None:
            found = self.kept[caller] = self.make()
        self.kept.move_to_end(caller)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return found
