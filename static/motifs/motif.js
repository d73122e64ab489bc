/** The picture of a card, composed from data on a field of 260 by 120. */

import { begin, f, g, gradients, grown, INK, many, mix } from "./brush.js";
import { CARDS, KINDS, WORDS } from "./cards.js";
import { COMPOSITIONS } from "./compositions.js";
import { MOTIFS } from "./drawings.js";
import { HAIR, HEROES, LARGER, PALETTES, PEOPLE } from "./palettes.js";

/** @typedef {{id: string, motif: string, comp: string, pal: string, hero: string, level: number}} Motif level: 1 to 3 */

const AURA = 13;
const ZOOM = [0, 1.04, 1.13, 1.24];
const STRONG = /ultra|great|giant|perfect|infinite|hundred|thousand|planetary|ultimate/;

/**
 * The data of a card: by its whole id, by the id without the hero, by words, by its kind.
 * @param {string} id
 * @param {string} kind
 * @param {string} [hero] whose deck
 * @param {number} [level]
 * @returns {Motif}
 */
export function dataOf(id, kind, hero = "", level = 0) {
  const slug = hero ? id.replace(new RegExp(`^${hero}-|-${hero}$`), "") : id;
  const found = CARDS[id] ?? CARDS[slug] ?? WORDS.find(([words]) => words.test(slug))?.[1];
  const [motif, comp, pal] = found ?? (KINDS[kind] ?? "seal burst hero").split(" ");
  return { id, motif, comp, pal, hero, level: level || (STRONG.test(slug) ? 3 : 2) };
}

/** @param {Motif} data */
export function motif(data) {
  begin();
  const R = rand(data.id);
  const P = paletteOf(data);
  const [back, seats, front] = COMPOSITIONS[data.comp] ?? COMPOSITIONS.field;
  const body = [
    `<rect width="260" height="120" fill="${P[0]}"/>`,
    inked(back(R, P, data.level)),
    light(data.level),
    sparks(R, P, data.level),
    ...seats(R).map((seat) => standing(data, P, seat)),
    front ? inked(front(R, P, data.level)) : "",
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 120" width="260" height="120">` +
    `<defs>${gradients()}</defs><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
}

/** Ground, pattern and three colours: paler for weak cards, darker for strong ones. @param {Motif} data */
function paletteOf({ pal, hero, level }) {
  const own = HEROES[hero] ?? "#8a7a5c";
  const src = isOwn(pal)
    ? [own, mix(own, "#fff1c8", 0.4), mix(own, "#ffffff", 0.06), mix(own, INK, 0.45), "#ffe07a"]
    : PALETTES[pal];
  const ground =
    [src[0], mix(src[0], "#fff3dc", 0.42), src[0], mix(src[0], "#17102a", 0.62)][level];
  const pattern = [src[1], mix(src[1], "#fffaf0", 0.5), src[1], src[0]][level];
  return [ground, pattern, ...src.slice(2)];
}

/** @param {string} pal */
function isOwn(pal) {
  return pal === "hero" || !PALETTES[pal];
}

/**
 * The motif on one of its seats; strong ones have an aura.
 * @param {Motif} data
 * @param {string[]} P
 * @param {number[]} seat
 */
function standing(data, P, [x, y, scale, turned = 0, mirrored = 0]) {
  const person = PEOPLE.has(data.motif) && Boolean(HEROES[data.hero]) &&
    (isOwn(data.pal) || !/head/.test(data.motif));
  const drawing = MOTIFS[data.motif] ?? MOTIFS.star;
  const a = person ? mix(HEROES[data.hero], "#ffffff", 0.05) : P[2];
  const b = person ? HAIR[data.hero] ?? "#3d3440" : P[3];
  const size = scale * (scale > 0.7 ? ZOOM[data.level] : 1) *
    (person ? 1.08 : LARGER[data.motif] ?? 1);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned.toFixed(1)}) scale(${
    (size * (mirrored ? -1 : 1)).toFixed(3)
  } ${size.toFixed(3)})`;
  const width = Math.max(4.6, 2 / size);
  const draw = (/** @type {string} */ ink, /** @type {number} */ wide) =>
    `<g transform="${place}" stroke="${ink}" stroke-width="${wide.toFixed(1)}">${
      drawing(a, b, P[4])
    }</g>`;
  const aura = data.level === 3 && scale > 0.7 ? grown(AURA, () => draw(P[4], width + AURA)) : "";
  return aura + draw(INK, width);
}

/** @param {string} drawn */
function inked(drawn) {
  return `<g stroke="${INK}" stroke-width="4">${drawn}</g>`;
}

/** One diagonal of light. @param {number} level */
function light(level) {
  return `<g fill-opacity="${level === 3 ? 0.08 : 0.17}">${f("M0 0H150L60 120H0z", "#ffffff")}</g>`;
}

/**
 * @param {(i: number) => number} R
 * @param {string[]} P
 * @param {number} level
 */
function sparks(R, P, level) {
  if (level < 2) return "";
  return many(level * 4 - 3, (i) => {
    const q = 3 + 2.6 * R(i + 60) * level;
    const [x, y] = [14 + 232 * R(i + 20), (i % 2 ? 8 : 94) + 18 * R(i + 40)];
    const spark = "M0-10l4 6 6 4-6 4-4 6-4-6-6-4 6-4z";
    return g(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(q / 10).toFixed(2)})`,
      f(spark, P[4]),
    );
  });
}

/** Numbers between 0 and 1 that are always the same for a card. @param {string} id */
function rand(id) {
  let h = 2166136261;
  for (const one of id) h = Math.imul(h ^ one.charCodeAt(0), 16777619);
  return (/** @type {number} */ i) => {
    let x = Math.imul(h ^ (i * 2654435761), 2246822507);
    x ^= x >>> 13;
    x = Math.imul(x, 3266489909);
    return ((x ^ x >>> 16) >>> 0) / 4294967296;
  };
}
