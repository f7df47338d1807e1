"""What a database, its driver or the way to it can raise."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


def _faults() -> tuple[type[Exception], ...]:
    try:
        from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return (SQLAlchemyError, OSError)
    # Raised as they are while connecting: a wrong password, no such database, one that is starting up.
    return (SQLAlchemyError, OSError, PostgresError, InterfaceError)


FAULTS = _faults()


def told(wrong: BaseException) -> str:
    """A fault in one line, without the statement and its values."""
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    text = " ".join(str(cause).split())
    return text.rsplit(">: ", 1)[-1] or type(cause).__name__
