"""Names that look alike at one table: whoever came later has a number behind theirs."""

from __future__ import annotations

import pytest

from app.store.confusables import GROUPS
from app.store.lookalikes import looks, numbered
from tests.app.server import Inner
from tests.app.tables import table

ALIKE = [
    ("Mei", "Mei"),
    ("Mei", "MEI"),
    ("Mei", "М\u0435\u0456"),  # Cyrillic
    ("Mei", "\uff2d\uff45\uff49"),  # full width
    ("Mei", "\U0001d40c\U0001d41e\U0001d422"),  # bold
    ("Mei", "Mei\ufe0f"),
    ("Naruto", "\u039daruto"),  # Greek
    ("Neji", "Ne\u0458i"),
    ("Ao", "A\u03bf"),
    ("Sai", "Sa\u0131"),
    ("Karin", "\u041aarin"),
    ("Temari", "Ternari"),
    ("Killer", "KilIer"),
    ("Nagato", "Nagat\u043e"),
    ("KARIN", "\u13e6\u13aa\u13a1IN"),  # Cherokee
    ("Karin", "\u13e6arin"),
    ("Hashi", "\u0570ashi"),  # Armenian
    ("Sasuke", "\u054fasuke"),
    ("Hoki", "\u2c8eoki"),  # Coptic
    ("Omoi", "\u2c9em\u2c9fi"),
    ("DEIDARA", "\ua4d3\ua4f0I\ua4d3\ua4ee\ua4e3\ua4ee"),  # Lisu
    ("Jiraiya", "\u037firaiya"),  # Greek yot
    ("Obito", "\U00010404bito"),  # Deseret
    ("Tobi", "\u22a4obi"),  # a sign of logic
    ("Sai", "\ua731ai"),
    ("Haku", "\u210baku"),  # script
    ("Kiba", "\U0001d542iba"),  # double-struck
    ("Zabuza", "\U0001d6adabuza"),  # mathematical Greek
    ("Kakashi 3", "Kakashi \u0417"),
    ("O0", "\u3007O"),
    ("ナルト", "ナル\u535c"),  # a Han sign for a kana
    ("カカシ", "\u529bカシ"),
    ("Гаара", "гаара"),
    ("Вера", "ВЕРА"),
    ("Me\u0301\u0302i", "Me\u0301\u0302\u0303\u0304i"),
    ("Me\u0483\u0484i", "Me\u0483\u0484\u0485i"),  # Cyrillic marks
    ("Me\u05b0\u05b1i", "Me\u05b0\u05b1\u05b2i"),  # Hebrew ones
    ("Mei", "Mei\u180f"),
]
OTHERS = [
    ("Mei", "Mel"),
    ("Mei", "M\u00e9i"),
    ("Наруто", "Сакура"),
    ("Ino", "Jno"),
    ("ナルト", "サスケ"),
    ("ガアラ", "カアラ"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_the_second_of_two_that_look_alike_has_a_number(first: str, second: str) -> None:
    assert numbered([first, second]) == [first, f"{second} 2"]


@pytest.mark.parametrize(("first", "second"), OTHERS)
def test_names_that_differ_stay_as_they_are(first: str, second: str) -> None:
    assert numbered([first, second]) == [first, second]


def test_a_number_is_nobody_elses_name() -> None:
    assert numbered(["Mei", "Mei 2", "", "Mei", "Mei", ""]) == ["Mei", "Mei 2", "", "Mei 3", "Mei 4", ""]


async def test_who_sits_down_with_anothers_name_is_told_apart_also_in_what_they_say(
    stored_house: Inner,
) -> None:
    mei, forger = await table(stored_house, names=("Mei", "М\u0435i"))
    assert [one["name"] for one in mei.room["seats"].values()] == ["Mei", "М\u0435i 2"]
    await forger.ask("chat", text="I am Mei.")
    assert (await mei.get("chat"))["name"] == "М\u0435i 2"
    await mei.player.post("guests", {"name": "Terumi"})
    await mei.until(lambda: mei.room["seats"]["1"]["name"] == "М\u0435i")
    await mei.player.post("guests", {"name": "Mei"})
    await mei.until(lambda: mei.room["seats"]["0"]["name"] == "Mei 2")


async def test_a_lower_chair_is_not_an_older_name(stored_house: Inner) -> None:
    host, mei, forger = [await stored_house.guest(name) for name in ("Ao", "Mei", "MEI")]
    code = await host.room()
    await mei.post(f"rooms/{code}/seats", {"seat": 4})
    await forger.post(f"rooms/{code}/seats", {"seat": 1})
    await mei.post(f"rooms/{code}/seats", {"seat": 5})
    seats = (await mei.get(f"rooms/{code}"))["seats"]
    assert (seats["5"]["name"], seats["1"]["name"]) == ("Mei", "MEI 2")


def test_every_group_of_signs_is_one_look_and_no_sign_is_in_two() -> None:
    groups = GROUPS.split()
    signs = [sign for group in groups for sign in group]
    assert len(signs) == len(set(signs))
    assert all(len(numbered(group)) == len(set(numbered(group))) for group in groups)
    assert all(looks(group[0]) & looks(sign) for group in groups for sign in group[1:])
