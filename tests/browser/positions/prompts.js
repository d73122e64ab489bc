/** What of a list of messages doesn't fit into a prompt, as it is drawn here. */

const TERM = /\[\[[^|\]]+\|([^\]]+)\]\]/g;

/**
 * @param {any} words
 * @param {Array<[string, Record<string, any>]>} messages
 * @param {string} look how the prompt holds them: a template with a place for the words
 * @param {number} most lines
 */
export async function tooLong(words, messages, look, most) {
  const prompt = /** @type {HTMLElement} */ (document.querySelector(".prompt"));
  const kept = prompt.innerHTML;
  const found = [];
  for (const [id, args] of messages) {
    const text = spoken(words, id, args);
    prompt.innerHTML = look;
    const place = /** @type {HTMLElement} */ (prompt.querySelector(".measured"));
    place.textContent = text;
    await document.fonts.load(getComputedStyle(place).font, text);
    const lines = linesOf(place);
    if (lines > most || isCut(place)) found.push(`${id}, ${lines} lines: ${text}`);
  }
  prompt.innerHTML = kept;
  return found;
}

/**
 * @param {any} words
 * @param {string} id
 * @param {Record<string, any>} args
 */
function spoken(words, id, args) {
  const named = (/** @type {any} */ value) =>
    String(value).startsWith("id:") ? words.nameOf(String(value).slice(3)) : value;
  const values = Object.fromEntries(Object.entries(args).map(([key, one]) => [key, named(one)]));
  const text = words.say(id, values);
  if (text === id) throw new Error(`${id} is no message`);
  return text.replace(TERM, "$1");
}

/** @param {Element} place */
function linesOf(place) {
  const range = document.createRange();
  range.selectNodeContents(place);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** @param {HTMLElement} place */
function isCut(place) {
  const range = document.createRange();
  range.selectNodeContents(place);
  const box = range.getBoundingClientRect();
  const around = /** @type {Element} */ (place.closest(".btn, .ask")).getBoundingClientRect();
  return box.right > around.right + 1 || box.left < around.left - 1;
}
