/** Pages for when there is no network: the service worker is asked to keep them, in a quiet moment. */

import { boot } from "../site.js";

const QUIET = 3000;

export async function open() {
  await new Promise((done) => setTimeout(done, QUIET));
  const registration = await navigator.serviceWorker.register("/sw.js");
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  const rules = boot.games.map((game) => `/games/${game.id}`);
  worker?.postMessage({ keep: ["/", ...rules], build: boot.build });
}
