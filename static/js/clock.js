/** Time left on a clock, as it is read. */

import { say } from "./site.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** @param {number} left milliseconds */
function secondsLeft(left) {
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * "1:05", or days and hours.
 * @param {number} left milliseconds
 */
export function timeText(left) {
  const seconds = secondsLeft(left);
  const hours = Math.floor(seconds / HOUR);
  if (seconds >= DAY) {
    return say("clock-days", { days: Math.floor(seconds / DAY), hours: hours % 24 });
  }
  if (hours) return say("clock-hours", { hours, minutes: Math.floor(seconds / 60) % 60 });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
