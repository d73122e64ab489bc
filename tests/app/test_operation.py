"""Operation: health, readiness and pages."""

from __future__ import annotations

import ast
import re
from typing import Any
from urllib.parse import quote

import httpx2
import pytest

from app.ground import words
from app.ground.config import ROOT
from games import GAMES
from games.words import LANGUAGES, words_of
from tests.app.server import Inner


async def test_a_healthy_server_says_so(stored_house: Inner) -> None:
    for path, said in (("healthz", "ok"), ("readyz", "ready")):
        answer = await stored_house.http.get(f"{stored_house.url}/{path}")
        assert (answer.status_code, answer.text) == (200, said)


async def test_a_server_without_a_schema_is_alive_and_not_ready(stored_house: Inner) -> None:
    await stored_house.services.database.write(
        lambda conn: conn.exec_driver_sql("DROP TABLE alembic_version") and None
    )
    answer = await stored_house.http.get(f"{stored_house.url}/readyz")
    assert answer.status_code == 503
    assert "schema" in answer.text
    assert (await stored_house.http.get(f"{stored_house.url}/healthz")).status_code == 200


async def test_a_server_whose_database_does_not_answer_says_why_it_is_not_ready(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*args: Any) -> None:
        raise OSError("no such disk")

    monkeypatch.setattr(house.services.database._engine, "read", gone)
    answer = await house.http.get(f"{house.url}/readyz")
    assert (answer.status_code, "no such disk" in answer.text) == (503, True)


PAGES = [
    *("/", "/games/columns", "/r/{code}", "/r/{code}/replay", "/link/something", "/api/docs"),
    *("/r/NOBODY42", "/nowhere"),
]


@pytest.mark.parametrize("page", PAGES)
async def test_every_page_speaks_four_languages_under_a_strict_policy(house: Inner, page: str) -> None:
    code = await (await house.guest()).room()
    said = set()
    for language in LANGUAGES:
        headers = {"Accept-Language": language, "Accept": "text/html"}
        answer = await house.http.get(house.url + page.format(code=code), headers=headers)
        assert answer.status_code == (404 if page in PAGES[-2:] else 200)
        assert f'<html lang="{language}"' in answer.text
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'sha256-" in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert not re.search(r"\son\w+=", answer.text)
        said.add(re.sub(r"\s+", " ", answer.text))
    assert len(said) == len(LANGUAGES)


async def test_files_are_served_from_their_folders_only(house: Inner) -> None:
    good = await house.http.get(f"{house.url}/static/v/js/patch.js")
    assert (good.status_code, "immutable" in good.headers["cache-control"]) == (200, True)
    assert "javascript" in good.headers["content-type"]
    for path in (
        "static/v/..%2f..%2fpyproject.toml",
        "static/v/%2e%2e/app/main.py",
        "modules/v/lit-html/..%2f..%2f..%2fREADME.md",
        "modules/v/deno/x",
        "static/v/js",
        "static/v//etc/passwd",
        "static/v/%00",
        "static/v/js/%00.js",
        f"static/v/{'x' * 300}",
        f"static/v/{'js/' * 1500}x.js",
        "modules/v/lit-html/%00",
        f"modules/v/lit-html/{'x' * 300}",
    ):
        answer = await house.http.get(f"{house.url}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page"), path


async def test_of_the_modules_only_those_of_the_pages_are_served(house: Inner) -> None:
    """Not even by a way back out of one of them."""
    hidden = next(path for path in (ROOT / "node_modules/.deno").rglob("*") if path.is_file())
    way = f"lit-html/../{hidden.relative_to(ROOT / 'node_modules')}"
    answer = await house.http.get(f"{house.url}/modules/v/{quote(way, safe='')}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-page")


@pytest.mark.parametrize("path", ["healthz", "api/games", "nowhere", "api/docs", "api/openapi.json"])
async def test_every_answer_is_under_the_same_policy_and_kept_by_nobody_else(house: Inner, path: str) -> None:
    strict(await house.http.get(f"{house.url}/{path}"))


async def test_also_what_was_too_large_is_answered_under_the_policy(house: Inner) -> None:
    answer = await house.http.post(f"{house.url}/api/guests", content=b"x" * 70_000)
    assert answer.status_code == 413
    strict(answer)


def strict(answer: httpx2.Response) -> None:
    assert "default-src 'self'; script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "private, no-cache"


async def test_the_api_is_described_without_scripts_from_elsewhere(house: Inner) -> None:
    page = (await house.http.get(f"{house.url}/api/docs")).text
    document = (await house.http.get(f"{house.url}/api/openapi.json")).json()
    assert "<script" not in page
    assert "https://" not in page
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page
    for path in ("redoc", "openapi.json"):
        assert (await house.http.get(f"{house.url}/{path}")).status_code == 404


async def test_the_texts_are_whole_catalogues(house: Inner) -> None:
    for language in LANGUAGES:
        text = (await house.http.get(f"{house.url}/text/columns/{language}.json")).json()
        late = (await house.http.get(f"{house.url}/text/late/{language}.json")).json()
        assert "refusal-" in text["ftl"]
        assert "error-stale" in late["ftl"]
    assert (await house.http.get(f"{house.url}/text/columns/xx.json")).status_code == 404


async def test_the_websocket_is_described(house: Inner) -> None:
    document = (await house.http.get(f"{house.url}/api/asyncapi.json")).json()
    assert document["asyncapi"].startswith("3")


def raised_codes() -> set[str]:
    """Every code that the server refuses with: first argument of Illegal, second of Refused."""
    places = {"Illegal": 0, "Refused": 1}
    found = {"malformed", "no-page", "no-method", "too-large"}
    for path in (*(ROOT / "app").rglob("*.py"), ROOT / "games" / "engine.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places
            ):
                continue
            if len(node.args) > places[node.func.id]:
                argument = node.args[places[node.func.id]]
                found |= {
                    one.value
                    for one in ast.walk(argument)
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    missing = {code for code in raised_codes() if not words.site(language).has(f"error-{code}")}
    assert missing == set()
    assert all(words.site(language).format(f"error-{code}") for code in raised_codes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_words(language: str) -> None:
    for game in GAMES:
        own = {
            argument.value
            for path in (ROOT / "games" / game).rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal"
            for argument in node.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        }
        site, game_words = words.site(language), words_of(game, language)
        assert not {
            code for code in own if not (site.has(f"error-{code}") or game_words.has(f"refusal-{code}"))
        }
