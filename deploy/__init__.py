"""A server under a name of one's own: its secrets, made once and kept, and a unit for systemd."""

from __future__ import annotations

import os
import re
import secrets
import sys
from pathlib import Path
from pwd import getpwuid

NAME = re.compile(r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")
SECRETS = ("POSTGRES_PASSWORD", "SECRET_KEY")
UNIT = """[Unit]
Description=Shinobi Table at {name}
Wants=network-online.target
After=network-online.target

[Service]
User={user}
WorkingDirectory={root}
EnvironmentFile={root}/.env
UnsetEnvironment=POSTGRES_PASSWORD
ExecStart={python} {root}/dev.py run --port 8000
Restart=on-failure
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=full

[Install]
WantedBy=multi-user.target
"""


def write(name: str, root: Path) -> tuple[Path, Path]:
    """The settings and the unit; secrets that are there stay, and so does whatever else was set."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name of a server: say it as your.name, without https://.")
    settings, unit = root / ".env", root / "shinobi.service"
    _put(settings, _settled(_read(settings) | {"PUBLIC_URL": f"https://{name}"}))
    _put(unit, UNIT.format(name=name, root=root, user=_owner(root), python=sys.executable))
    return settings, unit


def _settled(known: dict[str, str]) -> str:
    made = {key: secrets.token_hex(32) for key in SECRETS if not known.get(key)}
    return "".join(f"{key}={value}\n" for key, value in (known | made).items())


def _read(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    return {key.strip(): value.strip() for key, _, value in pairs}


def _put(path: Path, text: str) -> None:
    """Whole or not at all, and for its owner only: it may hold secrets."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
    draft.replace(path)


def _owner(root: Path) -> str:
    return getpwuid(root.stat().st_uid).pw_name
