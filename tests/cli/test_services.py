"""The servers that tests and measurements start for themselves."""

from __future__ import annotations

import signal

import pytest

from manoir.cli.benches.services import Postgres, Redis, Service


@pytest.mark.once
@pytest.mark.usefixtures("postgres", "redis")
@pytest.mark.parametrize("kind", [Postgres, Redis])
def test_a_service_ends_even_where_the_signals_of_a_keyboard_are_ignored(kind: type[Service]) -> None:
    # So it is for whatever a shell runs in the background, and who is started there inherits it.
    before = {one: signal.signal(one, signal.SIG_IGN) for one in (signal.SIGINT, signal.SIGQUIT)}
    try:
        with kind() as service:
            assert service.answers()
            process = service.process
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
    assert process is not None
    assert process.poll() is not None
