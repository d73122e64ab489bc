/** Who the visitor is: a name is enough. */

import { call } from "./api.js";
import { keep, recall } from "./prefs.js";
import { boot, say } from "./site.js";

const DRAWN = "drawn-name";

/**
 * @param {string} name
 * @param {string} [face] without one it stays as it is
 */
export async function introduce(name, face) {
  keep(DRAWN, "");
  await become(name, face);
}

/** For who wants to begin without saying a name. */
export async function introduceByLot() {
  await become(drawnName());
}

/** A name for somebody who hasn't said theirs: they are asked for it when others are to read it. */
export function drawnName() {
  const name = boot.me?.name ?? suggestedName();
  if (!boot.me) keep(DRAWN, name);
  return name;
}

/** Whether this visitor goes by a name that was drawn for them. */
export function isDrawn() {
  return Boolean(boot.me) && recall(DRAWN, "") === boot.me?.name;
}

/**
 * @param {string} name
 * @param {string} [face]
 */
async function become(name, face) {
  const { token: _, ...me } = await call("POST", "/guests", { name, face });
  boot.me = me;
  dispatchEvent(new Event("guest"));
}

/** A name to start with, in the visitor's language. */
export function suggestedName() {
  const names = say("suggested-names").split(",");
  return names[Math.floor(Math.random() * names.length)].trim();
}
