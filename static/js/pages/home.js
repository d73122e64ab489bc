/** The home page: who waits for me, what can be played at once, whom I know here, what could be learnt. */

import { html } from "lit-html";
import { call } from "../api.js";
import { faceOf } from "../faces.js";
import { load } from "../loading.js";
import { carry, carryDialog } from "../parts/carry.js";
import { doors, loadDoors } from "../parts/doors.js";
import { figures } from "../parts/figures.js";
import { learning } from "../parts/learn.js";
import { myData, myDataDialog } from "../parts/mydata.js";
import { askName, close, nameDialog } from "../parts/name.js";
import { newRoom, newRoomDialog } from "../parts/newroom.js";
import { friendsList, myRooms, openRooms, waiting } from "../parts/roomlists.js";
import { shell } from "../parts/shell.js";
import { attempt } from "../parts/toasts.js";
import { portraitOf } from "../portraits.js";
import { boot, onLanguage, redraw, say, show } from "../site.js";
import { symbol } from "../symbols.js";

const REFRESH = 10_000;
const TABS = [["play", "play"], ["mine", "turn"], ["friends", "people"], ["learn", "book"]];

/** @type {import("../parts/doors.js").Door[]} */
let all = [];
/** @type {{open: any[], mine: any[], friends: import("../parts/roomlists.js").Friends, figures: any[]}} */
const known = { open: [], mine: [], friends: { people: [], rooms: [] }, figures: [] };

/** @type {any} where one is called, if that was asked for */
let late = null;

export async function open() {
  all = await loadDoors();
  onLanguage(async () => (all = await loadDoors(), redraw()));
  await show(draw);
  addEventListener("guest", () => (refresh(), count()));
  await Promise.all([refresh(), count()]);
  setInterval(() => document.hidden || refresh(), REFRESH);
}

function draw() {
  document.title = say("title-home");
  const main = html`<div class="home">
    ${waiting(known.mine, all)}
    <section class="hero" id="play"><h1>${say("home-title")}</h1><p>${say("home-now")}</p></section>
    ${doors(all, newRoom, known.open)}
    ${learning(all)}
    <div class="home-rooms">${myRooms(known.mine, all)}${friendsList(known.friends, all)}${
    openRooms(known.open, all)
  }${mine()}</div>
  </div>${tabs()}`;
  return html`${
    shell(main, whoAmI())
  }${newRoomDialog()}${nameDialog()}${carryDialog()}${myDataDialog()}${late?.dialogs() ?? ""}`;
}

function mine() {
  if (!known.figures.length) return "";
  return html`<section class="panel rooms" id="figures"><h2>${say("figures-title")}</h2>
    ${figures(known.figures, all)}</section>`;
}

function whoAmI() {
  const { me } = boot;
  return html`<span class="grow"></span>${
    me
      ? html`
        <button class="small who-am-i" title=${say("name-change")}
          @click=${() => askName(undefined, moreButtons())}>${faceOf(
            portraitOf(me) || "naruto",
          )}<span>${me.name}</span></button>
        <button class="small quiet hide-phone" @click=${carry}>${say("carry")}</button>
      `
      : html`<button class="small" @click=${() => askName()}>${say("name-title")}</button>`
  }`;
}

/** On a phone the header has no room for them. */
function moreButtons() {
  return html`
    <button type="button" @click=${() => (close(), carry())}>${say("carry")}</button>
    <button type="button" @click=${() => (close(), void calls())}>${say("calls-title")}</button>
    <button type="button" @click=${() => (close(), myData())}>${say("data-title")}</button>
    <a class="button" href="/p/${boot.me?.key}">${say("figures-all")}</a>
  `;
}

/** On a phone, the way to the parts of the page. */
function tabs() {
  return html`<nav class="tabs" aria-label=${say("tabs")}>${
    TABS.map(([id, icon]) =>
      html`<a href="#${id}">${symbol(icon)}<span>${say(`tab-${id}`)}</span>${
        id === "mine" && turns() ? html`<b class="num tab-count">${turns()}</b>` : ""
      }</a>`
    )
  }</nav>`;
}

async function calls() {
  late = await load("late:calls");
  await late.begin();
  await late.open(false);
}

function turns() {
  return known.mine.filter((room) => room.turn).length;
}

async function refresh() {
  const own = boot.me ? ["/me/rooms", "/me/friends"] : [];
  const [open_, mine, friends] = await Promise.allSettled(
    ["/rooms", ...own].map((path) => call("GET", path)),
  );
  if (open_.status === "fulfilled") known.open = open_.value.rooms;
  if (mine?.status === "fulfilled") known.mine = mine.value.rooms;
  if (friends?.status === "fulfilled") known.friends = friends.value;
  redraw();
}

/** What was played before this visit. */
async function count() {
  if (boot.me) known.figures = (await attempt(() => call("GET", "/me/figures")))?.figures ?? [];
  redraw();
}
