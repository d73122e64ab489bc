/** Who the visitor is: a name is enough. */

import { call } from "./api.js";
import { boot, say } from "./site.js";

/** @param {string} name */
export async function introduce(name) {
  const { id, name: known } = await call("POST", "/guests", { name });
  boot.me = { id, name: known };
  dispatchEvent(new Event("guest"));
}

/** A name to start with, in the visitor's language. */
export function suggestedName() {
  const names = say("suggested-names").split(",");
  return names[Math.floor(Math.random() * names.length)].trim();
}
