/// <reference lib="deno.ns" />
/** The table in the browser: frames in any legal order give the views, wrong ones ask for a sync. */

import { checkOf } from "../../static/js/crc.js";
import { Table } from "../../static/js/table.js";
import { assertEquals } from "./asserts.js";

const whole = () => ({
  t: "table",
  seen: "f:4.2",
  pub: { deck: 9 },
  me: { ask: "q" },
  events: [{ kind: "draw" }],
  first: 0,
});

function laid() {
  const table = new Table();
  table.take(whole());
  return table;
}

/**
 * @param {number} n
 * @param {Record<string, any>} pub
 * @param {Record<string, any>} after
 */
const step = (n, pub, after) => ({
  t: "step",
  n,
  pub,
  events: [{ kind: "stop" }],
  check: checkOf(after),
});

Deno.test("a table frame is taken whole", () => {
  const table = laid();
  assertEquals([table.pub, table.me, table.seen], [{ deck: 9 }, { ask: "q" }, "f:4.2"]);
});

Deno.test("a seat's own frame is drawn together with the step that follows", () => {
  const table = laid();
  const me = { t: "mine", n: 3, me: { ask: null }, events: [], check: checkOf({}), ack: "c1" };
  assertEquals(table.take(me), "");
  assertEquals(table.take(step(5, { deck: 8 }, { deck: 8 })), "step");
  assertEquals([table.pub, table.me, table.seen, table.mineLast], [{ deck: 8 }, {}, "f:5.3", true]);
  const { before, after, events, own, cut } = /** @type {any} */ (table.step);
  assertEquals([before.pub, before.me, before.events.length], [{ deck: 9 }, { ask: "q" }, 1]);
  assertEquals([after.pub, after.me, after.events.length], [{ deck: 8 }, {}, 2]);
  assertEquals([events, own, cut], [[{ kind: "stop" }], true, false]);
});

Deno.test("a step tells how long its scene may take, and an undo is a cut", () => {
  const table = laid();
  table.take({ ...step(5, { deck: 8 }, { deck: 8 }), ms: 1800 });
  assertEquals([table.step?.ms, table.step?.own], [1800, false]);
  table.take({ ...step(6, { deck: 9 }, { deck: 9 }), events: [{ kind: "undo", seat: 0 }] });
  assertEquals([table.step?.ms, table.step?.cut, table.step?.before.pub], [0, true, { deck: 8 }]);
});

Deno.test("a frame that stands alone is drawn at once", () => {
  const table = laid();
  const me = {
    t: "mine",
    n: 3,
    me: { ask: "r" },
    events: [],
    check: checkOf({ ask: "r" }),
    ack: "",
    alone: true,
  };
  assertEquals(table.take(me), "step");
  assertEquals(table.mineLast, false);
});

Deno.test("a click that rolled dice is no click to take back", () => {
  for (const fixed of [false, true]) {
    const table = laid();
    const check = checkOf({ ask: "r" });
    table.take({ t: "mine", n: 3, me: { ask: "r" }, events: [], check, ack: "click", fixed });
    table.take(step(5, { deck: 8 }, { deck: 8 }));
    assertEquals(table.mineLast, !fixed);
  }
});

Deno.test("a step seen already changes nothing", () => {
  const table = laid();
  assertEquals(table.take(step(4, { deck: 1 }, { deck: 1 })), "");
  assertEquals(table.pub, { deck: 9 });
});

Deno.test("a gap or a wrong check asks for the whole table", () => {
  assertEquals(laid().take(step(6, { deck: 8 }, { deck: 8 })), "sync");
  assertEquals(laid().take(step(5, { deck: 8 }, { deck: 7 })), "sync");
});

Deno.test("frames without a check are counted, and the next check finds what went wrong before", () => {
  const table = laid();
  const { check: _unchecked, ...plain } = step(5, { deck: 8 }, { deck: 8 });
  assertEquals(table.take(plain), "step");
  table.pub = { deck: 7 };
  assertEquals(table.take({ ...plain, n: 6, pub: { drawn: "x" } }), "step");
  assertEquals(table.take({ ...plain, n: 8, pub: {} }), "sync");
  assertEquals(table.take(step(7, {}, { deck: 8, drawn: "x" })), "sync");
  assertEquals(table.take(step(7, {}, { deck: 7, drawn: "x" })), "step");
});

Deno.test("missed frames come as all own ones, then all steps", () => {
  const table = laid();
  for (const n of [3, 4]) {
    table.take({
      t: "mine",
      n,
      me: { ask: `q${n}` },
      events: [],
      check: checkOf({ ask: `q${n}` }),
      ack: "",
    });
  }
  table.take(step(5, { deck: 8 }, { deck: 8 }));
  table.take(step(6, { deck: 7 }, { deck: 7 }));
  assertEquals([table.pub, table.me, table.seen], [{ deck: 7 }, { ask: "q4" }, "f:6.4"]);
});

Deno.test("the mark is the same however the table came here, and another one after each step", () => {
  const told = laid();
  told.take(step(5, { deck: 8 }, { deck: 8 }));
  const reloaded = new Table();
  reloaded.take({
    ...whole(),
    seen: "g:0.0",
    pub: { deck: 8 },
    events: [{ kind: "stop" }],
    first: 1,
  });
  assertEquals(told.mark, reloaded.mark);
  reloaded.take(step(1, {}, { deck: 8 }));
  assertEquals(told.mark === reloaded.mark, false);
});
