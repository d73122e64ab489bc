/** The room: joining, lobby, table and result, live. */

import { html } from "lit-html";
import { announce, announceNow } from "../announce.js";
import { call } from "../api.js";
import { follow } from "../focus.js";
import { loadGame } from "../games/index.js";
import { callDialogs, callLine, heedLook, heedTurn, openCalls } from "../parts/calling.js";
import { chat } from "../parts/chat.js";
import { inviteDialog } from "../parts/invite.js";
import { join } from "../parts/join.js";
import { isLesson, offTheLesson } from "../parts/lesson.js";
import { lobby } from "../parts/lobby.js";
import { lateDialog } from "../parts/late.js";
import { nameDialog } from "../parts/name.js";
import { isHost } from "../parts/places.js";
import { layingTable } from "../parts/laying.js";
import { chooseToWatch, hasChosenToWatch } from "../parts/onlooking.js";
import { playing } from "../parts/playing.js";
import { keepPlace, lookingBack, noteReturn, showOn } from "../parts/catch_up.js";
import { shell } from "../parts/shell.js";
import { attempt, toast, toasts } from "../parts/toasts.js";
import { keep, recall } from "../prefs.js";
import { isTouched, renewIfIdle, settle, watchTouches } from "../renewal.js";
import { Session } from "../session.js";
import { boot, redraw, say, show, words } from "../site.js";
import { sound } from "../sound.js";
import { watchQuestions } from "../stage/asking.js";
import { Director } from "../stage/director.js";
import { watchDrags } from "../stage/drag.js";
import { watchRaised } from "../stage/hand.js";
import { help, helpDialog } from "../stage/help.js";
import { heedOnly } from "../stage/only.js";
import { menuDialog } from "../stage/menu.js";
import { watchPresses } from "../stage/press.js";
import { playsOf } from "../stage/scenes.js";
import { heedKeyboard, unread, unreadLines } from "../stage/drawer.js";
import { cues, heard, linesOf } from "../stage/telling.js";
import { BROWSER_CLOCK } from "../stage/time.js";
import { rankOf } from "../naming.js";
import { faceFor } from "../portraits.js";

/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */
/** @typedef {import("../stage/director.js").News} News */
/** @typedef {import("../stage/pacing.js").Speed} Speed */

/** What tells that somebody's time ran out, by the room's clock or by the rules. */
const LAPSED = ["table-time", "lapse"];

/** @type {GameFront} */
let game;
/** @type {Director} */
let director;
let wasMyTurn = false;
/** Whether my time ran out, and I have done nothing since. */
let ranOut = false;
let wasLaid = false;
let latest = 0;

const session = new Session(boot.code, {
  stepped: (step) => lookingBack() || director.take(step),
  laid: () => (lookingBack() || laid(), noteReturn(session)),
  changed: () => (noticeTurn(), redraw()),
  refused: (message, code) => code === "lesson" ? offTheLesson() : toast(message, "refusal"),
  noted: (message) => toast(message),
  talked: () => unread(session),
});

/** An open room is shown before its table is here: whoever was invited can sit down at once. */
export async function open() {
  const loaded = loadGame(boot.game);
  if (session.room) await show(draw, named);
  game = await loaded;
  director = directorOf(game);
  if (!session.room) await show(draw, named);
  session.start();
  listen();
  heedLook();
  setInterval(tick, 1000);
}

/** @param {GameFront} game */
function directorOf(game) {
  const told = { words, nameOf, faceOf, seat: () => session.seat };
  const made = new Director(playsOf(game.scenes, told), BROWSER_CLOCK, shown);
  return made;
}

/** A whole table; first games are shown at half the pace, unless somebody chose otherwise. */
function laid() {
  const usual = /** @type {Speed} */ (session.you.fresh ? "slow" : "normal");
  director.speed(recall("speed", usual));
  director.lay(session.table.shown);
  playOpening(session.table);
}

/** Of a table that is laid for the first time, before anything happened. @param {import("../table.js").Table} table */
function playOpening({ first, shown }) {
  const isNew = !wasLaid && first === 0 && !shown.events.length && !isLesson(session);
  wasLaid = true;
  const events = isNew ? game.scenes.opening?.(shown.pub) ?? [] : [];
  if (events.length) {
    director.take({ before: shown, after: shown, events, ms: 0, own: false, cut: false });
  }
}

/**
 * @param {string} id
 * @param {import("../words.js").Words} words
 */
function named(id, words) {
  return game?.name(id, words) ?? id;
}

function listen() {
  addEventListener("guest", () => session.socket.start());
  watchPresses(() => director);
  watchQuestions();
  watchRaised();
  watchDrags((verb, noun) => director.can(verb, noun), press);
  heedKeyboard();
  watchTouches();
  addEventListener("keydown", shortcut);
  document.addEventListener(
    "visibilitychange",
    () => document.hidden ? director.hide() : heedLook(),
  );
}

function draw() {
  const { room } = session;
  if (!room) return layingTable();
  document.title = title();
  const page = room.status === "open" ? gathering(room) : atTable();
  const table = room.status === "open" ? null : tableView();
  return html`${page}${inviteDialog(isHost(session, room))}${
    game ? helpDialog(game, table) : ""
  }${nameDialog()}${lateDialog("person", session)}${callDialogs()}`;
}

/** @param {import("../types.js").Room} room */
function gathering(room) {
  const isNew = !boot.me && !hasChosenToWatch() && Object.keys(room.seats).length < room.places;
  return isNew
    ? shell(join(room, chooseToWatch))
    : html`${lobby(session, game, chat(session))}${lobbyMenu(room)}${toasts()}`;
}

