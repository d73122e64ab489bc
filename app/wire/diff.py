"""The difference of two views, as an RFC 7396 merge patch, and the check of a view."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

_sorted = msgspec.json.Encoder(order="sorted")

View = dict[str, Any]


def diff(old: View, new: View) -> View:
    """What turns the old view into the new: None deletes, lists are replaced."""
    patch: View = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if value is before or value == before:  # whole branches in C: most of a view stays as it was
            continue
        if value.__class__ is dict and before.__class__ is dict:
            patch[key] = diff(before, value)
        else:
            patch[key] = value
    return patch


def check(view: View) -> str:
    """CRC-32 of the view's JSON with sorted keys and no spaces: the browser computes the same."""
    return f"{crc32(_sorted.encode(view)):08x}"
