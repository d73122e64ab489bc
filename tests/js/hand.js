/** A clock that a test holds in hand. */

export class Hand {
  time = 0;
  away = false;
  /** @type {Array<{at: number, run: () => void}>} */
  timers = [];
  now = () => this.time;
  hidden = () => this.away;
  later = (/** @type {() => void} */ run, /** @type {number} */ ms) => {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return timer;
  };
  cancel = (/** @type {any} */ timer) => {
    this.timers = this.timers.filter((one) => one !== timer);
  };

  /** @param {number} ms */
  pass(ms) {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
