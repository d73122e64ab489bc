/** The entry: draws the symbols, sends for the faces, then opens the page that the server named. */

import { render } from "lit-html";
import { wearFaces } from "./faces.js";
import { boot, redraw } from "./site.js";
import { sprite } from "./symbols.js";

render(sprite, /** @type {HTMLElement} */ (document.getElementById("sprite")));
wearFaces("site", boot.game).then(() => redraw());
const page = await import(`./pages/${boot.page}.js`);
await page.open();
