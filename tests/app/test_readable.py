"""What may be said and what people may be called: all of it can be seen, and nothing else is in it."""

from __future__ import annotations

import pytest

from app.wire.messages import is_readable
from tests.app.server import Inner
from tests.app.tables import lobby

READABLE = {
    "letters": "Mei",
    "Cyrillic": "\u041d\u0430\u0440\u0443\u0442\u043e",
    "Japanese with its own space": "\u5fcd\u3000\u8005",
    "French with its narrow space": "Bonjour\u202f!",
    "marks of HTML": "<b>",
    "a sign alone": "!",
    "a letter with its mark": "e\u0301",
    "a keycap": "1\ufe0f\u20e3",
    "a flag": "\U0001f1eb\U0001f1f7",
    "an emoji newer than Python": "\U0001fae8",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a healer of some skin": "\U0001f468\U0001f3fd\u200d\u2695\ufe0f",
    "a head that shakes": "\U0001f642\u200d\u2194\ufe0f",
}
UNREADABLE = {
    "nothing": "",
    "spaces": "  ",
    "wide spaces": "\u3000",
    "a line's end": "hi\n",
    "a control character": "a\x00b",
    "a late control character": "a\x85b",
    "a line separator": "a\u2028b",
    "a paragraph separator": "a\u2029b",
    "text turned round": "a\u202eb",
    "text set apart": "\u2066a\u2069",
    "no width": "\u200b",
    "no width between letters": "a\u200bb",
    "a soft hyphen": "a\u00adb",
    "a byte order mark": "\ufeff",
    "a joiner of letters": "a\u200db",
    "a joiner of nothing": "\U0001f642\u200d",
    "a tag": "a\U000e0067",
    "a Hangul filler": "\u3164",
    "a filler behind a name": "Mei\u3164",
    "a half filler": "\uffa0",
    "an empty Braille cell": "\u2800",
    "a mark alone": "\u0301",
    "a variation of nothing": "\ufe0f",
    "a private letter": "\ue000",
    "no character": "\ufffe",
    "half a character": "\ud800",
}


@pytest.mark.parametrize("what", READABLE)
def test_what_can_be_read_is_readable(what: str) -> None:
    assert is_readable(READABLE[what])


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_hides_something_or_shows_nothing_is_not(what: str) -> None:
    assert not is_readable(UNREADABLE[what])


async def test_chat_is_readable(house: Inner) -> None:
    code, (mei, ao) = await lobby(house)
    speaker, listener = await mei.enter(code), await ao.enter(code)
    for what, text in UNREADABLE.items():
        await speaker.say(t="chat", id="1", text=text)
        assert (await speaker.get("error"))["code"] == "malformed", what
    for text in READABLE.values():
        assert (await speaker.ask("chat", text=text))["t"] == "ok"
        assert (await listener.get("chat"))["text"] == text


async def test_names_are_readable(house: Inner) -> None:
    mei = await house.guest()
    for what in ("a Hangul filler", "no width", "a mark alone", "a private letter"):
        assert await mei.refusal("POST", "guests", {"name": UNREADABLE[what]}) == (422, "bad-name"), what
    cleaned = {"a filler behind a name": "Mei", "text turned round": "ab", "a joiner of letters": "ab"}
    for what, name in cleaned.items():
        assert (await mei.post("guests", {"name": UNREADABLE[what]}))["name"] == name, what
    for text in READABLE.values():
        assert (await mei.post("guests", {"name": text}))["name"]
