/** The start of a page: draws the symbols, sends for the faces, then opens the page that the server named. */

import { render } from "lit-html";
import { wearFaces } from "./faces.js";
import { load, offer } from "./loading.js";
import { boot, redraw } from "./site.js";
import { sprite } from "./symbols.js";

/** @param {import("./loading.js").Parts} parts all pages, tables and doors there are, named by the entry */
export async function start(parts) {
  offer(parts);
  render(sprite, /** @type {HTMLElement} */ (document.getElementById("sprite")));
  wearFaces(...boot.faces).then(() => redraw());
  const page = await load(`page:${boot.page}`);
  await page.open();
  if (boot.me && isSecureContext && "serviceWorker" in navigator) {
    void load("late:keeper").then((keeper) => keeper.open()).catch(() => {});
  }
}
