"""Whether the dice of a log are those that its secret and its shares give."""

from __future__ import annotations

from collections.abc import Iterator

from manoir.kernel.fair import sealed
from manoir.kernel.fate import KeyedFate
from manoir.kernel.log import Header, Log
from manoir.kernel.record import Moment, Stage, replay
from manoir.kernel.wrong import WrongInput


def audited(stage: Stage, log: Log, place: str, commitment: str | None = None) -> Iterator[Moment]:
    """The moments of a log, every pick recomputed, or WrongInput that names the first entry whose pick is another.

    With a commitment, the one that somebody noted before the game began, the log must carry that very one: a log in
    which everything was made anew holds together too.
    """
    fate = KeyedFate(_key(log.header, f"{place}: line 1: fair", commitment))
    last: Moment | None = None
    for moment in replay(stage, log, place):
        last = moment
        for number, drawn in enumerate(moment.entry.picks):
            due = int(fate.pick(moment.sizes[number]))
            if drawn != due:
                where = f"{place}: entry {moment.entry.number}: picks"
                raise WrongInput(where, f"{drawn} as pick {number + 1}", f"{due}, which the seal of line 1 gives")
        yield moment
    fair = log.header.fair
    if last is not None and stage.title.game.asks(last.state) and fair and fair.given_up != last.entry.number:
        # The secret is revealed when a game is over, and not before: something was cut off.
        found = f"a game that is not over after entry {last.entry.number}, and yet its secret is revealed"
        raise WrongInput(f"{place}: its end", found, "every entry to the end of the game")


def _key(header: Header, where: str, commitment: str | None) -> bytes:
    fair = header.fair
    if fair is None:
        raise WrongInput(where, "nothing: this log carries no commitment", "dice that were sealed before the game")
    if commitment is not None and commitment != fair.commitment:
        raise WrongInput(f"{where}.commitment", fair.commitment, f"{commitment}, as noted before the game")
    if fair.secret is None:
        raise WrongInput(f"{where}.secret", "nothing: the secret was not revealed", "the secret of a game that is over")
    secret = bytes.fromhex(fair.secret)
    if sealed(secret) != fair.commitment:
        raise WrongInput(f"{where}.secret", f"a secret sealed by {sealed(secret)}", f"{fair.commitment}")
    return fair.key(secret, header.seats)
