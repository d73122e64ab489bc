"""Plain HTTP calls, without the cookies a browser would keep."""

from __future__ import annotations

import json
import time
from http.client import HTTPConnection
from typing import Any

IDLE = 2.0  # seconds, well before a server hangs up


class Api:
    """One connection; it blocks, which is all right while rooms are being prepared."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port)
        self._used = 0.0

    def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        if time.monotonic() - self._used > IDLE:
            self.connection.close()
        headers = {"Content-Type": "application/json"} | bearer(token)
        self.connection.request("POST", path, json.dumps(body), headers)
        response = self.connection.getresponse()
        answer = response.read()
        self._used = time.monotonic()
        if response.status >= 400:
            raise RuntimeError(f"{path}: {response.status} {answer.decode(errors='replace')}")
        return json.loads(answer or b"{}") or {}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}
