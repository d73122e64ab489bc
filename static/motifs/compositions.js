// deno-fmt-ignore-file -- one line per drawing and per group of cards reads better here
/** Compositions: what is behind a motif, where it stands, what is before it. */

import { dot, f, g, l, many, p, PAPER } from "./brush.js";

/** @typedef {(i: number) => number} Rand */
/** @typedef {(R: Rand, P: string[], k: number) => string} Ground */

/** @param {number} cx @param {number} cy @param {number} a @param {number} w */
const ray = (cx, cy, a, w, r = 220) => `M${cx} ${cy}L${(cx + r * Math.cos(a - w)).toFixed(1)} ${(cy + r * Math.sin(a - w)).toFixed(1)} ${(cx + r * Math.cos(a + w)).toFixed(1)} ${(cy + r * Math.sin(a + w)).toFixed(1)}z`;
/** Behind, where the motif stands as [x, y, scale, turn, flip], and before it. @type {Record<string, [Ground, (R: Rand) => number[][], Ground?]>} */
export const COMPOSITIONS = {
  burst: [(R, P, k) => f(many(8 + 3 * k, (i) => ray(130, 62, i * 2 * Math.PI / (8 + 3 * k) + R(1), .13)), P[1]), () => [[130, 62, 1]]],
  beam: [(R, P, k) => f(many(3 + 2 * k, (i) => { const y = 10 + i * 100 / (2 + 2 * k), w = 2 + 4 * R(i + 3); return `M-4 ${y - w}L${120 + 130 * R(i)} ${y} -4 ${y + w}z`; }), P[1]) + p("M-8 44L150 52V72L-8 84z", P[4]) + f("M-8 56L140 59V65L-8 70z", PAPER), () => [[172, 60, 1.04]]],
  wave: [(_R, P) => f("M0 40Q40 16 90 34T190 30T260 24V120H0z", P[1]), () => [[130, 56, 1]], (_R, P) => p("M-6 104Q18 82 46 98T100 98T156 98T212 98T266 94V126H-6z", P[3])],
  sphere: [(_R, P, k) => dot(130, 60, 88, P[1]) + dot(130, 60, 66, P[0]) + (k > 1 ? l("M130-20a80 80 0 1 0 .1 0", 3, P[4]) : ""), () => [[130, 60, 1]]],
  wall: [(_R, P) => f(many(6, (i) => `M${i * 52 - 20 - (i % 2) * 6} 0h30v120h-30z`), P[1]), () => [[62, 68, .84], [198, 68, .84], [130, 62, 1.02]]],
  rain: [(R, P) => l(many(14, (i) => `M${i * 22 - 20} ${-4 + 60 * R(i)}l-16 34`), 5, P[1]), (R) => [[34, 34, .5], [88, 84, .56], [136, 36, .64], [192, 82, .6], [232, 32, .5], [34, 104, .4], [246, 104, .36]].map((s, i) => [...s, 22 * R(i) - 11])],
  spiral: [(R, P) => many(5, (i) => g(`translate(130 60) rotate(${i * 72 + 60 * R(2)})`, f("M0 0C40-50 110-50 170 20C110-10 60-10 0 0z", P[1]))), () => [[130, 60, 1]]],
  strike: [(_R, P) => p("M-14-20C80 10 190 60 274 138L210 138C150 84 70 34-14 14z", P[4]) + f("M-14-8C80 22 180 70 246 138H222C160 82 80 34-14 6z", PAPER) + l("M20 96L60 120M200 6L250 34", 4, P[1]), () => [[130, 60, 1.06, -4]]],
  pair: [(_R, P) => f("M130-2L260-2V122H104z", P[1]) + l("M138-4L110 124", 5), () => [[68, 62, .92], [194, 62, .92, 0, 1]]],
  swarm: [(R, P) => many(5, (i) => dot(26 + i * 52, 30 + 60 * R(i), 20 + 16 * R(i + 5), P[1])), () => [[32, 34, .42], [84, 26, .46, 14], [226, 36, .46, -10], [40, 92, .5, -14], [182, 24, .4], [222, 94, .5, 12], [130, 64, .96]]],
  ring: [(_R, P) => `<ellipse cx="130" cy="62" rx="104" ry="44" fill="none" stroke="${P[1]}" stroke-width="15"/>`, () => [[130, 60, .9], ...Array.from({ length: 8 }, (_, i) => [130 + 104 * Math.cos(i * .785 + .39), 62 + 42 * Math.sin(i * .785 + .39), .27]).filter((q) => Math.abs(q[0] - 130) > 50)]],
  pillar: [(R, P) => f(many(5, (i) => `M${i * 56 - 6 + 10 * R(i)} 120V${20 + 60 * R(i + 2)}l14-12 14 12V120z`), P[1]), () => [[130, 60, 1.06]], (_R, P) => p("M-6 126V112L24 104 52 112 92 103 128 111 170 102 206 111 240 104 266 110V126z", P[3])],
  field: [(_R, P) => f("M-4 124L90-4H152L24 124z", P[1]) + f("M150 124L262 14V60L206 124z", P[1]), () => [[130, 62, 1]]],
};
