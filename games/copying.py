"""A copy of a state, made by its types: the same as its encoded form decoded.

It shares every card's id with the original: to make them anew was the dearest call of a click.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import astuple, replace

Copier = Callable[[Any], Any]

_ATOMS = (str, int, bool, NoneType)


def _same(value: Any) -> Any:
    return value


@cache
def copier(kind: Any, text: Copier = _same) -> Copier:
    """Dicts come out sorted, as from a snapshot: the rules must not play on otherwise after a restart."""
    if kind is str:
        return text
    if _is_frozen(kind):
        return _same
    origin, parts = get_origin(kind), get_args(kind)
    if origin is list:
        return _list_copier(copier(parts[0], text))
    if origin is dict and parts[0] is str:
        return _dict_copier(copier(parts[1], text))
    if origin in (Union, UnionType) and parts[1:] == (NoneType,):
        return _optional_copier(copier(parts[0], text))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct_copier(kind, text)
    raise TypeError(f"a state can't hold {kind}")


def _is_frozen(kind: Any) -> bool:
    """Whether such values never change, so that two states can share them."""
    if get_origin(kind) is Annotated:
        return _is_frozen(get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen and all(map(_is_frozen, _types(kind).values()))
    return kind in _ATOMS or get_origin(kind) is Literal


def _types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _struct_copier(kind: type[msgspec.Struct], text: Copier) -> Copier:
    copiers = [copier(one, text) for one in _types(kind).values()]
    parts = [(place, copied) for place, copied in enumerate(copiers) if copied is not _same]

    def copied(value: Any) -> Any:
        values = list(astuple(value))
        for place, part in parts:
            values[place] = part(values[place])
        return kind(*values)

    return copied if parts else replace


def _list_copier(part: Copier) -> Copier:
    return list if part is _same else lambda items: [part(item) for item in items]


def _dict_copier(part: Copier) -> Copier:
    return lambda items: {key: part(items[key]) for key in sorted(items)}


def _optional_copier(part: Copier) -> Copier:
    return lambda value: None if value is None else part(value)
