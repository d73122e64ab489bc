/// <reference lib="deno.ns" />
/** Clicks while one is on its way: kept in order, never doubled, dropped only with a word. */

import { Queue } from "../../static/js/stage/queue.js";
import { assertEquals } from "./asserts.js";

function desk(offered = ["a", "b", "c", "d", "e"]) {
  /** @type {Array<(yes: boolean) => void>} */
  const answers = [];
  const log = { sent: /** @type {string[]} */ ([]), dropped: /** @type {string[]} */ ([]) };
  const state = { verbs: ["lay"], offered };
  const queue = new Queue({
    send: ({ noun }) => {
      log.sent.push(noun);
      return new Promise((done) => answers.push(done));
    },
    offered: (_, noun) => state.offered.includes(noun),
    asks: (verb) => state.verbs.includes(verb),
    changed: () => {},
    dropped: (why) => log.dropped.push(why),
  });
  const answer = async (yes = true) => {
    answers.shift()?.(yes);
    await new Promise((done) => setTimeout(done));
  };
  return { queue, log, state, answer };
}

Deno.test("what is pressed while a click is on its way is sent after it, in order", async () => {
  const { queue, log, answer } = desk();
  for (const noun of ["a", "b", "c"]) queue.press("lay", noun);
  assertEquals([log.sent, queue.state("lay", "a"), queue.state("lay", "b")], [
    ["a"],
    "sent",
    "queued",
  ]);
  await answer();
  await answer();
  await answer();
  assertEquals([log.sent, log.dropped, queue.state("lay", "c")], [["a", "b", "c"], [], ""]);
});

Deno.test("a double tap stays one click", async () => {
  const { queue, log, answer } = desk();
  for (const noun of ["a", "a", "b", "b"]) queue.press("lay", noun);
  await answer();
  await answer();
  await answer();
  assertEquals(log.sent, ["a", "b"]);
});

Deno.test("at most three wait, and the fourth is said", () => {
  const { queue, log } = desk();
  for (const noun of ["a", "b", "c", "d", "e"]) queue.press("lay", noun);
  assertEquals([queue.waiting.map((one) => one.noun), log.dropped], [["b", "c", "d"], ["full"]]);
});

Deno.test("a refusal empties the queue with a word", async () => {
  const { queue, log, answer } = desk();
  for (const noun of ["a", "b", "c"]) queue.press("lay", noun);
  await answer(false);
  assertEquals([log.sent, log.dropped, queue.waiting], [["a"], ["refused"], []]);
});

Deno.test("a new kind of question empties the queue, the same kind doesn't", async () => {
  const { queue, log, state, answer } = desk();
  for (const noun of ["a", "b", "c"]) queue.press("lay", noun);
  state.verbs = ["lay", "done"];
  await answer();
  assertEquals([log.sent, log.dropped], [["a", "b"], []]);
  state.verbs = ["roll"];
  await answer();
  assertEquals([log.sent, log.dropped], [["a", "b"], ["changed"]]);
});

Deno.test("what isn't offered any more is not sent, and nothing after it", async () => {
  const { queue, log, state, answer } = desk();
  for (const noun of ["a", "b", "c"]) queue.press("lay", noun);
  state.offered = ["c"];
  await answer();
  assertEquals([log.sent, log.dropped], [["a"], ["changed"]]);
});

Deno.test("an undo empties the queue with a word, and nothing is said if none waited", () => {
  const { queue, log } = desk();
  queue.empty("undone");
  queue.press("lay", "a");
  queue.press("lay", "b");
  queue.empty("undone");
  assertEquals([log.dropped, queue.waiting], [["undone"], []]);
});
