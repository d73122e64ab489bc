/** The hall of the Tower, in which the final is fought: sun, crowd, pillars, lanterns, both teams' banners. */

import { svg } from "lit-html";

/** @typedef {import("./field-art.js").Size} Size */
/** @typedef {import("./field-art.js").Box} Box */

const SEATS = 48;
const BAND = 41;

/** @param {Size} size */
export function hall({ width, height }) {
  const [rail, middle] = [height - 248, width / 2];
  return svg`
    <rect width=${width} height=${height} fill="var(--hall-wall)" />
    <path d="M${middle -
      210} ${height}V170a210 170 0 0 1 420 0V${height}z" fill="var(--hall-deep)" />
    <circle cx=${middle} cy=${height - 364} r="150" fill="var(--hall-sun)" stroke="var(--brush)"
      stroke-width="6" />
    <rect y=${rail - 22} width=${width} height="74" fill="var(--hall-rail)" />
    ${along(width, SEATS).map((x, at) => onlooker(x, rail, at))}
    <rect y=${rail} width=${width} height="60" fill="var(--hall-rail)" stroke="var(--brush)"
      stroke-width="5" />
    ${along(width, BAND).map((x) =>
      svg`<path d="M${x + 8} ${rail + 4}v52" stroke="var(--brush)" stroke-width="4" opacity=".5" />`
    )}
    ${pillar(36, height)}${pillar(width - 36, height)}
    ${banner(190, "left")}${banner(width - 190, "right")}
    ${lantern(middle - 154)}${lantern(middle + 154)}
  `;
}

/** A plank to stand on. @param {Box} box */
export function plank({ x, y, width, floor }) {
  const under = floor ? 40 : 28;
  return svg`
    <path d="M${x + 2} ${y + 3}h${width - 4}l-10 ${under}h${24 - width}z" fill="var(--hall-floor)"
      stroke="var(--brush)" stroke-width="4" stroke-linejoin="round" />
    <rect x=${x - 2} y=${y} width=${width + 4} height="11" fill="var(--hall-edge)"
      stroke="var(--brush)" stroke-width="4" />
  `;
}

/**
 * @param {number} width
 * @param {number} step
 */
function along(width, step) {
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, at) => at * step);
}

/**
 * @param {number} x
 * @param {number} rail
 * @param {number} at
 */
function onlooker(x, rail, at) {
  const head = 17 + (at * 2) % 5;
  return svg`
    <g fill="var(--crowd-${1 + at % 3})">
      <ellipse cx=${x} cy=${rail} rx=${head * 1.5} ry="40" />
      <circle cx=${x} cy=${rail - 44} r=${head} />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} height
 */
function pillar(x, height) {
  return svg`
    <g stroke="var(--brush)" stroke-width="5">
      <rect x=${x - 38} y="-5" width="76"
        height=${height + 10} fill="var(--hall-pillar)" />
      <rect x=${x - 50} y=${height - 308} width="100" height="26" fill="var(--hall-trim)" />
      <rect x=${x - 50} y=${height - 60} width="100" height="30" fill="var(--hall-trim)" />
    </g>
  `;
}

/**
 * In the colour of the team that stands on this side.
 * @param {number} x
 * @param {string} side
 */
function banner(x, side) {
  return svg`
    <g transform="translate(${x} 0)" stroke="var(--brush)" stroke-width="5">
      <path d="M-52-5h104v250l-52 34-52-34z" fill="var(--banner-${side})" />
      <path d="M-52-5h40v285l-40-26z" fill="#fff2" stroke="none" />
    </g>
  `;
}

/** @param {number} x */
function lantern(x) {
  return svg`
    <g transform="translate(${x} 84)" stroke="var(--brush)" stroke-width="4">
      <circle r="70" fill="var(--lamp)" opacity=".16" stroke="none" />
      <path d="M0-90V-34" />
      <path d="M-20-30h40l7 14v32l-7 14h-40l-7-14v-32z" fill="var(--lamp)" />
      <path d="M-14-36h28v8h-28zM-14 30h28v8h-28z" fill="var(--hall-trim)" />
    </g>
  `;
}
