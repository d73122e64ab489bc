/** The sheet of what is set in a room: the host changes it, everybody else reads it. */

import { html } from "lit-html";
import { dialog } from "../parts/dialog.js";
import { fieldsOf, inOrder, ofMode, valueOf, valuesOf } from "../parts/form.js";
import {
  clockId,
  DAYS,
  MODE,
  ownClock,
  ownTime,
  schemaOf,
  spoken,
  timeOf,
} from "../parts/options.js";
import { cast } from "../parts/scenes.js";
import { boot, redraw, say, words } from "../site.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../parts/form.js").Field} Field */

/** The live clocks: seconds a question, and the reserve that they add to. */
const CLOCKS = [[30, 0], [60, 0], [120, 0], [300, 0], [10, 180], [10, 300], [30, 900]];
const BANKS = [0, 1, 2, 3, 7, 14];
const ABSENCES = [0, 120, 600, 86400];
const MANNER = ["public", "pace", "rerolls", "hints", "days", "bank", "clock", "reserve"]
  .concat("absence", "standins");
/** What the server leaves out of a room, being the usual. */
const USUAL = { days: 0, bank: 0, clock: 0, reserve: 0, absence: 600, standins: false };

let isOpen = false;

export function open() {
  show(true);
}

/**
 * Every setting once: the host chooses, everybody else reads.
 * @param {Room} room
 * @param {boolean} isMine
 * @param {(settings: Record<string, any>) => void} save
 */
export function dialogs(room, isMine, save) {
  if (!isOpen) return "";
  const manner = { ...USUAL, ...pick(room, MANNER) };
  const set = (/** @type {Record<string, any>} */ change) =>
    save({ ...manner, options: room.options, ...change });
  return dialog(
    say("options-title"),
    html`<div class="options">${isMine ? choosing(room, set) : told(room)}</div>
      ${cast(boot.game)}
      <div class="buttons"><button @click=${() => show(false)}>${
      say("options-done")
    }</button></div>`,
    () => show(false),
  );
}

/**
 * One list for all that limits the time: none, what the game knows, a live clock, or days.
 * @param {Room} room
 * @param {(change: Record<string, any>) => void} set
 */
function time(room, set) {
  const { options } = room;
  const own = ownClock();
  const none = { clock: 0, reserve: 0, days: 0, bank: 0 };
  const by = (/** @type {any} */ value) =>
    own ? { options: { ...options, [own.name]: value } } : {};
  const all = [
    { label: say("clock-none"), change: { ...none, ...by(0) } },
    ...(own?.values ?? []).filter(Boolean).map((value) => ({
      label: ownTime(/** @type {Field} */ (own), value),
      change: { ...none, ...by(value) },
    })),
    ...CLOCKS.map(([clock, reserve]) => ({
      label: say(clockId(clock, reserve)),
      change: { ...none, clock, reserve },
    })),
    ...DAYS.filter(Boolean).map((days) => ({
      label: say("mine-days", { days }),
      change: { ...none, days },
    })),
  ];
  const chosen = timeOf(room);
  return html`
    <label
      class="option choice"><span class="option-text"><b>${say("time")}</b><small>${say(
        "time-hint",
      )}</small></span>
      <select data-option="time" @change=${(/** @type {any} */ event) =>
        set(all[event.target.selectedIndex].change)}>${all.map(({ label }) =>
          html`<option .selected=${label === chosen}>${label}</option>`
        )}</select></label>
  `;
}

/**
 * @param {Room} room
 * @param {(change: Record<string, any>) => void} set
 */
function choosing(room, set) {
  const { days = 0, bank = 0, absence = 600, standins = false } = room;
  const fields = fieldsOf(schemaOf());
  const chosen = valuesOf(fields, room.options);
  const choose = (/** @type {string} */ name, /** @type {any} */ value) =>
    set({ options: { ...room.options, [name]: value } });
  const mode = fields.find((field) => field.name === MODE);
  const rest = ofMode(fields, chosen).filter((field) => field !== mode && !field.isClock);
  const hasBots = Object.values(room.seats).some(({ bot }) => bot);
  return html`
    ${mode ? modes(mode, chosen[MODE], (value) => choose(MODE, value)) : ""}
    ${form(rest, chosen, words(), choose)}
    ${time(room, set)}
    ${days ? number("bank", bank, BANKS, (to) => set({ bank: to })) : ""}
    ${toggle("room-public", room.public, (on) => set({ public: on }))}
    ${toggle("rerolls", room.rerolls, (on) => set({ rerolls: on }))}
    ${toggle("room-hints", room.hints, (on) => set({ hints: on }))}
    ${hasBots ? pace(room, set) : ""}
    ${number("absence", absence, ABSENCES, (to) => set({ absence: to }))}
    ${toggle("standins", standins, (on) => set({ standins: on }))}
  `;
}

/**
 * @param {Room} room
 * @param {(change: Record<string, any>) => void} set
 */
