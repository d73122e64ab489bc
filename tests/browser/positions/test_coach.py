"""The coach of first games speaks of what is offered, with the words of its button, and covers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.words import words_of
from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_positions import FRAMED, questions

pytestmark = pytest.mark.asyncio(loop_scope="module")

WINDOWS = ((390, 844), (1366, 768))
MOSTLY = 0.75  # of the questions for which it has words
# Drawn once more, the bubble is gone, or has found its place anew.
SETTLED = """async (site) => {
  const { redraw } = await import(site);
  const coach = () => document.querySelector(".coach");
  coach()?.style.removeProperty("translate");
  redraw();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while (coach() && !coach().style.translate) await new Promise((done) => setTimeout(done, 10));
}"""
SPOKEN = """() => {
  const box = document.querySelector(".coach.placed");
  if (!box) return null;
  const at = box.getBoundingClientRect();
  const meets = (one) => Math.min(one.right, at.right) - Math.max(one.left, at.left) > 1 &&
    Math.min(one.bottom, at.bottom) - Math.max(one.top, at.top) > 1;
  const walker = document.createTreeWalker(document.querySelector("#board"), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isSeen = node.nodeValue.trim() && !box.contains(node) &&
      node.parentElement.checkVisibility() && !node.parentElement.closest(".sr");
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isSeen && [...range.getClientRects()].some(meets)) covered.push(node.nodeValue.trim());
  }
  const faces = [...document.querySelectorAll("#board .portrait")].filter((one) => !box.contains(one));
  if (faces.some((one) => one.checkVisibility() && meets(one.getBoundingClientRect()))) covered.push("face");
  const label = box.querySelector("b").textContent;
  const buttons = [...document.querySelectorAll("#prompt button[data-verb]")].map((one) =>
    [one.dataset.verb, one.querySelector("span").textContent]);
  const text = box.querySelector(".bubble-text").textContent.replace(label, "").trim();
  const hasMoment = Boolean(document.querySelector(".moment-box"));
  return { label, text, buttons, covered, hasMoment, wide: at.width };
}"""


@pytest.mark.parametrize("size", WINDOWS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", FRAMED)
async def test_every_first_question(people: People, house: Inner, game: str, size: tuple[int, int]) -> None:
    window = {"width": size[0], "height": size[1]}
    stand = await Stand.at(people, house, game, window, reduced_motion="reduce")
    faults: list[str] = []
    spoken, could = 0, 0
    for lang, position in questions(game):
        await stand.lay(position, lang, size)
        await stand.hear({"t": "you", "seat": position.seat, "name": "", "id": "me", "fresh": True})
        await stand.page.evaluate(SETTLED, stand.site)
        seen = await stand.page.evaluate(SPOKEN)
        could += any(words_of(game, lang).has(f"for-{verb}") for verb in position.me["choices"])
        if seen:
            spoken += 1
            said = _faults(game, lang, position.me["choices"], seen)
            faults += [f"{position.kind}, {lang}: {one}" for one in said]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
    assert spoken >= MOSTLY * could


def _faults(game: str, lang: str, choices: dict[str, Any], seen: dict[str, Any]) -> list[str]:
    words = words_of(game, lang)
    told = [
        verb for verb in choices if words.has(f"for-{verb}") and words.format(f"for-{verb}") == seen["text"]
    ]
    labels = {label for verb in told for label in (*_buttons(seen, verb), words.format(f"verb-{verb}"))}
    faults = [f"covers {one}" for one in seen["covered"]]
    if not told:
        faults.append(f"nothing is offered for “{seen['text']}”")
    if seen["label"] not in labels:
        faults.append(f"“{seen['label']}” stands on no button: {labels}")
    if seen["hasMoment"] or seen["wide"] > 281:
        faults.append("stands in a scene, or is too wide")
    return faults


def _buttons(seen: dict[str, Any], verb: str) -> list[str]:
    return [label for one, label in seen["buttons"] if one == verb]
