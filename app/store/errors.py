"""What the storage refuses."""


class Conflict(Exception):
    """The room is no longer what the caller took it for: unknown, closed, or its seats have changed."""


class Taken(Conflict):
    """The seat, or the room's code, is somebody else's."""


class Unreachable(Exception):
    """The database is away, full or locked; of what was asked it isn't known whether it stands."""
