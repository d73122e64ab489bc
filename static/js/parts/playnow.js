/** One press, and a table is there: begun with bots, or open for friends; the settings are those of the last time. */

import { call, Refusal } from "../api.js";
import { drawnName } from "../guest.js";
import { keep, recall } from "../prefs.js";
import { boot, redraw } from "../site.js";
import { fieldsOf, valuesOf } from "./form.js";
import { attempt } from "./toasts.js";

/** @typedef {Record<string, any>} Settings options, pace and whatever else a room has */

/** The game that is being laid. */
let coming = "";

/** @param {string} game */
export function isComing(game) {
  return coming === game;
}

/**
 * With bots, and the cards are dealt.
 * @param {string} game
 * @param {string} [level] of the bots, if not one's own
 */
export function playNow(game, level = "") {
  return lay(game, "/now", ({ options, pace = "human" }) => ({ options, pace, level }));
}

/** For friends: what is played is set in the room. @param {string} game */
export function openTable(game) {
  return lay(game, "/rooms", (settings) => settings);
}

/**
 * What was set last for this game; a room is listed only if it is said of this one, and what a rematch
 * carries on (who begins, the score) isn't set.
 * @param {string} game
 * @param {Settings} settings
 */
export function keepSettings(game, { public: _, options, ...settings }) {
  const schema = boot.games.find((one) => one.id === game)?.options ?? {};
  keep(`settings-${game}`, { ...settings, options: valuesOf(fieldsOf(schema), options) });
}

/**
 * @param {string} game
 * @param {string} path
 * @param {(settings: Settings) => Settings} chosen
 */
async function lay(game, path, chosen) {
  if (coming) return;
  coming = game;
  redraw();
  const name = drawnName();
  const post = () => call("POST", path, { game, name, ...chosen(recall(`settings-${game}`, {})) });
  await attempt(async () => {
    const { code } = await post().catch((error) => postAnew(error, game, post));
    location.assign(`/r/${code}`);
  });
  coming = "";
  redraw();
}

/**
 * What was set before a game changed its options may not fit any more.
 * @param {unknown} error
 * @param {string} game
 * @param {() => Promise<any>} post
 */
function postAnew(error, game, post) {
  if (!(error instanceof Refusal) || error.code !== "options") throw error;
  keep(`settings-${game}`, {});
  return post();
}
