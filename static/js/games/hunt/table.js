/** The table of the hunt in the browser: a function of the view. */

import { html } from "lit-html";
import { symbol, symbolOf } from "../../symbols.js";
import { nouns } from "../asking.js";
import { dock } from "./actions.js";
import { finale } from "./finale.js";
import { band } from "./band.js";
import { rollDice } from "./dice.js";
import { follow, uncoverHero } from "./camera.js";
import { glideTokens, rememberTokens } from "./glide.js";
import { map } from "./map.js";
import { panels } from "./panels.js";
import { picking } from "./pick.js";
import { illustrate, scene } from "./picture.js";
import { busyIn, heroesOf } from "./reading.js";
import { pips } from "./tokens.js";
import { refresh, takePen, ui } from "./ui.js";

/** @typedef {import("../game.js").TableView} TableView */
/** @typedef {import("../game.js").View} View */

/** What happens at a place that is worth a look. */
const PLACED = new Set(["begin", "move", "trap", "fight", "threat", "injury"]);

/** Whether this browser's player leads the hero whom it is all about. */
let isOwn = false;

/** The faces of the dice that lay on the table before the last step. */
let lay = /** @type {string[]} */ ([]);

/** @type {import("../game.js").GameFront} */
export default {
  draw(table) {
    refresh(table);
    rememberTokens();
    isOwn = table.pub.heroes[busyIn(table.pub)]?.seat === table.seat;
    if (table.pub.phase === "pick") return html`<div class="hunt-table">${picking(table)}</div>`;
    return html`<div class="hunt-table">${band(table)}${map(table)}${dock(table)}${
      panels(table)
    }</div>`;
  },
  finale,
  score: () => "",
  badge,
  face: (pub, seat) => symbolOf(heroesOf(pub).find((hero) => pub.heroes[hero].seat === seat) ?? ""),
  picture: scene,
  illustrate,
  cues: {
    move: "card",
    draw: "card",
    discard: "card",
    support: "seal",
    "support-on": "seal",
    technique: "seal",
    trap: "hit",
    roll: "die",
    special: "die",
    wound: "hit",
    injury: "hit",
    eliminated: "win",
    "round-won": "win",
    "round-lost": "hit",
    victory: "win",
  },
  leaving(key, events) {
    const card = key.startsWith("tech-") ? key.slice(5) : "";
    const used = events.find((event) => event.card === card && event.hero);
    return used ? `pile-${used.hero}` : "";
  },
  next: [".dock .primary", ".dock button", ".area.open"],
  moved(events, root) {
    if (events.some((event) => PLACED.has(event.kind))) follow(isOwn);
    uncoverHero();
    glideTokens(root);
    rollDice(root, events, lay);
    const cubes = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".dice .combat"));
    lay = [...cubes].map((one) => one.dataset.face ?? "");
  },
  keys: {
    b: (table) => table.act("begin", nouns(table, "begin")[0] ?? ""),
    m: (table) => table.act("meditate"),
    r: (table) => table.act("roll"),
    g: goOn,
    e: (table) => table.act("end"),
    p: () => takePen("ping"),
    a: () => takePen("arrow"),
    escape: () => ui.pen && takePen(ui.pen),
  },
};

/** @param {TableView} table */
function goOn(table) {
  const verb = ["go", "endure", "done", "land", "pass"].find((one) => table.can(one));
  if (verb) table.act(verb);
}

/**
 * Under a player's name: the heroes with Health and Chakra.
 * @param {View} pub
 * @param {number} seat
 */
function badge(pub, seat) {
  const mine = heroesOf(pub).filter((hero) => pub.heroes[hero].seat === seat);
  return html`${
    mine.map((hero) => {
      const one = pub.heroes[hero];
      return html`
        <span class="hunt-badge" style="--c:var(--${symbolOf(hero)})"
          aria-hidden="true">${mine.length > 1 ? symbol(symbolOf(hero)) : ""}${pips(
            one.health,
            one.most,
            "health",
          )}${pips(one.chakra, one.limit, "chakra")}</span>
      `;
    })
  }`;
}
