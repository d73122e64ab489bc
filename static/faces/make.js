/// <reference lib="deno.ns" />
/** Writes the sprites of all faces into a folder: `deno run -A faces/make.js static/made/faces`. */

import { casts, PORTRAITS } from "./casts.js";
import { FRAMES, spriteOf } from "./sprite.js";

const [folder] = Deno.args;
Deno.mkdirSync(`${folder}/portraits`, { recursive: true });
for (const [name, people] of Object.entries(casts())) {
  Deno.writeTextFileSync(`${folder}/${name}.svg`, spriteOf(people, name === "site" ? FRAMES : ""));
}
for (const [name, data] of Object.entries(PORTRAITS)) {
  Deno.writeTextFileSync(`${folder}/portraits/${name}.svg`, spriteOf({ [name]: data }));
}
