/** A bust composed from data, in layers: what a mood changes lies between what it doesn't. */

import { brush, flat, INK, painted } from "./brush.js";
import { CREATURES } from "./creatures.js";
import { BROWS, EYES, MOUTHS, TEETH } from "./eyes.js";
import { BAND, EARLY, GEAR } from "./gear.js";
import { GROUNDS } from "./grounds.js";
import { HAIR } from "./hair.js";
import { HEADS, SKIN } from "./heads.js";
import { MARKS } from "./marks.js";
import { PROPS } from "./props.js";
import { WEAR } from "./wear.js";

/** @typedef {import("./brush.js").Pen} Pen */
/** @typedef {import("./brush.js").Drawer} Drawer */
/** @typedef {"neutral" | "hurt"} Mood */
/** @typedef {{under: string, moods: Record<Mood, string>, over: string}} Bust */

/**
 * @typedef {object} Person
 * @property {[string, string?, string?, number?]} bg colour, ground, its tone, its strength
 * @property {number} [zoom] corrects small or huge hair
 * @property {string} [art] a creature: nothing else is read but `bg` and `zoom`
 * @property {string} [head]
 * @property {string} [skin] a name of SKIN, or a colour
 * @property {[string, string?]} [hair] kind, colour
 * @property {[string, string?, string?, string?]} [eyes] left, its colour, right, its colour
 * @property {string} [brow]
 * @property {string} [browColour]
 * @property {number} [browWidth]
 * @property {string} [mouth]
 * @property {string} [lip] the mouth's colour
 * @property {boolean} [nose] false for none
 * @property {boolean} [ears] false for none
 * @property {string[]} [marks]
 * @property {[string, string, string]} [band] place, cloth, sign
 * @property {string[][]} [gear]
 * @property {string[]} [wear]
 * @property {string[][]} [props]
 */

const LINED = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;

/**
 * @param {string} name for its clips
 * @param {Person} data
 * @returns {Bust}
 */
export function bustOf(name, data) {
  const pen = brush(name);
  if (data.art) {
    return { under: CREATURES[data.art](pen), moods: { neutral: "", hurt: "" }, over: "" };
  }
  return {
    under: behind(data, pen),
    moods: { neutral: features(data, pen, false), hurt: features(data, pen, true) },
    over: before(data, pen),
  };
}

/**
 * What lies behind them, on the whole field.
 * @param {Person} data
 * @param {Mood} mood
 */
export function groundOf({ bg: [colour, ground = "plain", tone = "#fff", strength = 0.34] }, mood) {
  const [figure, light, much] = mood === "hurt"
    ? [GROUNDS.burst, "#fff", 0.34]
    : [GROUNDS[ground], tone, strength];
  return flat("M-2-2H102V102H-2z", colour) + flat(figure, light, `opacity="${much}"`) +
    flat("M0 0H58L18 100H0z", "#fff", 'opacity=".12"');
}

/**
 * Where a bust stands in the field.
 * @param {Person} data
 * @param {Mood} mood
 */
export function placeOf({ zoom = 1 }, mood) {
  const size = Math.round(90 * zoom) / 100;
  const [x, y] = [50 - 50 * size, 104 - 104 * size].map((one) => Math.round(one * 100) / 100);
  return `translate(${x} ${y}) scale(${size})${mood === "hurt" ? " rotate(-7 50 96)" : ""}`;
}

/**
 * A star where the blow fell; then scratches and sweat, or a crack.
 * @param {Person} data
 */
export function harm({ art }) {
  const pen = brush("harm");
  const star = "M80 10L83 20 93 18 86 26 93 34 82 32 78 42 75 31 64 32 73 25 66 16 77 20z";
  return flat(star, "#ffdf4f", LINED) +
    (art
      ? pen.line("M18 34L30 42 26 52 40 60 36 70", INK, 3)
      : pen.line("M29 69L36 77M33 66L40 74", "#b3261e", 2.2) +
        flat("M19 46Q26 56 19 60Q12 56 19 46z", "#bfe4f2", `stroke="${INK}" stroke-width="1.8"`));
}

/**
 * Up to the head and what is painted on it.
 * @param {Person} data
 * @param {Pen} pen
 */
function behind(data, pen) {
  const { head = "oval", wear: [worn, ...colours] = ["none"], marks = [], props = [] } = data;
  const skin = skinOf(data);
  const { hair, dye } = hairOf(data);
  return put(pen, PROPS, props) + (hair.b ? pen.part(hair.b, dye, LIT) : "") +
    pen.part("M40 70H60V88L50 94 40 88z", skin, { shade: 0.3 }) + WEAR[worn](pen, ...colours)[0] +
    (data.ears === false ? "" : ears(pen, skin)) +
    painted(pen, HEADS[head], skin, put(pen, MARKS, marks.map((name) => [name])));
}

