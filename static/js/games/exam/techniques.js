/** The techniques of the hero whose card is in hand; a grey one says which condition fails. */

import { motifOf } from "../../motifs.js";
import { symbolOf } from "../../symbols.js";
import { chosenHero, isTried, offer } from "./looking.js";
import { ownBattle, ownTechniques, seatOf, techniqueOrder } from "./model.js";
import { liveTile, stillTile } from "./tiles.js";

/** @typedef {import("../game.js").TableView} TableView */

/** Tokens under which a hero uses no techniques. */
const MUTE = "sixty-four-palms";

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
