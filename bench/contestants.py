"""The servers to measure, each started on the first core, with fresh data, as it would be run for real."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch
from urllib.parse import urlsplit

import psutil

from tests import services
from tests.services import free_port

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "bench/out"
PEERS = ROOT / "bench/peers"
SERVER_CORE, GENERATOR_CORE = "0", "1"
DURABLE = "-c listen_addresses=127.0.0.1 -c fsync=on -c synchronous_commit=on"  # tests go without
PATIENCE = 30  # seconds until a server has to listen


class Server(NamedTuple):
    port: int
    pid: int
    database: int = 0  # the process of its Postgres


class Contestant(NamedTuple):
    dialect: str
    server: Callable[[], AbstractContextManager[Server]]


@contextmanager
def on_sqlite(folder: Path = ROOT) -> Iterator[Server]:
    with shinobi({}, folder) as server:
        yield server


@contextmanager
def on_postgres(folder: Path = ROOT) -> Iterator[Server]:
    with (
        patch.object(services, "OPTIONS", DURABLE),
        services.postgres() as url,
        shinobi({"DATABASE_URL": url}, folder) as server,
    ):
        yield server._replace(database=listener_at(url))


@contextmanager
def shinobi(env: dict[str, str], folder: Path = ROOT, core: str = SERVER_CORE) -> Iterator[Server]:
    """Our server, with the code of this folder; without a core it goes where there is room."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=OUT) as data:
        port = free_port()
        command = [sys.executable, "-m", "app", "serve", "--port", str(port), "--data", data]
        with running(command, folder, port, {"LIMITS": "off"} | env, core) as server:
            yield server


@contextmanager
def stored_peer(name: str) -> Iterator[Server]:
    """A peer that stores every action before it tells."""
    with patch.object(services, "OPTIONS", DURABLE), services.postgres() as url, peer(name, url) as server:
        yield server._replace(database=listener_at(url))


def listener_at(url: str) -> int:
    """The process that listens at this address."""
    port = urlsplit(url).port
    listening = [one for one in psutil.net_connections("tcp4") if one.status == psutil.CONN_LISTEN]
    return next(one.pid for one in listening if one.laddr[1:] == (port,) and one.pid)


@contextmanager
def peer(name: str, database: str = "") -> Iterator[Server]:
    node = shutil.which("node")
    if not node:
        sys.exit("The peers need node 20 or newer on the PATH; --no-peers goes without them.")
    port = free_port()
    env = {"DATABASE_URL": database}
    with running([node, "server.mjs", str(port)], installed(name), port, env) as server:
        yield server


def installed(name: str) -> Path:
    folder = PEERS / name
    if not (folder / "node_modules").exists():
        deno = Path(sys.executable).parent / "deno"
        subprocess.run([deno, "install", "--frozen", "--quiet"], cwd=folder, check=True)
    return folder


@contextmanager
def running(
    command: list[str], folder: Path, port: int, env: dict[str, str], core: str = SERVER_CORE
) -> Iterator[Server]:
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            ["taskset", "-c", core, *command] if core else command,
            cwd=folder,
            env=os.environ | env,
            stdout=log,
            stderr=log,
        )
        try:
            wait_for(port, process)
            yield Server(port, process.pid)
        except BaseException:
            log.seek(0)
            sys.stderr.write(log.read().decode(errors="replace")[-2000:])
            raise
        finally:
            process.terminate()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the server does not listen")


IN_MEMORY, STORED = "Colyseus", "Colyseus, Postgres"
CONTESTANTS = {
    "shinobi, SQLite": Contestant("shinobi", on_sqlite),
    "shinobi, Postgres": Contestant("shinobi", on_postgres),
    "boardgame.io": Contestant("boardgame.io", partial(peer, "boardgame.io")),
    IN_MEMORY: Contestant("colyseus", partial(peer, "colyseus")),
    STORED: Contestant("colyseus", partial(stored_peer, "colyseus")),
}
