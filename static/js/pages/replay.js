/** A finished game step by step, from the onlookers' view or with a seat's own view laid open. */

import { html } from "lit-html";
import { announce } from "../announce.js";
import { call } from "../api.js";
import { loadGame, wearStyle } from "../games/index.js";
import { log } from "../parts/log.js";
import { Autoplay } from "../parts/autoplay.js";
import { controls } from "../parts/player.js";
import { result } from "../parts/result.js";
import { shell } from "../parts/shell.js";
import { toasts } from "../parts/toasts.js";
import { Replay } from "../replay.js";
import { nameOf } from "../session.js";
import { boot, redraw, say, show, words } from "../site.js";
import { sound } from "../sound.js";
import { watchQuestions } from "../stage/asking.js";
import { bar } from "../stage/bar.js";
import { Director } from "../stage/director.js";
import { frame } from "../stage/frame.js";
import { helpDialog } from "../stage/help.js";
import { menuDialog } from "../stage/menu.js";
import { players } from "../stage/players.js";
import { watchPresses } from "../stage/press.js";
import { sheet } from "../stage/sheet.js";
import { side } from "../stage/side.js";
import { BROWSER_CLOCK } from "../stage/time.js";
import { faceFor } from "../portraits.js";
import { symbol } from "../symbols.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../stage/pacing.js").Speed} Speed */

/** How quick the scenes are at each speed of the player. @type {Record<number, Speed>} */
const SPEEDS = { 0.5: "calm", 1: "normal", 2: "quick", 4: "none" };
const SILENT = { scenes: () => [], meanwhile: [], lane: () => "" };
/** A game of which nothing is stored. */
const NOTHING = { pub: {}, me: {}, events: [], seat: -1, at: 0 };

/** @type {GameFront} */
let game;
/** @type {Director} */
let director;
/** @type {Replay | null} */
let replay = null;
/** @type {Record<string, {name: string, bot: string, face?: string}>} */
let seats = {};
let at = 0;
let openSeat = -1;
let speed = 1;
let problem = "";
let latest = 0;
/** Entries of the log that couldn't be followed. */
let missing = 0;
let isStuck = false;
let isDrawable = true;

const run = new Autoplay({
  at: () => at,
  last: () => replay?.last ?? 0,
  speed: () => speed,
  go: step,
});

export async function open() {
  [game] = await Promise.all([loadGame(boot.game), wearStyle(boot.game)]);
  const told = { words, nameOf: whoIs, faceOf, seat: () => openSeat };
  director = new Director(game.plays?.(told) ?? SILENT, BROWSER_CLOCK, shown);
  await show(draw, game.name);
  try {
    const found = await call("GET", `/rooms/${boot.code}/replay`);
    seats = found.seats;
    missing = found.missing;
    isStuck = found.status === "running";
    replay = new Replay(found.steps.length ? found.steps : [NOTHING]);
    if (isStuck) openSeat = mySeat(found.steps);
    jump(isStuck ? replay.last : fromHash());
  } catch (error) {
    problem = /** @type {Error} */ (error).message || say("error-offline");
  }
  listen();
  redraw();
}

/** Of a game that can't go on nobody sees more than their own seat. @param {any[]} steps */
function mySeat([first]) {
  return Number(Object.keys(first?.me ?? {})[0] ?? -1);
}

function listen() {
  addEventListener("hashchange", () => fromHash() !== at && jump(fromHash()));
  watchPresses(() => director);
  watchQuestions();
  addEventListener("keydown", byKey);
}

function draw() {
  document.title = `${say("replay")} · ${words().say("name")} ${boot.code}`;
  if (problem) return shell(trouble());
  if (!replay) return shell(html`<p class="loading" role="status">${say("loading")}</p>`);
  return html`${watched(replay)}${toasts()}`;
}

function trouble() {
  return html`<section class="panel join"><h1>${
    say("replay")
  }</h1><p>${problem}</p><a class="button"
    href="/r/${boot.code}">${say("replay-to-room")}</a></section>`;
}

/** @param {Replay} found */
function watched(found) {
  const table = tableView();
  const regions = drawn(() => game.regions?.(table));
  return html`${
    frame({
      game: boot.game,
      title: `${say("replay")}: ${words().say("name")}`,
      look: `replay ${regions?.look ?? ""}`,
      bar: topBar(regions?.round),
      players: drawn(() => players(views(table))) ?? "",
      stage: stage(table, regions),
      prompt: html`<p class="ask">${director.now?.beat.words ?? notes(found)}</p>${player(found)}`,
      hand: regions?.hand,
      side: side(happened(found, table), ""),
      over: isDrawable ? sheet(game, table) : "",
    })
  }${helpDialog(game, table)}${
    menuDialog({
      director,
      pace: (name) => director.speed(name),
      leave: null,
      seal: "",
      code: boot.code,
      live: false,
    })
  }`;
}

/** @param {string} [round] */
function topBar(round) {
  const back = html`<a class="to-room" href="/r/${boot.code}">${
    symbol("door")
  }<span class="not-phone">${say("replay-to-room")}</span></a>`;
  return bar({
    code: boot.code,
    round: round ?? "",
    again: director.canRepeat ? () => director.again() : null,
    more: back,
  });
}

/**
 * @param {TableView} table
 * @param {import("../games/game.js").Regions | undefined} regions
 */
