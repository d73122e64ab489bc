/** Sharing how it ended: a square picture drawn by the browser, its link, and the ways to send them. */

import { html } from "lit-html";
import { faceSvg, nameOf as drawnAs } from "../faces.js";
import { copyable } from "../parts/copying.js";
import { dialog } from "../parts/dialog.js";
import { seatsAt, seatsOf } from "../parts/headline.js";
import { boot, language, redraw, say, words } from "../site.js";
import { symbolSvg } from "../symbols.js";

/** @typedef {import("../games/game.js").Ending} Ending */
/** @typedef {import("../games/game.js").Figure} Figure */
/** @typedef {{big: string, small: string, score: string}} Headline */

const SIZE = 1080;
const INK = "#1d1a20";
const SOFT = "#655a51";
const ACCENT = "#c4410d";
const CODE = 194;
const FILE = "shinobi-table.png";

/** What is shared now: the picture as a file and at its address, and what is said with it. */
let shared = /** @type {{file: File, src: string, text: string} | null} */ (null);

/**
 * @param {Ending} ending
 * @param {Headline} headline
 * @param {Figure[]} figures
 */
export async function share(ending, headline, figures) {
  const canvas = await pictureOf(ending, headline, figures);
  const file = new File([await blobOf(canvas)], FILE, { type: "image/png" });
  const won = namesOf(ending);
  const text = `${words().say("name")}: ${headline.big}${
    headline.big.includes(won) ? "" : ` (${won})`
  }`;
  shared = { file, src: canvas.toDataURL("image/png"), text };
  redraw();
}

export function dialogs() {
  if (!shared) return "";
  const { file, src, text } = shared;
  return dialog(
    say("share"),
    html`
      <div class="share-body">
        <img class="share-picture" src=${src} alt=${text} width="360" height="360">
        ${copyable(
          say("share-link"),
          linkOf(),
          html`
            <a class="button" href=${src} download=${FILE}>${say("share-save")}</a>${"share" in
                navigator
              ? html`<button type="button" @click=${() => send(file, text)}>${
                say("share-send")
              }</button>`
              : ""}
          `,
        )}</div>
    `,
    close,
  );
}

/** The system's own sharing; who thinks better of it has refused nothing. */
async function send(/** @type {File} */ file, /** @type {string} */ text) {
  const words = { title: "Shinobi Table", text, url: linkOf() };
  const all = { ...words, files: [file] };
  await navigator.share(navigator.canShare?.(all) ? all : words).catch(() => {});
}

function close() {
  shared = null;
  redraw();
}

function linkOf() {
  return new URL(`/r/${boot.code}/replay`, boot.url || location.href).href;
}

/** Who won, by name. @param {Ending} ending */
function namesOf({ outcome, nameOf }) {
  return new Intl.ListFormat(language()).format(seatsAt(outcome, 1).map(nameOf));
}

/**
 * @param {Ending} ending
 * @param {Headline} headline
 * @param {Figure[]} figures
 */
async function pictureOf(ending, headline, figures) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ground(pen);
  title(pen, headline);
  await hero(pen, ending, headline);
  winners(pen, ending, headline);
  await code(pen);
  await others(pen, ending);
  await talk(pen, figures.slice(0, 3));
  brand(pen);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
function blobOf(canvas) {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => blob ? done(blob) : fail(new Error("no picture")), "image/png")
  );
}

