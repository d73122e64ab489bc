/** The start of a page: draws the symbols, then opens the page that the server named; the faces come when it stands. */

import { render } from "lit-html";
import { wearOwnFaces } from "./faces.js";
import { load, offer } from "./loading.js";
import { boot, drawn, redraw } from "./site.js";
import { sprite } from "./symbols.js";

/** @param {import("./loading.js").Parts} parts all pages, tables and doors there are, named by the entry */
export async function start(parts) {
  offer(parts);
  render(sprite, /** @type {HTMLElement} */ (document.getElementById("sprite")));
  void drawn.then(() => wearOwnFaces(boot.faces)).then(() => redraw());
  const page = await load(`page:${boot.page}`);
  await page.open();
  if (boot.me && isSecureContext && "serviceWorker" in navigator) {
    void load("late:keeper").then((keeper) => keeper.open()).catch(() => {});
  }
}
