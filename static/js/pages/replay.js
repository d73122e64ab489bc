/** A finished game step by step, from the onlookers' view or with a seat's own view laid open. */

import { html } from "lit-html";
import { announce } from "../announce.js";
import { call } from "../api.js";
import { loadGame } from "../games/index.js";
import { Autoplay } from "../parts/autoplay.js";
import { late, lateDialog } from "../parts/late.js";
import { controls } from "../parts/player.js";
import { layingTable } from "../parts/laying.js";
import { problem } from "../parts/problem.js";
import { shell } from "../parts/shell.js";
import { attempt, toasts } from "../parts/toasts.js";
import { watched } from "../parts/watching.js";
import { Replay } from "../replay.js";
import { nameOf } from "../naming.js";
import { faceFor } from "../portraits.js";
import { boot, redraw, say, show, words } from "../site.js";
import { sound } from "../sound.js";
import { watchQuestions } from "../stage/asking.js";
import { Director } from "../stage/director.js";
import { watchPresses } from "../stage/press.js";
import { Reel } from "../stage/reel.js";
import { playsOf } from "../stage/scenes.js";
import { cues, heard } from "../stage/telling.js";
import { BROWSER_CLOCK } from "../stage/time.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../stage/pacing.js").Speed} Speed */

/** How quick the scenes are at each speed of the player. @type {Record<number, Speed>} */
const SPEEDS = { 0.5: "calm", 1: "normal", 2: "quick", 4: "none" };
/** A game of which nothing is stored. */
const NOTHING = { pub: {}, me: {}, events: [], seat: -1, at: 0 };

/** @type {GameFront} */
let game;
/** @type {Director} */
let director;
/** @type {Reel | null} */
let reel = null;
/** @type {Record<string, {name: string, bot: string, face?: string}>} */
let seats = {};
let speed = 1;
let why = "";
let latest = 0;
let missing = 0;
let isStuck = false;
/** The steps that told something great. @type {number[]} */
let moments = [];
/** @type {Record<string, Record<string, number>>} */
let shares = {};
/** What is said at a turning point, once its words are here. */
let turn = (/** @type {number} */ _at) => /** @type {any} */ ("");

const run = new Autoplay({
  at: () => reel?.at ?? 0,
  last: () => reel?.last ?? 0,
  speed: () => speed,
  go,
});

export async function open() {
  game = await loadGame(boot.game);
  const told = { words, nameOf: whoIs, faceOf, seat: () => reel?.seat ?? -1 };
  director = new Director(playsOf(game.scenes, told), BROWSER_CLOCK, shown);
  await show(draw, game.name);
  try {
    unroll(await call("GET", `/rooms/${boot.code}/replay`));
  } catch (error) {
    why = /** @type {Error} */ (error).message || say("error-offline");
  }
  listen();
  redraw();
  if (new URLSearchParams(location.search).has("point")) await turns();
}

/** Who comes from the curve is told what turned here, sees what its seat saw, and goes on to the next. */
async function turns() {
  const [{ told }, found] = await Promise.all([
    late("turning"),
    call("GET", `/rooms/${boot.code}/truth`),
  ]);
  const known = found.truth?.turns ?? [];
  turn = (at) => told(known, at, { game, nameOf: whoIs });
  const here = known.find((/** @type {any} */ one) => one.click && one.step - 1 === reel?.at);
  if (here) reel?.see(here.seat);
  redraw();
}

/** @param {any} found */
function unroll(found) {
  seats = found.seats;
  missing = found.missing;
  shares = found.shares ?? {};
  isStuck = found.status === "running";
  const replay = new Replay(found.steps.length ? found.steps : [NOTHING]);
  reel = new Reel(director, replay, isStuck ? mySeat(found.steps) : -1);
  moments = replay.momentsOf(game.great);
  if (linked() && !isStuck && !fromHash()) reel.play(linked());
  else jump(isStuck ? reel.last : fromHash() || replay.opening);
}

/** Of a game that can't go on nobody sees more than their own seat. @param {any[]} steps */
function mySeat([first]) {
  return Number(Object.keys(first?.me ?? {})[0] ?? -1);
}

function listen() {
  addEventListener("hashchange", () => fromHash() !== reel?.at && jump(fromHash()));
  watchPresses(() => director);
  watchQuestions();
  addEventListener("keydown", byKey);
}

function draw() {
  document.title = `${say("replay")} · ${words().say("name")} ${boot.code}`;
  if (why) return shell(problem(why, { href: `/r/${boot.code}`, label: say("replay-to-room") }));
  if (!reel) return layingTable();
  return html`${table(reel)}${lateDialog("going_on")}${toasts()}`;
}

/** @param {Reel} reel */
function table(reel) {
  return watched({
    game,
    director,
    reel,
    seats: Object.keys(seats).map(Number),
    nameOf: whoIs,
    faceOf,
    latest,
    missing,
    isStuck,
    shares,
    player: player(reel),
    turn: () => turn(reel.at),
    go,
  });
}

/** @param {Reel} reel */
function player({ at, last }) {
  const way = { go, toggle: () => run.toggle(), faster };
  return controls({ at, last, playing: run.isOn, speed, moments, goOn: goingOn() }, way);
}

/** From every step of a finished game but its end. */
function goingOn() {
  if (!reel || isStuck || director.drawn.pub.outcome) return null;
  const chosen = {
    at: reel.at,
    seat: reel.seat,
    seats: Object.keys(seats).map(Number),
    nameOf: whoIs,
    faceOf,
  };
  return () => attempt(async () => (await late("going_on")).open(chosen));
}

/** @param {number} seat */
function whoIs(seat) {
  return seats[seat] ? nameOf(seats[seat], seat) : "";
}

/** @param {number} seat */
function faceOf(seat) {
  return faceFor(seats[seat], seat);
}

/** @param {number} wanted */
function jump(wanted) {
  reel?.jump(wanted);
}

/** @param {number} wanted */
function go(wanted) {
  if (!reel) return;
  reel.go(wanted);
  history.replaceState(null, "", `#${reel.at}`);
}

/** @param {import("../stage/director.js").News} news */
function shown(news) {
  const { told, cut, events } = news;
  const teller = { game, words: words(), nameOf: whoIs };
  if (cut) latest = reel?.latest ?? 0;
  else if (told.length) latest = told.length;
  announce(heard(teller, news));
  for (const name of cues(teller, news)) sound(name);
  void redraw(cut ? undefined : (key) => game.leaving(key, events));
  if (run.isOn && director.phase === "idle") run.goOn();
}

function fromHash() {
  return Number(location.hash.slice(1));
}

/** The step that a link to it names. */
function linked() {
  return Number(new URLSearchParams(location.search).get("step"));
}

/** @param {number} wanted */
function faster(wanted) {
  speed = wanted;
  director.speed(SPEEDS[wanted]);
  redraw();
}

/** @param {KeyboardEvent} event */
function byKey(event) {
  if (/** @type {HTMLElement} */ (event.target).closest("input, select, button, a, dialog")) return;
  const at = reel?.at ?? 0;
  if (event.key === "ArrowRight") go(at + 1);
  if (event.key === "ArrowLeft") go(at - 1);
  if (event.key === " ") (event.preventDefault(), run.toggle());
}
