"""The styles of a page as one file, and its fonts with the letters that our words are made of."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import msgspec

from app.ground import words
from app.web.front.bundle_fonts import KEPT
from app.web.front.modules import OTHERS, STATIC
from games import GAMES
from games.words import LANGUAGES, words_of

_IMPORT = re.compile(r'@import "([^"]+)";')
_FONT = re.compile(r'url\("/modules/[^/]+/([^"]+)"\)')
_SPACE = re.compile(r'("[^"]*"|\'[^\']*\')|/\*.*?\*/|\s*([{};,])\s*|\s+', re.DOTALL)
_PRINTED = "".join(map(chr, range(0x20, 0x7F)))
_WEIGHTS = {"Text": "300 900", "Display": "400"}  # as fonts.css has them: else it would be another face
_CUT_WEIGHTS = {"Text": (300, 700), "Display": None}  # as our style sheets ask for them
_FACES = {
    "Text": "@fontsource-variable/rubik/files/rubik-{script}-wght-normal.woff2",
    "Display": "@fontsource/dela-gothic-one/files/dela-gothic-one-{script}-400-normal.woff2",
}
_SCRIPTS = {"latin": ("en", "fr", "de"), "cyrillic": ("ru",)}


class Cut(msgspec.Struct, frozen=True):
    """A font less all letters but these."""

    name: str
    family: str
    script: str
    path: Path
    letters: str
    weights: tuple[int, int] | None


class Fonts(msgspec.Struct, frozen=True):
    """The cuts that pages load first, by language, and the whole fonts, for a name with a rarer letter."""

    first: dict[str, list[str]]
    wholes: dict[str, str]
    rules: str

    @property
    def all(self) -> list[str]:
        return sorted({file for files in self.first.values() for file in files} | set(self.wholes.values()))


def cuts() -> list[Cut]:
    letters = {script: _letters(script, languages) for script, languages in _SCRIPTS.items()}
    return [_cut(family, script, letters[script]) for family in _FACES for script in letters]


def wholes() -> list[str]:
    """The fonts that our style sheets name, as files of other packages."""
    return _FONT.findall((STATIC / "css/fonts.css").read_text(encoding="utf-8"))


def fonts_of(cuts: list[Cut], wholes: dict[str, str]) -> Fonts:
    """Of cuts, and of whole fonts by their names in the bundle."""
    first = {
        lang: [cut.name for cut in cuts if cut.script == "latin" or lang in _SCRIPTS[cut.script]]
        for lang in LANGUAGES
    }
    return Fonts(first, wholes, "".join(map(_face, cuts)))


def joined(sheets: list[Path], fonts: Fonts) -> bytes:
    """Many sheets as one, without comments; of two faces for one letter the later one counts."""
    text = "".join(map(_whole, sheets))
    text = _FONT.sub(lambda match: f'url("/bundle/{fonts.wholes[match[1]]}")', text)
    first, face, rest = text.rpartition("@font-face")
    end = rest.index("}") + 1
    return _SPACE.sub(_tight, first + face + rest[:end] + fonts.rules + rest[end:]).strip().encode()


def tight(sheets: list[Path]) -> bytes:
    """Sheets that name no fonts."""
    return _SPACE.sub(_tight, "".join(map(_whole, sheets))).strip().encode()


def _whole(path: Path) -> str:
    """A sheet with all that it imports in its place."""
    return _IMPORT.sub(lambda match: _whole(path.parent / match[1]), path.read_text(encoding="utf-8"))


def _tight(match: re.Match[str]) -> str:
    if match[1]:
        return match[1]
    return match[2] or ("" if match[0].startswith("/*") else " ")


def _cut(family: str, script: str, letters: str) -> Cut:
    """Its name changes with all that it is made of."""
    path = OTHERS / _FACES[family].format(script=script)
    weights = _CUT_WEIGHTS[family]
    made_of = path.read_bytes() + f"{letters} {weights} {KEPT}".encode()
    name = f"{family}-{script}-{sha256(made_of).hexdigest()[:12]}.woff2".lower()
    return Cut(name, family, script, path, letters, weights)


def _face(cut: Cut) -> str:
    letters = ",".join(f"U+{ord(letter):X}" for letter in cut.letters)
    return (
        f"@font-face{{font-family:{cut.family};font-weight:{_WEIGHTS[cut.family]};font-display:swap;"
        f'src:url("/bundle/{cut.name}") format("woff2");unicode-range:{letters}}}'
    )


def _letters(script: str, languages: tuple[str, ...]) -> str:
    """All letters of a script that our words have in these languages; of Latin all that can be typed, too."""
    spoken = "".join(words.site(lang).source for lang in languages)
    spoken += "".join(words_of(game, lang).source for game in GAMES for lang in languages)
    texts = "".join(str(GAMES[game].texts(lang)) for game in GAMES for lang in languages)
    is_own = _is_cyrillic if script == "cyrillic" else lambda letter: not _is_cyrillic(letter)
    typed = _PRINTED if script == "latin" else ""
    return "".join(sorted(set(filter(is_own, spoken + texts + typed)) - set("\n")))


def _is_cyrillic(letter: str) -> bool:
    return "\u0400" <= letter <= "\u04ff"
