"""Between nodes: what one server tells the others, in this process only or through Redis."""

from app.bus.bus import HOUSE, Alone, Bus, Hear
from app.bus.through_redis import ThroughRedis, bus_of

__all__ = ["HOUSE", "Alone", "Bus", "Hear", "ThroughRedis", "bus_of"]
