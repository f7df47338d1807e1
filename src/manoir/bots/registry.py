"""Which bots there are, by name."""

from __future__ import annotations

from typing import Any

from manoir.bots.delays import Unhurried
from manoir.bots.forgetter import Forgetter
from manoir.bots.net_bot import NetBot
from manoir.bots.nets import learned_of
from manoir.bots.no_instincts import NoInstincts
from manoir.bots.search import Search
from manoir.bots.searcher import SearchBot
from manoir.bots.simple import GreedyBot, RandomBot
from manoir.bots.wanderer import Wanderer
from manoir.kernel.bot import Bot
from manoir.kernel.fate import Fate
from manoir.kernel.instincts import Instincts
from manoir.kernel.levels import LEVELS
from manoir.kernel.numeral import is_numeral
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted

BOTS = ("random", "greedy", *LEVELS)

SEARCH = "search"
"""`search@200` thinks for 200 simulations an answer, `search@100ms` for a tenth of a second, by written instinct."""

NET = "net"
"""`net` does what its net likes best; `net@200`, `net@100ms` look ahead with it."""


def instincts_of(title: Title) -> Instincts[Any]:
    """What a game lends its bots; a game that lends nothing has calm ones."""
    return title.instincts or NoInstincts()


def bot_named(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """A bot for a seat of a game, or WrongInput that lists them."""
    if name == "random":
        return RandomBot(fate)
    if name == "greedy":
        greedy = GreedyBot(title.game, instincts_of(title), fate)
        return greedy if title.race is None else Unhurried(greedy, title.race.level("regular", fate))
    if name in LEVELS:
        return level_named(name, title, fate)
    kind, sign, budget = name.partition("@")
    if kind == SEARCH and sign:
        simulations, milliseconds = budget_named(budget)
        return searcher(name, title, simulations, milliseconds, fate)
    if kind == NET:
        return net_named(name, title, budget_named(budget) if sign else (0, 0), fate)
    raise WrongInput(
        "bot",
        quoted(name),
        f"one of {', '.join(BOTS)}, search@SIMULATIONS, search@MILLISECONDSms, net, net@SIMULATIONS",
    )


def net_named(name: str, title: Title, budget: tuple[int, int], fate: Fate) -> Bot[Any]:
    """A bot that goes by what its game learned, or WrongInput where that has no net."""
    learned = learned_of(title)
    if learned is None:
        raise WrongInput("bot", quoted(name), f"another bot: {title.name} has no net")
    if budget == (0, 0):
        return NetBot(title.game, learned, fate, GreedyBot(title.game, instincts_of(title), fate))
    settings = title.character.learned
    return SearchBot(name, title.game, instincts_of(title), settings, *budget, fate, learned)


def instinct_named(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """The same bot as it plays at first sight, when there is no time to look ahead."""
    if name in LEVELS:
        return level_named(name, title, fate, ahead=False)
    return bot_named(name if name == "random" else "greedy", title, fate)


def level_named(name: str, title: Title, fate: Fate, ahead: bool = True) -> Bot[Any]:
    """One of the five levels; in a race they differ by how soon they see a way."""
    if title.race is not None:
        return title.race.level(name, fate)
    skill = title.character.skills[LEVELS.index(name)]
    bot: Bot[Any] = GreedyBot(title.game, instincts_of(title), fate)
    if ahead and skill.simulations > 0:
        bot = searcher(name, title, skill.simulations, skill.milliseconds, fate)
    if skill.forget > 0 and title.memory is not None:
        bot = Forgetter(bot, title.memory, skill.forget, fate)
    return Wanderer(name, bot, skill.wander, fate)


def by_simulations(name: str, title: Title, fate: Fate) -> Bot[Any]:
    """The same bot, which looks ahead as far as it was calibrated however slow its machine is: in a browser's tab."""
    bot = bot_named(name, title, fate)
    searching = searcher_of(bot)
    if searching is not None and searching.simulations > 0:
        searching.milliseconds = 0
    return bot


def search_of(bot: Any) -> Search | None:
    """The search of a bot that looks ahead, however it is wrapped."""
    searching = searcher_of(bot)
    return None if searching is None else searching.search


def searcher_of(bot: Any) -> SearchBot | None:
    """The bot that looks ahead, however it is wrapped."""
    while isinstance(bot, (Wanderer, Forgetter)):
        bot = bot.inner
    return bot if isinstance(bot, SearchBot) else None


def searcher(name: str, title: Title, simulations: int, milliseconds: int, fate: Fate) -> SearchBot:
    """A bot that looks ahead, with the settings of its game."""
    settings = title.character.settings
    return SearchBot(name, title.game, instincts_of(title), settings, simulations, milliseconds, fate)


def budget_named(text: str) -> tuple[int, int]:
    """Simulations and milliseconds from `200` or `100ms`."""
    number = text.removesuffix("ms")
    if not is_numeral(number) or not 1 <= int(number) <= 10_000_000:
        raise WrongInput("bot", quoted(text), "a number of simulations, or of milliseconds such as 100ms")
    return (0, int(number)) if text.endswith("ms") else (int(number), 0)
