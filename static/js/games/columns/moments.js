/** The moments of Columns, in the middle of the stage: cause, suspense, consequence. */

import { html } from "lit-html";
import { faceOf as portrait, nameOf as drawnAs } from "../../faces.js";
import { symbol } from "../../symbols.js";
import { back, card } from "./cards.js";
import { cube, FACES } from "./die.js";
import { bigScroll } from "./display.js";
import { atStake, blockers, parsed, worth } from "./model.js";
import { AMBUSH } from "./pictures.js";
import { reasonFor } from "./reasons.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @type {Record<string, (table: TableView, show: any) => any>} */
export const MOMENTS = {
  begins: (table, { seat, order }) =>
    html`
      <div class="moment">
        <div class="turnbox">
          <h2 class="title">${table.words.say("columns-begins", {
            player: table.nameOf(seat),
          })}</h2>
          ${hero(table.faceOf(seat))}${ring(table, order)}
          <p class="because">${table.words.say("columns-begins-note")}</p>
        </div>
      </div>
    `,
  draw: ({ words }, { card: id }) =>
    html`<div class="moment clear"><span class="turning">${
      card(id, words, { fly: false })
    }</span></div>`,
  turned,
  bust,
  roll,
  lost,
  seal: ({ words, nameOf }, { colour, points, seat }) =>
    html`
      <div class="moment">
        <div
          class="sealbox"><span class="rolled">${bigScroll(
            colour,
            points,
          )}</span><p class="because">${words.say("columns-sealed-by", {
            name: nameOf(seat),
          })} ${words.say("columns-scroll-safe")}</p></div>
      </div>
    `,
  take: ({ words, nameOf, faceOf }, { seat, points, column }) =>
    html`
      <div class="moment clear">
        <p
          class="takes"><span class="dot" style="--c:var(--${faceOf(seat)})">${symbol(
            faceOf(seat),
          )}</span><b>${nameOf(seat)}</b> ${words.say("columns-scene-take", { column, points })}</p>
      </div>
    `,
  last: ({ words }) =>
    html`
      <div class="moment">
        <div class="lastbox">${back()}
            <h2 class="title">${words.say("columns-scene-last")}</h2><p class="because">${words.say(
              "columns-scene-last-note",
            )}</p></div>
      </div>
    `,
  end: ({ words }) =>
    html`
      <div class="moment">
        <h2 class="title">${words.say("columns-scene-end")}</h2>
      </div>
    `,
};

/**
 * The log comes out of the smoke, and the order stands below it.
 * @param {TableView} table
 * @param {{card: string, order: number[]}} show
 */
function turned(table, { card: id, order }) {
  const { words } = table;
  return html`
    <div class="moment poof">
      <div class="turnbox">
        <h2 class="title">${words.say("direction-card")}</h2>
        <p class="because">${words.say("columns-turned-why")}</p>
        <span class="landed">${card(id, words, { fly: false })}</span>
        ${ring(table, order)}
      </div>
    </div>
  `;
}

/** @param {string} face */
function hero(face) {
  return drawnAs(face) ? html`<span class="hero">${portrait(face)}</span>` : "";
}

/**
 * Who follows whom.
 * @param {TableView} table
 * @param {number[]} order
 */
function ring({ faceOf, nameOf }, order) {
  return html`<ol class="ring">${
    order.map((seat) =>
      html`<li><span class="dot" style="--c:var(--${faceOf(seat)})">${
        symbol(faceOf(seat))
      }</span><span class="ring-name" data-free>${nameOf(seat)}</span></li>`
    )
  }</ol>`;
}

/**
 * The killing card, why it fits nowhere, and what is lost.
 * @param {TableView} table
 * @param {{card: string, seat: number, columns: string[][], best: number, next: number}} show
 */
function bust(table, show) {
  const { words, nameOf, faceOf } = table;
  return html`
    <div class="moment">
      <div class="bust">
        <h2 class="stamp">${words.say("columns-bust-stamp")}</h2>
        <div class="why3">${card(show.card, words, { fly: false })}<div class="minicols">${show
          .columns.map((column, number) => minicol(table, show.card, column, number))}</div></div>
        <div class="then">${consequence(
          faceOf(show.seat),
          words.say("columns-no-column", { points: show.best }),
        )}${consequence("star", words.say("columns-die-rolls"))}${show.next < 0 ? "" : consequence(
          faceOf(show.next),
          words.say("columns-takes-first", { name: nameOf(show.next) }),
        )}</div>
      </div>
    </div>
  `;
}

