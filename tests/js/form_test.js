/// <reference lib="deno.ns" />
/** The form made from an options schema: its fields, defaults and values. */

import { fieldsOf, inOrder, valueOf, valuesOf } from "../../static/js/parts/form.js";
import { Words } from "../../static/js/words.js";
import { assertEquals } from "./asserts.js";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        risk: { type: "boolean", default: false },
        first: { type: "integer", default: 0, "x-hidden": true },
        mode: { $ref: "#/$defs/Mode", default: "short" },
        pace: { enum: ["calm", "quick"], default: "calm" },
        rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
        extra: { type: "object", default: {} },
      },
    },
    Mode: { enum: ["long", "short"] },
  },
};

const fields = fieldsOf(SCHEMA);
const field = (
  /** @type {string} */ name,
) => /** @type {any} */ (fields.find((one) => one.name === name));

Deno.test("booleans, enums and integers become fields; hidden and unknown ones don't", () => {
  assertEquals(fields.map((one) => `${one.name}:${one.kind}`), [
    "risk:switch",
    "mode:choice",
    "pace:choice",
    "rounds:number",
  ]);
});

Deno.test("a schema without reference works too", () => {
  const plain = { type: "object", properties: { risk: { type: "boolean", default: true } } };
  assertEquals(valuesOf(fieldsOf(plain), {}), { risk: true });
});

Deno.test("what was not chosen has its default", () => {
  assertEquals(valuesOf(fields, { rounds: 5 }), {
    risk: false,
    mode: "short",
    pace: "calm",
    rounds: 5,
  });
});

Deno.test("what a rematch carries on isn't kept with what was set", () => {
  assertEquals(valuesOf(fields, { risk: true, first: 2 }).first, undefined);
});

Deno.test("numbers stay whole and within their limits", () => {
  assertEquals(["0", "4.4", "12", "", "x"].map((raw) => valueOf(field("rounds"), raw)), [
    1,
    4,
    9,
    3,
    3,
  ]);
});

Deno.test("a choice is one of its values", () => {
  assertEquals([valueOf(field("mode"), "long"), valueOf(field("mode"), "odd")], ["long", "short"]);
});

Deno.test("a choice lists its values as the catalogue does, numbers as they grow", () => {
  const words = new Words("en", "option-mode-short = Short\noption-mode-long = Long");
  assertEquals(inOrder(field("mode"), words), ["short", "long"]);
  const other = new Words("en", "option-mode-long = Long\noption-mode-short = Short");
  assertEquals(inOrder(field("mode"), other), ["long", "short"]);
});
