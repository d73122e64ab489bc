/** Talk at the table, and six emotes. */

import { html } from "lit-html";
import { boot, say } from "../site.js";
import { EMOTE_NAMES, symbol } from "../symbols.js";
import { asGuest } from "./name.js";
import { guardButton, isHidden, openPerson } from "./person.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../types.js").ChatLine} ChatLine */

/** @param {Session} session */
export function chat(session) {
  return html`<div class="chat">
    <h2>${say("chat-title")}</h2>
    <div class="chat-box" tabindex="0" role="log" aria-label=${say("chat-title")}>
      <div class="chat-lines">${
    session.chat.length
      ? session.chat.map((one) => line(one, session))
      : html`<p class="note">${say(emptyNote(session))}</p>`
  }</div>
    </div>
    <form class="chat-form" @submit=${(/** @type {any} */ event) => send(event, session)}>
      <input name="text" maxlength="300" autocomplete="off" aria-label=${
    say("chat-message")
  } placeholder=${say("chat-placeholder")}>
      ${hasCamps(session) ? campSwitch() : ""}
      <button>${say("chat-send")}</button>
    </form>
    ${session.seat >= 0 ? emotes(session) : ""}${guardButton(session)}
  </div>`;
}

/** @param {Session} session */
function emotes(session) {
  return html`<div class="emotes" role="group" aria-label=${say("emotes")}>
    ${
    EMOTE_NAMES.map((name) =>
      html`
        <button type="button" class="icon" title=${say(`emote-${name}`)}
          aria-label=${say(`emote-${name}`)} @click=${() => session.emote(name)}>${symbol(
            `emote-${name}`,
          )}</button>
      `
    )
  }
  </div>`;
}

/**
 * The name of somebody else opens what can be done about them.
 * @param {ChatLine} one
 * @param {Session} session
 */
function line(one, session) {
  const where = one.to === "all" ? "" : html`
    <small>(${say(`chat-to-${one.to}`)})</small>
  `;
  const mine = one.seat >= 0 && one.seat === session.seat;
  const name = mine
    ? html`<b>${one.name}</b>`
    : html`<button type="button" class="chat-name" title=${
      say("person-title", { name: one.name })
    } @click=${() => openPerson(one)}>${one.name}</button>`;
  const text = isHidden(one.who) ? html`<i class="note">${say("chat-hidden")}</i>` : one.text;
  return html`<p class="chat-line">${name}${where} ${text}</p>`;
}

/** @param {Session} session */
function emptyNote(session) {
  return session.seat < 0 && session.room?.status === "running"
    ? "chat-empty-watchers"
    : "chat-empty";
}

/** @param {Session} session */
function hasCamps(session) {
  const game = boot.games.find((one) => one.id === session.room?.game);
  return session.seat >= 0 && session.room?.status === "running" && Boolean(game?.sides.length);
}

function campSwitch() {
  return html`
    <select name="to" aria-label=${say("chat-to")}>
      <option value="all">${say("chat-to-all")}</option>
      <option value="camp">${say("chat-to-camp")}</option>
    </select>
  `;
}

/**
 * What was refused is not lost: it stands in the field again.
 * @param {any} event
 * @param {Session} session
 */
function send(event, session) {
  event.preventDefault();
  const form = event.currentTarget;
  const text = form.text.value.trim();
  if (!text) return;
  asGuest(async () => {
    form.text.value = "";
    const answer = await session.say(text, form.to?.value ?? "all");
    if (answer.t === "error") form.text.value ||= text;
  });
}
