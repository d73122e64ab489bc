/** Who the visitor is: a name is enough. */

import { call } from "./api.js";
import { boot, say } from "./site.js";

/**
 * @param {string} name
 * @param {string} [face] without one it stays as it is
 */
export async function introduce(name, face) {
  const { token: _, ...me } = await call("POST", "/guests", { name, face });
  boot.me = me;
  dispatchEvent(new Event("guest"));
}

/** A name to start with, in the visitor's language. */
export function suggestedName() {
  const names = say("suggested-names").split(",");
  return names[Math.floor(Math.random() * names.length)].trim();
}
