/** The way to lessons and out of them: the room of a lesson. */

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
