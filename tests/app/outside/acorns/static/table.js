/** The table of acorns. */

import { html } from "lit-html";
import { symbol } from "shinobi/table.js";
import { picture } from "./door.js";
import { pile } from "./pile.js";

const nothing = () => "";

export default {
  draw: (table) =>
    html`<section class="acorns-table">${pile(table.pub.acorns)}
      ${["1", "2"].filter((noun) => table.can("take", noun)).map((noun) =>
        html`<button class="primary" @click=${() => table.act("take", noun)}>${symbol("leaf")} ${noun}</button>`
      )}</section>`,
  score: nothing,
  badge: nothing,
  picture,
  illustrate: nothing,
  cues: {},
  leaving: nothing,
  keys: {},
  next: [],
};
