/** What stands in the prompt instead of a question: a pause, a vote, a seat that others play, an absence. */

import { html } from "lit-html";
import { timeText } from "../clock.js";
import { redraw, say } from "../site.js";
import { symbol } from "../symbols.js";
import { botLevel } from "./arrange.js";
import { asGuest } from "./name.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Ask} Ask */

/** Absences for which this player wants to wait: the seat, and since when it is away. @type {Set<string>} */
const waited = new Set();

/**
 * Nothing: the game's own question stands.
 * @param {Session} session
 */
export function standing(session) {
  const room = session.room;
  if (room?.status !== "running") return null;
  return vote(session, room) ?? offer(session, room) ?? paused(session, room) ??
    led(session, room) ?? pending(session, room) ?? away(session, room);
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function vote(session, room) {
  const { seat } = session;
  const asked = session.leads
    ? room.asks?.find((one) =>
      one.of[seat] && !one.yes[seat] && !one.no[seat] && one.kind !== "offer"
    )
    : undefined;
  if (!asked) return null;
  const answer = (/** @type {boolean} */ yes) => () =>
    void session.arrange({ t: "vote", what: asked.kind, seat: asked.seat, yes });
  return prompt(wordsOf(session, asked), counted(asked), [
    button("vote-no", answer(false), "quiet"),
    button("vote-yes", answer(true), "primary"),
  ]);
}

/**
 * What I asked for, as long as the others haven't answered.
 * @param {Session} session
 * @param {Room} room
 */
function pending(session, room) {
  const mine = session.leads
    ? room.asks?.find((one) =>
      one.asker === session.seat && !["offer", "stand-in"].includes(one.kind)
    )
    : undefined;
  if (!mine || session.isAwaited(session.seat)) return null;
  const withdraw = () =>
    void session.arrange({ t: "vote", what: mine.kind, seat: mine.seat, yes: false });
  return prompt(wordsOf(session, mine), counted(mine), [
    button("vote-withdraw", withdraw, "quiet"),
  ]);
}

/**
 * @param {Session} session
 * @param {Ask} asked
 */
function wordsOf(session, { kind, seat, asker, noun, name }) {
  const who = ["kick", "stand-in"].includes(kind) ? seat : asker;
  return say(`vote-${kind}`, { name: session.nameOf(who), guest: name, days: Number(noun) || 0 });
}

/** @param {Ask} asked */
function counted({ yes, of }) {
  return say("vote-waits", { yes: Object.keys(yes).length, of: Object.keys(of).length });
}

/**
 * Whoever came by the invitation may sit down where somebody is looked for.
 * @param {Session} session
 * @param {Room} room
 */
function offer(session, room) {
  const offered = session.seat < 0 ? room.asks?.find((one) => one.kind === "offer") : undefined;
  if (!offered) return null;
  const { seat } = offered;
  const name = session.nameOf(seat);
  if (room.asks?.some((one) => one.kind === "stand-in" && one.seat === seat)) {
    return prompt(say("offer-title", { name }), say("offer-waits"), []);
  }
  const take = () => asGuest(() => session.arrange({ t: "stand-in", seat }));
  return prompt(say("offer-title", { name }), say("offer-text", { name }), [
    button("offer-take", take, "primary"),
  ]);
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function paused(session, room) {
  if (room.paused?.seat === undefined) return null;
  const { seat, until } = room.paused;
  const name = session.nameOf(seat);
  const note = until
    ? `${say("paused-by", { name })} ${
      say("paused-goes-on", { time: timeText(until - session.now()) })
    }`
    : say("paused-by", { name });
  const mayResume = session.leads && (!until || seat === session.seat);
  const resume = () => void session.arrange({ t: "resume" });
  return prompt(say("paused-title"), note, [
    ...(mayResume ? [button("paused-resume", resume, "primary")] : []),
  ]);
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function led(session, room) {
  const { seat } = session;
  if (seat < 0 || session.leads) return null;
  const own = room.seats[seat];
  const title = own.led === "guest"
    ? say("led-title-guest", { name: own.stand_in ?? "" })
    : say("led-title");
  const back = () => void session.arrange({ t: "hand", seat, to: "" });
  return prompt(title, say("led-text"), [button("led-back", back, "primary")]);
}

/**
 * @param {Session} session
 * @param {Room} room
 */
function away(session, room) {
  const absence = (room.absence ?? 600) * 1000;
  const seats = Object.keys(room.seats).map(Number);
  const seat = session.plays && absence
    ? seats.find((one) => one !== session.seat && isLong(session, one, Math.min(absence, 120_000)))
    : undefined;
  if (seat === undefined || session.isAwaited(session.seat)) return null;
  const { since, kept } = room.seats[seat];
  const name = session.nameOf(seat);
  const minutes = Math.floor((session.now() - since) / 60_000);
  const wait = () => (waited.add(`${seat}:${since}`), redraw());
  const isDue = session.now() - since >= absence && !kept;
  const mayHand = isDue && room.acting === session.seat;
  return prompt(
    say("away-title", { name, minutes }),
    say(mayHand ? "away-text" : isDue ? "away-host" : "away-text", { name }),
    [
      button("away-wait", wait, ""),
      button("away-pause", () => void session.arrange({ t: "pause" }), "", "pause"),
      ...(mayHand
        ? [button(
          "away-bot",
          () => void session.arrange({ t: "hand", seat, to: botLevel() }),
          "primary",
        )]
        : []),
    ],
  );
}

/**
 * Whether the game waits for somebody who has been away for so long.
 * @param {Session} session
 * @param {number} seat
 * @param {number} least
 */
function isLong(session, seat, least) {
  const one = /** @type {import("../types.js").Seat} */ (session.room?.seats[seat]);
  const isAway = !one.bot && one.led !== "bot" && !one.here && one.since > 0 &&
    session.now() - one.since >= least;
  return isAway && session.isAwaited(seat) && !waited.has(`${seat}:${one.since}`);
}

/**
 * @param {string} text
 * @param {string} note
 * @param {any[]} answers
 */
export function prompt(text, note, answers) {
  return html`
    <p class="ask" role="status">${text}<small>${note}</small></p>
    <div class="answers standing many-${answers.length}">${answers}</div>
  `;
}

/**
 * @param {string} id
 * @param {() => void} run
 * @param {string} look
 * @param {string} [icon]
 */
export function button(id, run, look, icon = "") {
  return html`
    <button class="btn ${look}" data-wish=${id}
      @click=${run}>${icon ? symbol(icon) : ""}<span>${say(id)}</span></button>
  `;
}
