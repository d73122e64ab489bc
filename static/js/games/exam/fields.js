/** The battlefields to choose from, each a picture of itself. */

import { html } from "lit-html";
import { nouns } from "../asking.js";
import { fieldArt } from "./field-art.js";
import { isTried } from "./look.js";
import { offer } from "./looking.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Ground for the picture of a field whose own isn't known here. */
const SKETCH = { 3: "...SS.......", 2: ".......SSS..", 1: "SSSSSSSSSSSS" };

/** @param {TableView} table */
export function fieldChoice(table) {
  const { words } = table;
  return html`
    <div class="dojo">
      <ul class="grounds">${nouns(table, "field").map((field) => {
        const does = offer(table, "field", field);
        return html`
          <li><button class="ground ok ${isTried(table, "field", field) ? "sel" : ""}"
            data-explain="field:${field}" data-verb="field" data-click="field ${field}"
            @click=${does.click}><span class="field-thumb">${fieldArt(field, SKETCH)}</span>
            <b>${words.nameOf(field)}</b><small>${words.say(
              `exam-field-${field}`,
            )}</small></button></li>
        `;
      })}</ul>
    </div>
  `;
}
