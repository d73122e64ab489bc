/** The entry: draws the symbols, then opens the page that the server named. */

import { render } from "lit-html";
import { boot } from "./site.js";
import { sprite } from "./symbols.js";

render(sprite, /** @type {HTMLElement} */ (document.getElementById("sprite")));
const page = await import(`./pages/${boot.page}.js`);
await page.open();
