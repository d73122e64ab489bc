"""Plain HTTP calls, without the cookies a browser would keep."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any


class Api:
    """One connection; it blocks, which is all right while rooms are being prepared."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json"} | bearer(token)
        self.connection.request("POST", path, json.dumps(body), headers)
        response = self.connection.getresponse()
        answer = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{path}: {response.status} {answer.decode(errors='replace')}")
        return json.loads(answer or b"{}") or {}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}
