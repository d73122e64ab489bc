"""What makes the page one that can be installed and read without a network is served as browsers want it."""

from __future__ import annotations

import pytest

from app.ground import words
from games.words import LANGUAGES
from tests.app.server import Inner


async def test_the_worker_is_served_at_the_root_so_that_it_sees_all_pages(house: Inner) -> None:
    answer = await house.http.get(f"{house.url}/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "private, no-cache"
    assert "import " not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_of_which_nothing_was_kept_says_so(house: Inner, language: str) -> None:
    answer = await house.http.get(f"{house.url}/offline", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert words.site(language).format("kept-none") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_that_few_visits_need_come_apart(house: Inner, language: str) -> None:
    late = (await house.http.get(f"{house.url}/text/late/{language}.json")).json()
    home = (await house.http.get(f"{house.url}/text/home/{language}.json")).json()
    assert "\ncall-me = " in late["ftl"] and "\ncall-me = " not in home["ftl"]
    assert "\nkept-old = " in home["ftl"]
