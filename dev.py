#!/usr/bin/env python3
"""Sets the project up and carries out its tasks, with the standard library only.

python3 dev.py run [--port 8000] [--host 127.0.0.1]   starts the server on SQLite
python3 dev.py run --reload                           the same for authors: anew with every saved file
python3 dev.py test [pytest arguments]                runs all checks and tests, or only those of pytest
python3 dev.py test --quick                           the checks, the rules, the server on SQLite; no browser
python3 dev.py check                                  runs the static checks
python3 dev.py bench [--help]                         measures speed, growth, nodes, pages, beside peers
python3 dev.py host your.name                         writes .env with its secrets, and a unit for systemd
python3 dev.py setup                                  only installs what `run` needs
python3 dev.py lock                                   renews the pinned versions
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

import deploy

ROOT = Path(__file__).resolve().parent
VENV = ROOT / os.environ.get("VENV", ".venv")
PYTHON = VENV / "bin/python"
DENO = VENV / "bin/deno"
CHROMIUM = ROOT / ".cache/chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SCRIPTS = ("static/js", "tests/js", "tests/browser/positions", "static/faces", "static/motifs")
PEERS = ("bench/peers", "tests/chromium", "app/web")
QUICK = "--quick"
MADE = "SHINOBI_MADE"
STARTED = time.monotonic()

CHECKS: dict[str, tuple[str | Path, ...]] = {
    "mypy": (PYTHON, "-m", "mypy", "--no-error-summary"),
    "ruff check": (VENV / "bin/ruff", "check", "--quiet"),
    "ruff format": (VENV / "bin/ruff", "format", "--check", "--quiet"),
    "deno fmt": (DENO, "fmt", "--check", "--quiet", *SCRIPTS, *PEERS),
    "deno lint": (DENO, "lint", "--quiet", *SCRIPTS, *PEERS),
    "deno check": (DENO, "check", "--frozen", "--quiet", *SCRIPTS),
}
SCRIPT_TESTS = {"deno test": (DENO, "test", "--frozen", "--quiet", "-A", "tests/js")}
PIP_INSTALL = ("pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes")
UV_COMPILE = (
    *("pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--no-header"),
)


def run(arguments: list[str]) -> NoReturn:
    set_up("requirements.lock")
    say("starting the server")
    os.chdir(ROOT)
    os.execv(PYTHON, [str(PYTHON), "-m", "app", "serve", *arguments])


def test(arguments: list[str]) -> int:
    set_up("requirements-test.lock")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each worker and server would compile everything anew
    if arguments != [QUICK]:
        provide_chromium()
    if arguments in ([], [QUICK]):
        all_pass(CHECKS | SCRIPT_TESTS)
    say("pytest")
    return code_of(PYTHON, "-m", "pytest", *arguments)


def check(arguments: list[str]) -> int:
    set_up("requirements-test.lock")
    all_pass(CHECKS)
    say("all checks pass")
    return 0


def bench(arguments: list[str]) -> int:
    set_up("requirements-test.lock")
    provide_chromium()
    return code_of(PYTHON, "-m", "bench.run", *arguments)


def host(arguments: list[str]) -> int:
    try:
        settings, unit = deploy.write("".join(arguments), ROOT)
    except ValueError as error:
        die(str(error))
    say(f"{settings} holds the name and the secrets of this server; it is for your eyes only")
    say("with Docker:    docker compose up --build --detach")
    say(f"without Docker: sudo systemctl enable --now {unit}")
    return 0


def setup(arguments: list[str]) -> int:
    set_up("requirements.lock")
    say("ready: python3 dev.py run")
    return 0


def lock(arguments: list[str]) -> int:
    set_up("requirements-test.lock")
    for name in ("requirements", "requirements-test"):
        say(f"{name}.lock")
        checked("uv", (VENV / "bin/uv", *UV_COMPILE, f"{name}.in", "-o", f"{name}.lock"))
    for folder in (ROOT, ROOT / "tests/chromium"):
        say(f"deno.lock in {folder.name}")
        if code_of(DENO, "install", "--quiet", cwd=folder):
            die("deno could not resolve the front-end modules")
    return 0


TASKS: dict[str, Callable[[list[str]], int]] = {
    task.__name__: task for task in (run, test, check, bench, host, setup, lock)
}


def main() -> int:
    task, *arguments = sys.argv[1:] or ["help"]
    if task not in TASKS:
        print(__doc__)
        return 0 if task in ("help", "-h", "--help") else 2
    if sys.version_info < (3, 11):  # noqa: UP036  this file is read by whatever python3 there is
        die(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}.")
    os.environ.setdefault("DENO_TLS_CA_STORE", "mozilla,system")
    os.environ.setdefault("DENO_NO_UPDATE_CHECK", "1")
    return TASKS[task](arguments)


def set_up(pins: str) -> None:
    make_virtualenv()
    install_packages(pins)
    install_modules()
    make()


def make_virtualenv() -> None:
    if (VENV / "bin/pip").exists():
        return
    if not has_ensurepip() and not apt_install(f"python3.{sys.version_info.minor}-venv"):
        die("Python's venv module is missing: `sudo apt-get install python3-venv`, then run this again.")
    say("making a virtualenv")
    if code_of(sys.executable, "-m", "venv", VENV):
        die(f"no virtualenv could be made in {VENV}.")


def has_ensurepip() -> bool:
    """Debian ships it apart from python3; a fresh process sees what apt has just installed."""
    return code_of(sys.executable, "-c", "import ensurepip", stderr=subprocess.DEVNULL) == 0


def install_packages(pins: str) -> None:
    stamp = VENV / f".{pins}.sha256"
    if is_fresh(stamp, ROOT / pins):
        return
    say(f"installing the packages of {pins}")
    if code_of(PYTHON, "-m", *PIP_INSTALL, "-r", pins):
        die(f"pip could not install {pins}: see its message above.")
    renew(stamp, ROOT / pins)


def install_modules() -> None:
    stamp = ROOT / "node_modules/.stamp"
    if is_fresh(stamp, ROOT / "deno.lock"):
        return
    say("installing the front-end modules of deno.lock")
    if code_of(DENO, "install", "--frozen", "--quiet"):
        die("deno could not install the front-end modules: see its message above.")
    renew(stamp, ROOT / "deno.lock")


def make() -> None:
    """Portraits, pictures and the bundle of the front-end; once, whoever of our processes asks."""
    if MADE in os.environ:
        return
    if code_of(PYTHON, "-m", "app.build"):
        die("the front-end could not be made: see the message above.")
    os.environ[MADE] = "1"


def is_fresh(stamp: Path, *sources: Path) -> bool:
    return stamp.exists() and stamp.read_text() == digest(*sources)


def renew(stamp: Path, *sources: Path) -> None:
    stamp.write_text(digest(*sources))


def digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


def provide_chromium() -> None:
    """A real browser and what Playwright needs to drive it: on PATH, by apt, or from npm without root."""
    needs = missing_for_browser()
    if not needs or apt_install(*needs):
        return
    if "libatomic1" in needs:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node_by_deno())
    if "chromium" in needs:
        os.environ["CHROMIUM"] = str(headless_shell())


def missing_for_browser() -> list[str]:
    """Debian packages: the node inside Playwright's wheel needs libatomic."""
    has_browser = os.environ.get("CHROMIUM") or any(map(shutil.which, BROWSERS))
    return [
        *([] if has_browser else ["chromium"]),
        *([] if can_load("libatomic.so.1") else ["libatomic1"]),
    ]


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def node_by_deno() -> Path:
    flags = "run -A --quiet --no-lock --no-config --unstable-detect-cjs"
    return write_script(CHROMIUM / "node", f'exec "{DENO}" {flags} "$@"')


