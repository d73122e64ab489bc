/** Who was here before the start and has no seat is told that the game has begun, and how they may still get one. */

import { keep, recall } from "../prefs.js";
import { boot, redraw, say } from "../site.js";
import { button, prompt } from "./standing.js";

/** @typedef {import("../session.js").Session} Session */

const WATCHED = "watched";
const MOST = 20; // rooms

let isTold = false;
let hasChosen = false;

/** Who chose to watch isn't asked again, nor after a reload. */
export function chooseToWatch() {
  hasChosen = true;
  keep(WATCHED, [boot.code, ...watched().filter((code) => code !== boot.code)].slice(0, MOST));
  redraw();
}

export function hasChosenToWatch() {
  return hasChosen || watched().includes(boot.code);
}

/** @returns {string[]} */
function watched() {
  return recall(WATCHED, []);
}

/** Nothing: who sits here or came later knows. @param {Session} session */
export function onlooking({ seat, room }) {
  isTold ||= seat >= 0 || !boot.room || hasChosenToWatch();
  if (isTold || room?.status !== "running") return null;
  const note = room.standins ? say("watching-way") : "";
  return prompt(say("watching-began"), note, [button("join-watch", chooseToWatch, "primary")]);
}
