/** The techniques of the hero whose card is in hand; one that can't be used says which condition fails. */

import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { chosenHero, isTried } from "./look.js";
import { offer } from "./looking.js";
import { whyNot } from "./conditions.js";
import { ownTechniques, techniqueOrder } from "./model.js";
import { areaOf, techniqueText } from "./words.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table @returns {Array<import("./tiles.js").Tile & {why?: string}>} */
export function techniqueTiles(table) {
  const { words } = table;
  const hero = chosenHero(table);
  const own = ownTechniques(table, hero);
  return techniqueOrder(table, hero).map((id, at) => {
    const one = {
      name: words.nameOf(id),
      art: motifOf("exam", id),
      colour: symbolOf(hero),
      text: techniqueText(words, id),
      cost: own[id]?.[1],
      thing: `tech:${id}`,
      key: at + 1,
      area: areaOf(table, id),
      look: isTried(table, "use", id) ? "sel" : "",
    };
    return table.can("use", id)
      ? { ...one, click: { verb: "use", noun: id, on: offer(table, "use", id) } }
      : { ...one, why: whyNot(table, hero, id) };
  });
}
