/** Colours and strokes: what every motif is drawn with. One ink, one diagonal light from the upper left. */

export const INK = "#1d1a20";
export const PAPER = "#fff8ea";
export const STEEL = "#c9d3dc";
/** Who has hair of this black wears it as a bowl. */
export const BOWL = "#38343f";
export const SKIN = "#f3c497";
const SHADE = "#1a1030";
export const ALMOND = "M-50 2Q-4-46 50 -4Q6 40-50 2z";
export const CLOUD =
  "M-40 26C-56 14-42-10-28-8C-28-32 0-38 8-20C24-34 48-18 36-2C54 4 52 28 32 28C20 42-6 40-12 30C-20 38-36 36-40 26z";

/** @type {Set<string>} */
let tones = new Set();
/** How much wider the ink is while an aura is drawn. */
let grow = 0;

/** A new picture: the gradients of the one before are forgotten. */
export function begin() {
  tones = new Set();
}

/**
 * @param {number} wider
 * @param {() => string} draw
 */
export function grown(wider, draw) {
  grow = wider;
  const drawn = draw();
  grow = 0;
  return drawn;
}

/** The gradients that the picture uses. */
export function gradients() {
  return [...tones].map(toneDef).join("");
}

/** @param {string} c @param {string} other @param {number} t */
export function mix(c, other, t) {
  const to = hex(other);
  return "#" + hex(c).map((v, i) => Math.round(v + (to[i] - v) * t).toString(16).padStart(2, "0"))
    .join("");
}

/** A shape with ink. @param {string} d @param {string} c */
export function p(d, c) {
  return `<path d="${d}" fill="${tone(c)}"/>`;
}

/** A flat shape without. @param {string} d @param {string} c */
export function f(d, c) {
  return `<path d="${d}" fill="${c}" stroke="none"/>`;
}

/** A line. @param {string} d @param {number} w @param {string} c */
export function l(d, w = 4, c = INK) {
  return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
}

/** An ellipse with ink. @param {number} x @param {number} y @param {number} r @param {string} c @param {number} ry */
export function o(x, y, r, c, ry = r) {
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${tone(c)}"/>`;
}

/** One without. @param {number} x @param {number} y @param {number} r @param {string} c @param {number} ry */
export function dot(x, y, r, c = INK, ry = r) {
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${c}" stroke="none"/>`;
}

/** A thick stroke with ink on both sides. @param {string} d @param {number} w @param {string} c */
export function tube(d, w, c) {
  const edge = `<path d="${d}" fill="none" stroke-width="${w + 9 + grow}"/>`;
  return edge + l(d, w, mix(c, SHADE, 0.2)) + g("translate(-1.2 -1.6)", l(d, w * 0.62, c));
}

/** @param {string} t @param {string} s */
export function g(t, s) {
  return `<g transform="${t}">${s}</g>`;
}

/** Mirrored. @param {string} s */
export function both(s) {
  return s + g("scale(-1 1)", s);
}

/** Repeated in a circle. @param {number} n @param {string} s @param {number} from */
export function turn(n, s, from = 0) {
  return many(n, (i) => g(`rotate(${from + i * 360 / n})`, s));
}

/** @param {number} n @param {(i: number) => string} fn */
export function many(n, fn) {
  return Array.from({ length: n }, (_, i) => fn(i)).join("");
}

