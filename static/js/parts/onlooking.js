/** Who was here before the start and has no seat is told that the game has begun, and how they may still get one. */

import { boot, redraw, say } from "../site.js";
import { button, prompt } from "./standing.js";

/** @typedef {import("../session.js").Session} Session */

let isTold = false;

/** Nothing: who sits here or came later knows. @param {Session} session */
export function onlooking({ seat, room }) {
  isTold ||= seat >= 0 || !boot.room;
  if (isTold || room?.status !== "running") return null;
  const note = room.standins ? say("watching-way") : "";
  return prompt(say("watching-began"), note, [button("join-watch", watch, "primary")]);
}

function watch() {
  isTold = true;
  redraw();
}
