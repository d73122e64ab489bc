/** The time that the director goes by: a test holds one of its own in hand. */

/** @typedef {{now: () => number, later: (run: () => void, ms: number) => any, cancel: (timer: any) => void, hidden: () => boolean}} Clock */

/** @type {Clock} */
export const BROWSER_CLOCK = {
  now: () => performance.now(),
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  hidden: () => document.hidden,
};
