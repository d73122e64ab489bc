/** How each result came about: two bars, decisions and luck, which add up with the start and what others did. */

import { html } from "lit-html";
import { percent, signed } from "../late/turning.js";
import { face } from "../parts/seats.js";
import { say } from "../site.js";

/** @typedef {{start: number, own: number, others: number, luck: number, result: number, own_error: number, luck_error: number}} Account */
/** @typedef {{name: string, face: string, own: boolean, account: Account}} Row */

const LEAST = 2500; // that a whole bar stands for
const SURE = 2; // errors

/**
 * @param {Row[]} rows
 * @param {boolean} isTogether
 */
export function accounts(rows, isTogether) {
  const sizes = rows.flatMap(({ account }) => [Math.abs(account.own), Math.abs(account.luck)]);
  const most = Math.max(LEAST, ...sizes);
  return html`<section class="panel truth-accounts">
    <header><h2>${say("truth-accounts")}</h2><small>${
    say("truth-accounts-note", { start: percent(rows[0].account.start) })
  }</small></header>
    <p class="keys" aria-hidden="true"><span class="key luck"><i></i>${
    say("truth-key-luck")
  }</span><span class="key own"><i></i>${
    say("truth-key-own")
  }</span><span class="key close"><i></i>${say("truth-key-close")}</span></p>
    <ul>${rows.map((row) => drawn(row, most, isTogether))}</ul>
    ${isTogether ? html`<p class="note">${say("truth-team-note")}</p>` : ""}
  </section>`;
}

/**
 * @param {Row} row
 * @param {number} most
 * @param {boolean} isTogether
 */
function drawn({ name, face: id, own, account }, most, isTogether) {
  const sums = rounded(account);
  const told = {
    name,
    start: percent(account.start),
    own: signed(sums.own),
    others: signed(account.others),
    luck: signed(sums.luck),
    result: percent(account.result),
  };
  return html`
    <li class=${own ? "own" : ""}>
      <p class="sr">${say("truth-account", told)}</p>
      <div class="account"
        aria-hidden="true">${face(id)}<span><b class="who-name">${name}</b>${isTogether
          ? ""
          : html`<small>${
            say("truth-others", { others: signed(account.others) })
          }</small>`}</span><div class="bars">${bar(
            "luck",
            sums.luck,
            account.luck_error,
            most,
          )}${bar("own", sums.own, account.own_error, most)}</div><b class="num">${percent(
            account.result,
          )}</b></div>
    </li>
  `;
}

/**
 * In whole points that still add up: luck is what remains.
 * @param {Account} account
 */
export function rounded({ start, own, others, result }) {
  const rest = percent(result) - percent(start) - percent(own) - percent(others);
  return { own, luck: rest * 100 };
}

/**
 * @param {"luck" | "own"} kind
 * @param {number} size
 * @param {number} error
 * @param {number} most
 */
function bar(kind, size, error, most) {
  const look = `${kind} ${size < 0 ? "minus" : "plus"} ${
    Math.abs(size) > SURE * error ? "" : "close"
  }`;
  return html`<span class="bar ${look}" style="--v:${
    Math.abs(size) / most
  }"><i></i><u class="num">${signed(size)}</u></span>`;
}
