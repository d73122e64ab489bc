/** How a game is played: numbered sections in our own words, with pictures of cards. */

import { html } from "lit-html";
import { loadGame } from "../games/index.js";
import { ruleSections } from "../parts/rulebook.js";
import { backdrop } from "../parts/scenes.js";
import { shell } from "../parts/shell.js";
import { boot, say, show, words } from "../site.js";

/** @type {import("../games/game.js").GameFront} */
let game;

export async function open() {
  game = await loadGame(boot.game);
  await show(draw, game.name);
}

function draw() {
  const name = words().say("name");
  document.title = `${name} · ${say("rules")} · Shinobi Table`;
  return shell(html`<article class="panel rules">
    <div class="scene">${game.picture?.() ?? backdrop(boot.game)}</div>
    <h1>${name}</h1><p class="lead">${words().say("tagline")}</p>
    ${
    ruleSections(game).map(({ title, body }) => html`<section><h2>${title}</h2>${body}</section>`)
  }
    <p><a class="button primary" href="/">${say("rules-play")}</a></p>
  </article>`);
}
