"""The table of commands, written out; each imports what it needs when it is called, so that the others start sooner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from cyclopts import App, Parameter, Token, convert

from manoir import __version__


def version() -> str:
    """The version of the program, and which form of it this is."""
    from manoir.pure import form

    return f"{__version__} ({form()})"


def converted(hint: Any, tokens: Sequence[Token]) -> Any:
    """What was given, as its type; a whole number is not rounded from another."""
    if _is_whole(hint) and any("." in token.value for token in tokens):
        raise ValueError
    return convert(hint, tokens)


def _is_whole(hint: Any) -> bool:
    return hint is int or any(_is_whole(one) for one in get_args(hint))


app = App(
    name="manoir",
    default_parameter=Parameter(converter=converted),
    version=version,
    help="A house with haunted games in it: play them, study them. Without a word, `manoir` opens it (manoir open).",
    help_format="plaintext",
)
app.command("manoir.cli.open:open_home", name="open", help="Open your own house in the browser; also without a word.")
app.command("manoir.cli.doctor:doctor", help="Say what this house lacks, or what makes it slow.")
app.command("manoir.cli.games:games", help="List the games of the house.")
app.command("manoir.cli.games:rules", help="Print the rulebook of a game, as people read it.")
app.command("manoir.cli.games:clauses", help="Print every clause with its words and the tests that prove it.")
app.command("manoir.cli.play:play", help="Play a game in the terminal against bots.")
app.command("manoir.cli.simulate:simulate", help="Play games between bots and print one line a game.")
app.command("manoir.cli.statistics:statistics", help="Play many games and print what they come to, as a table.")
app.command("manoir.cli.arena:arena", help="Let bots meet, and measure who is stronger.")
app.command("manoir.cli.train:train", help="Let a net teach itself a game.")
app.command("manoir.cli.hint:hint", help="Say what the search thinks of each move of a seat, by what that seat knows.")
app.command(
    "manoir.cli.review:review", help="Look a finished game over: each decision by what its seat knew, and luck."
)
app.command("manoir.cli.serve:serve", help="Open the house to people: tables, sockets and the page.")
app.command("manoir.cli.pocket:pocket", help="Write the house as a folder that runs in a browser, without a server.")

log = App(name="log", help="Read and check the logs of games.", help_format="plaintext")
log.command("manoir.cli.logs:show", help="Print a game move by move.")
log.command("manoir.cli.logs:check", help="Replay a log and say whether it holds.")
log.command("manoir.cli.golden:golden", help="Write finished games to keep, that must replay for ever.")
app.command(log)

db = App(name="db", help="What a house keeps: brought up to date, carried elsewhere.", help_format="plaintext")
db.command("manoir.cli.db:up", help="Bring the database up to this program.")
db.command("manoir.cli.db:down", help="Take the database down to an older version.")
db.command("manoir.cli.db:export", help="Write every finished game to a file.")
db.command("manoir.cli.db:bring", name="import", help="Keep the finished games of a file.")
db.command("manoir.cli.db:move", help="Carry a whole house to another database.")
app.command(db)

bench = App(name="bench", help="Measure the house beside its peers.", help_format="plaintext")
bench.command("manoir.cli.bench:engine", help="Random playouts a second, beside other engines.")
bench.command(
    "manoir.cli.benches.batch:batch", help="Steps a second of batches, beside a plain form and other libraries."
)
bench.command("manoir.cli.benches.search:search", help="Simulations a second of the search, beside OpenSpiel's.")
bench.command("manoir.cli.bench_server:server", help="Durable answers a second over real sockets, at many tables.")
bench.command("manoir.cli.benches.pocket:pocket", help="A house in a browser's tab, beside one on a server.")
app.command(bench)

app.command("manoir.cli.new_game:new_game", help="Write a small playable game to begin with.")
app.command("manoir.cli.check_game:check_game", help="List everything that a game lacks, at once.")


def with_games(arguments: Sequence[str]) -> App:
    """The commands, with those of games where one may be meant: to look for games takes longer than most commands."""
    if not arguments or arguments[0] not in set(app):
        from manoir.games import TITLES

        for title in TITLES.values():
            if title.commands and title.name not in set(app):
                app.command(f"{title.package}.commands:app", name=title.name, help=title.commands)
    return app
