/** A game under way or over, in its frame: who, the table, what is asked, what happened. */

import { html } from "lit-html";
import { bar } from "../stage/bar.js";
import { frame } from "../stage/frame.js";
import { menuDialog } from "../stage/menu.js";
import { chipsOf, lapsable, players } from "../stage/players.js";
import { sheet } from "../stage/sheet.js";
import { showPrompt } from "../stage/show.js";
import { missedLines, side } from "../stage/side.js";
import { boot, say } from "../site.js";
import { symbol } from "../symbols.js";
import { adviceStrip, hintButton } from "./advice.js";
import { openCalls } from "./calling.js";
import { chat } from "./chat.js";
import { isLesson, lessonStrip } from "./lesson.js";
import { log } from "./log.js";
import { keptPlace, purposes } from "./purposes.js";
import { afterwards, rematchBanner, result } from "./result.js";
import { arrangeDialogs, askLapse, askLeave, openArrange } from "./arrange.js";
import { onlooking } from "./onlooking.js";
import { lookBack, lookingBack, since, sinceCard } from "./since.js";
import { standing } from "./standing.js";
import { attempt } from "./toasts.js";
import { floating } from "./seats.js";
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
 * @property {any} card what is asked beside the game
 */

/** @param {Playing} playing */
export function playing(playing) {
  const { session, game, table, director } = playing;
  if (!session.table.known) return html`<p class="loading" role="status">${say("loading")}</p>`;
  const regions = game.regions?.(table);
  return html`${
    frame({
      game: boot.game,
      title: table.words.say("name"),
      look: `${regions?.look ?? ""} ${director.now ? "showing" : ""}`,
      mine: isMine(playing),
      bar: topBar(playing, regions?.round),
      players: regions?.players?.((seat) => floating(session, seat)) ??
        players(chipsOf(session, game, table)),
      stage: regions ? staged(playing, regions) : scrolled(playing),
      card: playing.card,
      prompt: regions ? asked(playing, regions) : null,
      hand: isOver(playing) ? null : regions?.hand,
      side: side(happened(playing), chat(session), foot(session, table)),
      over: html`${sheet(game, table)}${offline(session)}`,
    })
  }${consentDialog(session, game)}${arrangeDialogs(session)}${menus(playing)}`;
}

/** @param {Playing} playing */
function isMine({ session, table, director }) {
  return session.plays && !director.now && Boolean(table.pub.awaited?.[session.seat]);
}

/**
 * @param {Playing} playing
 * @param {any} [round]
 */
function topBar({ session, table, director }, round) {
  const room = /** @type {import("../types.js").Room} */ (session.room);
  const awaited = Object.keys(table.pub.awaited ?? {}).map(Number);
  const whose = awaited.includes(session.seat) ? session.seat : awaited[0];
  const isFree = session.plays && session.table.mineLast && !isLesson(session);
  return bar({
    code: isLesson(session) ? say("lesson") : room.code,
    round: round ?? "",
    clock: whose === undefined ? null : table.clock(whose),
    watchers: room.watchers,
    undo: isFree && !session.waitsForUndo && !director.now ? () => void session.undo() : null,
    again: director.canRepeat ? () => director.again() : null,
    missed: missedLines(),
    more: hintButton(session, table),
  });
}

/**
 * @param {Playing} playing
 * @param {import("../games/game.js").Regions} regions
 */
function staged(playing, regions) {
  const { game, table, director } = playing;
  return html`<div class="board ${boot.game}-table" ?inert=${
    Boolean(isOver(playing))
  }>${regions.stage}</div>
    ${
    director.now
      ? html`<div class="moment-box ${boot.game}-table">${game.moment?.(table) ?? ""}</div>`
      : ""
  }
    ${isOver(playing) ? html`<div class="finale">${ending(playing)}</div>` : ""}
    ${sinceCard(playing)}${strip(playing)}${guidance(playing)}`;
}

/** A table that draws its own action bar. @param {Playing} playing */
function scrolled(playing) {
  const { session, game, table } = playing;
  const watching = session.seat < 0
    ? html`<p class="banner">${symbol("eye")} ${say("watching")}</p>`
    : "";
  return html`
    <div class="scroller"
      tabindex="0">${watching}${isOver(playing) ? ending(playing) : ""}${game.draw(
        table,
      )}</div>${strip(playing)}${guidance(playing)}
  `;
}

/** A teacher's words: of the lesson, a hint that was asked for, or what the answers are for. @param {Playing} playing */
function guidance(playing) {
  const { session, table, director } = playing;
  if (isLesson(session)) return lessonStrip(session, director);
  const advice = adviceStrip(session, table);
  return advice || isOver(playing)
    ? html`${advice}${keptPlace(session)}`
    : purposes(session, table);
}

/** @param {Playing} playing */
function ending(playing) {
  const over = result(endOf(playing));
  return playing.game.regions ? over : html`${over}<div class="after">${afterIt(playing)}</div>`;
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
function isOver({ session, table, game, director }) {
  return table.pub.outcome && !isLesson(session) && !game.isShowing?.() && !director.now;
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
  const instead = since({ session, director, game, table }) ?? standing(session);
  if (instead && !director.now) return instead;
  if (!director.now || director.stands) return regions.prompt;
  return html`${showPrompt(director)}${regions.meanwhile ?? ""}`;
}

/** What has to be said beside the game: a stop, an absence, an undo under way. @param {Playing} playing */
function strip({ session, game }) {
  const lines = [
    session.room?.status === "frozen" ? html`<p class="banner warn">${say("frozen")}</p>` : "",
    session.room?.status === "stopped" ? html`<p class="banner">${say("status-stopped")}</p>` : "",
    ...lapsable(session).map((seat) =>
      html`<button class="small lapse" @click=${() => askLapse(seat)}>${
        say("play-on", { name: session.nameOf(seat) })
      }</button>`
    ),
    withdrawal(session),
    game.regions ? "" : onlooking(session) ?? standing(session),
    rematchBanner(session),
  ].filter(Boolean);
  return lines.length ? html`<div class="strip">${lines}</div>` : "";
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
  const events = game.heard?.(table.events) ?? table.events;
  return log({
    game,
    events,
    latest: latest - table.events.length + events.length,
    seat: session.seat,
    nameOf: table.nameOf,
    faceOf: table.faceOf,
    older: session.table.first > 0 ? older : null,
    jump: session.room?.status === "running" && !isLesson(session)
      ? (at) =>
        lookBack(
          director,
          (lookingBack() ? 0 : session.table.first) + table.events.indexOf(events[at]),
        )
      : null,
  });
}

/**
 * @param {Session} session
 * @param {TableView} table
 */
function foot(session, table) {
  const awaited = Object.keys(table.pub.awaited ?? {}).map(Number);
  if (awaited.includes(session.seat)) return html`<b class="mine">${say("your-turn")}</b>`;
  return awaited.map(table.nameOf).join(", ");
}

/** @param {Playing} playing */
function menus({ session, director, pace }) {
  const room = /** @type {import("../types.js").Room} */ (session.room);
  const mayLeave = session.seat >= 0 && room.status === "running" && !isLesson(session);
  return menuDialog({
    director,
    pace,
    leave: mayLeave ? askLeave : null,
    arrange: mayLeave ? openArrange : null,
    seal: room.seal,
    code: room.code,
    live: true,
    calls: boot.me && !isLesson(session)
      ? () => void attempt(() => openCalls(room.host === session.seat && session.seat >= 0))
      : null,
  });
}
