/** The ways to what a player may wish for, to leaving and to playing on for somebody; and the bot for that. */

import { boot } from "../site.js";
import { late } from "./late.js";
import { attempt } from "./toasts.js";

let level = "";

export function openArrange() {
  return attempt(async () => (await late("arranging")).openArrange());
}

export function askLeave() {
  return attempt(async () => (await late("arranging")).askLeave());
}

/** @param {number} seat */
export function askLapse(seat) {
  return attempt(async () => (await late("arranging")).askLapse(seat));
}

/** The levels of bots that the game has, the weakest first. */
export function botLevels() {
  return boot.games.find((one) => one.id === boot.game)?.bots ?? [];
}

/** The bot that was chosen last, or a fair one. */
export function botLevel() {
  const levels = botLevels();
  const fair = levels.includes("chunin") ? "chunin" : levels[0];
  return `bot:${levels.includes(level) ? level : fair}`;
}

/** @param {string} chosen */
export function chooseLevel(chosen) {
  level = chosen;
}
