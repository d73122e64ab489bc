// deno-fmt-ignore-file -- one line per drawing and per group of cards reads better here
/** Palettes: ground, pattern on it, and the motif's three colours; "hero" takes ground and pattern from the hero. */

import { BOWL } from "./brush.js";

/** @type {Record<string, string[]>} */
export const PALETTES = {
  fire: ["#e2622a", "#f7a23b", "#e8371f", "#ff9d1e", "#ffe26a"], lava: ["#7d2a24", "#e2622a", "#4a2a2c", "#e8371f", "#ffb01e"],
  black: ["#7a2030", "#b8323c", "#2b2433", "#5a4a6e", "#f0555a"], water: ["#2b86c5", "#7cc6ea", "#2f7fd0", "#1f4f9a", "#a9e2f7"],
  wind: ["#4fa89a", "#a9e0cf", "#e9fbf3", "#5cc3ae", "#b8f0da"], earth: ["#a9824f", "#d9b67d", "#93653c", "#6d4a2e", "#e0b878"],
  bolt: ["#3a62c9", "#7fb2ff", "#ffe14d", "#4a8cf0", "#bfe6ff"], shade: ["#6a6f9a", "#9aa0c8", "#413c68", "#2e2a4a", "#b9b4ff"],
  sand: ["#d08a4a", "#f0c98a", "#e3b769", "#a87838", "#fbe3a6"], ink: ["#b9b2a4", "#e6dfd0", "#4d4a5a", "#34323e", "#f4efe4"],
  bug: ["#7d8a68", "#b3bf95", "#4a4358", "#2f2b3c", "#b9d257"], wood: ["#5f9a55", "#a8cf7a", "#8d5f38", "#6b4527", "#f3b6cf"],
  sage: ["#d9852c", "#f6c35c", "#e2612a", "#d2402a", "#ffd23e"], fox: ["#b0322c", "#f07a2c", "#ee6a22", "#c23a1c", "#ffd84a"],
  beast: ["#5a3f86", "#9a78c8", "#3a2c5e", "#d94a6a", "#c7a8ff"], blood: ["#8c2b3c", "#d0505a", "#c2202a", "#5e1f33", "#ffb3a0"],
  moon: ["#6b3f96", "#a87cd0", "#e8443c", "#3a2058", "#ffc8d8"], heal: ["#46a878", "#a5e2bd", "#2fae6c", "#1f7a52", "#c9ffd6"],
  steel: ["#7f93a5", "#bccad4", "#c9d3dc", "#5a6878", "#fff1b8"], clay: ["#d8a640", "#f6d886", "#f4ecd8", "#c2a57a", "#ff8a2a"],
  poison: ["#7a5aa0", "#b79ad6", "#8d4fc0", "#5a2f86", "#cfe85a"], ice: ["#5aa6cf", "#c4ecf8", "#d8f4ff", "#8cc4e6", "#ffffff"],
  chakra: ["#f0a02c", "#ffd27a", "#3f9af0", "#2a6fd0", "#c6ecff"], truth: ["#8f86a8", "#cfc8e0", "#3a3448", "#1d1a20", "#e6ddff"],
  susanoo: ["#4a3f8e", "#8274d0", "#8a6cf0", "#5a3fc0", "#ffe45e"], blue: ["#2f5fa8", "#6fa6e6", "#5aa8f5", "#2c62c0", "#e8f6ff"],
  pink: ["#e77aa6", "#fbc2d6", "#f59bc0", "#c8437c", "#ffe680"], green: ["#3f9a52", "#9bd67a", "#2f9e4f", "#1d6e3a", "#ffd84a"],
  rust: ["#9a5a48", "#d29a7a", "#b0573f", "#6e3428", "#ffd98a"], stone: ["#8a8794", "#bfbcc8", "#8f8c9c", "#5e5b6c", "#f0dca0"],
  slug: ["#6aa6c8", "#bfe2ef", "#f4fbff", "#6fa8e0", "#bfe9d8"], snake: ["#7d6aa8", "#b8a6d8", "#b7a6c8", "#6d5a96", "#ffe14d"],
  white: ["#a89ac8", "#ddd2ee", "#f4efff", "#c2b4e0", "#e65a78"], eye: ["#b4343c", "#e8707a", "#d2281f", "#7a1420", "#ffd0c0"],
  ring: ["#7a64a8", "#b8a6de", "#b7a3e0", "#6a50a0", "#efe6ff"], hero: ["", "", "", "", ""],
};
/** @type {Record<string, string>} */
export const HEROES = { naruto: "#f08a1d", "naruto-2": "#f2a51a", sakura: "#e2588f", kakashi: "#2f7fc1", "rock-lee": "#3a9a50", guy: "#2e8b57", sai: "#6a7580", shikamaru: "#6f8450", gaara: "#b5573c",
  jiraiya: "#b8402f", bee: "#b08a2c", itachi: "#8d2b3a", kisame: "#3f7aa6", deidara: "#d0a03a", sasori: "#a8413a", hidan: "#7a3a8a", kakuzu: "#4f7a5a", pain: "#b5651d", orochimaru: "#6e5aa0",
  sasuke: "#5b4b9a", "sasuke-2": "#4a3d80", kabuto: "#6f8290", obito: "#c2662e", "obito-2": "#8f86a8", madara: "#8a2f3e", "madara-2": "#8f86a8", jubi: "#7a6a58", kaguya: "#a79bc4", shino: "#7d8a68",
  kiba: "#a8703c", hinata: "#7f7cc0", neji: "#8e8aa8", tenten: "#c8506a", choji: "#c8402f", ino: "#8f56b0", kankuro: "#6a5590", temari: "#2f8f96", dosu: "#7a7258", zaku: "#4a86b8", kin: "#7d8038", reinforcements: "#c8872c", common: "#8a7a5c" };

/** @type {Record<string, string>} */
export const HAIR = { "rock-lee": BOWL, guy: BOWL, naruto: "#ffd02e", "naruto-2": "#ffe45e", sakura: "#f9a8c9", kakashi: "#dbe0e8", sasuke: "#39406e", "sasuke-2": "#39406e", gaara: "#c0352a", jiraiya: "#f2eff6", bee: "#f2e4ae", itachi: "#3a364a", kisame: "#3c5c96", deidara: "#ffd76a", sasori: "#cc4030", hidan: "#dfe3ec",
  pain: "#f59020", kabuto: "#cdd2da", kaguya: "#efeaf8", "madara-2": "#efeaf8", "obito-2": "#efeaf8", hinata: "#3c4486", neji: "#5a4034", ino: "#f5e08a", temari: "#f0d060", choji: "#9a5f34" };
/** Slim drawings fill the field too. @type {Record<string, number>} */
export const LARGER = { samehada: 1.28, blade: 1.24, spear: 1.22, kunai: 1.22, pencil: 1.18, missile: 1.14, flute: 1.2, pawprints: 1.2, wheel: 1.14, rings: 1.14, whiteEye: 1.1, scythe: 1.14, chameleon: 1.12, finger: 1.12, strings: 1.2, arrow: 1.1, wires: 1.16, rods: 1.12, book: 1.08, hair: 1.16, bolt: 1.06, puppet: 1.14, puppetArms: 1.1, cerberus: 1.1, poof: 1.12, centipede: 1.2, brush: 1.1, pill: 1.16, stinger: 1.1, swallow: 1.1, bull: 1.08, log: 1.06 };
/** Drawn in the hero's own colours. */
export const PEOPLE = new Set(["kick", "highKick", "upKick", "sweep", "dive", "jab", "runner", "head", "poof", "tripleKick"]);