/**
 * From what covers the face to what hangs before it.
 * @param {Person} data
 * @param {Pen} pen
 */
function before(data, pen) {
  const { wear: [worn, ...colours] = ["none"], gear = [], band } = data;
  const { hair, dye } = hairOf(data);
  const [where = "", cloth = "", sign = ""] = band ?? [];
  const tied = where ? BAND[where](pen, cloth, sign) : "";
  return put(pen, GEAR, gear.filter(([name]) => EARLY.has(name))) + crown(pen, hair, dye) +
    (where === "neck" ? "" : tied) + (hair.x ? pen.part(hair.x, dye, LIT) : "") +
    WEAR[worn](pen, ...colours)[1] + (where === "neck" ? tied : "") +
    put(pen, GEAR, gear.filter(([name]) => !EARLY.has(name)));
}

const LIT = { shade: 0.26, gloss: 0.26 };

/**
 * @param {Pen} pen
 * @param {import("./hair.js").Hair} hair
 * @param {string} dye
 */
function crown(pen, { f, s }, dye) {
  const whole = f && (f.endsWith("z") ? f : `${f}C79 26 68 15 50 15S21 26 26 46z`);
  return (whole ? pen.part(whole, dye, { ...LIT, edge: f }) : "") +
    (s ? pen.line(s, INK, 1.8) : "");
}

/**
 * @param {Pen} pen
 * @param {string} skin
 */
function ears(pen, skin) {
  return pen.part("M30 51Q22 48 23.5 57Q25 65 31 64z", skin) +
    pen.part("M70 51Q78 48 76.5 57Q75 65 69 64z", skin);
}

/**
 * @param {Person} data
 * @param {Pen} pen
 * @param {boolean} hurt
 */
function features(data, pen, hurt) {
  const [left, colour = INK, right = left, other = colour] = data.eyes ?? ["covered"];
  const nose = data.nose === false ? "" : pen.line("M50.5 62L52 65.5 49.5 66", INK, 1.4);
  return `<g transform="translate(40 57)">${eye(data, pen, hurt, left, colour)}</g>` +
    `<g transform="translate(60 57) scale(-1 1)">${eye(data, pen, hurt, right, other)}</g>` + nose +
    lips(data, pen, hurt);
}

/**
 * @param {Person} data
 * @param {Pen} pen
 * @param {boolean} hurt
 * @param {string} kind
 * @param {string} colour
 */
function eye(data, pen, hurt, kind, colour) {
  if (kind === "covered") return "";
  const { brow = "firm", browColour = INK, browWidth = brow === "dots" ? 5 : 2.6 } = data;
  const arch = BROWS[hurt && brow !== "none" ? "sad" : brow];
  return (hurt ? EYES.hurt(skinOf(data)) : EYES[kind](colour)) +
    (arch ? pen.line(arch, browColour, browWidth) : "");
}

/**
 * @param {Person} data
 * @param {Pen} pen
 * @param {boolean} hurt
 */
function lips({ mouth = "flat", lip = INK }, pen, hurt) {
  if (hurt && mouth !== "none") {
    return pen.flat("M42 70Q50 66 58 70L57 77Q50 74 43 77z", "#fff", LINED) +
      pen.line("M47 69V75M53 69V75", INK, 1.4);
  }
  if (mouth in TEETH) return pen.flat(TEETH[mouth], "#fff", LINED) + fangs(pen, mouth);
  return MOUTHS[mouth] ? pen.line(MOUTHS[mouth], lip, 2.4) : "";
}

/**
 * @param {Pen} pen
 * @param {string} mouth
 */
function fangs(pen, mouth) {
  if (mouth === "fang") {
    return pen.flat("M43 69L45 74.5 47.5 70zM57 69L55 74.5 52.5 70z", INK);
  }
  return mouth === "fanged"
    ? pen.line("M43 69L45 73.5 47 70 50 74 53 70 55 73.5 57 69", INK, 1.6)
    : "";
}

/**
 * @param {Pen} pen
 * @param {Record<string, Drawer>} kit
 * @param {string[][]} list
 */
function put(pen, kit, list) {
  return list.map(([name, ...colours]) => kit[name](pen, ...colours)).join("");
}

/** @param {Person} data */
function skinOf({ skin = "fair" }) {
  return SKIN[skin] ?? skin;
}

/** @param {Person} data */
function hairOf({ hair: [kind, dye = INK] = ["none"] }) {
  return { hair: HAIR[kind], dye };
}