/** @param {import("../types.js").Room} room */
function lobbyMenu({ code, watchers, host }) {
  if (!director) return "";
  const calls = () => void attempt(() => openCalls(host === session.seat && session.seat >= 0));
  return menuDialog({
    director,
    pace,
    leave: null,
    seal: "",
    code,
    watchers,
    live: true,
    calls: boot.me ? calls : null,
  });
}

function atTable() {
  const table = tableView();
  const call = callLine(waits() && isLongWait());
  return html`${
    playing({ session, game, table, director, latest, older, pace, call, ranOut })
  }${toasts()}`;
}

/** @returns {TableView} */
function tableView() {
  const { pub, me, events } = director.drawn;
  return {
    pub,
    me: session.plays && !lookingBack() ? me : unasked(me),
    events,
    seat: session.seat,
    words: words(),
    nameOf,
    faceOf,
    can: (verb, noun) => session.plays && !lookingBack() && director.can(verb, noun),
    act: press,
    pressed: (verb, noun) => session.queue.state(verb, noun),
    hint: (verb, noun) => session.hint(verb, noun),
    sketch: (kind, from, to) => session.sketch(kind, from, to),
    sketches: session.fleeting.sketches,
    clock: (seat) => (director.phase === "idle" ? session.clock(seat) : null),
    wait: session.hasWaited ? undefined : () => void session.wait(),
    held: session.held,
    first: () => void session.first(),
    yields: session.yields,
    fresh: session.seat >= 0 && session.you.fresh,
    replay: false,
    now: director.now,
  };
}

/** What nobody may answer here isn't asked. @param {import("../types.js").View} me */
function unasked({ choices: _choices, ask: _ask, ...me }) {
  return me;
}

/** During a scene a press on what can't be clicked then is its next beat. */
function press(/** @type {string} */ verb, noun = "") {
  const isScene = director.phase === "playing" || director.phase === "held";
  if (isScene && !director.can(verb, noun)) return director.next();
  ranOut = false;
  session.act(verb, noun);
}

/** @param {number} seat */
function nameOf(seat) {
  return session.nameOf(seat);
}

/** @param {number} seat */
function faceOf(seat) {
  return faceFor(session.room?.seats[seat], rankOf(session.room?.seats ?? {}, seat));
}

/** The show went on: what is told is heard, then drawn. @param {News} news */
function shown(news) {
  const teller = { game, words: words(), nameOf };
  if (news.told.length) latest = news.told.length;
  ranOut ||= news.told.some((one) => LAPSED.includes(one.kind) && one.seat === session.seat);
  unreadLines(linesOf(teller, news.told).filter(({ seat }) => seat !== session.seat).length);
  announce(heard(teller, news));
  for (const name of cues(teller, news)) sound(name);
  noticeTurn();
  showOn(director);
  heedOnly(news.cut || isLesson(session) ? [] : game.alone, tableView);
  const drawn = redraw(news.cut ? undefined : (key) => game.leaving(key, news.events));
  if (news.told.length || news.cut) void drawn.then(() => follow(document.body, game.next));
}

/** Whose turn it is reads what is shown. */
function noticeTurn() {
  const { pub } = director.shown;
  const mine = session.plays && Boolean(pub.awaited?.[session.seat]) &&
    director.phase === "idle" && !lookingBack();
  if (mine && !wasMyTurn) callMe();
  if (mine !== wasMyTurn) {
    settle();
    wasMyTurn = mine;
    heedTurn(mine, waits());
  }
}

/** Whether somebody else has to act before this seat can. */
function waits() {
  return session.seat >= 0 && session.room?.status === "running" &&
    !session.isAwaited(session.seat) &&
    !isLesson(session);
}

/** Bots keep nobody waiting, nor does who sits at the same table. */
function isLongWait() {
  const { seats, days } = /** @type {import("../types.js").Room} */ (session.room);
  const people = Object.keys(director.newest.pub.awaited ?? {}).filter((seat) => !seats[seat]?.bot);
  return people.some((seat) => days || !seats[seat]?.here);
}

function callMe() {
  sound("turn");
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
  announceNow(say("your-turn"));
}

function title() {
  const hasRematch = session.room?.next && session.seat >= 0;
  const name = `${words().say("name")} ${boot.code}`;
  if (hasRematch) return `● ${say("rematch")} · ${name}`;
  return wasMyTurn ? `● ${say("your-turn")} · ${name}` : `${name} · Shinobi Table`;
}

/** @param {Speed} speed */
function pace(speed) {
  keep("speed", speed);
  director.speed(speed);
  redraw();
}

function older() {
  return attempt(async () => {
    const { events, before } = await call(
      "GET",
      `/rooms/${boot.code}/events?before=${session.table.first}`,
    );
    session.table.recall(events, before);
    director.lay(session.table.shown);
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
  if (run && session.plays) run(tableView());
}

/** Only clocks and absences change without a frame. */
function tick() {
  const room = session.room;
  const away = Object.values(room?.seats ?? {}).some((one) => !one.here && !one.bot);
  const waits = session.held || session.yields;
  if (room && (away || room.paused || waits || Object.keys(room.clocks).length)) redraw();
  keepPlace(session, director);
  renewIfIdle(isBusy());
}

/** Whether a click is on its way or half made, or a scene under way. */
function isBusy() {
  return Boolean(session.queue.sent) || director.phase !== "idle" || (wasMyTurn && isTouched());
}
