/** Help is about the game: its aim, its symbols and words, its rules at the place that fits; keys where there are keys. */

import { html } from "lit-html";
import { isTaught } from "../lessons.js";
import { dialog } from "../parts/dialog.js";
import { boot, redraw, say, words } from "../site.js";
import { ruleSections } from "../parts/rulebook.js";
import { askAbout } from "./sheet.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

let helping = false;

/** @param {boolean} open */
export function help(open) {
  helping = open;
  redraw();
}

/**
 * @param {GameFront} game
 * @param {TableView | null} table
 */
export function helpDialog(game, table) {
  if (!helping) return "";
  const fits = table ? game.chapter(table) : 0;
  return dialog(
    say("help-title", { game: words().say("name") }),
    html`<p class="help-aim">${words().say("tagline")}</p>
      ${isTaught() ? html`<p><a href="/learn/${boot.game}">${say("help-lessons")}</a></p>` : ""}
      ${table ? glossary(game, table) : ""}
      <h3>${say("rules")}</h3>
      <div class="help-rules">${ruleSections(game).map((one) => chapter(one, fits))}</div>
      ${hasKeys() ? keys(game) : ""}`,
    () => help(false),
  );
}

/**
 * @param {{number: number, title: string, body: any}} section
 * @param {number} fits
 */
function chapter({ number, title, body }, fits) {
  return html`
    <details ?open=${number === fits} class=${number === fits ? "fits" : ""}>
      <summary>${title}</summary>
      <div class="help-rule">${body}</div>
    </details>
  `;
}

/**
 * @param {GameFront} game
 * @param {TableView} table
 */
function glossary(game, table) {
  if (!game.glossary.length) return "";
  return html`
    <h3>${say("glossary")}</h3>
    <div class="glossary">${game.glossary.map((thing) => {
      const one = game.explain(thing, table);
      return one &&
        html`<button class="small term" @click=${() => (help(false), askAbout(thing))}>${
          one.picture ?? ""
        }<span>${one.title}</span></button>`;
    })}</div>
  `;
}

/** @param {GameFront} game */
function keys(game) {
  return html`
    <h3>${say("keys-title")}</h3>
    <dl class="keys">${[...Object.keys(game.keys), "i", "?"].map((key) =>
      html`
        <div>
          <dt><kbd>${key.toUpperCase()}</kbd></dt>
          <dd>${keyText(key)}</dd>
        </div>
      `
    )}</dl>
  `;
}

/** @param {string} key */
function keyText(key) {
  if (key === "?") return say("key-help");
  return say(key === "i" ? "key-explain" : `${boot.game}-key-${key}`);
}

/** Keys are for who has a keyboard. */
function hasKeys() {
  return matchMedia("(any-hover: hover)").matches;
}
