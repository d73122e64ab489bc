/** How many things stand in a row. */

/** Rows of at most five that are as long as each other. @param {number} count */
export function across(count) {
  return Math.ceil(count / Math.ceil(count / 5));
}
