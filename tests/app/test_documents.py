"""The documents of the project are pages of the server."""

from __future__ import annotations

import pytest

from app.web.pages.documents import documents
from tests.app.server import Inner


@pytest.mark.parametrize("name", documents())
async def test_every_document_is_a_page(house: Inner, name: str) -> None:
    page = await house.http.get(f"{house.url}/docs/{name}")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    title = documents()[name].read_text().partition("\n")[0].removeprefix("# ")
    assert f">{title}</h1>" in page.text
    assert page.text.count('aria-current="page"') == 1


async def test_the_first_one_is_the_readme(house: Inner) -> None:
    assert ">Shinobi Table</h1>" in (await house.http.get(f"{house.url}/docs")).text


async def test_pictures_of_documents_are_served_and_nothing_else(house: Inner) -> None:
    picture = await house.http.get(f"{house.url}/docs/architecture.svg")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    for name in ("nothing", "nothing.svg", "..%2Fdev.py", "..%2Fstatic%2Fimg%2Ficon.svg", "operate.md"):
        assert (await house.http.get(f"{house.url}/docs/{name}")).status_code == 404
