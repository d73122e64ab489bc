/** Before the start: a table with chairs in the game's scenery, what is set, the invitation, and one thing to do. */

import { html } from "lit-html";
import { call } from "../api.js";
import { isTaught } from "../lessons.js";
import { nameOf } from "../naming.js";
import { boot, say, words } from "../site.js";
import { tableBar } from "../stage/bar.js";
import { drawer, missedLines } from "../stage/drawer.js";
import { frame } from "../stage/frame.js";
import { symbol } from "../symbols.js";
import { botLevels } from "./arrange.js";
import { chairDialog, fairLevel, seatBot } from "./chair.js";
import { onTheTable, sendLink } from "./invite.js";
import { lateDialog } from "./late.js";
import { players } from "./length.js";
import { asNamed } from "./name.js";
import { settingsLine } from "./options.js";
import { keepSettings } from "./playnow.js";
import { goesOn, isHost, places, seatingOf, takeSeat } from "./places.js";
import { hall } from "./scenes.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../games/game.js").GameFront} GameFront */
/** @typedef {import("../games/game.js").Seating} Seating */
/** @typedef {{id: string, run?: () => unknown, look?: string, icon?: string, more?: string}} Answer without
 *   `run` it can't be done yet */
/** @typedef {{text: string, note: string, answers: Answer[]}} Question */

/**
 * @param {Session} session
 * @param {GameFront | undefined} game
 * @param {any} talk the chat
 */
export function lobby(session, game, talk) {
  const room = /** @type {Room} */ (session.room);
  const seating = seatingOf(game, room);
  const mine = isHost(session, room);
  return html`${
    frame({
      game: boot.game,
      title: words().say("name"),
      look: `lobby lobby-${boot.game} ${seating.camps ? "with-camps" : ""} ${
        isAlone(room) ? "alone" : ""
      }`,
      mine: mine && !whyNot(room, seating),
      bar: tableBar({
        round: html`${words().say("name")} · ${boot.code}`,
        chips: html`
          <span class="lobby-code"><span class="not-phone">${words().say("name")} · </span><b>${boot
            .code}</b></span>
          <span class="lobby-seen"
            title=${say("watchers", { count: room.watchers })}>${symbol("eye")}${room
              .watchers}<span class="sr">${say("watchers", { count: room.watchers })}</span></span>
        `,
        missed: missedLines(),
      }),
      board: html`
        ${hall()}
                <div
          class="plaque"><p class="plaque-name" aria-hidden="true">${words().say(
            "name",
          )}</p>${goesOn(room)
            ? html`<p class="set-line"><span>${
              say("goes-on", { step: room.goes_on ?? 0 })
            }</span></p>`
            : settingsLine(room)}</div>${learning()}
                <div class="round-table"></div>${places(session, room, seating)}
                ${onTheTable(isAlone(room), mine, session.seat >= 0)}${offline(session)}
      `,
      prompt: asked(question(session, room, seating)),
      hand: null,
      drawer: drawer("", talk, say("chat-title")),
    })
  }${chairDialog(session, room)}${lateDialog("settings", room, mine, set)}`;
}

/** @param {Record<string, any>} settings */
function set(settings) {
  keepSettings(boot.game, settings);
  return post("options", settings);
}

/** Who waits may learn the game meanwhile. */
function learning() {
  if (!isTaught()) return "";
  return html`<a class="lobby-learn" href="/learn/${boot.game}" target="_blank">${symbol("book")}${
    say("lessons-meanwhile")
  }</a>`;
}

/** @param {Session} session */
function offline(session) {
  return session.wasOnline && !session.online
    ? html`
      <div class="strip">
        <p class="banner warn offline" role="status">${say("offline")}</p>
      </div>
    `
    : "";
}

/** @param {Question} question */
function asked({ text, note, answers }) {
  return html`
    <p class="ask" role="status">${text}<small>${note}</small></p>
    <div class="answers many-${answers.length}">${answers.map(answer)}</div>
  `;
}

/** @param {Answer} answer */
function answer({ id, run, look = "", icon = "", more = "" }) {
  const inside = html`${icon ? symbol(icon) : ""}<span>${say(id)}</span>${
    more ? html`<small>${more}</small>` : ""
  }`;
  return run
    ? html`<button class="btn ${look}" data-does=${id} @click=${run}>${inside}</button>`
    : html`<span class="btn off">${inside}</span>`;
}

/**
 * What this visitor can do next: exactly one answer is bright.
 * @param {Session} session
 * @param {Room} room
 * @param {Seating} seating
 * @returns {Question}
 */
function question(session, room, seating) {
  if (!room.seats[session.seat]) return onlooker(room, seating);
  return isHost(session, room) ? hosting(room, seating) : guest(session, room);
}

/**
 * @param {Room} room
 * @param {Seating} seating
 * @returns {Question}
 */