/** @param {number} n @param {number} R @param {number} r @param {number} t */
export function star(n, R, r, t = 0) {
  const corner = (/** @type {number} */ i) => {
    const [a, q] = [Math.PI * i / n + t, i % 2 ? r : R];
    return `${(q * Math.sin(a)).toFixed(1)} ${(-q * Math.cos(a)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * n }, (_, i) => corner(i)).join("L")}z`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} c @param {number} [slit] */
export function eyes(x, y, r, c, slit) {
  return both(
    o(x, y, r, c) + (slit ? l(`M${x} ${y - r + 1}V${y + r - 1}`, 4) : dot(x, y, r * 0.45)),
  );
}

/** @param {string} c @param {number} y */
export function glare(c, y = -4) {
  return both(p(`M6 ${y + 6}L26 ${y - 6}Q28 ${y + 8} 16 ${y + 10}z`, c) + dot(17, y + 4, 3));
}

/** @param {number} w @param {string} c */
export function spiral(w, c) {
  return l("M2 2C6-8 18-4 15 8C10 20-12 18-16 2C-18-18 8-30 24-16C36-4 32 22 14 30", w, c);
}

/** @param {number} n @param {number} r @param {number} q @param {string} c */
export function beads(n, r, q, c) {
  const bead =
    `M0 ${-q}A${q} ${q} 0 1 1 0 ${q}C${-q * 0.4} ${q} ${-q * 1.5} ${q * 0.6} ${-q * 1.9} ${
      -q * 0.9
    }` +
    `C${-q * 1.2} ${-q * 0.2} ${-q * 0.9} 0 ${-q} 0A${q} ${q} 0 0 1 0 ${-q}z`;
  return turn(n, g(`translate(0 ${-r})`, f(bead, c)));
}

/** @param {string} white @param {string} iris @param {string} inner */
export function eye(white, iris, inner) {
  return p(ALMOND, white) + o(0, -2, 22, iris) + g("translate(0 -2)", inner) +
    l("M-50 2Q-4-46 50-4", 8) + l("M-34-30Q2-52 40-32", 6);
}

/** @param {string} c */
export function hand(c) {
  return tube("M-17 4L-26-24M-6 0L-9-36M7 0L8-37M19 4L24-27M-22 20L-40 4", 10, c) +
    p("M-24 2Q0-8 25 4L24 28Q20 46 0 46T-24 26z", c) + f("M-19-2Q0-8 20 0V12H-19z", c);
}

/** @param {string} c @param {string} ear @param {string} mane @param {string} extra */
export function cat(c, ear, mane, extra) {
  const head = "M0-36C28-36 40-18 40 4C40 26 22 44 0 44S-40 26-40 4C-40-18-28-36 0-36z";
  return (mane ? p(star(13, 52, 40), mane) : "") +
    both(p("M14-30L38-46 40-12z", c) + f("M22-28L34-38 35-18z", ear)) + p(head, c) + extra;
}

/** @param {string} c @param {number} [fangs] */
export function muzzle(c, fangs) {
  return p("M0 10C14 4 26 14 24 24C20 40-20 40-24 24C-26 14-14 4 0 10z", c) +
    f("M-8 8H8L0 17z", INK) + l("M0 16V24M-14 26Q-6 30 0 24Q6 30 14 26", 3.5) +
    (fangs ? f("M-12 28l4 10 4-8zM12 28l-4 10-4-8z", PAPER) : "");
}

/** @param {number} n @param {number} R @param {number} r @param {string} c @param {number} [from] */
export function leaves(n, R, r, c, from) {
  const leaf = `M0 4C${-r}-${R * 0.35} ${-r * 0.9}-${R * 0.75} 0-${R}C${r * 0.9}-${R * 0.75} ${r}-${
    R * 0.35
  } 0 4z`;
  return turn(n, p(leaf, c), from);
}

/** @param {string} c @param {string} hi */
export function ball(c, hi) {
  return o(0, 0, 38, c) + dot(-13, -15, 9, hi, 6);
}

/**
 * A fighter from joints: head, neck, hip, two arms and two legs as strokes; a the clothes, b the hair.
 * @param {number[]} head @param {number[]} neck @param {number[]} hip
 * @param {string} arms @param {string} legs @param {string} a @param {string} b
 */
export function fighter([hx, hy], [nx, ny], [px, py], arms, legs, a, b) {
  const hair = b === BOWL ? p("M-20 12C-28-32 32-32 24 12z", b) : p(star(9, 29, 20, 0.2), b);
  const band = o(2, 4, 15, SKIN) + p("M-13-9H17V-2H-13z", "#33466e") + p("M-2-10H16V-1H-2z", STEEL);
  const face = `<g stroke-width="${3 + grow}">${band}</g>` + dot(4, 5, 2.2) + dot(12, 5, 2.2) +
    l("M5 12h6", 2.6);
  return tube(legs, 12, mix(a, INK, 0.25)) +
    ends(legs, ([x, y]) => o(x, y, 8, mix(b, INK, 0.3), 7)) +
    tube(`M${nx} ${ny}L${px} ${py}`, 19, a) + tube(arms, 9, a) +
    ends(arms, ([x, y]) => o(x, y, 7, SKIN)) + g(`translate(${hx} ${hy})`, hair + face);
}

/** What stands at the end of each stroke. @param {string} strokes @param {(at: number[]) => string} draw */
function ends(strokes, draw) {
  return strokes.split("M").slice(1).map((d) =>
    draw((d.match(/-?\d+/g) ?? []).slice(-2).map(Number))
  )
    .join("");
}

/** A colour under the one light. @param {string} c */
function tone(c) {
  tones.add(c);
  return `url(#mt${c.slice(1)})`;
}

/** A hard diagonal of light, colour and shade. @param {string} c */
function toneDef(c) {
  const stop = (/** @type {number} */ at, /** @type {string} */ colour) =>
    `<stop offset="${at}" stop-color="${colour}"/>`;
  return `<linearGradient id="mt${c.slice(1)}" x1="0" y1="0" x2="1" y2=".7">${
    stop(0.26, mix(c, "#ffffff", 0.28)) + stop(0.26, c) + stop(0.64, c) +
    stop(0.64, mix(c, SHADE, 0.26))
  }</linearGradient>`;
}

/** @param {string} c */
function hex(c) {
  return [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
}
