/** Before a fight: bans, who fights whom, the hidden choice of ninja, the 15 of 18. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { symbol } from "../../symbols.js";
import { uncover } from "../../uncover.js";
import { actions, BAR } from "./actions.js";
import { emblem, tech, techLabel } from "./cards.js";
import { deckOf, mission, NINJA, ninja } from "./facts.js";
import { uncoverHand } from "./hand.js";
import { choose, chosen } from "./laying.js";
import { CAMPS, fighters, led, leftSide, ownFighters } from "./model.js";
import { scroll } from "./scroll.js";

/** @typedef {import("../game.js").TableView} TableView */

/**
 * Who meets whom in this turn, as far as it is known, and the ninja to choose from.
 * @param {TableView} table
 */
export function gathering(table) {
  const { pub } = table;
  return html`${pub.phase === "ban" ? "" : faceOff(table)}${actions(table)}${gallery(table)}`;
}

/**
 * The techniques that a ninja leaves out, all of them shown.
 * @param {TableView} table
 */
export function leavingOut(table) {
  const { words, me, can, act } = table;
  const fighter = [...led(table), ...ownFighters(table)].find((one) => !one.done);
  const own = fighter && me.fighters[fighter.index];
  if (!own || table.pub.phase !== "out") return "";
  return html`
    <section class="panel hand" ${ref(uncoverHand)}>
      <h2>${words.say("duel-out", { ninja: words.nameOf(fighter.ninja), n: own.surplus })}</h2>
      <div class="cards many">${deckOf(fighter.ninja, words).map((id) => {
        const out = Boolean(own.out[id]);
        const verb = out ? "restore" : "drop";
        return html`
          <button class="hand-card ${out ? "out" : ""}" aria-pressed=${out} aria-label="${words.say(
            `verb-${verb}`,
          )}: ${techLabel(id, words)}"
            aria-disabled=${!can(verb, id)} @click=${() => act(verb, id)}>${tech(id, words)}${out
              ? html`<span class="stamp">${words.say("duel-left-out")}</span>`
              : ""}</button>
        `;
      })}</div>
    </section>
  `;
}

/** @param {TableView} table */
function faceOff(table) {
  const left = leftSide(table);
  return html`<section class="panel face-off">
    ${party(table, left)}${scroll(table)}${party(table, 1 - left)}
  </section>`;
}

/**
 * The players of a camp: those who fight stand out; one may be challenged.
 * @param {TableView} table
 * @param {number} side
 */
