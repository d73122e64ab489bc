/// <reference lib="deno.ns" />
/** Writes the sprites of all faces into a folder, whom each game shows being told on its input: see app/build.py. */

import { casts, PORTRAITS } from "./casts.js";
import { FRAMES, spriteOf } from "./sprite.js";

const [folder] = Deno.args;
Deno.mkdirSync(`${folder}/portraits`, { recursive: true });
const games = await new Response(Deno.stdin.readable).json();
for (const [name, people] of Object.entries(casts(games))) {
  Deno.writeTextFileSync(`${folder}/${name}.svg`, spriteOf(people, name === "site" ? FRAMES : ""));
}
for (const [name, data] of Object.entries(PORTRAITS)) {
  Deno.writeTextFileSync(`${folder}/portraits/${name}.svg`, spriteOf({ [name]: data }));
}
