/** A replay that runs by itself: the next step a while after the last scene is over. */

import { redraw } from "../site.js";

const BETWEEN = 900;

/**
 * @typedef {object} Reel
 * @property {() => number} at
 * @property {() => number} last
 * @property {() => number} speed
 * @property {(step: number) => void} go
 */

export class Autoplay {
  isOn = false;
  /** @type {number | undefined} */
  #timer;

  /** @param {Reel} reel */
  constructor(reel) {
    this.reel = reel;
  }

  toggle() {
    if (this.isOn) return this.#stop();
    this.isOn = true;
    if (this.reel.at() === this.reel.last()) this.reel.go(0);
    this.goOn();
    redraw();
  }

  goOn() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), BETWEEN / this.reel.speed());
  }

  #advance() {
    if (this.reel.at() >= this.reel.last()) return this.#stop();
    this.reel.go(this.reel.at() + 1);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.isOn = false;
    redraw();
  }
}
