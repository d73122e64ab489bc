/** How long scenes last: by the game's beats, the server's count and the visitor's setting. */

/** @typedef {import("../games/game.js").Step} Step */
/** @typedef {import("../games/game.js").Beat} Beat */
/** @typedef {{step: Step, beats: Beat[]}} Act a step with the beats that are played of it */
/** @typedef {"slow"|"calm"|"normal"|"quick"|"none"} Speed */

/** @type {Record<Speed, number>} */
const SPEEDS = { slow: 1.5, calm: 1, normal: 0.75, quick: 0.45, none: 0 };

/**
 * All beats of a step together are never longer than the server gave them.
 * @param {Act} act
 * @param {Speed} speed
 */
export function lengthOf({ step, beats }, speed) {
  const sum = sumOf(beats);
  return (step.ms ? Math.min(step.ms, sum) : sum) * SPEEDS[speed];
}

/**
 * @param {Act} act
 * @param {number} at
 * @param {Speed} speed
 */
export function beatLength(act, at, speed) {
  const sum = sumOf(act.beats);
  return sum ? act.beats[at].ms * lengthOf(act, speed) / sum : 0;
}

/** @param {Beat[]} beats */
function sumOf(beats) {
  return beats.reduce((total, beat) => total + beat.ms, 0);
}
