"""What a machine sees of The Vigil."""

from toy.lens import LENS

__all__ = ["LENS"]
