/** The chances of fights as the server told them last; another one draws the table anew. */

import { redraw } from "../../site.js";
import { savedBy } from "./reading.js";

/** @typedef {import("../game.js").TableView} TableView */

/** The best chance of each click, per mille. @type {Record<string, number>} */
const known = {};

/**
 * Whether no dice can injure the enemy: such a click is offered, but never as the main answer.
 * @param {TableView} table
 * @param {"fight"|"card"|"roll"} verb
 * @param {string} noun
 */
export function isHopeless(table, verb, noun) {
  const click = `${verb} ${noun}`;
  table.hint(verb, noun).then(({ odds }) => {
    const best = typeof odds === "object" ? Math.max(...Object.values(odds)) : odds;
    if (best === undefined || known[click] === best) return;
    known[click] = best;
    redraw();
  });
  return known[click] === 0;
}

/**
 * Why there is no chance: a talent, or the Defence.
 * @param {TableView} table
 * @param {string} key the enemy
 * @param {string} hero
 */
export function hopeless({ pub, words }, key, hero) {
  const talent = savedBy(pub, key, hero);
  if (talent) return words.say("hunt-hopeless-talent", { talent: words.nameOf(talent) });
  const { defence } = pub.fight ?? pub.enemies[key];
  return words.say("hunt-hopeless", { defence });
}