/** A table under an evening sky, and a sheet of paper with rays. @param {CanvasRenderingContext2D} pen */
function ground(pen) {
  fill(pen, "#fbd9a8", () => pen.rect(0, 0, SIZE, 600));
  fill(pen, "#e8662a", () => pen.arc(760, 250, 220, 0, 7));
  fill(pen, "#a9683a", () => pen.rect(0, 560, SIZE, SIZE));
  fill(pen, "#6f3c1d", () => pen.rect(0, 560, SIZE, 34));
  pen.save();
  pen.beginPath();
  pen.roundRect(84, 56, 912, 916, 44);
  pen.fillStyle = "#fffaf1";
  pen.fill();
  pen.clip();
  rays(pen);
  pen.restore();
  pen.beginPath();
  pen.roundRect(84, 56, 912, 916, 44);
  pen.lineWidth = 8;
  pen.strokeStyle = INK;
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen */
function rays(pen) {
  const part = Math.PI / 18;
  for (let at = 0; at < 36; at += 2) {
    fill(pen, "#ffe9cc", () => {
      pen.moveTo(540, 430);
      pen.arc(540, 430, 1200, at * part, (at + 1) * part);
    });
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Headline} headline
 */
function title(pen, { big }) {
  const day = new Intl.DateTimeFormat(language(), { day: "numeric", month: "long" });
  text(pen, `${words().say("name")} · ${day.format(new Date())}`, 540, 130, 30, SOFT, "Text");
  text(pen, big, 540, 220, 84, INK);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Ending} ending
 * @param {Headline} headline
 */
async function hero(pen, { outcome, faceOf }, { score, small }) {
  const winner = seatsAt(outcome, 1)[0] ?? 0;
  await draw(pen, pictureFor(faceOf(winner)), 410, 290, 250);
  await draw(pen, symbolSvg("crown", "#d99a1c"), 485, 222, 100);
  if (score) outlined(pen, score, 540, 640, 130);
  text(pen, small, 540, 705, 28, INK, "Text");
}

/**
 * Where the title names a camp or all together, its people stand below.
 * @param {CanvasRenderingContext2D} pen
 * @param {Ending} ending
 * @param {Headline} headline
 */
function winners(pen, ending, { big, score }) {
  const names = namesOf(ending);
  if (!names || big.includes(names)) return;
  text(pen, names, 540, score ? 676 : 630, score ? 26 : 44, INK, "Text");
}

/** The way to the replay, for who sees only the picture. @param {CanvasRenderingContext2D} pen */
async function code(pen) {
  fill(pen, "#fff", () => pen.roundRect(736, 316, 218, 250, 20), 4);
  const image = new Image(CODE, CODE);
  image.src = `/api/rooms/${boot.code}/qr.svg?to=replay`;
  await image.decode();
  pen.drawImage(image, 748, 324, CODE, CODE);
  text(pen, say("replay"), 845, 550, 24, INK, "Text", "center", 190);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Ending} ending
 */
async function others(pen, { outcome, nameOf, faceOf }) {
  const seats = seatsOf(outcome).filter((seat) => outcome.places[seat] !== 1).slice(0, 3);
  const from = 540 - seats.length * 145;
  for (const [at, seat] of seats.entries()) {
    const x = from + at * 290;
    fill(pen, "#fff", () => pen.roundRect(x + 8, 735, 274, 84, 20), 4);
    await draw(pen, pictureFor(faceOf(seat)), x + 20, 745, 64);
    text(pen, nameOf(seat), x + 96, 788, 22, INK, "Text", "left", 110);
    text(pen, String(outcome.scores[seat] ?? ""), x + 268, 790, 30, INK, "Display", "right", 70);
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Figure[]} figures
 */
async function talk(pen, figures) {
  const from = 540 - figures.length * 140;
  for (const [at, figure] of figures.entries()) {
    const x = from + at * 280;
    await draw(pen, symbolSvg(figure.symbol, ACCENT), x + 4, 850, 44);
    text(pen, figure.big, x + 60, 874, 25, INK, "Display", "left", 214);
    text(pen, figure.small, x + 60, 904, 19, SOFT, "Text", "left", 214);
  }
}

/** @param {CanvasRenderingContext2D} pen */
function brand(pen) {
  fill(pen, INK, () => pen.roundRect(370, 985, 340, 66, 33));
  text(pen, "Shinobi Table", 540, 1030, 32, "#f6eddd");
}

/** @param {string} id */
function pictureFor(id) {
  return drawnAs(id) ? faceSvg(id) : symbolSvg(id, ACCENT);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} svg
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
async function draw(pen, svg, x, y, size) {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, x, y, size, size);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} colour
 * @param {() => void} path
 * @param {number} [line]
 */
function fill(pen, colour, path, line = 0) {
  pen.beginPath();
  path();
  pen.fillStyle = colour;
  pen.fill();
  if (!line) return;
  pen.lineWidth = line;
  pen.strokeStyle = INK;
  pen.stroke();
}

/**
 * Words no wider than so much: longer ones are set smaller.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {"Display"|"Text"} [family]
 * @param {CanvasTextAlign} [align]
 * @param {number} [room]
 */
function text(pen, words, x, y, size, colour, family = "Display", align = "center", room = 860) {
  pen.font = `${family === "Text" ? 500 : 400} ${size}px ${family}, system-ui, sans-serif`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  const wide = pen.measureText(words).width;
  if (wide > room) {
    return text(pen, words, x, y, Math.floor(size * room / wide), colour, family, align, room);
  }
  pen.fillText(words, x, y);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function outlined(pen, words, x, y, size) {
  pen.font = `400 ${size}px Display, system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.lineJoin = "round";
  pen.lineWidth = 22;
  pen.strokeStyle = INK;
  pen.strokeText(words, x, y);
  pen.fillStyle = "#fff";
  pen.fillText(words, x, y);
}
