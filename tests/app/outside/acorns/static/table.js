/** The table of acorns. */

import { html } from "lit-html";
import { pile } from "./pile.js";

const nothing = () => "";

export default {
  draw: (table) =>
    html`<section class="acorns-table">${pile(table.pub.acorns)}
      ${["1", "2"].filter((noun) => table.can("take", noun)).map((noun) =>
        html`<button class="primary" @click=${() => table.act("take", noun)}>${noun}</button>`
      )}</section>`,
  score: nothing,
  badge: nothing,
  picture: () => pile(7),
  illustrate: nothing,
  cues: {},
  leaving: nothing,
  keys: {},
  next: [],
  minutes: "1",
};
