/// <reference lib="deno.ns" />
/** Writes faces, emblems and the scenes told on its input as plain drawings, for pictures that no browser draws. */

import { EMBLEMS } from "../js/symbols.js";
import { EVERYONE } from "./casts.js";
import { bustOf, groundOf, placeOf } from "./face.js";

/** @typedef {import("./face.js").Person} Person */

const STYLES = ["static/css/base.css", "static/css/faces.css"];

const [folder] = Deno.args;
const colours = coloursOf(STYLES.map((path) => Deno.readTextFileSync(path)).join("\n"));
Deno.mkdirSync(folder, { recursive: true });
write("faces", EVERYONE, drawn);
write("scenes", await new Response(Deno.stdin.readable).json(), dyed);
write("emblems", EMBLEMS, (emblem) => dyed(flat(emblem)));

/**
 * @template T
 * @param {string} name
 * @param {Record<string, T>} things
 * @param {(thing: T, id: string) => any} draw
 */
function write(name, things, draw) {
  const all = Object.entries(things).map(([id, thing]) => [id, draw(thing, id)]);
  Deno.writeTextFileSync(`${folder}/${name}.json`, JSON.stringify(Object.fromEntries(all)));
}

/**
 * @param {Person} data
 * @param {string} name
 */
function drawn(data, name) {
  const { under, moods, over } = bustOf(name, data);
  const bust = `<g transform="${placeOf(data, "neutral")}">${under}${moods.neutral}${over}</g>`;
  return { bust, ground: groundOf(data, "neutral") };
}

/**
 * A template of lit-html as text.
 * @param {any} part
 * @returns {string}
 */
function flat(part) {
  if (Array.isArray(part)) return part.map(flat).join("");
  if (!part?.strings) return String(part ?? "");
  return part.strings.map((/** @type {string} */ text, /** @type {number} */ at) =>
    at < part.values.length ? text + quoted(text, flat(part.values[at])) : text
  ).join("");
}

/**
 * A value that is an attribute without quotes gets them.
 * @param {string} before
 * @param {string} value
 */
function quoted(before, value) {
  return before.endsWith("=") ? `"${value}"` : value;
}

/** By day, and with the pen's own colour to be filled in. @param {string} drawing */
function dyed(drawing) {
  return drawing.replaceAll(
    /var\(--([\w-]+)(?:,[^)]*\)?)?\)/g,
    (_, name) => colours[name] ?? "#fffaf1",
  )
    .replaceAll("currentColor", "{pen}");
}

/**
 * The colours of the day.
 * @param {string} css
 * @returns {Record<string, string>}
 */
function coloursOf(css) {
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,8})/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
}
