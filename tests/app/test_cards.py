"""What a link says in a chat: by the room's state, in the reader's language, and nothing that is hidden."""

from __future__ import annotations

import json
import struct
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import httpx2
import msgspec
import pytest

import dev
from app.web.cards import letters, painter
from app.web.cards.card_words import Card, Person, of_game, of_site
from app.web.cards.drawing import drawn
from app.web.cards.sentences import patched
from app.web.cards.subject import told
from app.web.limits import Limit
from games import GAMES, engine
from games.dice import SeededDice
from games.words import LANGUAGES
from tests.app.players import Line, check
from tests.app.server import Inner, serving
from tests.app.tables import lobby, play_on, table

dev.make()

CRAWLERS = json.loads((Path(__file__).parent / "crawlers/requests.json").read_text())
HEAD = 32_768  # bytes that Slack reads of a page


class Head(HTMLParser):
    """The tags of a page's head, as a crawler reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self._is_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        own = dict(attrs)
        self._is_title = tag == "title"
        if tag == "meta" and (name := own.get("property") or own.get("name")):
            self.tags[name] = own.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._is_title:
            self.tags["title"] = unescape(data)
            self._is_title = False


async def fetch(house: Inner, path: str, headers: dict[str, str] | None = None) -> httpx2.Response:
    url = path if path.startswith("http") else house.url + path
    answer = await house.http.get(url, headers=headers or {"accept": "text/html"})
    house.http.cookies.clear()
    return answer


async def head(house: Inner, path: str, lang: str = "en") -> dict[str, str]:
    answer = await fetch(house, path, {"accept": "text/html", "accept-language": lang})
    assert answer.status_code == 200, answer.text
    return Head(answer.text).tags


async def test_every_messenger_finds_title_words_and_picture(house: Inner) -> None:
    code, _ = await lobby(house, names=('Mei <&> "Terumi"', "Ao"))
    for crawler, wants in CRAWLERS.items():
        page = await fetch(house, f"/r/{code}", wants["page"])
        assert page.status_code == 200, crawler
        tags = Head(page.content[:HEAD].decode()).tags
        assert tags["og:title"] == tags["twitter:title"] == tags["title"]
        assert 'Mei <&> "Terumi"' in tags["og:title"]
        assert tags["twitter:card"] == "summary_large_image"
        picture = await fetch(house, tags["og:image"], wants["picture"])
        assert picture.headers["content-type"] == tags["og:image:type"] == "image/png"
        size = (tags["og:image:width"], tags["og:image:height"])
        assert struct.unpack(">II", picture.content[16:24]) == tuple(map(int, size)) == (1200, 630)
        assert len(picture.content) < 300_000, "WhatsApp shows no larger ones"


async def test_the_words_are_the_readers_own(house: Inner) -> None:
    code, _ = await lobby(house)
    titles = {(await head(house, f"/r/{code}", lang))["og:title"] for lang in LANGUAGES}
    pictures = {(await head(house, f"/r/{code}", lang))["og:image"] for lang in LANGUAGES}
    assert len(titles) == len(pictures) == len(LANGUAGES)


async def test_a_lobby_invites_as_long_as_there_is_a_seat(house: Inner) -> None:
    code, [mei, *_] = await lobby(house, "duel", options={"mode": "quick"}, seats=1)
    tags = await head(house, f"/r/{code}")
    assert tags["og:title"] == "Mei invites you: Duel"
    assert tags["og:description"] == "Mei is there. 1 seat free: yours. No account needed."
    await mei.post(f"rooms/{code}/bots", {"level": "genin"})
    tags = await head(house, f"/r/{code}")
    assert "invites" not in tags["og:title"]
    assert "All seats are taken: you can watch." in tags["og:description"]


async def test_a_running_game_tells_how_far_it_is_and_who_plays(house: Inner) -> None:
    lines = await table(house)
    tags = await head(house, f"/r/{lines[0].code}")
    assert tags["og:title"] == "Columns: Game under way"
    assert tags["og:description"] == "108 cards left. Mei and Ao play. You can watch."


async def test_a_finished_game_tells_who_won_or_what_happened_and_invites_nobody(house: Inner) -> None:
    lines = await finished(house)
    tags = await head(house, f"/r/{lines[0].code}")
    scores = lines[0].pub["outcome"]["scores"]
    winner = max(scores, key=lambda seat: scores[seat])
    ahead = abs(scores["0"] - scores["1"])
    assert tags["og:title"] == f"{('Mei', 'Ao')[int(winner)]} wins by {ahead}: Columns"
    assert str(scores["0"]) in tags["og:description"]
    assert "invite" not in "".join(tags.values())
    steps = [await head(house, f"/r/{lines[0].code}/replay?step={step}") for step in (1, 2, 100_000)]
    assert steps[0]["og:title"].startswith("Columns · Step 1 of ")
    assert any(steps[0]["og:description"].startswith(name) for name in ("Mei", "Ao"))
    assert steps[0]["og:url"].endswith("/replay?step=1")
    assert steps[0]["og:image"] != steps[1]["og:image"]
    assert "wins" in steps[2]["og:title"]


async def test_a_finished_duel_names_the_camp_that_won_wherever_its_players_sat(house: Inner) -> None:
    mei, ao = await house.guest("Mei"), await house.guest("Ao")
    code = await mei.room("duel")
    await ao.post(f"rooms/{code}/seats", {"seat": 2})
    await ao.post(f"rooms/{code}/ready", {"ready": True})
    await mei.post(f"rooms/{code}/bots", {"level": "genin", "seat": 3})
    await mei.post(f"rooms/{code}/start")
    for seat, player in enumerate((mei, ao)):
        await player.delete(f"rooms/{code}/seats/{seat}")
    assert (await head(house, f"/r/{code}"))["og:title"] == "Akatsuki wins: Duel"


async def finished(house: Inner) -> list[Line]:
    """A game that is over, the same one in every run."""
    house.services.lobby.fresh_seed = lambda: bytes(32)
    lines = await table(house)
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    for line in lines:
        await line.close()
    return lines


async def test_a_closed_room_tells_strangers_nothing_but_its_game(house: Inner) -> None:
    lines = await table(house)
    await lines[0].player.post(
        f"rooms/{lines[0].code}/guard", {"closed": True, "locked": False, "hushed": False}
    )
    tags = await head(house, f"/r/{lines[0].code}")
    assert tags["og:title"] == "Columns: A private table"
    assert not any(name in "".join(tags.values()) for name in ("Mei", "Ao,", "cards left"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_does_not_change_when_hidden_things_are_dealt_anew(house: Inner, game: str) -> None:
    lines = await table(house, game, options={"hidden": True} if game == "hunt" else {})
    await play_on(lines, 12)
    play, laid = await house.services.rooms.open(lines[0].code), await house.table(lines[0].code)
    record = await house.services.rooms.record(lines[0].code)
    before = [await told(house.services, record, lang) for lang in LANGUAGES]
    for seed in range(5):
        state = engine.decoded(laid.rules, engine.encoded(laid.state))
        laid.rules.redeal(state, None, SeededDice(bytes([seed] * 32), 1))
        play.room.table = msgspec.structs.replace(laid, state=state)
        assert [await told(house.services, record, lang) for lang in LANGUAGES] == before


async def test_a_picture_is_painted_once_for_all_who_ask(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = []

    async def painted(drawing: str) -> bytes:
        drawings.append(drawing)
        return b"picture"

    monkeypatch.setattr(painter, "_painted", painted)
    code, _ = await lobby(house)
    address = (await head(house, f"/r/{code}"))["og:image"]
    first = await fetch(house, address)
    again = await fetch(house, address, {"if-none-match": first.headers["etag"]})
    assert (first.content, again.status_code, len(drawings)) == (b"picture", 304, 1)
    assert first.headers["cache-control"].startswith("public")
    await fetch(house, address)
    assert len(drawings) == 1


async def test_crawlers_are_held_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def painted(drawing: str) -> bytes:
        return b"picture"

    monkeypatch.setattr(painter, "_painted", painted)
    monkeypatch.setattr("app.web.cards.routes.PAINTED", Limit("cards", 2, 60))
    async with serving(sqlite_url, limits=True) as house:
        paths = [f"/games/{game}/card.png?lang=en" for game in (*GAMES, "columns")]
        statuses = [(await fetch(house, path)).status_code for path in paths]
    assert statuses == [200, 200, 429, 429, 200]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_said_fits_its_card(lang: str) -> None:
    cards = [of_site(lang).card, *(of_game(game, lang).card for game in GAMES)]
    long = tuple(Person("W" * 24, "naruto", seat, "1234") for seat in range(6))
    cards += [msgspec.structs.replace(card, people=long, foot=card.line) for card in cards]
    cards += [Card("triumph", "exam", "Chunin", "W" * 60, "word " * 40, people=long, number="1234")]
    for card in cards:
        drawing = drawn(card)
        assert drawing.count("<svg") == drawing.count("</svg>")
    title = letters.fitted("Supercalifragilistic " * 4, "Display", 100, 540, 2)
    assert len(title.lines) == 2
    assert all(letters.width(line, "Display", title.size) <= 540 for line in title.lines)


def test_letters_that_the_fonts_lack_are_left_out() -> None:
    assert letters.known("Mei 照美 Terumi", "Text") == "Mei … Terumi"
    assert letters.known("照美", "Text") == "…"
    assert letters.known("Łukasz Ünal Ёлка", "Display") == "Łukasz Ünal Ёлка"


def test_a_word_too_long_is_cut_and_lines_break_after_hyphens() -> None:
    assert letters.fitted("Chunin-Prüfung", "Text", 40, 200, 2).lines == ("Chunin-", "Prüfung")
    assert letters.fitted("W" * 80, "Text", 40, 200).lines[0].endswith("…")


def test_views_add_up_as_in_the_browser() -> None:
    view = patched({"a": {"b": 1, "c": 2}, "d": 3}, {"a": {"b": None, "e": {"f": 1}}, "d": 4})
    assert check(view) == check({"a": {"c": 2, "e": {"f": 1}}, "d": 4})
