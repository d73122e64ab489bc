"""What the storage refuses, and how long it may take."""

ANSWER_WITHIN = 15.0  # seconds, after which a database that says nothing is away


class Conflict(Exception):
    """The room is no longer what the caller took it for: unknown, closed, or its seats have changed."""


class Taken(Conflict):
    """The seat, or the room's code, is somebody else's."""


class Unreachable(Exception):
    """The database is away, full or locked; of what was asked it isn't known whether it stands."""
