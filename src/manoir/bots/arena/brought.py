"""A bot that somebody brings to the arena: `MODULE:MAKER`, a function of the title and a fate."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from manoir.kernel.bot import Bot
from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted


def is_brought(name: str) -> bool:
    """Whether a name says where a bot is to be found."""
    return ":" in name


def brought_named(name: str, title: Title, fate: FastFate) -> Bot[Any]:
    """The bot of `MODULE:MAKER`; only whoever runs the program may name one, for its code is run."""
    module, _, maker = name.partition(":")
    try:
        make = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as missing:
        raise WrongInput("bot", f"{quoted(name)} ({missing})", "MODULE:MAKER of a module on the path") from None
    bot: Bot[Any] = make(title, fate)
    return bot