function stage(table, regions) {
  if (!isDrawable) return html`<p class="banner warn">${say("replay-log-only")}</p>`;
  const { outcome } = table.pub;
  const ended = outcome && !director.now
    ? result({
      game,
      pub: table.pub,
      outcome,
      seat: openSeat,
      nameOf: whoIs,
      faceOf,
      isClosed: true,
    })
    : "";
  if (!regions) return html`<div class="scroller" tabindex="0">${ended}${game.draw(table)}</div>`;
  return html`<div class="board ${boot.game}-table" ?inert=${
    Boolean(ended)
  }>${regions.stage}</div>${
    director.now
      ? html`<div class="moment-box ${boot.game}-table">${game.moment?.(table) ?? ""}</div>`
      : ""
  }${ended ? html`<div class="finale">${ended}</div>` : ""}`;
}

/**
 * Today's table draws what older rules showed, as far as it can; else the log alone tells it.
 * @template T
 * @param {() => T} make
 * @returns {T | undefined}
 */
function drawn(make) {
  try {
    return make();
  } catch (error) {
    if (isDrawable) console.warn(error);
    isDrawable = false;
    return undefined;
  }
}

/** What a reader must know at the end: that it isn't the end, or that it can't go on. @param {Replay} all */
function notes(all) {
  if (isStuck) return html`${say("stuck")} ${mayStop()}`;
  return missing && at === all.last ? say("replay-short", { count: missing }) : "";
}

function mayStop() {
  if (openSeat < 0) return "";
  return html`
    <a class="button quiet" href="/api/rooms/${boot.code}/export">${say(
      "stuck-export",
    )}</a> <button class="quiet"
      @click="${end}">${say("stuck-stop")}</button>
  `;
}

async function end() {
  await call("POST", `/rooms/${boot.code}/stop`, {});
  location.reload();
}

/** @param {Replay} found */
function player({ last }) {
  return controls({ at, last, playing: run.isOn, speed }, {
    go: step,
    toggle: () => run.toggle(),
    faster,
  });
}

/**
 * @param {Replay} all
 * @param {TableView} table
 */
function happened(all, table) {
  return log({
    game,
    events: table.events,
    latest,
    seat: openSeat,
    nameOf: whoIs,
    faceOf,
    older: null,
    jump: (event) => step(all.stepOf(event)),
  });
}

/** @returns {TableView} */
function tableView() {
  const { pub, me, events } = director.drawn;
  return {
    pub,
    me,
    events,
    seat: openSeat,
    words: words(),
    nameOf: whoIs,
    faceOf,
    can: () => false,
    act: () => {},
    pressed: () => "",
    hint: () => Promise.resolve({}),
    sketch: () => {},
    sketches: [],
    clock: () => null,
    replay: true,
    now: director.now,
  };
}

/** Everyone as chips: a tap lays that seat's own view open. @param {TableView} table */
function views(table) {
  const all = [-1, ...Object.keys(seats).map(Number)];
  return all.map((seat) => ({
    seat,
    face: seat < 0 ? "eye" : faceOf(seat),
    colour: seat < 0 ? "turn" : faceOf(seat),
    name: seat < 0 ? say("replay-onlooker") : whoIs(seat),
    note: seat === openSeat ? say("replay-view") : "",
    score: seat < 0 ? "" : game.score(table.pub, seat),
    badge: "",
    turn: Boolean(table.pub.awaited?.[seat]),
    pressed: seat === openSeat,
    run: () => see(seat),
  }));
}

/** @param {number} seat */
function whoIs(seat) {
  return seats[seat] ? nameOf(seats[seat], seat) : "";
}

/** @param {number} seat */
function faceOf(seat) {
  return faceFor(seats[seat], seat, game.face?.(director.drawn.pub, seat));
}

/** @param {number} seat */
function see(seat) {
  openSeat = seat;
  jump(at);
}

/** The table at a step, as the open seat sees it. @param {number} wanted */
function tableAt(wanted) {
  const all = /** @type {Replay} */ (replay);
  const { pub, me } = all.views[wanted];
  return { pub, me: me[openSeat] ?? {}, events: all.eventsUntil(wanted) };
}

/** @param {number} wanted */
function jump(wanted) {
  if (!replay) return;
  at = replay.clamp(wanted);
  latest = replay.steps[at].events.length;
  director.lay(tableAt(at));
}

/** One step forward is shown, anything else is a jump. @param {number} wanted */
function step(wanted) {
  if (!replay) return;
  const next = replay.clamp(wanted);
  if (next === at + 1) forward(next);
  else jump(next);
  history.replaceState(null, "", `#${at}`);
}

/** @param {number} next */
function forward(next) {
  const { events } = /** @type {Replay} */ (replay).steps[next];
  director.hide();
  const before = director.shown;
  at = next;
  director.take({ before, after: tableAt(next), events, ms: 0, own: false, cut: false });
}

/** @param {import("../stage/director.js").News} news */
function shown({ told, beat, played, cut, events }) {
  if (told.length) latest = told.length;
  announce(beat?.words ?? (played ? "" : told.map((one) => words().line(one, whoIs)).join(" ")));
  if (beat?.sound) sound(beat.sound);
  const drawn = redraw(cut ? undefined : (key) => game.leaving(key, events));
  if (!beat && !played && told.length) void drawn.then(() => game.moved?.(told, document.body));
  if (run.isOn && director.phase === "idle") run.goOn();
}

function fromHash() {
  const linked = new URLSearchParams(location.search).get("step");
  return Number(location.hash.slice(1) || linked || 0);
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
  if (event.key === "ArrowRight") step(at + 1);
  if (event.key === "ArrowLeft") step(at - 1);
  if (event.key === " ") (event.preventDefault(), run.toggle());
}
