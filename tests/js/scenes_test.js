/// <reference lib="deno.ns" />
/** What the stage makes of a step: runs, beats, lanes, the table after an event, moments. */

import { after, beat, momentOf, playsOf, scenesOf } from "../../static/js/stage/scenes.js";
import { assertEquals } from "./asserts.js";

/** @type {any} */
const TOLD = {
  words: () => ({
    lengths: { blow: 100, step: 50 },
    line: (/** @type {any} */ { kind, n }) => `${kind} ${n}`,
  }),
  nameOf: () => "",
};

/** @param {any[]} events @returns {any} */
function step(events) {
  const shown = { pub: { sum: 0 }, me: {}, events: [] };
  return { before: shown, after: { ...shown, pub: { sum: 9 } }, events, own: false };
}

/** @param {Partial<import("../../static/js/games/game.js").Scenes>} [more] @returns {any} */
function game(more = {}) {
  return {
    after: { blow: (/** @type {any} */ pub, /** @type {any} */ { n }) => pub.sum += n },
    beats: { blow: (/** @type {any} */ run) => [beat(run, { of: run.events.length })] },
    ...more,
  };
}
const BLOWS = [1, 2].map((n) => ({ kind: "blow", n }));

Deno.test("every event stands alone, unless its sort is joined", () => {
  const shows = (/** @type {any} */ scenes) =>
    scenesOf(scenes, step(BLOWS), TOLD).flatMap(({ beats }) => beats.map(({ show }) => show.of));
  assertEquals(shows(game()), [1, 1]);
  assertEquals(shows(game({ joined: ["blow"] })), [2]);
});

Deno.test("what happens in two places is never one run", () => {
  const events = BLOWS.map((one) => ({ ...one, place: `${one.n}` }));
  const scenes = game({ joined: ["blow"], lanes: ({ place }) => [place] });
  assertEquals(scenesOf(scenes, step(events), TOLD).map(({ lanes }) => lanes), [["1"], ["2"]]);
});

Deno.test("a beat tells its run: its table, its words, its whole length", () => {
  const [{ beats: [one] }] = scenesOf(game({ joined: ["blow"] }), step(BLOWS), TOLD);
  assertEquals([one.pub, one.words, one.ms, one.tells], [{ sum: 3 }, "blow 1", 200, 2]);
});

Deno.test("what has no beats or no length isn't shown, and still changes the table", () => {
  const beats = {
    step: (/** @type {any} */ run) => [beat(run, {})],
    mute: (/** @type {any} */ run) => [beat(run, {})],
  };
  const events = [BLOWS[0], { kind: "mute" }, { kind: "unheard-of" }, { kind: "step" }];
  const [scene, ...others] = scenesOf(game({ beats }), step(events), TOLD);
  assertEquals([scene.beats[0].pub, others], [{ sum: 1 }, []]);
});

Deno.test("an event changes a copy", () => {
  const pub = { sum: 1 };
  assertEquals([after(game(), pub, BLOWS[1]), pub], [{ sum: 3 }, { sum: 1 }]);
});

Deno.test("the moment is that of the beat that is shown", () => {
  const scenes = {
    moments: { blow: (/** @type {any} */ _, /** @type {any} */ { of }) => `of ${of}` },
  };
  const table = (/** @type {any} */ show) => /** @type {any} */ ({ now: { beat: { show } } });
  assertEquals(momentOf(scenes, table({ kind: "blow", of: 2 })), "of 2");
  assertEquals([momentOf(scenes, table({ kind: "other" })), momentOf(scenes, table(undefined))], [
    "",
    "",
  ]);
});

Deno.test("a game that says nothing more plays everywhere, and lets nobody click meanwhile", () => {
  const { lane, meanwhile } = playsOf(game(), TOLD);
  assertEquals([lane(), meanwhile], ["", []]);
});
