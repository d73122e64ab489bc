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

Deno.test("everyone is in a sprite, and in none twice that a page wears together", () => {
  const { site, ...games } = casts();
  const all = Object.values(games).flatMap((people) => Object.keys(people));
  assertEquals(
    [...new Set([...Object.keys(site), ...all])].sort(),
    Object.keys(EVERYONE).sort(),
  );
  assertEquals(all.filter((name) => name in site), []);
});

Deno.test("a sprite needs no style and no script, and keeps its ids apart", () => {
  for (const people of Object.values(casts())) {
    const sprite = spriteOf(people, FRAMES);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assertEquals(ids.length, new Set(ids).size);
    assert(!/style=|<script|<style|on\w+=/.test(sprite), "only shapes are in it");
  }
});
