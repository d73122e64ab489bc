/** What a screen reader is told while the table changes. */

const region = document.getElementById("announce");
const urgent = document.getElementById("announce-now");

/** @param {string} text */
export function announce(text) {
  put(region, text);
}

/** @param {string} text */
export function announceNow(text) {
  put(urgent, text);
}

/**
 * Each text is a line of its own: the same words twice are told twice.
 * @param {HTMLElement | null} place
 * @param {string} text
 */
function put(place, text) {
  if (!place || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.children.length > 5) place.firstElementChild?.remove();
}
