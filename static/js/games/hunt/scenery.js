/** The painted land under the board: sea, desert, mountains, forests and rivers in a few strokes. */

import { svg } from "lit-html";

/** @typedef {[number, number, number]} Spot x, y and size */

const COAST =
  "M1500 150C1200 150 1060 168 1000 168S946 196 912 190 858 214 862 246 826 268 838 300 812 338 818 366 760 398 736 404 712 424 690 436 690 472 672 492 706 522 700 552 664 580 676 612 652 650 660 690 640 800 650 1200H1500z";
const DESERT =
  "M-500 352C-200 340-60 384 0 372S150 352 214 386 262 470 236 512 250 596 204 640 120 690 90 720 60 900 0 1200H-500z";
const ROCKS =
  "M-500-500H360C372 0 330 40 340 84S312 140 296 150 232 200 238 236 262 270 246 290 206 340 160 336 110 352 60 340-200 350-500 340z";
const SNOW =
  "M400-500C380 0 412 26 408 58S470 84 486 106 548 98 566 122 622 118 640 102 690 104 700 78 742 60 738 28 770 0 760-500z";
const STORM =
  "M772-500C764 0 790 40 764 70S724 108 742 166 770 196 786 220 826 250 846 236 880 196 914 190 966 172 1000 168 1300 150 1500 150V-500z";
const FOREST =
  "M420 468C400 410 446 384 506 392S620 366 660 406 676 470 640 506 560 574 486 566 340 596 334 546 380 500 420 468z";
const LAKE = "M232 414C240 392 292 384 318 398S356 432 326 448 252 456 238 442 228 428 232 414z";

/** @type {string[]} */
const RIVERS = [
  "M530 60C540 130 510 170 536 220S566 290 552 330 596 420 588 470 612 512 626 536 664 560 690 552",
  "M424 110C420 170 396 190 402 240S424 300 418 350 396 400 386 424 340 428 312 424",
  "M272 440C262 490 300 520 290 560S276 620 288 652 280 676 284 692",
  "M300 566C330 590 344 640 340 692M272 588C244 620 238 660 244 692",
];

/** @type {Spot[]} */
const PEAKS = [
  [58, 92, 50],
  [214, 58, 46],
  [92, 236, 44],
  [36, 290, 40],
  [222, 212, 34],
  [330, 52, 38],
  [444, 62, 44],
  [604, 66, 50],
  [574, 150, 30],
  [690, 42, 40],
  [480, 206, 28],
  [804, 84, 52],
  [956, 74, 46],
  [754, 226, 38],
  [862, 168, 30],
  [964, 132, 32],
];

/** @type {Spot[]} */
const TREES = [
  [470, 430, 15],
  [494, 414, 18],
  [580, 420, 16],
  [600, 442, 18],
  [470, 494, 17],
  [498, 520, 15],
  [552, 520, 18],
  [580, 502, 15],
  [358, 552, 17],
  [382, 572, 15],
  [450, 552, 18],
  [428, 576, 14],
  [530, 556, 15],
  [610, 400, 14],
  [648, 446, 15],
  [420, 470, 16],
  [356, 498, 14],
  [634, 478, 16],
  [470, 290, 13],
  [310, 318, 13],
  [400, 332, 12],
  [500, 346, 13],
  [690, 340, 13],
  [620, 320, 13],
  [600, 270, 12],
  [712, 372, 13],
  [660, 160, 12],
  [330, 350, 12],
  [284, 262, 12],
  [724, 300, 12],
];

/** @type {Spot[]} */
const DUNES = [
  [30, 452, 62],
  [122, 470, 54],
  [40, 534, 70],
  [166, 540, 46],
  [60, 612, 66],
  [176, 604, 50],
  [18, 396, 48],
  [150, 420, 44],
  [104, 660, 58],
];

