/** Play now: one press, and a table with bots is begun; the settings are those of the last time. */

import { call } from "../api.js";
import { suggestedName } from "../guest.js";
import { keep, recall } from "../prefs.js";
import { boot, redraw } from "../site.js";
import { attempt } from "./toasts.js";

/** @typedef {{options: Record<string, any>, public: boolean, pace: string}} Settings */

/** What a first game is played with, where the usual one takes an evening. @type {Record<string, any>} */
const FIRST = { duel: { mode: "quick" } };

/** The game that is being laid. */
let coming = "";

/** @param {string} game */
export function isComing(game) {
  return coming === game;
}

/** @param {string} game */
export async function playNow(game) {
  if (coming) return;
  coming = game;
  redraw();
  await attempt(async () => {
    const { options, pace } = lastSettings(game) ?? { options: FIRST[game] ?? {}, pace: "human" };
    const name = boot.me?.name ?? suggestedName();
    const { code } = await call("POST", "/now", { game, options, pace, name });
    location.assign(`/r/${code}`);
  });
  coming = "";
  redraw();
}

/**
 * @param {string} game
 * @returns {Settings | null}
 */
export function lastSettings(game) {
  return recall(`settings-${game}`, null);
}

/**
 * @param {string} game
 * @param {Settings} settings
 */
export function keepSettings(game, settings) {
  keep(`settings-${game}`, settings);
}
