/** The two special cards as drawings: three in cloaks before a red moon, and a log in smoke. */

import { html, svg } from "lit-html";

const CLOUD = "M-34 12c-14 0-16-20-2-22 0-18 26-20 30-4 10-14 34-8 30 8 20-4 26 18 8 18z";
const SMOKE = [[26, 128, 26], [60, 138, 32], [96, 128, 26], [18, 98, 17], [104, 96, 18], [
  60,
  116,
  30,
]];

/** What a special card shows, by its kind. */
export const PICTURES = /** @type {Record<string, any>} */ ({
  dice: picture(svg`
    <rect width="120" height="168" fill="#211a2b" /><circle cx="60" cy="66" r="44" fill="#c5281f" />
    ${cloud(20, 38, 0.5)}${cloud(104, 30, 0.6)}
    ${cloak(24, 168, 0.62)}${cloak(97, 168, 0.62)}${cloak(60, 168, 0.86)}
  `),
  turn: picture(svg`
    <rect width="120" height="168" fill="#e9d9b4" /><path d="M0 0h60L12 168H0z" fill="#fff6" />
    ${SMOKE.map(([x, y, r]) => puff(x, y, r, 3))}${SMOKE.map(([x, y, r]) => puff(x, y, r - 3, 0))}
    <g transform="rotate(-14 60 84)" stroke="#17141a" stroke-width="4">
      <path d="M40 36c0-9 40-9 40 0v84c0 9-40 9-40 0z" fill="#a06a3c" />
      <ellipse cx="60" cy="36" rx="20" ry="8" fill="#e3bd8a" />
      <path d="M48 56c3 20-2 34 1 56M60 58c-3 18 3 40 0 58M71 54c2 14-3 24 0 40" fill="none"
        stroke="#6d4424" stroke-width="3" stroke-linecap="round" />
      <path d="M52 66l16-4 4 24-18 5z" fill="#fff6df" stroke-width="3" />
      <path d="M57 71l8-2M58 78l9-2" stroke="#b3261e" stroke-width="3" />
    </g>
    <g stroke="#17141a" stroke-width="3" stroke-linejoin="round">
      <path d="M92 40c6-12 18-14 22-12-1 6-8 16-22 12zM14 60c-2-12 6-20 10-21 4 5 4 16-10 21z"
        fill="#6f9a4e" />
      <path d="M30 22a42 42 0 0 1 56-4l2-10 10 22-24 2 6-8a34 34 0 0 0-42 4z" fill="#c4410d" />
    </g>
  `),
});

/** The ambush over the whole board. */
export const AMBUSH = html`
  <svg class="backdrop" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMax slice"
    aria-hidden="true">${svg`
      <rect width="1200" height="600" fill="#1b1524" />
      <circle cx="600" cy="250" r="270" fill="#2b2530" /><circle cx="600" cy="250" r="240"
        fill="#b3261e" />
      <path
        d="M0 600V470c80-30 120 10 190-14s120-60 200-20 140 10 210 20 120-50 210-20 120 40 190 14 120-30 200 20v130z"
        fill="#0d0a12" />
      ${cloud(150, 110, 2.6)}${cloud(1040, 90, 3)}
      ${cloak(330, 644, 3.1)}${cloak(870, 644, 3.1)}${cloak(600, 644, 4.1)}
    `}</svg>
`;

/** @param {any} inside */
function picture(inside) {
  return html`
    <svg class="picture-art" viewBox="0 0 120 168" preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">${inside}</svg>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function cloud(x, y, scale) {
  return svg`
    <path transform="translate(${x} ${y}) scale(${scale})" d=${CLOUD} fill="#c5281f"
      stroke="#f6eddd" stroke-width="4" />
  `;
}

/**
 * Somebody in a cloak and a straw hat.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function cloak(x, y, scale) {
  return svg`
    <g transform="translate(${x} ${y}) scale(${scale})" stroke="#000">
      <path d="M-40 4c-2-46 10-66 22-74h36c12 8 24 28 22 74z" fill="#131019" stroke-width="3" />
      <path d="M-14-74-30-52l14 4zM14-74l16 22-14 4z" fill="#3a1016" stroke-width="2" />
      <ellipse cx="0" cy="-84" rx="20" ry="22" fill="#0b090f" />
      <path d="M-44-88c14-22 28-32 44-34 16 2 30 12 44 34-28 10-60 10-88 0z" fill="#d2b07a"
        stroke-width="3" />
      <path d="M-38-86v12M-26-83v12M26-83v12M38-86v12" stroke="#f6eddd" stroke-width="2.5" />
      <path d="M-14-84l11 5-9 3zM14-84l-11 5 9 3z" fill="#ff4a3d" stroke="none" />
      <path transform="translate(0 -22) scale(.5)" d=${CLOUD} fill="#c5281f" stroke="#f6eddd"
        stroke-width="5" />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} edge
 */
function puff(x, y, radius, edge) {
  return svg`
    <circle cx=${x} cy=${y} r=${radius} fill="#fffdf6" stroke="#17141a"
      stroke-width=${edge}/>
  `;
}
