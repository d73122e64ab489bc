/** Merge patches (RFC 7396), as the server sends them. */

/**
 * The view after a patch; the old view is left as it was.
 * @param {Record<string, any>} view
 * @param {Record<string, any>} patch
 * @returns {Record<string, any>}
 */
export function patched(view, patch) {
  const next = { ...view };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else if (isObject(value)) next[key] = patched(isObject(next[key]) ? next[key] : {}, value);
    else next[key] = value;
  }
  return next;
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
