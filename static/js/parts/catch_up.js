/** What happened meanwhile, and looking back in a running game: own steps, shown by the table's own director. */

import { html } from "lit-html";
import { call } from "../api.js";
import { keep, recall } from "../prefs.js";
import { Replay } from "../replay.js";
import { boot, redraw, say, words } from "../site.js";
import { Reel } from "../stage/reel.js";
import { linesOf } from "../stage/telling.js";
import { button, prompt } from "./standing.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../stage/director.js").Director} Director */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {{session: Session, director: Director, game: GameFront, table: TableView}} Scene */

const PLACE = `place-${boot.code}`;
const AWAY = 60_000;
const LINES = 3;
const REST = 500;

/** How many events were known when this player left. */
let known = -1;
/** @type {Session | null} */
let ours = null;
/** @type {Reel | null} */
let reel = null;
/** Whether what was missed is being shown, step by step, up to now. */
let isShowing = false;

/** Whether the table shows what was, and not what is. */
export function lookingBack() {
  return reel !== null;
}

/** Somebody is here again: what they had seen when they left is told apart from what came later. @param {Session} session */
export function noteReturn(session) {
  ours = session;
  const { at, told } = recall(PLACE, { at: 0, told: -1 });
  const wasAway = known < 0 && at > 0 && session.now() - at > AWAY;
  const isMore = told >= 0 && told < toldBy(session);
  if (wasAway && isMore && session.seat >= 0 && session.room?.status === "running") known = told;
}

/**
 * Up to where this player has seen the game, and when.
 * @param {Session} session
 * @param {Director} director
 */
export function keepPlace(session, director) {
  const isSeen = !document.hidden && session.online && session.seat >= 0 && known < 0 && !reel;
  if (isSeen && session.table.known && director.phase === "idle") {
    keep(PLACE, { at: session.now(), told: toldBy(session) });
  }
}

/** @param {Session} session */
function toldBy(session) {
  return session.table.first + session.table.events.length;
}

/**
 * In the prompt's place: what happened since, or the way back to now.
 * @param {Scene} scene
 */
export function catchUp(scene) {
  if (reel) return backBar(scene);
  return known >= 0 ? story(scene) : null;
}

/** @param {Scene} scene */
function story({ session, director }) {
  const mine = session.plays && session.isAwaited(session.seat);
  const from = known;
  return prompt(
    say("since-title"),
    say("since-count", { count: toldBy(session) - known }),
    [
      button("since-show", () => showAll(director, from), "quiet", "play"),
      button(mine ? "since-go" : "since-read", read, "primary"),
    ],
  );
}

/**
 * The last things that happened, over the table, until they are read.
 * @param {Omit<Scene, "director">} scene
 */
export function catchUpCard({ session, game, table }) {
  if (known < 0 || reel) return "";
  const fresh = table.events.slice(Math.max(0, known - session.table.first));
  const lines = linesOf({ game, words: words(), nameOf: table.nameOf }, fresh).slice(-LINES);
  return html`
    <section class="since" aria-label=${say("since-title")}>
      <h3>${say("since-title")}</h3>
      <ol>${lines.map((line) =>
        html`<li class=${line.seat === session.seat ? "own" : ""}>${
          line.pieces.map((piece, at) => at % 2 ? html`<b>${piece}</b>` : piece)
        }</li>`
      )}</ol>
    </section>
  `;
}

/**
 * @param {Director} director
 * @param {number} from
 */
async function showAll(director, from) {
  read();
  isShowing = true;
  await lookBack(director, from);
}

/** The show has come to rest: while all is shown the next step follows, at the end it is now again. @param {Director} director */
export function showOn(director) {
  if (!isShowing || !reel || director.phase !== "idle") return;
  setTimeout(() => {
    if (!isShowing || !reel || director.phase !== "idle") return;
    if (reel.at < reel.last) step(1, true);
    else backToNow(director);
  }, REST);
}

function read() {
  known = -1;
  redraw();
}

/** @param {Scene} scene */
function backBar({ director }) {
  const at = /** @type {Reel} */ (reel);
  return prompt(say("back-then"), `${at.at} / ${at.last}`, [
    button("replay-back", () => step(-1), "quiet", "back"),
    button("replay-forward", () => step(1), "quiet", "forward"),
    button("back-now", () => backToNow(director), "primary"),
  ]);
}

/** @param {number} by */
function step(by, isShown = false) {
  if (!reel) return;
  isShowing = isShown;
  if (by > 0) reel.go(reel.at + 1);
  else reel.jump(reel.at - 1);
  redraw();
}

/**
 * To the step that told an event, by its place among all that this player was told.
 * @param {Director} director
 * @param {number} event
 */
export function lookBack(director, event) {
  return attempt(async () => {
    const { steps } = await call("GET", `/rooms/${boot.code}/story`);
    const replay = new Replay(steps);
    reel = new Reel(director, replay, ours?.seat ?? -1);
    reel.jump(replay.stepOf(event) - 1);
    reel.go(reel.at + 1);
    redraw();
  });
}

/** @param {Director} director */
function backToNow(director) {
  reel = null;
  isShowing = false;
  if (ours) director.lay(ours.table.shown);
  redraw();
}
