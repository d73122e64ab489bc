/** The scenes of the games: drawings without people, in the colours of the day or the night. */

import { svg } from "lit-html";

const OUTLINE = "#17141a";

/** @type {Record<string, any>} */
export const SCENES = { columns: columns(), duel: duel(), hunt: hunt(), exam: exam() };

/** A table below the hills, with three hanging scrolls. */
function columns() {
  return svg`
    <path d="M0 0H300V340H0z" fill="var(--scene-sky)" />
    <circle cx="212" cy="92" r="58" fill="var(--scene-sun)" />
    <path d="M0 150 60 96l50 44 60-62 62 66 68-40V220H0z" fill="var(--scene-hill)" />
    <path d="M0 176H300V340H0z" fill="var(--scene-wood)" />
    <path d="M0 176H300v9H0z" fill="var(--scene-rim)" />
    <path d="M36 190 4 340M118 190l-18 150M196 190l18 150M270 190l30 110" stroke="var(--scene-rim)"
      stroke-width="2.5" opacity=".55" />
    <g stroke=${OUTLINE} stroke-width="3">
      <path d="M30 206h66v100H30zM117 206h66v100h-66zM204 206h66v100h-66z" fill="#fbf0da" />
      <path
        d="M22 199h82v12H22zM109 199h82v12h-82zM196 199h82v12h-82zM22 300h82v12H22zM109 300h82v12h-82zM196 300h82v12h-82z"
        fill="#8f1d22" />
      <path d="M42 220h42v56H42z" fill="var(--sakura)" />
      <path d="M42 240h42v52H42z" fill="var(--kakashi)" />
      <path d="M129 220h42v56h-42z" fill="var(--naruto)" />
      <path d="M216 220h42v56h-42z" fill="var(--sasuke)" />
      <path d="M216 238h42v54h-42z" fill="var(--lee)" />
    </g>
  `;
}

/** A valley with a fall between two cliffs. */
function duel() {
  return svg`
    <path d="M0 0H300V340H0z" fill="var(--scene-sky)" />
    <circle cx="150" cy="150" r="92" fill="var(--scene-sun)" />
    <path d="M0 340V96l54-22 40 60-14 60 24 50-8 96z" fill="#5f8a4a" stroke=${OUTLINE}
      stroke-width="3" />
    <path d="M300 340V86l-50-20-44 66 16 60-26 48 10 100z" fill="#5b2230" stroke=${OUTLINE}
      stroke-width="3" />
    <path d="M96 220h108l8 120H86z" fill="#5ea9d6" />
    <path d="M118 220l-8 120M150 220v120M182 220l8 120" stroke="#bfe3f5" stroke-width="4"
      opacity=".8" />
  `;
}

/** A map: sea, mountain, a path between gates, and a red cloud at its end. */
function hunt() {
  return svg`
    <path d="M0 0H300V340H0z" fill="var(--scene-land)" />
    <path d="M0 0h120c-14 40 20 54-6 88-22 30-70 22-114 44z" fill="var(--scene-sea)" />
    <path d="M210 70l26-42 26 42 16-24 22 36v22H196z" fill="var(--scene-peak)" stroke=${OUTLINE}
      stroke-width="3" />
    <path d="M236 28l-9 15 9 7 8-8z" fill="#fff" />
    <path d="M300 236c-50-16-60 20-110 12-60-10-60 30-190 22v70h300z" fill="var(--scene-sand)" />
    <path d="M44 206C96 150 150 214 176 150S236 128 262 150" fill="none" stroke=${OUTLINE}
      stroke-width="4"
      stroke-dasharray="2 11" stroke-linecap="round" />
    <path
      d="M28 190h34v7H28zM32 197h6v20h-6zM52 197h6v20h-6zM160 136h34v7h-34zM164 143h6v20h-6zM184 143h6v20h-6z"
      fill="#c4410d" stroke=${OUTLINE} stroke-width="3" />
    <path d="M228 166c-12 0-14-16-2-18 2-14 22-14 26-3 12-4 20 12 8 20z" fill="#b3202a" stroke="#fff"
      stroke-width="3" />
  `;
}

/** Trunks and branches in the mist. */
function exam() {
  const branches = "M0 168h84M132 120h96M176 214h124";
  return svg`
    <path d="M0 0H300V340H0z" fill="var(--scene-leaf)" />
    <path d="M0 0h300v70c-30 18-50-6-80 8s-52 4-76-8-60 24-90 8-36 2-54-8z" fill="#3d7a3e" />
    <path d="M18 40h40l8 300H4zM134 20h34l10 320h-56zM244 44h38l18 296h-66z" fill="var(--scene-trunk)"
      stroke=${OUTLINE} stroke-width="3" />
    <path d=${branches} stroke=${OUTLINE} stroke-width="15" stroke-linecap="round" />
    <path d=${branches} stroke="var(--scene-trunk)" stroke-width="9" stroke-linecap="round" />
    <path d="M0 262c60-24 90 10 150-4s90-16 150 0v82H0z" fill="#fff" opacity=".3" />
    <path d="M0 296c70-20 110 8 160-4s90-8 140 2v46H0z" fill="#2f5f35" />
  `;
}
