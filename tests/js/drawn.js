/** The text of a template, with what is put into it, as far as that needs no page. */

/** @param {any} template @returns {string} */
export function drawn(template) {
  if (Array.isArray(template)) return template.map(drawn).join("");
  if (!template?.strings) {
    return ["string", "number"].includes(typeof template) ? `${template}` : "";
  }
  return template.strings
    .map((/** @type {string} */ text, /** @type {number} */ at) =>
      text + drawn(template.values[at])
    )
    .join("");
}