function party(table, side) {
  const seats = Object.keys(table.pub.seats).map(Number).filter((seat) =>
    table.pub.seats[seat].side === side
  );
  return html`<ul class="party ${CAMPS[side]}">${seats.map((seat) => player(table, seat))}</ul>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 */
function player(table, seat) {
  const { pub, words, nameOf, can, act } = table;
  const fights = leads(table).includes(seat);
  const line = html`
    <span class="crest" style="--c:var(--${CAMPS[pub.seats[seat].side]})">${symbol(
      CAMPS[pub.seats[seat].side],
    )}</span><span
      class="who-text"><b class="who-name">${nameOf(seat)}</b><small>${note(
        table,
        seat,
        fights,
      )}</small></span>${secretPicks(table, seat)}
  `;
  if (!can("challenge", String(seat))) {
    return html`<li class="fighter-line ${fights ? "fights" : ""}">${line}</li>`;
  }
  return html`<li><button class="fighter-line ok" @click=${() => act("challenge", String(seat))}
    aria-label="${words.say("verb-challenge")}: ${nameOf(seat)}">${line}</button></li>`;
}

/**
 * @param {TableView} table
 * @param {number} seat
 * @param {boolean} fights
 */
function note({ pub, words }, seat, fights) {
  if (pub.seats[seat].left) return words.say("has-left");
  if (pub.phase === "pick" && fights) {
    return words.say(pub.awaited?.[seat] ? "duel-choosing" : "duel-has-chosen");
  }
  return words.say("duel-fought", { n: pub.seats[seat].fought });
}

/**
 * What one's own camp has picked in secret.
 * @param {TableView} table
 * @param {number} seat
 */
function secretPicks({ pub, me, words }, seat) {
  const slots = Object.keys(me.picks ?? {}).filter((slot) => Number(pub.leads[slot]) === seat);
  return slots.map((slot) => emblem(me.picks[slot], words.nameOf(me.picks[slot])));
}

/**
 * The seats that fight, as far as they are known.
 * @param {TableView} table
 */
function leads({ pub }) {
  const known = Object.values(pub.leads ?? {}).map(Number);
  return known.length ? known : [pub.named, pub.challenged].filter((seat) => seat >= 0);
}

/**
 * The ninja to choose from, and the techniques of the one in view; who waits may look at them too.
 * @param {TableView} table
 */
function gallery(table) {
  const { pub, words, can } = table;
  const offered = NINJA.filter((one) => can(pub.phase, one));
  const listed = offered.length ? offered : NINJA.filter((one) => isOpen(table, one));
  if (!listed.length) return "";
  const banned = pub.phase === "ban" ? pub.bans : {};
  const { picked } = chosen();
  const title = `duel-${offered.length ? "" : "look-"}${pub.phase}`;
  return html`<section class="panel" ${ref(offered.length ? uncoverGallery : undefined)}>
    <h2>${words.say(title)}</h2>${legend(table)}
    <ul class="gallery">${
    NINJA.filter((one) => listed.includes(one) || one in banned).map((one) => tile(table, one))
  }</ul>
    ${listed.includes(picked) ? deck(table, picked) : ""}</section>`;
}

/**
 * Whether a ninja can be banned, or sent by one's own camp (by either, for onlookers).
 * @param {TableView} table
 * @param {string} id
 */
function isOpen({ pub, me }, id) {
  const camp = pub.open?.[id];
  return camp !== undefined && (pub.phase === "ban" || [2, me.side ?? camp].includes(camp));
}

/** On a small screen the ninja come into view when one is to be chosen. */
function uncoverGallery(/** @type {Element | undefined} */ section) {
  if (!section) return;
  const sight = { about: ".gallery", keep: ".panel:has(> .gallery)", bar: BAR, isNew: true };
  requestAnimationFrame(() => uncover(sight));
}

/** What the signs on a ninja mean. @param {TableView} table */
function legend({ words }) {
  const sign = (
    /** @type {string} */ look,
    /** @type {string} */ name,
    /** @type {string} */ says,
  ) => html`<span><span class="fact ${look}">${symbol(name)}</span>${words.say(says)}</span>`;
  return html`<p class="legend note" aria-hidden="true">${sign("hp", "hp", "duel-hp")}${
    sign("chakra", "chakra", "duel-chakra")
  }${sign("xp", "star", "duel-worth")}</p>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function tile({ pub, words, can }, id) {
  const { hp, chakra, xp, side } = ninja(id, words);
  const isNamed = pub.mission && mission(pub.mission, words).named.includes(id);
  const label = words.say("duel-ninja-label", { name: words.nameOf(id), hp, chakra, xp });
  const banned = pub.bans?.[id] !== undefined;
  return html`<li><button class="ninja ${CAMPS[side]} ${can(pub.phase, id) ? "ok" : ""}"
    style="--c:var(--${id})" aria-pressed=${chosen().picked === id} aria-disabled=${banned}
    aria-label=${label} title=${label} @click=${() =>
    choose({ picked: chosen().picked === id ? "" : id })}>
    <span class="ninja-head">${symbol(id, "big")}${
    isNamed
      ? html`<span class="named" title=${words.say("duel-named")}>${symbol("scroll")}</span>`
      : ""
  }${banned ? html`<span class="stamp">${words.say("duel-banned")}</span>` : ""}</span>
    <b>${words.nameOf(id)}</b>
    <span class="ninja-facts"><span class="fact hp">${symbol("hp")}${hp}</span>
      <span class="fact chakra">${symbol("chakra")}${chakra}</span>
      <span class="fact xp">${symbol("star")}${xp}</span></span></button></li>`;
}

/**
 * @param {TableView} table
 * @param {string} id
 */
function deck({ words }, id) {
  return html`
    <div class="deck-view">
      <h3>${words.say("duel-deck", { ninja: words.nameOf(id) })}</h3>
      <ul class="deck">${deckOf(id, words).map((card) =>
        html`<li>${tech(card, words, { look: "slip" })}</li>`
      )}</ul>
    </div>
  `;
}

/**
 * All techniques of the fight's ninja: what is used up, and what was peeked at.
 * @param {TableView} table
 */
export function decks(table) {
  const { words, me } = table;
  const all = fighters(table.pub);
  return html`<section class="panel decks"><h2>${words.say("duel-decks")}</h2>${
    all.map((fighter) => {
      const gone = new Set([...Object.values(fighter.used), ...Object.values(fighter.turned)]);
      const seen = me.seen?.[fighter.index] ?? {};
      return html`
        <details ?open=${Object.keys(seen).length > 0}>
          <summary>${emblem(fighter.ninja)} ${words.nameOf(fighter.ninja)} · ${words.say(
            "duel-used",
            { n: gone.size },
          )}</summary>
          <ul class="deck">${deckOf(fighter.ninja, words).map((card) =>
            html`<li class="${gone.has(card) ? "gone" : ""} ${seen[card] ? "seen" : ""}">${
              tech(card, words, { look: "slip" })
            }${
              gone.has(card) || seen[card]
                ? html`<span class="stamp">${
                  words.say(seen[card] ? "duel-peeked" : "duel-gone")
                }</span>`
                : ""
            }</li>`
          )}</ul>
        </details>
      `;
    })
  }</section>`;
}
