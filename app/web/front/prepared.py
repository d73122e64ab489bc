"""Answers that are made once and sent many times: what is packed stays packed."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache

from starlette.requests import HTTPConnection
from starlette.responses import Response

SHORT = 1000  # bytes that are not worth packing


def made(
    request: HTTPConnection,
    body: bytes,
    kind: str,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A body as the browser likes it; equal ones were packed once."""
    own = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= SHORT and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(body), status, own | {"Content-Encoding": "gzip"}, kind)
    return Response(body, status, own, kind)


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
