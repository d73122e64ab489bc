/** Who plays along at once: bots that are about as strong as this visitor, or others if they choose so. */

import { html } from "lit-html";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { dialog } from "./dialog.js";
import { ladder, ownLevel } from "./ladder.js";
import { playNow } from "./playnow.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("./ladder.js").Strength} Strength */

/** The game whose company is chosen. @type {GameInfo | null} */
let open = null;

/**
 * In words.
 * @param {GameInfo} info
 * @param {Strength} [own]
 */
export function company(info, own) {
  const level = say(`bot-${ownLevel(info.bots, own)}`);
  return say(own?.games ? "company-own" : "company-new", { level });
}

/** @param {GameInfo} info */
export function companyButton(info) {
  const label = say("company-title");
  return html`
    <button class="door-company" aria-label=${label} title=${label}
      @click=${() => show(info)}>${symbol("bot")}</button>
  `;
}

/** @param {(game: string) => Strength | undefined} strengthOf */
export function companyDialog(strengthOf) {
  if (!open) return "";
  const { id, bots } = open;
  const own = strengthOf(id);
  return dialog(
    say("company-title"),
    html`<p class="note">${
      own?.games ? say("company-why", { games: own.games }) : say("company-unknown")
    }</p>${ladder(bots, (level) => (show(null), playNow(id, level)), own)}`,
    () => show(null),
  );
}

/** @param {GameInfo | null} game */
function show(game) {
  open = game;
  redraw();
}
