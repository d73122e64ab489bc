/// <reference lib="deno.ns" />
/** Writes the sprites of all faces into a folder: `deno run -A faces/make.js static/made/faces`. */

import { casts } from "./casts.js";
import { FRAMES, spriteOf } from "./sprite.js";

const [folder] = Deno.args;
Deno.mkdirSync(folder, { recursive: true });
for (const [name, people] of Object.entries(casts())) {
  Deno.writeTextFileSync(`${folder}/${name}.svg`, spriteOf(people, name === "site" ? FRAMES : ""));
}
