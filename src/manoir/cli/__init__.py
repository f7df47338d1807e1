"""The command line of the house: `manoir` and its commands."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; without a word, open the house. Bad input is answered in one line on standard error, code 2."""
    from cyclopts import CycloptsError, UnusedCliTokensError

    from manoir.cli.app import with_games
    from manoir.kernel.wrong import WrongInput, brief

    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with_games(words)(words or ["open"], exit_on_error=False, print_error=False)
    except WrongInput as wrong:
        print(f"manoir: {wrong}", file=sys.stderr)
        sys.exit(2)
    except UnusedCliTokensError as wrong:
        found = " ".join(wrong.unused_tokens or ())
        print(f"manoir: found {found}, expected nothing more (several names go with commas: a,b)", file=sys.stderr)
        sys.exit(2)
    except CycloptsError as wrong:
        print(f"manoir: {wrong}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # somebody closed the pipe that we were writing to: `manoir log show F | head`
        sys.stderr.close()
        sys.exit(0)
    except OSError as trouble:
        if trouble.filename is None:
            raise
        print(f"manoir: {brief(str(trouble.filename))}: {trouble.strerror}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
