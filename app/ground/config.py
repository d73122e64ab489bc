"""Settings: all from the environment or the command line, with defaults for one small server."""

from __future__ import annotations

import os
import secrets
from base64 import urlsafe_b64decode
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

LOOPBACK = ("127.0.0.1", "::1", "localhost")
SECRET = "secret.key"  # the one file with a key that a server makes, and a backup holds
SERVICES = ("email", "ntfy", "telegram", "matrix")
ROOT = Path(__file__).resolve().parents[2]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database_url: str
    secret_key: str
    redis_url: str = ""  # empty: this server is the only one of its database
    public_url: str = ""
    metrics_token: str = ""
    limits: bool = True
    sockets_per_address: int = 60  # 0: any number; so too without limits
    onlookers_per_room: int = 300
    bot_workers: int = 1
    bot_worlds: int = 1000
    truth_seconds: float = 60  # of one processor core for a finished game; 0: nothing is found out
    keep_empty: float = 1  # days; 0: for ever
    keep_unfinished: float = 90
    keep_finished: float = 0
    keep_guests: float = 30
    data: Path | None = None  # the folder in which the operator's commands find this server
    host: str = "127.0.0.1"
    port: int = 8000
    bundled: bool = True  # whether pages get the bundle of the front-end; else each module as it is
    vapid_key: str = ""  # signs pushes; empty: made once, kept in the database
    vapid_contact: str = "mailto:nobody@localhost"
    apprise: dict[str, str] = {}  # addresses of services by their kind, with {to} for the recipient
    notice_after: float = 3.0  # seconds in which who is asked may still look
    local_notices: bool = False  # for tests: notices may go to this machine, also without https
    dev_token: str = ""  # opens the inspector at /dev; empty: there is none


def from_environment(
    data: Path | None = None, host: str = "127.0.0.1", port: int = 8000, dev: bool = False
) -> Settings:
    """All settings; ValueError in one sentence where one is wrong."""
    return Settings(
        database_url=database_url(data),
        secret_key=os.environ.get("SECRET_KEY") or _key_file(data_folder(data)),
        redis_url=_redis_url(database_url(data)),
        public_url=_public_url(),
        metrics_token=os.environ.get("METRICS_TOKEN", ""),
        limits=os.environ.get("LIMITS", "on") != "off",
        sockets_per_address=_count("SOCKETS_PER_ADDRESS", 60, least=0),
        onlookers_per_room=_count("ONLOOKERS_PER_ROOM", 300, least=0),
        bot_workers=_count("BOT_WORKERS", 1, least=1),
        bot_worlds=_count("BOT_WORLDS", 1000, least=0),
        truth_seconds=_seconds("TRUTH_SECONDS", "60"),
        keep_empty=_days("KEEP_EMPTY_DAYS", "1"),
        keep_unfinished=_days("KEEP_UNFINISHED_DAYS", "90"),
        keep_finished=_days("KEEP_FINISHED_DAYS", "0"),
        keep_guests=_days("KEEP_GUESTS_DAYS", "30"),
        data=data_folder(data),
        host=host,
        port=port,
        bundled=not dev,
        vapid_key=_vapid_key(),
        vapid_contact=_contact(),
        apprise=_apprise(),
        notice_after=_seconds("NOTICE_AFTER", "3"),
        local_notices=os.environ.get("LOCAL_NOTICES") == "on",
        dev_token=_dev_token(host) if dev else "",
    )


def database_url(data: Path | None = None) -> str:
    return os.environ.get("DATABASE_URL") or f"sqlite:///{data_folder(data).resolve() / 'shinobi.db'}"


def key_files(data: Path | None = None) -> list[Path]:
    """The secret keys that this server has made itself; those of the environment are the operator's."""
    path = data_folder(data) / SECRET
    return [path] if path.exists() else []


