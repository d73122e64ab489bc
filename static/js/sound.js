/** Short synthesised strokes; silent until the first click, with a switch and a volume that are kept. */

import { keep, recall } from "./prefs.js";

/** @typedef {"card"|"die"|"hit"|"turn"|"seal"|"win"} SoundName */
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

/** @param {SoundName} name */
export function sound(name) {
  if (!on || !audio || document.hidden) return;
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