/** @type {Spot[]} */
const ISLETS = [
  [862, 408, 15],
  [936, 402, 18],
  [946, 468, 13],
  [852, 466, 11],
  [978, 330, 16],
  [828, 560, 14],
  [868, 520, 9],
  [966, 640, 15],
  [734, 556, 10],
  [850, 660, 12],
];

/** @type {Spot[]} */
const BRIDGES = [[324, 232, 34], [451, 364, 34], [752, 492, 48]];

const CLOUDS = [
  "M-500 22H150a14 14 0 0 0 0-28H-500zM-500 46H84a12 12 0 0 0 0-24H-500z",
  "M1500 664H850a14 14 0 0 1 0-28h650zM1500 690H780a13 13 0 0 1 0-26h720z",
  "M-500 690H132a13 13 0 0 0 0-26H60a10 10 0 0 0 0-20H-500z",
];

/** The land as one drawing; it never changes. */
export const scenery = svg`
  <defs>
    <pattern id="hunt-waves" width="44" height="22" patternUnits="userSpaceOnUse">
      <g fill="none" class="wave">
        <circle cx="22" cy="22" r="21" />
        <circle cx="22" cy="22" r="14" />
        <circle cx="22" cy="22" r="7" />
        <circle cx="0" cy="33" r="21" />
        <circle cx="44" cy="33" r="21" />
        <circle cx="0" cy="33" r="14" />
        <circle cx="44" cy="33" r="14" />
      </g>
    </pattern>
  </defs>
  <rect class="land" x="-500" y="-500" width="2000" height="1700" />
  <path class="rocks" d=${ROCKS}/>
    <path class="snow" d=${SNOW}/>
      <path class="storm" d=${STORM}/>
        <path class="desert" d=${DESERT}/>
          <path class="forest" d=${FOREST}/>
            <g class="wash">${washes()}</g>
            <path class="sea" d=${COAST}/>
              <path d=${COAST} fill="url(#hunt-waves)" />
              <path class="shallows" d=${COAST}/>
                <path class="shore" d=${COAST}/>
                  <path class="lake" d=${LAKE}/>
  ${RIVERS.map((d) => svg`<path class="bank" d=${d}/>`)}
  ${RIVERS.map((d) => svg`<path class="river" d=${d}/>`)}
  ${island(924, 572, 62)}${ISLETS.map(([x, y, size]) => island(x, y, size))}
  ${BRIDGES.map(bridge)}${DUNES.map(dune)}${PEAKS.map(peak)}${TREES.map(tree)}
  ${falls(424, 92)}${falls(545, 284)}${steam(688, 220)}${steam(716, 236)}
  ${CLOUDS.map((d) => svg`<path class="mist" d=${d}/>`)}
  <circle class="sun" cx="944" cy="30" r="17"/>
`;

/** Broad strokes of a nearly dry brush. */
function washes() {
  const strokes = [
    "M20 330C160 300 240 330 380 280",
    "M300 640C420 600 560 640 660 600",
    "M440 250C560 240 640 300 780 280",
    "M20 170C90 150 160 190 250 160",
    "M330 380C380 360 420 390 500 372",
    "M30 500C90 480 150 520 220 496",
  ];
  return strokes.map((d, at) => svg`<path d=${d} stroke-width=${26 + (at % 3) * 12}/>`);
}

