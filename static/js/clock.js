/** Time left on a clock, as it is read. */

/** @param {number} left milliseconds */
export function secondsLeft(left) {
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * "1:05".
 * @param {number} left milliseconds
 */
export function timeText(left) {
  const seconds = secondsLeft(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
