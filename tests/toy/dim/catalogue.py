"""The moves of The Vigil."""

from toy.catalogue import VERSION, catalogue

__all__ = ["VERSION", "catalogue"]