/** @param {Spot} spot */
function peak([x, y, s]) {
  const foot = y + s * 0.55;
  const top = y - s * 0.55;
  return svg`
    <g class="peak">
      <path class="slope"
        d="M${x - s} ${foot}C${x - s * 0.5} ${y} ${x - s * 0.3} ${top} ${x} ${top}S${x +
          s * 0.5} ${y} ${x + s} ${foot}z" />
      <path class="shade"
        d="M${x} ${top}C${x + s * 0.3} ${top} ${x + s * 0.5} ${y} ${x + s} ${foot}H${x +
          s * 0.1}C${x + s * 0.2} ${y + s * 0.2} ${x - s * 0.08} ${y} ${x} ${top}z" />
      <path class="cap"
        d="M${x - s * 0.34} ${y - s * 0.12}C${x - s * 0.22} ${top + 4} ${x -
          s * 0.12} ${top} ${x} ${top}S${x + s * 0.22} ${top + 4} ${x + s * 0.34} ${y -
          s * 0.12}l${-s * 0.14} ${-s * 0.08}-${s * 0.12} ${s * 0.16}-${s * 0.1}-${s * 0.14}-${s *
          0.12} ${s * 0.14}z" />
      <path class="ink"
        d="M${x - s} ${foot}C${x - s * 0.5} ${y} ${x - s * 0.3} ${top} ${x} ${top}S${x +
          s * 0.5} ${y} ${x + s} ${foot}" />
    </g>
  `;
}

/** @param {Spot} spot */
function tree([x, y, s]) {
  return svg`
    <g class="tree">
      <path class="trunk" d="M${x} ${y + s * 0.7}v${s * 0.5}" />
      <path class="crown"
        d="M${x - s} ${y + s * 0.7}c${-s * 0.3}-${s * 0.7} ${s * 0.2}-${s * 0.9} ${s * 0.5}-${s *
          0.8} 0-${s * 0.7} ${s * 0.9}-${s * 0.7} ${s} 0 ${s * 0.4}-${s * 0.1} ${s * 0.8} ${s *
          0.2} ${s * 0.5} ${s * 0.8}z" />
    </g>
  `;
}

/** @param {Spot} spot */
function dune([x, y, s]) {
  return svg`
    <g class="dune">
      <path
        d="M${x - s / 2} ${y}q${s * 0.3}-${s * 0.3} ${s * 0.55}-${s * 0.06}t${s * 0.55} ${s *
          0.04}" />
      <path d="M${x - s * 0.2} ${y + 9}q${s * 0.2}-${s * 0.14} ${s * 0.4}-${s * 0.02}" />
    </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} s
 */
function island(x, y, s) {
  const d = `M${x - s} ${y + s * 0.1}C${x - s * 0.9} ${y - s * 0.6} ${x - s * 0.2} ${y - s * 0.7} ${
    x + s * 0.2
  } ${y - s * 0.6}S${x + s * 1.1} ${y - s * 0.1} ${x + s * 0.9} ${y + s * 0.3} ${x + s * 0.2} ${
    y + s * 0.7
  } ${x - s * 0.2} ${y + s * 0.6} ${x - s * 1.1} ${y + s * 0.5} ${x - s} ${y + s * 0.1}z`;
  return svg`
    <path class="surf" d=${d}/>
      <path class="island" d=${d}/>
  `;
}

/** @param {Spot} spot */
function bridge([x, y, s]) {
  const arch = `M${x - s} ${y}q${s}-${s * 0.8} ${s * 2} 0`;
  return svg`
    <g class="bridge">
      <path class="deck" d=${arch}/>
        <path class="rail"
          d="M${x - s} ${y - 9}q${s}-${s * 0.8} ${s * 2} 0M${x - s} ${y - 9}v10M${x - s * 0.5} ${y -
            9 - s * 0.3}v9M${x + s * 0.5} ${y - 9 - s * 0.3}v9M${x + s} ${y - 9}v10" />
        </g>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 */
function falls(x, y) {
  return svg`
    <path class="falls"
      d="M${x - 9} ${y}v34M${x - 3} ${y - 4}v42M${x + 3} ${y - 2}v40M${x + 9} ${y}v32" />
  `;
}

/**
 * @param {number} x
 * @param {number} y
 */
function steam(x, y) {
  return svg`
    <path class="steam"
      d="M${x} ${y}c-8-8 8-12 0-22M${x + 10} ${y + 2}c-8-8 8-12 0-22M${x - 10} ${y +
        2}c-8-8 8-12 0-22" />
  `;
}
