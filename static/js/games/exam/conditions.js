/** Why a technique can't be used now. */

import { ownTechniques } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * Which condition of a technique fails for this hero now; "" if none does.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} id
 */
export function whyNot(table, hero, id) {
  const { me, words } = table;
  const code = me.shut?.[hero]?.[id];
  if (!code) return "";
  const [level, n, aim, reach] = ownTechniques(table, hero)[id] ?? [];
  const why = [`exam-why-${code}`, `exam-why-${aim}`].find((one) => words.has(one));
  return words.say(why ?? "exam-why-aim", { level, n, reach });
}
