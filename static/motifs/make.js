/// <reference lib="deno.ns" />
/** Writes a picture for each card that is named on the standard input, "id kind hero level", into a folder. */

import { dataOf, motif } from "./motif.js";

const [folder] = Deno.args;
Deno.mkdirSync(folder, { recursive: true });
const named = await new Response(Deno.stdin.readable).text();
for (const line of named.split("\n").filter(Boolean)) {
  const [id, kind, hero, level] = line.split(" ");
  Deno.writeTextFileSync(`${folder}/${id}.svg`, motif(dataOf(id, kind, hero, Number(level))));
}