def put_key(data: Path | None, name: str, key: bytes) -> None:
    """Put a key of a backup in the place of the one that is there."""
    path = data_folder(data) / name
    draft = path.with_suffix(".restored")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
    os.replace(draft, path)


def data_folder(data: Path | None) -> Path:
    """The data folder; it holds secrets, so others of this machine may not look into a new one."""
    folder = data or Path(os.environ.get("DATA_DIR", ROOT / "var"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _key_file(folder: Path) -> str:
    """The key that signs identities: made once, whole or not at all, readable by its owner only."""
    path, draft = folder / SECRET, folder / f"{SECRET}.{os.getpid()}"
    if not path.exists():
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        with suppress(FileExistsError):  # another server was faster: its key is the one
            os.link(draft, path)
        draft.unlink()
    key = path.read_text().strip()
    if not key:
        raise ValueError(f"{path} is empty, and anybody could sign with that: remove it, or fill it.")
    return key


def _redis_url(database: str) -> str:
    """Between several servers, which can't share an embedded database."""
    url = os.environ.get("REDIS_URL", "")
    if url and database.startswith("sqlite"):
        raise ValueError("REDIS_URL is for several servers that share one Postgres: set DATABASE_URL too.")
    if url and (urlsplit(url).scheme not in ("redis", "rediss") or not urlsplit(url).hostname):
        raise ValueError("REDIS_URL must look like redis://:password@host:6379.")
    return url


def _public_url() -> str:
    url = os.environ.get("PUBLIC_URL", "").rstrip("/")
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        raise ValueError(f"PUBLIC_URL must look like https://your.name, not like {url}.")
    return url


def _vapid_key() -> str:
    """A private key of P-256 as 32 bytes in base64, as push services are shown it."""
    key = os.environ.get("VAPID_PRIVATE_KEY", "")
    with suppress(ValueError):
        if not key or len(urlsafe_b64decode(key + "=" * (-len(key) % 4))) == 32:
            return key
    raise ValueError("VAPID_PRIVATE_KEY must be 32 bytes in base64url.")


def _contact() -> str:
    """Whom push services may write to: some refuse to serve who says nothing."""
    contact = os.environ.get("VAPID_CONTACT", "")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise ValueError(f"VAPID_CONTACT must be mailto:you@your.name or https://your.name, not {contact}.")
    url = _public_url()
    return contact or (url if url.startswith("https://") else "mailto:nobody@localhost")


def _apprise() -> dict[str, str]:
    """NOTIFY_EMAIL and the like: addresses of apprise."""
    found = {kind: os.environ.get(f"NOTIFY_{kind.upper()}", "") for kind in SERVICES}
    for kind, url in found.items():
        if url and ("{to}" not in url or "://" not in url):
            raise ValueError(f"NOTIFY_{kind.upper()} must be an address of apprise with {{to}} in it.")
    return {kind: url for kind, url in found.items() if url}


def _dev_token(host: str) -> str:
    """For a server that shows all secrets of its rooms to whoever knows it, on this machine only."""
    if host not in LOOPBACK:
        raise ValueError(
            f"--reload shows every secret of every room: it serves this machine only, not {host}."
        )
    return secrets.token_urlsafe(16)


def _count(name: str, default: int, *, least: int) -> int:
    count = os.environ.get(name, str(default))
    if not count.isdecimal() or int(count) < least:
        raise ValueError(f"{name} must be a number from {least} up, not {count}.")
    return int(count)


def _seconds(name: str, default: str) -> float:
    seconds = os.environ.get(name, default)
    if not seconds.replace(".", "", 1).isdecimal():
        raise ValueError(f"{name} must be a number of seconds, not {seconds}.")
    return float(seconds)


def _days(name: str, default: str) -> float:
    days = os.environ.get(name, default)
    if not days.replace(".", "", 1).isdecimal():
        raise ValueError(f"{name} must be a number of days, or 0 for ever, not {days}.")
    return float(days)
