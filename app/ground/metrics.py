"""What the server counts and measures, for /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ROOMS = Gauge("shinobi_rooms_open", "Rooms held in memory")
SOCKETS = Gauge("shinobi_sockets_open", "Websockets open")
ACTIONS = Counter("shinobi_actions_total", "Log entries written", ["game", "kind"])
REFUSALS = Counter("shinobi_refusals_total", "Clicks and requests refused", ["code"])
DROPPED = Counter("shinobi_sockets_dropped_total", "Sockets dropped because they did not keep up")
BUS_CONNECTED = Gauge("shinobi_bus_connected", "Whether this node hears the others through Redis")
BUS_SENT = Counter("shinobi_bus_sent_total", "Messages to other nodes")
BUS_HEARD = Counter("shinobi_bus_heard_total", "Messages of other nodes")
BUS_DROPPED = Counter("shinobi_bus_dropped_total", "Messages that no node has signed, or that came again")
GAPS = Counter("shinobi_bus_gaps_healed_total", "Times that entries no message told were found in the log")
NOTICES = Counter("shinobi_notices_total", "Notices to people who were waited for", ["kind", "what"])
BUGS = Counter("shinobi_bugs_total", "Errors nobody expected")
CLICK = Histogram(
    "shinobi_click_seconds",
    "From a click's arrival to its news being written to every socket",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
REQUEST = Histogram("shinobi_request_seconds", "HTTP requests", ["route"])


@cache
def counted(game: str, kind: str) -> Counter:
    """The counter of one kind of entry; looking it up by its labels costs more than counting."""
    return ACTIONS.labels(game, kind)
