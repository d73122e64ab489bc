/** A square picture of how it ended, drawn by the browser from our own drawings, to send to friends. */

import { faceSvg, nameOf as drawnAs } from "../faces.js";
import { language, words } from "../site.js";
import { symbolSvg } from "../symbols.js";
import { seatsAt, seatsOf } from "./headline.js";

/** @typedef {import("../games/game.js").Ending} Ending */
/** @typedef {import("../games/game.js").Figure} Figure */
/** @typedef {{big: string, small: string, score: string}} Headline */

const SIZE = 1080;
const INK = "#1d1a20";
const SOFT = "#655a51";
const ACCENT = "#c4410d";

/**
 * @param {Ending} ending
 * @param {Headline} headline
 * @param {Figure[]} figures
 */
export async function sharePicture(ending, headline, figures) {
  const blob = await pictureOf(ending, headline, figures);
  const file = new File([blob], "shinobi-table.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
  } else {
    save(blob);
  }
}

/**
 * @param {Ending} ending
 * @param {Headline} headline
 * @param {Figure[]} figures
 * @returns {Promise<Blob>}
 */
export async function pictureOf(ending, headline, figures) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ground(pen);
  title(pen, headline);
  await hero(pen, ending, headline);
  await others(pen, ending);
  await talk(pen, figures.slice(0, 3));
  brand(pen);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => blob ? done(blob) : fail(new Error("no picture")), "image/png")
  );
}

/** @param {Blob} blob */
function save(blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = "shinobi-table.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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
