/** The Columns table in the browser: a function of the view. */

import { html } from "lit-html";
import { actions } from "./actions.js";
import { cardName, COLOURS, parsed } from "./cards.js";
import { rollDie } from "./die.js";
import { displays } from "./displays.js";
import { columnVerb, field } from "./field.js";
import { illustrate, scene } from "./picture.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @type {import("../game.js").GameFront} */
export default {
  minutes: "20-30",
  draw,
  name: cardName,
  score: (pub, seat) => pub.players?.[seat]?.score ?? "",
  badge: bars,
  picture: scene,
  illustrate,
  cues: {
    draw: "card",
    place: "card",
    take: "card",
    roll: "die",
    bust: "hit",
    protect: "seal",
    end: "win",
  },
  leaving(key, events) {
    const sealing = events.find((event) => event.kind === "protect");
    return sealing ? `safe-${sealing.seat}-${parsed(key).kind}` : "discard";
  },
  next: [".col.ok .cover", ".act .primary"],
  moved(events, root) {
    if (events.some((event) => event.kind === "roll")) rollDie(root);
  },
  keys: {
    d: (table) => table.act("draw"),
    s: (table) => table.act("stop"),
    1: (table) => table.act(columnVerb(table), "0"),
    2: (table) => table.act(columnVerb(table), "1"),
    3: (table) => table.act(columnVerb(table), "2"),
  },
};

/** In the end the displays matter, and come first. @param {TableView} table */
function draw(table) {
  const past = table.replay ? "past" : "";
  return table.pub.outcome
    ? html`<div class="columns-table ${past}">${displays(table)}${field(table)}</div>`
    : html`<div class="columns-table ${past}">${field(table)}${actions(table)}${
      displays(table)
    }</div>`;
}

/**
 * @param {import("../game.js").View} pub
 * @param {number} seat
 */
function bars(pub, seat) {
  const player = pub.players?.[seat];
  if (!player) return "";
  const worth = (/** @type {string} */ colour) =>
    (player.sums[colour] ?? 0) + (player.safe[colour]?.points ?? 0);
  return html`<span class="bars" aria-hidden="true">${
    COLOURS.filter(worth).map((colour) =>
      html`<i style="--c:var(--${colour});width:${Math.min(60, worth(colour) * 2)}px"></i>`
    )
  }</span>`;
}
