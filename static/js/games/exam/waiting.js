/** What goes on while others answer: one sentence, from what everybody sees. */

import { battleOf } from "./model.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function goingOn(table) {
  const { pub, words } = table;
  if (["teams", "levels"].includes(pub.phase)) return words.say(`exam-waits-${pub.phase}`);
  const battle = pub.battles[battleOf(pub, table.seat)] ??
    (pub.phase === "final" ? Object.values(pub.battles)[0] : undefined);
  return battle ? inBattle(table, battle) : onTheMap(table);
}

/**
 * @param {TableView} table
 * @param {import("../game.js").View} battle
 */
function inBattle({ pub, words, seat }, battle) {
  const asked = [battle.attacker, battle.defender].filter((one) => pub.awaited?.[one]);
  const { phase, mode } = pub;
  const stage = mode === "arena" ? mode : phase;
  if (!asked.some((one) => one !== seat)) return words.say(`exam-waits-${stage}`);
  const hero = battle.deed?.hero;
  const what = hero ? "acts" : BATTLE_WAITS[battle.phase] ?? "opens";
  return words.say(`exam-waits-${what}`, { hero: words.nameOf(hero ?? "") });
}

const BATTLE_WAITS = /** @type {Record<string, string>} */ ({
  field: "field",
  place: "place",
  prepare: "lays",
  raise: "raises",
  after: "raises",
});

/** @param {TableView} table */
function onTheMap({ pub, words, seat }) {
  const { seat: mover, stage, tired } = pub.mover;
  if (seat >= 0 && pub.teams[seat].place === "tower") return words.say("exam-waits-tower");
  if (mover < 0) return words.say("exam-waits-forest");
  const own = pub.teams[seat];
  const meets = stage === "arrive" && own?.cell === pub.teams[mover].cell && !tired &&
    !own.resting && !own.hidden;
  return words.say(meets ? "exam-waits-meet" : "exam-waits-walks");
}
