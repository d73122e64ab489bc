/** Short synthesised strokes; silent until the first click, with a switch and a volume that are kept. */

import { keep, recall } from "./prefs.js";

/** @typedef {"card"|"die"|"hit"|"turn"|"seal"|"win"|"turned"|"bust"|"take"|"ambush"|"loss"|"spared"} SoundName */
/** @typedef {{wave: OscillatorType | "noise", from: number, to: number, at: number, length: number, level: number}} Stroke */

/** @type {Record<SoundName, Stroke[]>} */
const SOUNDS = {
  card: [{ wave: "noise", from: 2600, to: 900, at: 0, length: 0.09, level: 0.5 }],
  die: [0, 0.09, 0.16, 0.25].map((at) => (
    { wave: "noise", from: 1900, to: 700, at, length: 0.05, level: 0.55 }
  )),
  hit: [
    { wave: "triangle", from: 180, to: 50, at: 0, length: 0.28, level: 0.8 },
    { wave: "noise", from: 900, to: 200, at: 0, length: 0.16, level: 0.5 },
  ],
  turn: [
    { wave: "triangle", from: 659, to: 659, at: 0, length: 0.22, level: 0.4 },
    { wave: "triangle", from: 988, to: 988, at: 0.12, length: 0.35, level: 0.4 },
  ],
  seal: [{ wave: "sine", from: 330, to: 165, at: 0, length: 0.3, level: 0.5 }],
  turned: [
    { wave: "sine", from: 392, to: 587, at: 0, length: 0.16, level: 0.35 },
    { wave: "sine", from: 587, to: 392, at: 0.16, length: 0.2, level: 0.35 },
  ],
  bust: [
    { wave: "triangle", from: 220, to: 62, at: 0, length: 0.45, level: 0.7 },
    { wave: "noise", from: 1200, to: 180, at: 0.02, length: 0.22, level: 0.6 },
  ],
  take: [0, 0.07, 0.14].map((at) => (
    { wave: "noise", from: 3000, to: 1300, at, length: 0.07, level: 0.4 }
  )),
  ambush: [
    { wave: "sawtooth", from: 98, to: 92, at: 0, length: 0.5, level: 0.25 },
    { wave: "sawtooth", from: 139, to: 131, at: 0.14, length: 0.5, level: 0.22 },
  ],
  loss: [
    { wave: "noise", from: 4200, to: 500, at: 0, length: 0.26, level: 0.5 },
    { wave: "triangle", from: 330, to: 110, at: 0.1, length: 0.4, level: 0.45 },
  ],
  spared: [
    { wave: "sine", from: 523, to: 523, at: 0, length: 0.14, level: 0.35 },
    { wave: "sine", from: 784, to: 784, at: 0.1, length: 0.28, level: 0.35 },
  ],
  win: [523, 659, 784, 1047].map((tone, step) => (
    { wave: "triangle", from: tone, to: tone, at: step * 0.11, length: 0.4, level: 0.4 }
  )),
};

let on = recall("sound", true);
let volume = recall("volume", 0.6);
/** @type {AudioContext | null} */
let audio = null;

addEventListener("pointerdown", unlock, { once: true, capture: true });
addEventListener("keydown", unlock, { once: true, capture: true });

export function isOn() {
  return on;
}

export function loudness() {
  return volume;
}

/** @param {boolean} wanted */
export function switchSound(wanted) {
  on = wanted;
  keep("sound", on);
}

/** @param {number} wanted 0 to 1 */
export function setLoudness(wanted) {
  volume = wanted;
  keep("volume", volume);
  sound("card");
}

/** Of a hidden tab only the call is heard. @param {SoundName} name */
export function sound(name) {
  if (!on || !audio || (document.hidden && name !== "turn")) return;
  for (const one of SOUNDS[name]) stroke(audio, one);
}

function unlock() {
  audio ??= new AudioContext();
}

/**
 * @param {AudioContext} context
 * @param {Stroke} one
 */
function stroke(context, one) {
  const start = context.currentTime + one.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(one.level * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + one.length);
  gain.connect(context.destination);
  const source = one.wave === "noise"
    ? noise(context, one, start, gain)
    : tone(context, one, start, gain);
  source.start(start);
  source.stop(start + one.length);
}

/**
 * @param {AudioContext} context
 * @param {Stroke} one
 * @param {number} start
 * @param {GainNode} gain
 */
function tone(context, one, start, gain) {
  const source = context.createOscillator();
  source.type = /** @type {OscillatorType} */ (one.wave);
  sweep(source.frequency, one, start);
  source.connect(gain);
  return source;
}

/**
 * @param {AudioContext} context
 * @param {Stroke} one
 * @param {number} start
 * @param {GainNode} gain
 */
function noise(context, one, start, gain) {
  const source = context.createBufferSource();
  source.buffer = rustle(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  sweep(filter.frequency, one, start);
  source.connect(filter).connect(gain);
  return source;
}

/**
 * @param {AudioParam} pitch
 * @param {Stroke} one
 * @param {number} start
 */
function sweep(pitch, one, start) {
  pitch.setValueAtTime(one.from, start);
  pitch.exponentialRampToValueAtTime(one.to, start + one.length);
}

/** @param {AudioContext} context */
function rustle(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}
