/** The part of making a bundle that needs deno: fonts less the letters nobody reads, and packed files. */

import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import subsetFont from "subset-font";

/** @typedef {{name: string, path: string, letters: string, axes: Record<string, {min: number, max: number}>}} Cut */

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const [task, ...rest] = Deno.args;
if (task === "fonts") await cutFonts(rest[0], rest[1]);
else rest.forEach(pack);

/**
 * @param {string} wanted a list of cuts
 * @param {string} folder
 */
async function cutFonts(wanted, folder) {
  await Deno.mkdir(folder);
  /** @type {Cut[]} */
  const cuts = JSON.parse(await Deno.readTextFile(wanted));
  for (const { name, path, letters, axes } of cuts) {
    const whole = await readFile(path);
    const how = { targetFormat: "woff2", noLayoutClosure: true, variationAxes: axes };
    const cut = await subsetFont(whole, letters, how);
    await Deno.writeFile(`${folder}/${name}`, cut);
  }
}

/** @param {string} path */
function pack(path) {
  const body = Deno.readFileSync(path);
  Deno.writeFileSync(`${path}.br`, brotliCompressSync(body, BEST));
  Deno.writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
