/** Why a technique can't be used now. */

import { ownBattle, ownTechniques, seatOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** The token under which a hero uses no techniques. */
const MUTE = "sixty-four-palms";

/**
 * Which condition of a technique fails for this hero now; "" if none does.
 * @param {TableView} table
 * @param {string} hero
 * @param {string} id
 */
export function whyNot(table, hero, id) {
  const { pub, words } = table;
  const numbers = ownTechniques(table, hero)[id];
  const one = pub.teams[seatOf(pub, hero)]?.heroes[hero];
  if (!numbers || !one) return "";
  const [level, cost, aim = "", reach = 0] = numbers;
  if (level > one.level) return words.say("exam-why-level", { level });
  if (cost > one.chakra) return words.say("exam-why-chakra", { n: cost });
  const battle = ownBattle(table);
  const isMute = Object.values(battle?.tokens ?? {}).some(({ technique, on }) =>
    technique === MUTE && on === hero
  );
  if (isMute) return words.say("exam-why-mute");
  if (isWorn(battle, hero, id)) return words.say("exam-why-worn");
  const why = `exam-why-${aim}`;
  return words.say(words.has(why) ? why : "exam-why-aim", { reach });
}

/**
 * @param {import("../game.js").View | undefined} battle
 * @param {string} hero
 * @param {string} id
 */
function isWorn(battle, hero, id) {
  return Object.values(battle?.tokens ?? {}).some(({ technique, user }) =>
    technique === id && user === hero
  );
}
