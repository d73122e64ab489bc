/** A game under way or over, in its frame: who, the table, what is asked, what happened. */

import { html } from "lit-html";
import { plainBoard } from "../games/plain.js";
import { askTools, tableBar } from "../stage/bar.js";
import { chips, chipsOf, lapsable } from "../stage/chips.js";
import { drawer, missedLines } from "../stage/drawer.js";
import { frame } from "../stage/frame.js";
import { menuDialog } from "../stage/menu.js";
import { answer, answersOf, prompt as put } from "../stage/prompt.js";
import { momentOf } from "../stage/scenes.js";
import { sheet } from "../stage/sheet.js";
import { showPrompt } from "../stage/show.js";
import { boot, say } from "../site.js";
import { adviceBubble, hintButton, hintEntry } from "./advice.js";
import { openCalls } from "./calling.js";
import { chat } from "./chat.js";
import { coach } from "./coach.js";
import { isLesson, lessonPrompt } from "./lesson.js";
import { lateDialog } from "./late.js";
import { layingTable } from "./laying.js";
import { log } from "./log.js";
import { goesOn } from "./places.js";
import { playOn, reminders } from "./reminding.js";
import { afterwards, rematchBanner, result } from "./result.js";
import { askLeave, openArrange } from "./arrange.js";
import { onlooking } from "./onlooking.js";
import { catchUp, catchUpCard, lookBack, lookingBack } from "./catch_up.js";
import { standing } from "./standing.js";
import { attempt } from "./toasts.js";
import { consentDialog, withdrawal } from "./undoing.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../stage/director.js").Director} Director */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").TableView} TableView */

/**
 * @typedef {object} Playing
 * @property {Session} session
 * @property {GameFront} game
 * @property {TableView} table
 * @property {Director} director
 * @property {number} latest how many events were told last
 * @property {() => void} older
 * @property {(speed: import("../stage/pacing.js").Speed) => void} pace
 * @property {boolean} ranOut whether this seat's time did, and it has done nothing since
 * @property {any} call whether one wants to be called, while one waits
 */

/** @param {Playing} playing */
export function playing(playing) {
  const { session, game, table, director } = playing;
  if (!session.table.known) return layingTable();
  const regions = game.regions(table);
  const tools = questionTools(playing);
  return html`${
    frame({
      game: boot.game,
      title: table.words.say("name"),
      look: `${regions.look ?? ""} ${director.now ? "showing" : ""} ${
        isLesson(session) ? "taught" : ""
      }`,
      mine: isMine(playing),
      bar: tableBar({
        round: regions.round,
        chips: chipRow(playing, regions),
        tools,
        missed: missedLines(),
      }),
      board: board(playing, regions),
      prompt: asked(playing, regions),
      tools,
      hand: isDone(playing) ? null : regions.hand,
      drawer: drawer(happened(playing), chat(session)),
      over: sheet(game, table),
    })
  }${consentDialog(session, game)}${lateDialog("arranging", session)}${lateDialog("sharing")}${
    menus(playing)
  }`;
}

/** @param {Playing} playing */
function isMine({ session, table, director }) {
  return session.plays && !director.now && Boolean(table.pub.awaited?.[session.seat]);
}

/**
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function chipRow({ session, game, table }, regions) {
  const all = chipsOf(session, game, table);
  return chips(regions.chips?.(all) ?? all);
}

/** @param {Playing} playing */
function questionTools({ session, table, director }) {
  const awaited = Object.keys(table.pub.awaited ?? {}).map(Number);
  const whose = awaited.includes(session.seat) ? session.seat : awaited[0];
  const isFree = session.plays && session.table.mineLast && !isLesson(session);
  return askTools({
    clock: whose === undefined ? null : table.clock(whose),
    undo: isFree && !session.waitsForUndo && !director.now ? () => void session.undo() : null,
    hint: hintButton(session, table),
  });
}

/**
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function board(playing, regions) {
  const { game, table, director } = playing;
  return html`<div class="surface ${boot.game}-table" ?inert=${isDone(playing)}>${
    regions.board ?? plainBoard(table, game)
  }</div>
    ${
    director.now
      ? html`<div class="moment-box ${boot.game}-table">${momentOf(game, table)}</div>`
      : ""
  }
    ${isOver(playing) ? html`<div class="finale">${result(endOf(playing))}</div>` : ""}
    ${catchUpCard(playing)}${strip(playing)}${guidance(playing, regions)}`;
}

/**
 * A hint that was asked for, or what an answer is for; a lesson has its own words.
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function guidance(playing, { answers }) {
  const { session, table } = playing;
  if (isLesson(session) || isOver(playing)) return "";
  return adviceBubble(session, table) || coach(session, table, answers);
}

/** @param {Playing} playing */
function afterIt(playing) {
  const { session } = playing;
  return afterwards(endOf(playing), { next: session.room?.next ?? "", seat: session.seat });
}

