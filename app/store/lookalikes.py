"""Names that look alike: in one room the later of two has a number behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import count, groupby, islice
from unicodedata import category, normalize

from app.store.confusables import GROUPS

_DRAWN_ALIKE = str.maketrans({sign: group[0] for group in GROUPS.split() for sign in group[1:]})
_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
_PICKED = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # variation selectors
_PILED = 2  # combining marks on one letter, above which more of them change nothing


def numbered(names: Iterable[str]) -> list[str]:
    """These names in the order in which they came, told apart; "" is nobody's."""
    taken: set[str] = set()
    found = []
    for name in names:
        own = name if looks(name).isdisjoint(taken) else _next(name, taken)
        taken |= looks(own)
        found.append(own)
    return found


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """How a name looks, as it is drawn and whatever its case: two that share one of these look alike."""
    if not name:
        return frozenset()
    read = _bare(name)
    plain = _bare(name.translate(_DRAWN_ALIKE)).translate(_DRAWN_ALIKE)  # Unicode makes sigmas of lunate ones
    drawn = plain.translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return frozenset({f"drawn:{drawn}", f"said:{plain.casefold()}", f"read:{read.casefold()}"})


def _bare(name: str) -> str:
    parts = groupby(_PICKED.sub("", normalize("NFKD", name)), _is_mark)
    return "".join("".join(islice(signs, _PILED if are_marks else None)) for are_marks, signs in parts)


def _is_mark(sign: str) -> bool:
    return category(sign) in ("Mn", "Me")


def _next(name: str, taken: set[str]) -> str:
    named = (f"{name} {number}" for number in count(2))
    return next(one for one in named if looks(one).isdisjoint(taken))
