/** The service worker: shows calls, and keeps the shell, the rules and the own list of games for when there is no network. */

const FILES = "files";
const PAGES = "pages";
const MOST = 300; // files that are kept; the oldest go first
const SHOWN = 50; // calls of which it is remembered that they were shown
const NOWHERE = "/offline";
const KEPT_CALLS = ["/api/me/rooms"];

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
worker.addEventListener(
  "message",
  (/** @type {any} */ event) => event.waitUntil(heed(event.data)),
);
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(pushed(event)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});

async function begin() {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {any} event @returns {Promise<Response> | null} null: none of its business */
function answerTo(event) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return null;
  if (request.mode === "navigate") return page(event, url);
  if (/^\/(bundle|static|modules)\//.test(url.pathname)) return file(request);
  return KEPT_CALLS.includes(url.pathname) ? newest(request) : null;
}

/** Names of files change with them: what is kept is right. @param {Request} request */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(FILES, request, answer);
  return answer;
}

/**
 * The server's page; without one what was kept of it, or a page that says so.
 * @param {any} event
 * @param {URL} url
 */
async function page(event, url) {
  try {
    const answer = await event.preloadResponse ?? await fetch(event.request);
    if (answer.ok && isKept(url.pathname)) await put(PAGES, url.pathname, answer);
    return answer;
  } catch {
    const kept = await caches.match(url.pathname, { ignoreVary: true });
    if (kept && isKept(url.pathname)) return told(await kept.text());
    return await caches.match(NOWHERE, { ignoreVary: true }) ?? Response.error();
  }
}

/** The page itself has to say that it is an old one. @param {string} page */
function told(page) {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(page.replace("<html ", "<html data-kept "), { headers });
}

/** @param {string} path */
function isKept(path) {
  return path === "/" || path.startsWith("/games/");
}

/** What the server says now, else what it said last. @param {Request} request */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(PAGES, request, answer);
    return answer;
  } catch {
    const kept = await caches.match(request, { ignoreVary: true });
    return kept ? marked(kept) : Response.error();
  }
}

/** @param {Response} kept */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set("X-Kept", "yes");
  return new Response(kept.body, { status: kept.status, headers });
}

/** @param {string} cache @param {Request | string} name @param {Response} answer */
async function put(cache, name, answer) {
  await (await caches.open(cache)).put(name, answer.clone());
}

/** @param {{keep?: string[], build?: string, forget?: boolean}} told */
async function heed({ keep, build, forget }) {
  if (forget) await caches.delete(PAGES);
  if (keep && build) await keepAll(keep, build);
}

/**
 * Fetch these pages and all that they name, once for each build.
 * @param {string[]} paths
 * @param {string} build
 */
async function keepAll(paths, build) {
  const pages = await caches.open(PAGES);
  const known = await (await pages.match("/kept-build"))?.text();
  if (known === build) return;
  for (const path of [NOWHERE, ...paths]) {
    const answer = await fetch(path);
    if (!answer.ok) continue;
    await pages.put(path, answer.clone());
    await keepFiles(await answer.text());
  }
  await prune();
  await pages.put("/kept-build", new Response(build));
}

/** @param {string} page */
async function keepFiles(page) {
  const files = await caches.open(FILES);
  for (const [, path] of page.matchAll(/"(\/(?:bundle|static)\/[^"\s]+\.\w+)"/g)) {
    if (!await files.match(path, { ignoreVary: true })) await files.add(path).catch(() => {});
  }
}

async function prune() {
  const files = await caches.open(FILES);
  const all = await files.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await files.delete(old);
}

/**
 * A call is shown once, however often it comes, and not over the table it calls to.
 * @param {any} event
 */
async function pushed(event) {
  const { id, tag, title, text, path, lang } = event.data.json();
  if (await wasShown(id) || await isInSight(path)) return;
  await worker.registration.showNotification(title, {
    tag,
    lang,
    body: text,
    renotify: true,
    icon: "/static/icon/made/icons/icon-192.png",
    data: { path, id },
  });
}

/** @param {string} id */
async function wasShown(id) {
  const pages = await caches.open(PAGES);
  const shown = await (await pages.match("/shown"))?.json() ?? [];
  if (shown.includes(id)) return true;
  await pages.put("/shown", Response.json([...shown, id].slice(-SHOWN)));
  return false;
}

/** @param {string} path */
async function isInSight(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  return pages.some((/** @type {any} */ one) =>
    one.visibilityState === "visible" && new URL(one.url).pathname === path
  );
}

/** @param {string} path */
async function goTo(path) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
