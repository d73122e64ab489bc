/** Who is seen where: a sprite for what every page shows, and one per game for everyone else in it. */

import { AKATSUKI } from "./cast/akatsuki.js";
import { OTHERS } from "./cast/others.js";
import { VILLAGES } from "./cast/villages.js";

/** @typedef {import("./face.js").Person} Person */

/** Everyone. Names are the games' own; a name with a level or a number is another form. */
export const EVERYONE = { ...VILLAGES, ...AKATSUKI, ...OTHERS };

/** Seats without a character of their own, and the doors of the games. */
const SITE = list("naruto sakura sasuke kakashi rock-lee shikamaru pain kisame gaara");

/** @type {Record<string, string[]>} */
const GAMES = {
  columns: [],
  hunt: list(
    "sai itachi nagato konan tendo ningendo hidan gakido chikushodo shurado sasori jigokudo kakuzu",
    "deidara zetsu tobi-a tobi-b gedo-statue zetsu-level-1 zetsu-level-2 danzo karin orochimaru jugo",
    "kabuto suigetsu susanoo puppet snake creature paper-bomb",
  ),
  duel: list(
    "guy jiraiya bee naruto-2 itachi deidara sasori hidan kakuzu orochimaru kabuto obito madara jubi",
    "obito-2 madara-2 kaguya sasuke-2",
  ),
  exam: list(
    "shino kiba hinata neji tenten choji ino kankuro temari dosu zaku kin puppet",
  ),
};

/** Whom a guest may choose; each is a sprite of its own unless every page has them. */
export const PORTRAITS = Object.fromEntries(
  list(
    "hinata neji tenten temari ino choji kiba shino kankuro",
    "jiraiya guy bee itachi konan deidara orochimaru",
  ).map((name) => [name, EVERYONE[name]]),
);

/**
 * The people of every sprite, by its name.
 * @returns {Record<string, Record<string, Person>>}
 */
export function casts() {
  return Object.fromEntries(
    Object.entries({ site: SITE, ...GAMES }).map((
      [sprite, names],
    ) => [sprite, Object.fromEntries(names.map((name) => [name, EVERYONE[name]]))]),
  );
}

/** @param {string[]} lines */
function list(...lines) {
  return lines.join(" ").split(" ");
}
