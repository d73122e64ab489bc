/** The techniques of the hero whose card is in hand; a grey one says which condition fails. */

import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { chosenHero, isTried } from "./look.js";
import { offer } from "./looking.js";
import { whyNot } from "./conditions.js";
import { ownTechniques, techniqueOrder } from "./model.js";
import { liveTile, stillTile } from "./tiles.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function techniqueTiles(table) {
  const { words } = table;
  const hero = chosenHero(table);
  const own = ownTechniques(table, hero);
  return techniqueOrder(table, hero).map((id, at) => {
    const tile = {
      name: words.nameOf(id),
      art: motifOf("exam", id),
      colour: symbolOf(hero),
      text: words.textOf(id).split(". ").slice(2).join(". "),
      cost: own[id]?.[1],
      thing: `tech:${id}`,
      key: at + 1,
      look: `tech ${isTried(table, "use", id) ? "sel" : ""}`,
    };
    if (table.can("use", id)) {
      return liveTile(tile, { verb: "use", noun: id, on: offer(table, "use", id) });
    }
    return stillTile({ ...tile, look: "tech shut", foot: whyNot(table, hero, id) });
  });
}
