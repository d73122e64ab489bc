/** The home page: who waits for me, what can be played at once, whom I know here, what could be learnt. */

import { html } from "lit-html";
import { call } from "../api.js";
import { faceOf } from "../faces.js";
import { load } from "../loading.js";
import { carry, carryDialog } from "../parts/carry.js";
import { companyDialog } from "../parts/company.js";
import { doors, loadDoors } from "../parts/doors.js";
import { entering } from "../parts/entering.js";
import { figures } from "../parts/figures.js";
import { learning } from "../parts/learn.js";
import { askName, close, nameDialog } from "../parts/name.js";
import { openNow, refreshOpen } from "../parts/openrooms.js";
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
/** @type {{mine: any[], friends: import("../parts/roomlists.js").Friends, figures: any[]}} */
const known = { mine: [], friends: { people: [], rooms: [] }, figures: [] };

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
    <h1 class="hero" id="play">${say("home-title")}</h1>
    ${doors(all, openNow(), played(), strengthOf)}
    ${learning(all)}
    <div class="home-rooms">${said()}${myRooms(known.mine, all)}${friendsList(known.friends, all)}${
    openRooms(all)
  }${mine()}</div>
  </div>${tabs()}`;
  return html`${shell(main, whoAmI())}${nameDialog()}${companyDialog(strengthOf)}${carryDialog()}${
    late?.dialogs() ?? ""
  }`;
}

/** @param {string} game */
function strengthOf(game) {
  return known.figures.find((one) => one.game === game)?.strength;
}

/** The games that this visitor has begun once. */
function played() {
  return new Set([...known.figures, ...known.mine].map(({ game }) => game));
}

function said() {
  return html`<section class="panel rooms"><h2>${say("enter-title")}</h2>${entering()}</section>`;
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
        <button class="small who-am-i" title=${say("me-title")}
          @click=${() => askName(undefined, moreButtons())}>${faceOf(
            portraitOf(me) || "naruto",
          )}<span>${me.name}</span></button>
        <button class="small quiet hide-phone" @click=${carry}>${say("carry")}</button>
      `
      : html`<button class="small" @click=${() => askName()}>${say("me-title")}</button>`
  }`;
}

/** On a phone the header has no room for them. */
function moreButtons() {
  return html`
    <button type="button" @click=${() => (close(), carry())}>${say("carry")}</button>
    <button type="button" @click=${() => (close(), void calls())}>${say("calls-title")}</button>
    <a class="button" href="/p/${boot.me?.key}">${say("data-title")}</a>
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
  const [, mine, friends] = await Promise.allSettled([
    refreshOpen(),
    ...own.map((path) => call("GET", path)),
  ]);
  if (mine?.status === "fulfilled") known.mine = mine.value.rooms;
  if (friends?.status === "fulfilled") known.friends = friends.value;
  redraw();
}

/** What was played before this visit. */
async function count() {
  if (boot.me) known.figures = (await attempt(() => call("GET", "/me/figures")))?.figures ?? [];
  redraw();
}
