/** The frame of every table: bar, players, stage, prompt, hand and side on one screen that never scrolls. */

import { html } from "lit-html";
import { keep, recall } from "../prefs.js";
import { redraw, say } from "../site.js";
import { stageSprite } from "./icons.js";

/**
 * @typedef {object} Parts
 * @property {string} game
 * @property {string} title
 * @property {any} bar
 * @property {any} players
 * @property {any} stage
 * @property {any} [card] what is asked beside the game, at the foot of the stage
 * @property {any} prompt nothing: the stage has its own action bar and scrolls inside itself
 * @property {any} hand
 * @property {any} side
 * @property {any} [over] what lies over it all: a sheet
 * @property {string} [look]
 * @property {boolean} [mine] whether this seat is asked
 */

let folded = recall("folded", false);
let drawer = false;

/** @param {Parts} parts */
export function frame(parts) {
  const looks = [
    parts.look ?? "",
    folded ? "folded" : "",
    drawer ? "drawer" : "",
    parts.prompt ? "" : "no-prompt",
    parts.hand ? "" : "no-hand",
  ];
  return html`<div class="screen">${stageSprite}
    <div class="frame ${parts.game}-frame ${looks.join(" ")}">
      <header class="bar">${parts.bar}</header>
      <section class="players" aria-label=${say("seats-title")}>${parts.players}</section>
      <main id="main" class="middle" tabindex="-1"><h1 class="sr">${parts.title}</h1>
        <section id="stage" class="stage" aria-label=${say("table-title")}><h2 class="sr">${
    say("table-title")
  }</h2>${parts.stage}</section>${parts.card ?? ""}
        <section id="prompt" class="prompt ${parts.mine ? "mine" : ""}" aria-label=${
    say("prompt-title")
  }>${parts.prompt ?? ""}</section>
        <section id="hand" class="hand ${parts.game}-table" aria-label=${say("hand-title")}>${
    parts.hand ?? ""
  }</section>
      </main>
      <aside id="side" class="side" aria-labelledby="log-title">${parts.side}</aside>
      <div class="flying ${parts.game}-table" aria-hidden="true"></div>
      ${parts.over ?? ""}
    </div></div>`;
}

export function isDrawerOpen() {
  return drawer;
}

/** @param {boolean} open */
export function openDrawer(open) {
  drawer = open;
  redraw();
}

/** On wide screens the side folds away, on others the drawer closes. */
export function foldSide() {
  folded = !drawer && !folded;
  drawer = false;
  keep("folded", folded);
  redraw();
}

export function isFolded() {
  return folded;
}

/** An open keyboard moves only the drawer. */
export function heedKeyboard() {
  const view = globalThis.visualViewport;
  view?.addEventListener("resize", () => {
    const hidden = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
    document.documentElement.style.setProperty("--keyboard", `${hidden}px`);
  });
}