/** @param {Playing} playing @returns {import("../games/game.js").Ending} */
function endOf({ game, table, session }) {
  const { pub, seat, nameOf, faceOf } = table;
  const isClosed = session.room?.status === "over";
  const seats = Object.entries(session.room?.seats ?? {});
  const shares = Object.fromEntries(seats.map(([one, { shares }]) => [one, shares ?? {}]));
  return { game, pub, outcome: pub.outcome, seat, nameOf, faceOf, isClosed, shares };
}

/** The result waits until the table has shown how it came to be; a lesson has none. @param {Playing} playing */
function isOver({ session, table, director }) {
  return table.pub.outcome && !isLesson(session) && !director.now;
}

/** Nothing can be clicked any more, in a lesson neither. @param {Playing} playing */
function isDone(playing) {
  return Boolean(isOver(playing) || playing.session.room?.lesson?.over);
}

/**
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function asked(playing, regions) {
  const { director, session, game, table } = playing;
  if (isOver(playing)) return afterIt(playing);
  const news = onlooking(session);
  if (news) return news;
  const instead = catchUp({ session, director, game, table }) ?? standing(session);
  if (instead && !director.now) return instead;
  if (!director.now || director.stands) return question(playing, regions);
  return showPrompt(director, regions.meanwhile?.map((one) => answer(table, one)));
}

/**
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function question({ session, table, director, call, ranOut }, { prompt, answers }) {
  const asked = ranOut ? { ...prompt, note: say("time-ran-out") } : prompt;
  if (isLesson(session) && session.seat >= 0) {
    return lessonPrompt(session, answersOf(table, answers, asked.beside));
  }
  return call && !director.now && !answers.length
    ? html`${put(table, { ...asked, beside: "" })}${call}`
    : put(table, asked, answers);
}

/** What has to be said beside the game: a stop, an absence, an undo under way. @param {Playing} playing */
function strip({ session, table }) {
  const lines = [
    session.room?.status === "frozen" ? html`<p class="banner warn">${say("frozen")}</p>` : "",
    session.room?.status === "stopped" ? html`<p class="banner">${say("status-stopped")}</p>` : "",
    table.events.length ? "" : origin(session),
    ...lapsable(session).map((seat) => playOn(session, seat)),
    ...reminders(session, table),
    offline(session),
    withdrawal(session),
    rematchBanner(session),
  ].filter(Boolean);
  return lines.length ? html`<div class="strip">${lines}</div>` : "";
}

/** Where the table comes from, if not from its own dice. @param {Session} session */
function origin({ room }) {
  return room && goesOn(room)
    ? html`<p class="banner">${say("goes-on-note", { step: room.goes_on ?? 0 })}</p>`
    : "";
}

/** @param {Session} session */
function offline(session) {
  return session.wasOnline && !session.online
    ? html`<p class="banner warn offline" role="status">${
      say(session.queue.sent ? "offline-waits" : "offline")
    }</p>`
    : "";
}

/** @param {Playing} playing */
function happened({ session, game, table, latest, older, director }) {
  const { events } = table;
  return log({
    game,
    events,
    latest,
    seat: session.seat,
    nameOf: table.nameOf,
    faceOf: table.faceOf,
    origin: origin(session),
    older: session.table.first > 0 ? older : null,
    jump: session.room?.status === "running" && !isLesson(session)
      ? (at) => lookBack(director, (lookingBack() ? 0 : session.table.first) + at)
      : null,
  });
}

/** @param {Playing} playing */
function menus({ session, table, director, pace }) {
  const room = /** @type {import("../types.js").Room} */ (session.room);
  const mayLeave = session.seat >= 0 && room.status === "running" && !isLesson(session);
  return menuDialog({
    director,
    pace,
    leave: mayLeave ? askLeave : null,
    arrange: mayLeave ? openArrange : null,
    seal: room.seal,
    code: isLesson(session) ? "" : room.code,
    watchers: room.watchers,
    live: true,
    hint: hintEntry(session, table),
    calls: boot.me && !isLesson(session)
      ? () => void attempt(() => openCalls(room.host === session.seat && session.seat >= 0))
      : null,
  });
}
