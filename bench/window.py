"""The server, with a window: it writes down what it holds at SIGUSR1, and by the kind of object at SIGUSR2.

python -m bench.window FILE serve --port 8000
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from app.cli import app

KINDS = 400


def glance(file: Path) -> None:
    """What changes nothing: garbage stays where it is."""
    tasks = len(asyncio.all_tasks(asyncio.get_event_loop()))
    _write(file, {"memory": _memory(), "blocks": sys.getallocatedblocks(), "tasks": tasks})


def search(file: Path) -> None:
    """What is left once all garbage is gone, and what the allocator could give back."""
    gc.collect()
    objects = gc.get_objects()
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in objects)
    del objects
    collected = _memory()
    ctypes.CDLL(None).malloc_trim(0)
    found = {"kinds": dict(kinds.most_common(KINDS)), "collected": collected}
    _write(file, found | {"trimmed": _memory()})


def _write(file: Path, found: dict[str, Any]) -> None:
    draft = file.with_suffix(".draft")
    draft.write_text(json.dumps(found))
    draft.replace(file)


def _memory() -> int:
    """Bytes that are in use, by the kernel's count."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    file = Path(sys.argv.pop(1))
    looks = {signal.SIGUSR1: glance, signal.SIGUSR2: search}

    def at_signal(number: int, frame: FrameType | None) -> None:
        looks[signal.Signals(number)](file)

    for one in looks:
        signal.signal(one, at_signal)
    app()


if __name__ == "__main__":
    main()
