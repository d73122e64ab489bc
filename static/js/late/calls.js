/** Being called when one is waited for: asking, subscribing this browser, and where else one is called. */

import { html } from "lit-html";
import { call } from "../api.js";
import { dialog } from "../parts/dialog.js";
import { attempt, toast } from "../parts/toasts.js";
import { keep, recall } from "../prefs.js";
import { boot, redraw, say, speakMore } from "../site.js";
import { symbol } from "../symbols.js";

/** @typedef {{id: string, kind: string, at: string}} Call */
/** @typedef {{key: string, kinds: string[], calls: Call[]}} Calls */

const ANSWER = "call-me";
/** Known by the address that they give out. */
const SERVICES = ["discord", "slack"];

/** @type {Calls | null} */
let known = null;
/** @type {Call | null} of the room, for its host */
let hook = null;
/** @type {PushSubscription | null} */
let subscription = null;
let isOpen = false;
let isHost = false;
let isReady = false;

/** What this browser has agreed to before; what it subscribed to belongs to who sits here now. */
export async function begin() {
  await speakMore();
  subscription = await subscribed();
  if (subscription) await tell(subscription).catch(() => {});
  isReady = true;
  redraw();
}

/** The question at the first real wait, as one line; the browser's own question comes only after a yes. */
export function line() {
  if (!isReady || subscription || !canPush() || recall(ANSWER, "")) return "";
  if (Notification.permission === "denied") return "";
  return html`
    <div class="answers call-line" role="group" aria-label=${say("call-text")}>
      <button class="btn quiet" @click=${notNow}>${say("call-not-now")}</button>
      <button class="btn" title=${say("call-text")}
        @click=${() => mustInstall() ? toast(say("call-install")) : attempt(callMe)}>${symbol(
          "bell",
        )}<span>${say(
          "call-me",
        )}</span></button>
    </div>
  `;
}

/**
 * @param {boolean} host whether the room's own channel may be set
 */
export async function open(host) {
  isOpen = true;
  isHost = host;
  redraw();
  await attempt(load);
}

export function dialogs() {
  if (!isOpen) return "";
  return dialog(
    say("calls-title"),
    html`<div class="calls">${here()}${mine()}${ours()}</div>`,
    close,
  );
}

/** @param {string} title @param {string} text */
export function notify(title, text) {
  if (!isSecureContext || Notification.permission !== "granted" || subscription) return;
  const shown = { body: text, tag: `turn-${boot.code}`, renotify: true };
  const note = new Notification(title, /** @type {any} */ (shown));
  note.onclick = () => (globalThis.focus(), note.close());
  addEventListener("call-over", () => note.close(), { once: true });
}

/** Without https there is no push, and nothing is said of it. */
function canPush() {
  return isSecureContext && "serviceWorker" in navigator &&
    (mustInstall() || "PushManager" in globalThis);
}

/** Where a page is called only from the home screen. */
function mustInstall() {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

async function callMe() {
  if (await Notification.requestPermission() !== "granted") {
    keep(ANSWER, "no");
    return redraw();
  }
  await subscribe();
  toast(say("call-done"));
}

function notNow() {
  keep(ANSWER, "no");
  redraw();
}

async function subscribe() {
  const { key } = await loaded();
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await tell(subscription);
  keep(ANSWER, "yes");
  known = null;
  if (isOpen) await load();
  redraw();
}

async function unsubscribe() {
  const at = subscription?.endpoint;
  await subscription?.unsubscribe();
  subscription = null;
  keep(ANSWER, "no");
  const host = at ? new URL(at).hostname : "";
  const gone = known?.calls.find((one) => one.kind === "push" && one.at === host);
  if (gone) await call("DELETE", `/me/calls/${gone.id}`);
  await load();
}

async function subscribed() {
  if (!canPush() || Notification.permission !== "granted" || recall(ANSWER, String()) !== "yes") {
    return null;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  return await registration?.pushManager?.getSubscription() ?? null;
}

/** @param {PushSubscription} one */
function tell(one) {
  const { endpoint, keys } = one.toJSON();
  return call("POST", "/me/calls/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** @returns {Promise<Calls>} */
async function loaded() {
  known ??= await call("GET", "/me/calls");
  return /** @type {Calls} */ (known);
}

async function load() {
  known = null;
  await loaded();
  if (isHost) hook = (await call("GET", `/rooms/${boot.code}/webhook`)).webhook;
  redraw();
}

function close() {
  isOpen = false;
  redraw();
}

function here() {
  return html`<p>${say("calls-here")}</p>${
    canPush() && !mustInstall()
      ? html`<label class="option"><span class="option-text">${say("calls-push")}</span>
      <input type="checkbox" role="switch" .checked=${Boolean(subscription)} ?disabled=${
        Notification.permission === "denied"
      } @change=${toggle}></label>`
      : ""
  }${canPush() && mustInstall() ? html`<p>${say("call-install")}</p>` : ""}`;
}

/** @param {any} event */
function toggle(event) {
  return attempt(event.target.checked ? callMe : unsubscribe);
}

function mine() {
  const calls = known?.calls.filter((one) => one.kind !== "push") ?? [];
  const kinds = [...SERVICES, ...(known?.kinds ?? [])];
  return html`<section><h3>${say("calls-mine")}</h3>
    ${calls.map((one) => row(one, () => drop(`/me/calls/${one.id}`)))}
    <form class="call-form" @submit=${add}>
      <label class="field-label"><span>${say("calls-kind")}</span><select name="kind">${
    kinds.map((kind) =>
      html`<option value=${SERVICES.includes(kind) ? "webhook" : kind}>${
        say(`calls-${kind}`)
      }</option>`
    )
  }</select></label>
      <label class="field-label"><span>${say("calls-address")}</span>
        <input name="address" required maxlength="2048" autocomplete="off" spellcheck="false"></label>
      <button class="small">${say("calls-add")}</button></form></section>`;
}

function ours() {
  if (!isHost) return "";
  const path = `/rooms/${boot.code}/webhook`;
  return html`<section><h3>${say("calls-room")}</h3><p>${say("calls-room-text")}</p>
    ${hook ? row(hook, () => drop(path)) : ""}
    <form class="call-form" @submit=${(/** @type {SubmitEvent} */ event) => send(event, path)}>
      <label class="field-label"><span>${say("calls-webhook")}</span>
        <input name="address" type="url" required maxlength="2048" placeholder="https://" autocomplete="off"></label>
      <button class="small">${say("calls-add")}</button></form></section>`;
}

/** @param {Call} one @param {() => void} run */
function row(one, run) {
  const name = `${say(`calls-${one.kind}`)} · ${one.at}`;
  return html`
    <p
      class="call-row"><span>${name}</span><button class="icon" aria-label=${say("calls-drop", {
        name,
      })} @click=${run}>${symbol("close")}</button></p>
  `;
}

/** @param {SubmitEvent} event */
function add(event) {
  return send(event, "/me/calls");
}

/** @param {SubmitEvent} event @param {string} path */
function send(event, path) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  return attempt(async () => {
    await call("POST", path, Object.fromEntries(new FormData(form)));
    form.reset();
    await load();
  });
}

/** @param {string} path */
function drop(path) {
  return attempt(async () => {
    await call("DELETE", path);
    await load();
  });
}
