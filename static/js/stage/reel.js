/** A finished game fed to the director: a step forward is shown as it was live, anything else is a jump. */

/** @typedef {import("./director.js").Director} Director */
/** @typedef {import("../replay.js").Replay} Replay */

export class Reel {
  at = 0;

  /**
   * @param {Director} director
   * @param {Replay} replay
   * @param {number} [seat] whose own view is open; -1 for the onlookers'
   */
  constructor(director, replay, seat = -1) {
    this.director = director;
    this.replay = replay;
    this.seat = seat;
  }

  get last() {
    return this.replay.last;
  }

  /** How many events the step told that one is at. */
  get latest() {
    return this.replay.steps[this.at].events.length;
  }

  /** @param {number} wanted */
  go(wanted) {
    const next = this.replay.clamp(wanted);
    if (next === this.at + 1) this.#forward(next);
    else this.jump(next);
  }

  /** @param {number} wanted */
  jump(wanted) {
    this.at = this.replay.clamp(wanted);
    this.director.lay(this.#tableAt(this.at));
  }

  /** Shows a step as it came about. @param {number} wanted */
  play(wanted) {
    this.jump(wanted - 1);
    this.go(wanted);
  }

  /** Lays a seat's own view open. @param {number} seat */
  see(seat) {
    this.seat = seat;
    this.jump(this.at);
  }

  /** @param {number} next */
  #forward(next) {
    const { events } = this.replay.steps[next];
    this.director.hide();
    const before = this.director.shown;
    this.at = next;
    const after = this.#tableAt(next);
    this.director.take({ before, after, events, ms: 0, own: false, cut: false });
  }

  /** The table at a step, as the open seat sees it. @param {number} wanted */
  #tableAt(wanted) {
    const { pub, me } = this.replay.views[wanted];
    return { pub, me: me[this.seat] ?? {}, events: this.replay.eventsUntil(wanted) };
  }
}
