"""Addresses that are handed out, and who is told that nobody else can open them."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from app.ground.config import Settings
from app.web.links import needs_host


@pytest.mark.parametrize(
    ("page", "host", "public_url", "is_told"),
    [
        ("localhost", "127.0.0.1", "", True),
        ("127.0.0.1", "localhost", "", True),
        ("games.example", "127.0.0.1", "", False),  # through a proxy
        ("localhost", "0.0.0.0", "", False),
        ("localhost", "127.0.0.1", "https://games.example", False),
    ],
)
def test_who_looks_on_the_machine_of_the_server_is_told_that_it_hears_nobody_else(
    page: str, host: str, public_url: str, is_told: bool
) -> None:
    asked = Request({"type": "http", "server": (page, 80), "path": "/", "headers": []})
    settings = Settings(database_url="", secret_key="", host=host, public_url=public_url)
    assert needs_host(asked, settings) is is_told