function pace(room, set) {
  return choice(
    "pace",
    room.pace,
    ["human", "quick"],
    (one) => say(`pace-${one}`),
    (to) => set({ pace: to }),
  );
}

/**
 * One of a few numbers, each with its words.
 * @param {"bank"|"absence"} id
 * @param {number} value
 * @param {number[]} values
 * @param {(value: number) => void} set
 */
function number(id, value, values, set) {
  const named = (/** @type {number} */ one) =>
    id === "absence" ? say(`absence-${one}`) : String(one);
  return choice(id, value, values, named, (to) => set(Number(to)));
}

/**
 * @template T
 * @param {string} id
 * @param {T} value
 * @param {T[]} values
 * @param {(value: T) => string} named
 * @param {(value: string) => void} set
 */
function choice(id, value, values, named, set) {
  return html`
    <label
      class="option choice"><span class="option-text"><b>${say(id)}</b><small>${say(
        `${id}-hint`,
      )}</small></span>
      <select data-option=${id} @change=${(/** @type {any} */ event) =>
        set(event.target.value)}>${values.map((one) =>
          html`<option value=${String(one)} .selected=${one === value}>${named(one)}</option>`
        )}</select></label>
  `;
}

/**
 * @param {string} id
 * @param {boolean} isOn
 * @param {(on: boolean) => void} set
 */
function toggle(id, isOn, set) {
  return html`
    <label
      class="option switch"><span class="option-text"><b>${say(id)}</b><small>${say(
        `${id}-hint`,
      )}</small></span>
          <input type="checkbox" role="switch" .checked=${isOn} @change=${(
            /** @type {any} */ event,
          ) => set(event.target.checked)}></label>
  `;
}

/**
 * @param {Field} field
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function modes(field, chosen, choose) {
  return html`<div class="modes" role="group" aria-label=${words().say(`option-${field.name}`)}>${
    inOrder(field, words()).map((value) => {
      const length = `option-${field.name}-${value}-length`;
      return html`
        <button type="button" class="mode" aria-pressed=${value === chosen}
          @click=${() => choose(value)}><b>${words().say(
            `option-${field.name}-${value}`,
          )}</b>${words().has(length) ? html`<small>${words().say(length)}</small>` : ""}</button>
      `;
    })
  }</div>`;
}

/** @param {Room} room */
function told(room) {
  const fields = fieldsOf(schemaOf());
  const chosen = valuesOf(fields, room.options);
  const shown = ofMode(fields, chosen).filter((field) =>
    !field.isClock && (field.kind === "choice" || chosen[field.name] !== field.value)
  );
  const lines = [
    ...shown.map((field) =>
      line(
        words().say(`option-${field.name}`),
        field.kind === "switch"
          ? say(chosen[field.name] ? "on" : "off")
          : spoken(field, chosen[field.name]),
      )
    ),
    line(say("time"), timeOf(room)),
    ...(room.rerolls ? [line(say("rerolls"), say("on"))] : []),
  ];
  return html`
    <dl class="told">${lines}</dl>
    <p class="note">${say("options-host")}</p>
  `;
}

/**
 * @param {string} name
 * @param {string} value
 */
function line(name, value) {
  return html`
    <div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>
  `;
}

/**
 * @param {Record<string, any>} from
 * @param {string[]} names
 */
function pick(from, names) {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  );
}

/** @param {boolean} wanted */
function show(wanted) {
  isOpen = wanted;
  redraw();
}

/**
 * @param {Field[]} fields
 * @param {Record<string, any>} values
 * @param {import("../words.js").Words} words
 * @param {(name: string, value: any) => void} changed
 */
function form(fields, values, words, changed) {
  return fields.map((field) => {
    const label = words.say(`option-${field.name}`);
    const hint = `option-${field.name}-hint`;
    return html`<label class="option ${field.kind}">
      <span class="option-text"><b>${label}</b>${
      words.has(hint) ? html`<small>${words.say(hint)}</small>` : ""
    }</span>
      ${input(field, values[field.name] ?? field.value, words, changed)}
    </label>`;
  });
}

/**
 * @param {Field} field
 * @param {any} value
 * @param {import("../words.js").Words} words
 * @param {(name: string, value: any) => void} changed
 */
function input(field, value, words, changed) {
  const set = (/** @type {string | boolean} */ raw) => changed(field.name, valueOf(field, raw));
  if (field.kind === "switch") {
    return html`
      <input type="checkbox" role="switch" .checked=${Boolean(value)}
        @change=${(/** @type {any} */ event) => set(event.target.checked)}>
    `;
  }
  if (field.kind === "choice") {
    return html`<select @change=${(/** @type {any} */ event) => set(event.target.value)}>
      ${
      inOrder(field, words).map((one) =>
        html`<option value=${one} .selected=${one === value}>${
          words.say(`option-${field.name}-${one}`)
        }</option>`
      )
    }
    </select>`;
  }
  return html`
    <input type="number" .value=${String(value)} min=${field.min ?? ""} max=${field.max ?? ""}
      @change=${(/** @type {any} */ event) => set(event.target.value)}>
  `;
}
