/** A finished game in its frame: whose view, the table, the player, what happened. */

import { html } from "lit-html";
import { call } from "../api.js";
import { boot, say, words } from "../site.js";
import { plainBoard } from "../games/plain.js";
import { tableBar } from "../stage/bar.js";
import { chips } from "../stage/chips.js";
import { drawer } from "../stage/drawer.js";
import { frame } from "../stage/frame.js";
import { helpDialog } from "../stage/help.js";
import { menuDialog } from "../stage/menu.js";
import { momentOf } from "../stage/scenes.js";
import { sheet } from "../stage/sheet.js";
import { linked } from "../stage/terms.js";
import { symbol } from "../symbols.js";
import { log } from "./log.js";
import { result } from "./result.js";

/** @typedef {import("../games/game.js").TableView} TableView */

/**
 * @typedef {object} Watching
 * @property {import("../games/game.js").GameFront} game
 * @property {import("../stage/director.js").Director} director
 * @property {import("../stage/reel.js").Reel} reel
 * @property {number[]} seats
 * @property {(seat: number) => string} nameOf
 * @property {(seat: number) => string} faceOf
 * @property {number} latest how many events were told last
 * @property {number} missing entries of the log that couldn't be followed
 * @property {boolean} isStuck a game that can't go on
 * @property {Record<string, Record<string, number>>} [shares] who clicked, of seats that changed hands
 * @property {any} player the buttons that move it
 * @property {(step: number) => void} go
 * @property {() => any} turn what is known of the step as a turning point, or ""
 */

/** Today's table may not know what older rules showed. */
let isDrawable = true;

/** @param {Watching} watching */
export function watched(watching) {
  const { game, director, player } = watching;
  const table = tableView(watching);
  const regions = drawn(() => game.regions(table));
  return html`${
    frame({
      game: boot.game,
      title: `${say("replay")}: ${words().say("name")}`,
      look: `replay ${regions?.look ?? ""}`,
      bar: tableBar({
        round: regions?.round,
        chips: drawn(() => chips(views(watching, table))) ?? "",
        more: wayBack(!watching.isStuck),
      }),
      board: board(watching, table, regions),
      prompt: html`<p class="ask">${
        director.now ? linked(director.now.beat.words) : notes(watching)
      }</p>${player}`,
      hand: table.pub.outcome && !director.now ? null : regions?.hand,
      drawer: drawer(happened(watching, table), ""),
      over: isDrawable ? sheet(game, table) : "",
    })
  }${helpDialog(game, table)}${menus(watching)}`;
}

/** @param {Watching} watching */
function menus({ director }) {
  return menuDialog({
    director,
    pace: (name) => director.speed(name),
    leave: null,
    seal: "",
    code: boot.code,
    live: false,
  });
}

/** @param {boolean} isOver */
function wayBack(isOver) {
  return html`${isOver ? way("truth", "truth-door", "eye") : ""}${
    way("", "replay-to-room", "door")
  }`;
}

/**
 * @param {string} page
 * @param {string} name
 * @param {string} sign
 */
function way(page, name, sign) {
  return html`
    <a class="tool to-${page || "room"}" href="/r/${boot.code}${page &&
      `/${page}`}" aria-label=${say(name)}
      title=${say(name)}>${symbol(sign)}</a>
  `;
}

/**
 * @param {Watching} watching
 * @param {TableView} table
 * @param {import("../games/game.js").Regions | undefined} regions
 */
function board(watching, table, regions) {
  if (!isDrawable || !regions) return html`<p class="banner warn">${say("replay-log-only")}</p>`;
  const { game, director } = watching;
  const ended = ending(watching, table);
  return html`<div class="surface ${boot.game}-table" ?inert=${Boolean(ended)}>${
    regions.board ?? plainBoard(table, game)
  }</div>${
    director.now
      ? html`<div class="moment-box ${boot.game}-table">${momentOf(game, table)}</div>`
      : ""
  }${ended ? html`<div class="finale">${ended}</div>` : watching.turn()}`;
}

/**
 * @param {Watching} watching
 * @param {TableView} table
 */
function ending({ game, director, reel, nameOf, faceOf, shares }, { pub }) {
  if (!pub.outcome || director.now) return "";
  const { seat } = reel;
  return result({ game, pub, outcome: pub.outcome, seat, nameOf, faceOf, isClosed: true, shares });
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

/** What a reader must know at the end: that it isn't the end, or that it can't go on. @param {Watching} watching */
function notes({ isStuck, missing, reel }) {
  if (isStuck) return html`${say("stuck")} ${reel.seat < 0 ? "" : mayStop()}`;
  return missing && reel.at === reel.last ? say("replay-short", { count: missing }) : "";
}

function mayStop() {
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

/**
 * @param {Watching} watching
 * @param {TableView} table
 */
function happened({ game, latest, reel, nameOf, faceOf, go }, { events }) {
  return log({
    game,
    events,
    latest,
    seat: reel.seat,
    nameOf,
    faceOf,
    older: null,
    jump: (event) => go(reel.replay.stepOf(event)),
  });
}

/** @param {Watching} watching @returns {TableView} */
function tableView({ director, reel, nameOf, faceOf }) {
  const { pub, me, events } = director.drawn;
  return {
    pub,
    me,
    events,
    seat: reel.seat,
    words: words(),
    nameOf,
    faceOf,
    can: () => false,
    act: () => {},
    pressed: () => "",
    hint: () => Promise.resolve({}),
    sketch: () => {},
    sketches: [],
    clock: () => null,
    fresh: false,
    replay: true,
    now: director.now,
  };
}

/**
 * Everyone as chips: a tap lays that seat's own view open.
 * @param {Watching} watching
 * @param {TableView} table
 */
function views({ game, reel, seats, nameOf, faceOf }, { pub }) {
  return [-1, ...seats].map((seat) => ({
    seat,
    face: seat < 0 ? "eye" : faceOf(seat),
    sign: seat < 0 ? "" : game.face(pub, seat),
    name: seat < 0 ? say("replay-onlooker") : nameOf(seat),
    note: seat === reel.seat ? say("replay-view") : "",
    score: seat < 0 ? "" : game.score(pub, seat),
    turn: Boolean(pub.awaited?.[seat]),
    pressed: seat === reel.seat,
    run: () => reel.see(seat),
  }));
}
