/** The room: joining, lobby, table and result, live. */

import { html } from "lit-html";
import { announce, announceNow } from "../announce.js";
import { call } from "../api.js";
import { follow } from "../focus.js";
import { loadGame, wearStyle } from "../games/index.js";
import { chat } from "../parts/chat.js";
import { inviteDialog } from "../parts/invite.js";
import { join } from "../parts/join.js";
import { lobby } from "../parts/lobby.js";
import { nameDialog } from "../parts/name.js";
import { playing, unread } from "../parts/playing.js";
import { help, helpDialog, roomBar } from "../parts/roombar.js";
import { faceOf, followTurn } from "../parts/seats.js";
import { shell } from "../parts/shell.js";
import { attempt, toast } from "../parts/toasts.js";
import { Session } from "../session.js";
import { boot, redraw, say, show, words } from "../site.js";
import { sound } from "../sound.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @type {GameFront} */
let game;
let justWatching = false;
let wasMyTurn = false;
let latest = 0;

const session = new Session(boot.code, {
  stepped,
  laid: () => (noticeTurn(), redraw(), onceDrawn(followTurn)),
  changed: () => (noticeTurn(), redraw()),
  refused: (message) => toast(message, "refusal"),
  noted: (message) => toast(message),
  talked: () => (unread(session), redraw()),
});

export async function open() {
  [game] = await Promise.all([loadGame(boot.game), wearStyle(boot.game)]);
  await show(draw, game.name);
  session.start();
  addEventListener("guest", () => session.socket.start());
  addEventListener("keydown", shortcut);
  setInterval(tick, 1000);
}

function draw() {
  const { room } = session;
  if (!room) return shell(html`<p class="loading" role="status">${say("loading")}</p>`);
  document.title = title();
  return html`${shell(body(), roomBar(room))}${inviteDialog()}${helpDialog(game)}${nameDialog()}`;
}

function body() {
  const room = /** @type {import("../types.js").Room} */ (session.room);
  const offline = session.wasOnline && !session.online
    ? html`<p class="banner warn offline" role="status">${say("offline")}</p>`
    : "";
  if (room.status === "open") {
    const newcomer = !boot.me && !justWatching && Object.keys(room.seats).length < room.places;
    return html`${offline}${
      newcomer ? join(room, game.picture(), watch) : lobby(session, chat(session))
    }`;
  }
  return html`${offline}${playing(session, game, tableView(), latest, older)}`;
}

/** @returns {TableView} */
function tableView() {
  const { table } = session;
  return {
    pub: table.pub,
    me: table.me,
    seat: session.seat,
    events: table.events,
    words: words(),
    nameOf,
    faceOf: (seat) => faceOf(session, game, seat),
    can: (verb, noun) => session.can(verb, noun),
    act: (verb, noun) => void session.act(verb, noun),
    hint: (verb, noun) => session.hint(verb, noun),
    sketch: (kind, from, to) => session.sketch(kind, from, to),
    sketches: session.sketches,
    clock: (seat) => session.clock(seat),
    replay: false,
  };
}

/** @param {number} seat */
function nameOf(seat) {
  return session.nameOf(seat);
}

/** @param {GameEvent[]} events */
function stepped(events) {
  latest = events.length;
  announce(events.map((event) => words().line(event, nameOf)).join(" "));
  for (const name of new Set(events.map((event) => game.cues[event.kind]))) if (name) sound(name);
  noticeTurn();
  redraw((key) => game.leaving(key, events));
  onceDrawn(() => drawn(events));
}

/** @param {() => void} run what to do after the drawing that was just asked for */
function onceDrawn(run) {
  queueMicrotask(() => queueMicrotask(run));
}

/** @param {GameEvent[]} events */
function drawn(events) {
  followTurn();
  follow(document.body, game.next);
  game.moved?.(events, document.body);
}

function noticeTurn() {
  const mine = session.seat >= 0 && session.isAwaited(session.seat);
  if (mine && !wasMyTurn) {
    sound("turn");
    announceNow(say("your-turn"));
  }
  wasMyTurn = mine;
}

function title() {
  const name = `${words().say("name")} ${boot.code}`;
  return wasMyTurn ? `● ${say("your-turn")} · ${name}` : `${name} · Shinobi Table`;
}

function watch() {
  justWatching = true;
  redraw();
}

function older() {
  return attempt(async () => {
    const { events, before } = await call(
      "GET",
      `/rooms/${boot.code}/events?before=${session.table.first}`,
    );
    session.table.recall(events, before);
    redraw();
  });
}

/** @param {KeyboardEvent} event */
function shortcut(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (
    event.ctrlKey || event.metaKey || event.altKey || event.repeat ||
    target.closest("input, select, textarea, dialog")
  ) return;
  if (event.key === "?") return help(true);
  const run = game.keys[event.key.toLowerCase()];
  if (run && session.room?.status === "running" && session.seat >= 0) run(tableView());
}

/** Only clocks and absences change without a frame. */
function tick() {
  const room = session.room;
  const away = Object.values(room?.seats ?? {}).some((one) => !one.here && !one.bot);
  if (room && (away || Object.keys(room.clocks).length)) redraw();
}
