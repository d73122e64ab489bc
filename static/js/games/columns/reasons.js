/** Why a card fits not in a column, in words: "has a 4 and Naruto". */

import { blockers, parsed } from "./model.js";

/**
 * @param {string} drawn
 * @param {string[]} cards
 * @param {import("../../words.js").Words} words
 */
export function reasonFor(drawn, cards, words) {
  const { value, kind } = blockers(drawn, cards);
  if (kind && parsed(kind).kind === "dice") return words.say("columns-has-ambush");
  const colour = kind ? words.nameOf(parsed(kind).kind) : "";
  const number = value ? parsed(value).value : 0;
  if (value && kind) return words.say("columns-has-both", { value: number, colour });
  if (value) return words.say("columns-has-value", { value: number });
  return kind ? words.say("columns-has-colour", { colour }) : "";
}
