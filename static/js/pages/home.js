/** The home page: a door per game, my games to resume, open rooms. */

import { html } from "lit-html";
import { call } from "../api.js";
import { doors, loadDoors } from "../parts/doors.js";
import { carry, carryDialog } from "../parts/carry.js";
import { myData, myDataDialog } from "../parts/mydata.js";
import { askName, close, nameDialog } from "../parts/name.js";
import { newRoom, newRoomDialog } from "../parts/newroom.js";
import { myRooms, openRooms } from "../parts/roomlists.js";
import { shell } from "../parts/shell.js";
import { boot, onLanguage, redraw, say, show } from "../site.js";

const REFRESH = 10_000;

/** @type {import("../parts/doors.js").Door[]} */
let all = [];
/** @type {any[]} */
let mine = [];
/** @type {any[]} */
let open_ = [];

export async function open() {
  all = await loadDoors();
  onLanguage(async () => (all = await loadDoors(), redraw()));
  await show(draw);
  addEventListener("guest", refresh);
  await refresh();
  setInterval(() => document.hidden || refresh(), REFRESH);
}

function draw() {
  document.title = say("title-home");
  const main = html`<div class="home">
    <section class="hero"><h1>${say("home-title")}</h1><p>${
    say("home-lead")
  }</p>${enter()}</section>
    ${doors(all, newRoom)}
    <div class="home-rooms">${myRooms(mine, all)}${openRooms(open_, all)}</div>
  </div>`;
  return html`${
    shell(main, whoAmI())
  }${newRoomDialog()}${nameDialog()}${carryDialog()}${myDataDialog()}`;
}

function whoAmI() {
  const { me } = boot;
  return html`<span class="grow"></span>${
    me
      ? html`
        <button class="small who-am-i" title=${say("name-change")}
          @click=${() => askName(undefined, moreButtons())}>${me.name}</button>
        <button class="small quiet hide-phone" @click=${carry}>${say("carry")}</button>
      `
      : html`<button class="small" @click=${() => askName()}>${say("name-title")}</button>`
  }`;
}

/** On a phone the header has no room for them. */
function moreButtons() {
  return html`
    <button type="button" @click=${() => (close(), carry())}>${say("carry")}</button>
    <button type="button" @click=${() => (close(), myData())}>${say("data-title")}</button>
  `;
}

function enter() {
  return html`<form class="enter" @submit=${visit}>
    <label class="field-inline"><span>${say("enter-code")}</span>
      <input name="code" maxlength="16" autocomplete="off" autocapitalize="characters" spellcheck="false" required></label>
    <button>${say("enter")}</button></form>`;
}

/** @param {any} event */
function visit(event) {
  event.preventDefault();
  location.assign(`/r/${encodeURIComponent(event.currentTarget.code.value.trim().toUpperCase())}`);
}

async function refresh() {
  const lists = [call("GET", "/rooms"), boot.me ? call("GET", "/me/rooms") : { rooms: [] }];
  const [public_, own] = await Promise.allSettled(lists);
  if (public_.status === "fulfilled") open_ = public_.value.rooms;
  if (own.status === "fulfilled") mine = own.value.rooms;
  redraw();
}
