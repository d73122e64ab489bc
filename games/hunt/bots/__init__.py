"""The computer player of the Hunt, who sees what its seat sees."""

from games.hunt.bots.keeping import wastes
from games.hunt.bots.policy import policy

__all__ = ["policy", "wastes"]
