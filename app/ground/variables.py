"""The variables that set a server up, in words: `python -m app.ground.variables` writes docs/configure.md."""

from __future__ import annotations

import sys
from typing import NamedTuple

HEAD = """# Configure
Every setting is a variable of the environment. `python3 dev.py host your.name` writes the first ones into
`.env`, which Docker and the systemd unit read; add others there, one `NAME=value` a line, and start anew.
A wrong value is named in one sentence when the server starts, and the exit code is 1.

This page is made from `app/ground/variables.py` by `python -m app.ground.variables`, and a test holds both
against what the server reads.
"""


class Variable(NamedTuple):
    name: str
    default: str  # as one would write it; empty: none
    about: str
    unset: str = ""  # what is done without it, where that is more than a value


GROUPS: dict[str, tuple[Variable, ...]] = {
    "Where it is, and where its data are": (
        Variable(
            "PUBLIC_URL",
            "",
            "the address in invite links: `https://your.name`",
            "the host that was asked for if it is this machine, else the address it listens to",
        ),
        Variable("DATABASE_URL", "", "`postgresql://user:password@host/name`", "SQLite in the data folder"),
        Variable("DATA_DIR", "", "the embedded database, the keys that were made, `control.sock`", "`var/`"),
        Variable(
            "SECRET_KEY",
            "",
            "signs the guests' cookies, and what several servers tell each other: the same for all of them",
            "made once, kept in the data folder",
        ),
        Variable(
            "FORWARDED_ALLOW_IPS",
            "127.0.0.1",
            "proxies whose `X-Forwarded-*` headers count; "
            "the journal says `proxy-not-trusted` once if one is missing",
        ),
        Variable(
            "REDIS_URL",
            "",
            "`redis://:password@host:6379` (`rediss://` for TLS), "
            "for several servers that share one Postgres",
            "this server is the only one",
        ),
    ),
    "How long things are kept": (
        Variable(
            "KEEP_EMPTY_DAYS",
            "1",
            "how long a room in which nobody sits is kept after its last visit; 0: for ever",
        ),
        Variable(
            "KEEP_UNFINISHED_DAYS",
            "90",
            "the same for games that were not played to their end, "
            "counted from the last click, chat line or visit of one who sits there",
        ),
        Variable("KEEP_FINISHED_DAYS", "0", "the same for finished games"),
        Variable("KEEP_GUESTS_DAYS", "30", "the same for guests who have no games"),
    ),
    "Limits and work": (
        Variable("BOT_WORKERS", "1", "processes in which bots think"),
        Variable(
            "BOT_WORLDS",
            "1000",
            "in how many worlds a bot, or who gives a hint, tries a click at most; fewer spare a small"
            " machine, and the strong levels play more like chunin; 0: all levels do",
        ),
        Variable(
            "TRUTH_SECONDS",
            "60",
            "seconds of one processor core in which the truth about a finished game is found out for those"
            " who ask, one game at a time, behind everything else; 0: never",
        ),
        Variable(
            "SOCKETS_PER_ADDRESS",
            "60",
            "tables that may be open at once from one address (of IPv6: one /64); visitors without a name"
            " give way first, and who has a seat always gets in; 0: any number",
        ),
        Variable(
            "ONLOOKERS_PER_ROOM",
            "300",
            "those who may watch one room at once; who has a seat always gets in; 0: any number",
        ),
        Variable("LIMITS", "on", "`off` lifts all limits, for benchmarks"),
        Variable(
            "METRICS_TOKEN",
            "",
            "lets `/metrics` be read from elsewhere: `Authorization: Bearer <token>`",
            "none",
        ),
    ),
    "Being called": (
        Variable(
            "NOTICE_AFTER",
            "3",
            "seconds in which who is waited for may still look, before they are called",
        ),
        Variable(
            "VAPID_PRIVATE_KEY",
            "",
            "signs Web Push: 32 bytes in base64url, the same for all nodes",
            "made once, kept in the database",
        ),
        Variable(
            "VAPID_CONTACT",
            "",
            "whom push services may write to: `mailto:you@your.name`",
            "`PUBLIC_URL` if it is https",
        ),
        *(
            Variable(
                f"NOTIFY_{kind}",
                "",
                f"{way}: an address of [apprise](https://github.com/caronc/apprise) with `{{to}}` "
                "in the recipient's place; needs `pip install apprise`",
                "not offered",
            )
            for kind, way in (
                ("EMAIL", "e-mail, as `mailtos://user:password@host?to={to}`"),
                ("NTFY", "ntfy"),
                ("TELEGRAM", "Telegram"),
                ("MATRIX", "Matrix"),
            )
        ),
        Variable(
            "LOCAL_NOTICES",
            "off",
            "`on` lets notices go to this machine without https: for tests only",
        ),
    ),
}


def variables() -> dict[str, Variable]:
    return {one.name: one for group in GROUPS.values() for one in group}


def page() -> str:
    return HEAD + "".join(map(_section, GROUPS, GROUPS.values()))


def _section(title: str, group: tuple[Variable, ...]) -> str:
    rows = (f"| `{one.name}` | {_default(one)} | {one.about} |\n" for one in group)
    return f"\n## {title}\n| variable | default | what it is |\n|---|---|---|\n" + "".join(rows)


def _default(one: Variable) -> str:
    return one.unset or f"`{one.default}`"


if __name__ == "__main__":
    sys.stdout.write(page())
