/// <reference lib="deno.ns" />
/** The kit of faces: whatever the cast names is drawn, hurt or not, and nothing is left unsaid. */

import { casts, EVERYONE } from "../../static/faces/casts.js";
import { bustOf } from "../../static/faces/face.js";
import { FRAMES, spriteOf } from "../../static/faces/sprite.js";
import { assert, assertEquals } from "./asserts.js";

Deno.test("everyone is drawn by parts that the kit has", () => {
  for (const [name, data] of Object.entries(EVERYONE)) {
    const { under, moods, over } = bustOf(name, data);
    for (const drawing of [under, moods.neutral, moods.hurt, over]) {
      assert(!/undefined|NaN|null/.test(drawing), `${name} has a stroke that nobody drew`);
    }
  }
});

Deno.test("who stands on a door is on every page, and in no sprite of a game besides", () => {
  const { site, ...games } = casts({
    go: { door: ["pain"], table: ["pain", "ino"] },
    shogi: { door: [], table: ["ino", "naruto"] },
  });
  assert("pain" in site && "naruto" in site, "doors and seats are the site's");
  assertEquals(Object.values(games).map((people) => Object.keys(people)), [["ino"], ["ino"]]);
});

Deno.test("a face that nobody has drawn is named", () => {
  let said = "";
  try {
    casts({ go: { door: [], table: ["shogun"] } });
  } catch (error) {
    said = String(error);
  }
  assert(said.includes("shogun"), said);
});

Deno.test("a sprite needs no style and no script, and keeps its ids apart", () => {
  for (const people of Object.values(casts({ all: { door: [], table: Object.keys(EVERYONE) } }))) {
    const sprite = spriteOf(people, FRAMES);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assertEquals(ids.length, new Set(ids).size);
    assert(!/style=|<script|<style|on\w+=/.test(sprite), "only shapes are in it");
  }
});