/**
 * @param {TableView} table
 * @param {string} drawn
 * @param {string[]} column
 * @param {number} number
 */
function minicol({ words }, drawn, column, number) {
  const { value, kind } = blockers(drawn, column);
  const hit = new Set([value, kind].filter(Boolean));
  return html`
    <div class="minicol"
      style="--at:${number}"><span class="tag">${words.say("columns-nth", {
        column: number,
      })}</span><span class="laid" style="--of:${column.length}">${column.map((id) =>
        card(id, words, { fly: false, look: hit.has(id) ? "hit" : "" })
      )}</span><p><b>${reasonFor(drawn, column, words)}</b></p></div>
  `;
}

/**
 * @param {string} face
 * @param {string} text
 */
function consequence(face, text) {
  return html`<span><span class="dot" style="--c:var(--${face})">${
    symbol(face)
  }</span>${text}</span>`;
}

/**
 * The six costs stand there while the cube tumbles.
 * @param {TableView} table
 * @param {{seat: number, isAmbush: boolean, isStill?: boolean}} show
 */
function roll(table, { seat, isAmbush, isStill }) {
  const { words, pub } = table;
  return rolling(
    isAmbush,
    words.say(isAmbush ? "dice-card" : "columns-bust-roll"),
    html`${cube("star", isStill ? "rests" : "rolls")}
      <p class="because">${words.say(pub.risk ? "columns-die-picks-risk" : "columns-die-picks")}</p>
      <ul class="costs">${FACES.map((face) => cost(table, seat, face))}</ul>`,
  );
}

/**
 * The die as a moment; in an ambush before three in cloaks.
 * @param {boolean} isAmbush
 * @param {string} title
 * @param {any} inside
 */
function rolling(isAmbush, title, inside) {
  return html`
    <div class="moment ${isAmbush ? "ambush" : ""}">${isAmbush ? AMBUSH : ""}
      <div class="rollbox"><h2 class="title">${title}</h2>${inside}</div></div>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} face
 */
function cost({ pub, words }, seat, face) {
  const cards = atStake(pub, seat, face);
  const points = worth(cards);
  const safe = pub.players[seat].safe[face]?.points ?? 0;
  return html`
    <li
      class="cost ${points ? "bad" : "fine"}"><span class="f" style="--c:var(--${face})">${symbol(
        face,
      )}</span><b class="num">${points ? `−${points}` : 0}</b><small>${costText(
        words,
        cards,
        safe,
        face,
      )}</small></li>
  `;
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string[]} cards
 * @param {number} safe
 * @param {string} face
 */
function costText(words, cards, safe, face) {
  if (face === "star" && cards.length) return words.say("columns-cost-all");
  if (cards.length) return cards.map((id) => parsed(id).value).join(", ");
  if (face === "star") return words.say("columns-cost-star");
  return safe ? words.say("columns-cost-safe", { points: safe }) : words.say("columns-cost-none");
}

/**
 * The cube has landed: what is lost falls, and the score counts down.
 * @param {TableView} table
 * @param {{face: string, cards: string[], points: number, had: number, isAmbush: boolean}} show
 */
function lost({ words }, { face, cards, points, had, isAmbush }) {
  const title = words.say("columns-die-shows", { face: words.nameOf(face) });
  if (!cards.length) {
    const spared = html`<p class="spared">${words.say("columns-nothing-lost")}</p>`;
    return rolling(isAmbush, title, html`${cube(face, "lands")}${spared}`);
  }
  const why = face === "star" ? "columns-all-lost" : "columns-all-open-lost";
  return rolling(
    isAmbush,
    title,
    html`
      <div
        class="lossrow">${cube(face, "lands")}<div class="lost" style="--of:${cards
          .length}">${cards.map((id) => card(id, words, { fly: false }))}</div><div
          class="loss"><b class="minus num">−${points}</b><span class="fromto num"><s>${had}</s>${symbol(
            "arrow",
          )}${had - points}</span></div></div>
      <p class="because">${words.say(why, { face: words.nameOf(face) })}</p>
    `,
  );
}