function onlooker(room, seating) {
  const free = freeIn(room, seating);
  if (!free) return { text: say("lobby-onlooker"), note: say("error-room-full"), answers: [] };
  const sit = {
    id: "join-play",
    icon: "people",
    look: "primary",
    run: () => takeSeat(undefined),
  };
  return { text: say("seats-free", { count: free }), note: say("lobby-watching"), answers: [sit] };
}

/**
 * @param {Session} session
 * @param {Room} room
 * @returns {Question}
 */
function guest(session, room) {
  const { ready } = room.seats[session.seat];
  const host = nameOf(room.seats[room.host] ?? { name: "", bot: "" }, room.host);
  const change = () => post("ready", { ready: !ready });
  return ready
    ? {
      text: say("waiting-for-host"),
      note: say("lobby-host-starts", { host }),
      answers: [{ id: "ready-undo", run: change }],
    }
    : {
      text: say("ready-hint"),
      note: say("lobby-host-starts", { host }),
      answers: [{ id: "ready", icon: "check", look: "primary", run: change }],
    };
}

/**
 * @param {Room} room
 * @param {Seating} seating
 * @returns {Question}
 */
function hosting(room, seating) {
  const why = whyNot(room, seating);
  const free = freeIn(room, seating);
  const begin = why ? { id: "start", more: why.short } : {
    id: "start",
    look: isAlone(room) ? "" : "primary",
    run: start,
  };
  const link = {
    id: "send-link",
    icon: "share",
    look: isAlone(room) ? "primary" : "",
    run: sendLink,
  };
  const bot = {
    id: "put-bot",
    icon: "bot",
    look: "primary",
    run: () => seatBot(nextSeat(room, seating), fairLevel()),
  };
  const helps = why?.wants === "more" && free && botLevels().length && !isAlone(room);
  return {
    text: isAlone(room)
      ? say("lobby-alone")
      : say("lobby-count", { count: Object.keys(room.seats).length }),
    note: why?.text ?? say(free ? "lobby-more" : "start-all-ready"),
    answers: [begin, ...(helps ? [bot] : free ? [link] : [])],
  };
}

/** Nobody came yet, and no bot was seated. @param {Room} room */
function isAlone(room) {
  return Object.keys(room.seats).length === 1;
}

/**
 * @param {Room} room
 * @param {Seating} seating
 */
function freeIn(room, seating) {
  return Math.max(0, seating.places - Object.keys(room.seats).length);
}

/**
 * The free seat that evens camps out, else the first.
 * @param {Room} room
 * @param {Seating} seating
 */
function nextSeat(room, seating) {
  const free = Array.from({ length: seating.places }, (_, seat) => seat)
    .filter((seat) => !room.seats[seat]);
  const inCamp = (/** @type {number} */ seat) =>
    Object.keys(room.seats).filter((one) => Number(one) % 2 === seat % 2).length;
  return seating.camps ? free.toSorted((a, b) => inCamp(a) - inCamp(b) || a - b)[0] : free[0];
}

/**
 * Why the game can't start yet, if it can't: in words, in brief, and whether somebody more would do.
 * @param {Room} room
 * @param {Seating} seating
 */
function whyNot(room, seating) {
  const why = whyNotStart(room, goesOn(room) ? [room.places] : gameInfo()?.seats ?? [2]);
  if (why) {
    const short = why.args.missing ? say("start-missing", { count: why.args.missing }) : "";
    return { text: say(why.id, why.args), short, wants: why.wants };
  }
  if (!seating.why) return null;
  return { text: words().say(`refusal-${seating.why}`), short: "", wants: "more" };
}

/**
 * Why the game can't start yet: a message and its values, or null if it can.
 * @param {Room} room
 * @param {number[]} sizes how many players the game takes
 * @returns {{id: string, args: Record<string, any>, wants: "more"|""} | null}
 */
function whyNotStart(room, sizes) {
  const seats = Object.entries(room.seats);
  const missing = (sizes.toSorted((a, b) => a - b).find((size) => size >= seats.length) ?? 0) -
    seats.length;
  if (seats.length < Math.min(...sizes)) {
    return { id: "start-too-few", args: { missing, players: players(sizes) }, wants: "more" };
  }
  if (missing) {
    return {
      id: "start-wrong-number",
      args: { missing, players: players(sizes) },
      wants: missing > 0 ? "more" : "",
    };
  }
  const waiting = seats.filter(([seat, one]) =>
    !one.bot && !one.ready && Number(seat) !== room.host
  );
  if (!waiting.length) return null;
  const names = waiting.map(([seat, one]) => nameOf(one, Number(seat))).join(", ");
  return { id: "start-not-ready", args: { names }, wants: "" };
}

function gameInfo() {
  return boot.games.find((game) => game.id === boot.game);
}

function start() {
  asNamed(() => post("start", {}));
}

/**
 * @param {string} what
 * @param {Record<string, any>} body
 */
function post(what, body) {
  return attempt(() => call("POST", `/rooms/${boot.code}/${what}`, body));
}