def headless_shell() -> Path:
    """Chromium from an npm package that unpacks it with the libraries it needs."""
    if not (CHROMIUM / "chromium").exists():
        unpack_chromium()
    fonts = f"<dir>{CHROMIUM}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{CHROMIUM}/fontcache</cachedir>"
    (CHROMIUM / "fonts.conf").write_text(f'<?xml version="1.0"?><fontconfig>{fonts}</fontconfig>')
    settings = f'LD_LIBRARY_PATH="{CHROMIUM}/al2023/lib" FONTCONFIG_FILE="{CHROMIUM}/fonts.conf"'
    return write_script(CHROMIUM / "chrome.sh", f'exec env {settings} "{CHROMIUM}/chromium" "$@"')


def unpack_chromium() -> None:
    say("no Chromium on PATH and no apt: its headless shell from npm (64 MB)")
    CHROMIUM.mkdir(parents=True, exist_ok=True)
    folder = ROOT / "tests/chromium"
    env = os.environ | {"TMPDIR": str(CHROMIUM), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    for step in (("install", "--frozen", "--quiet"), ("run", "-A", "--quiet", "unpack.mjs")):
        if code_of(DENO, *step, cwd=folder, env=env):
            die("no Chromium could be had: install chromium and libatomic1, or set CHROMIUM to its path.")


def write_script(path: Path, line: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)
    return path


def apt_install(*packages: str) -> bool:
    if os.geteuid() != 0 or not shutil.which("apt-get") or os.environ.get("NO_APT"):
        return False
    say("apt-get install " + " ".join(packages))
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    if code_of(*install, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
        return True
    code_of("apt-get", "update", "-qq", env=env)
    return code_of(*install, env=env, stdout=subprocess.DEVNULL) == 0


def all_pass(checks: dict[str, tuple[str | Path, ...]]) -> None:
    """All at once, the longest first; each tells what it found when it is its turn."""
    say(", ".join(checks))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, done in zip(checks, pool.map(output_of, checks.values()), strict=True):
            print(done.stdout, end="", flush=True)
            if done.returncode:
                die(f"{name} found what is shown above.")


def output_of(command: tuple[str | Path, ...]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*map(str, command)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def checked(name: str, command: tuple[str | Path, ...]) -> None:
    say(name)
    if code_of(*command):
        die(f"{name} found what is shown above.")


def code_of(
    *command: str | Path,
    cwd: Path = ROOT,
    env: dict[str, str] | None = None,
    stdout: int | None = None,
    stderr: int | None = None,
) -> int:
    return subprocess.run([*map(str, command)], cwd=cwd, env=env, stdout=stdout, stderr=stderr).returncode


def say(words: str) -> None:
    print(f"[dev {time.monotonic() - STARTED:5.1f} s] {words}", flush=True)


def die(words: str) -> NoReturn:
    sys.exit(f"[dev] {words}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
