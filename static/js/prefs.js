/** Small choices of the visitor, kept in this browser. */

/**
 * @template T
 * @param {string} key
 * @param {T} fallback
 * @returns {T}
 */
export function recall(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`shinobi-${key}`) ?? "") ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(`shinobi-${key}`, JSON.stringify(value));
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}

/**
 * A choice that the server reads too.
 * @param {string} name
 * @param {string} value
 */
export function setCookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
