"""Settings: all from the environment or the command line, with defaults for one small server."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database_url: str
    secret_key: str
    public_url: str = ""
    metrics_token: str = ""
    limits: bool = True
    bot_workers: int = 1
    host: str = "127.0.0.1"
    port: int = 8000


def from_environment(data: Path | None = None, host: str = "127.0.0.1", port: int = 8000) -> Settings:
    folder = data or Path(os.environ.get("DATA_DIR", ROOT / "var"))
    return Settings(
        database_url=os.environ.get("DATABASE_URL") or _embedded(folder),
        secret_key=os.environ.get("SECRET_KEY") or _key_file(folder),
        public_url=os.environ.get("PUBLIC_URL", "").rstrip("/"),
        metrics_token=os.environ.get("METRICS_TOKEN", ""),
        limits=os.environ.get("LIMITS", "on") != "off",
        bot_workers=int(os.environ.get("BOT_WORKERS", "1")),
        host=host,
        port=port,
    )


def _embedded(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.resolve() / 'shinobi.db'}"


def _key_file(folder: Path) -> str:
    """The key that signs identities: made once, readable by its owner only."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret.key"
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    return path.read_text().strip()
