/** The way to lessons and out of them: the room of a lesson, and a real game at once. */

import { call } from "./api.js";
import { introduceByLot } from "./guest.js";
import { boot } from "./site.js";

/** @typedef {{id: string, done: boolean}} LessonInfo */

/** Whether there are lessons of this page's game. */
export function isTaught() {
  return Boolean(boot.games.find((one) => one.id === boot.game)?.lessons);
}

/** @returns {Promise<LessonInfo[]>} */
export async function allLessons() {
  return (await call("GET", `/games/${boot.game}/lessons`)).lessons;
}

/**
 * Go to a lesson, or without one to the next that isn't learned.
 * @param {string} [lesson]
 * @param {boolean} [anew]
 * @param {string} [game]
 */
export async function goToLesson(lesson = "", anew = false, game = boot.game) {
  if (!boot.me) await introduceByLot();
  const { code } = await call("POST", "/lessons", { game, lesson, anew });
  location.href = `/r/${code}`;
}

/** A table with bots, as few as the game needs, and the cards are dealt. */
export async function playRealGame() {
  const seats = boot.games.find((one) => one.id === boot.game)?.seats ?? [2];
  const { code } = await call("POST", "/rooms", { game: boot.game });
  for (let taken = 1; taken < Math.min(...seats); taken++) {
    await call("POST", `/rooms/${code}/bots`, { level: "genin" });
  }
  await call("POST", `/rooms/${code}/start`);
  location.href = `/r/${code}`;
}
