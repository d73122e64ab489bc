"""Uvicorn, set up for this application: our protocols, and a goodbye before it stops."""

from __future__ import annotations

import gc
import socket

import uvicorn

from app.ground.config import Settings
from app.web.application import create
from app.web.http import Http
from app.web.services import Services
from app.wire.messages import LONGEST
from app.wire.outlet import Protocol


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What is loaded by now stays: the collector need not look at it with every few clicks."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every browser first: uvicorn closes their sockets before it ends the application."""
        services: Services = self.config.app.state.services  # type: ignore[union-attr]
        services.rooms.say_goodbye()
        await super().shutdown(sockets)
        # Uvicorn would raise them anew and die by them; to stop when asked to is no failure.
        self._captured_signals.clear()


def server(settings: Settings) -> Server:
    config = uvicorn.Config(
        create(settings),
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Protocol,
        ws_max_size=16 * LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # `wire/pulse.py` asks who is there
        server_header=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    return Server(config)
