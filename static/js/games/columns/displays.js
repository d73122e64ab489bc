/** Everyone's display: cards by colour with sums, and what is sealed. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../symbols.js";
import { card, COLOURS, parsed } from "./cards.js";

/** @typedef {import("../game.js").TableView} TableView */

/** @param {TableView} table */
export function displays(table) {
  const seats = Object.keys(table.pub.players).map(Number);
  const others = seats.filter((seat) => seat !== table.seat);
  return html`${table.seat >= 0 ? display(table, table.seat) : ""}
    <div class="others">${repeat(others, (seat) => seat, (seat) => display(table, seat))}</div>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function display(table, seat) {
  const { pub, words, nameOf, faceOf } = table;
  const player = pub.players[seat];
  const mine = seat === table.seat;
  const title = mine && !table.replay
    ? words.say("columns-your-display", { points: player.score })
    : words.say("columns-display", { name: nameOf(seat), points: player.score });
  const cards = pub.outcome ? ` · ${words.say("label-cards", { count: player.cards })}` : "";
  const held = COLOURS.filter((colour) => player.open[colour] || player.safe[colour]);
  return html`
    <section class="panel display ${mine ? "mine" : "other"} ${isTaker(table, seat)
      ? "last"
      : ""}" style="--c:var(--${faceOf(seat)})">
      <h2>${title}${cards}</h2>
      <div class="hoard">${held.map((colour) => pile(table, seat, colour))}
          ${held.length
            ? ""
            : html`<p class="note">${
              words.say(player.present ? "columns-no-cards" : "label-left")
            }</p>`}</div>
    </section>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} colour
 */
function pile(table, seat, colour) {
  const { pub, words } = table;
  const player = pub.players[seat];
  const cards = Object.keys(player.open[colour] ?? {}).sort((a, b) =>
    parsed(a).value - parsed(b).value
  );
  return html`<div class="pile">
    <div class="pile-cards">${player.safe[colour] ? sealed(table, seat, colour) : ""}
      <div class="fan">${
    repeat(cards, (id) => id, (id) => card(id, words, { from: "deck" }))
  }</div></div>
    ${cards.length ? sum(table, seat, colour) : ""}
  </div>`;
}

/**
 * The sum of the open cards; on one's own turn a button that seals them.
 * @param {TableView} table
 * @param {number} seat
 * @param {string} colour
 */
function sum(table, seat, colour) {
  const { pub, words, can, act } = table;
  const points = pub.players[seat].sums[colour] ?? 0;
  if (seat !== table.seat || !can("protect", colour)) {
    return html`<span class="sum num">${points}</span>`;
  }
  return html`
    <button class="small seal" aria-label=${words.say("columns-seal", {
      colour: words.nameOf(colour),
      points,
    })}
      @click=${() => act("protect", colour)}>${symbol("scroll")}<span>${words.say(
        "columns-seal-short",
        { points },
      )}</span></button>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {string} colour
 */
function sealed({ pub, words }, seat, colour) {
  const { points, count } = pub.players[seat].safe[colour];
  const label = words.say("columns-sealed-label", {
    colour: words.nameOf(colour),
    points,
    count,
  });
  return html`
    <div class="sealed" role="img" aria-label=${label} title=${label}
      data-spot="safe-${seat}-${colour}" style="--c:var(--${colour})">
        ${symbol(
          colour,
        )}<b class="num" aria-hidden="true">${points}</b><span class="stamp" aria-hidden="true">${words
          .say("columns-sealed")}</span></div>
  `;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function isTaker({ events }, seat) {
  const last = events.findLast((event) => "seat" in event);
  return last?.seat === seat &&
    (last.kind === "take" || last.kind === "protect" || last.kind === "roll");
}
