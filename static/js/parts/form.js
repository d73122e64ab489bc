/** A form made from the JSON schema of a game's options. */

import { html } from "lit-html";

/** @typedef {import("../words.js").Words} Words */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {"switch"|"choice"|"number"} kind
 * @property {any} value the default
 * @property {any[]} values of a choice
 * @property {number | undefined} min
 * @property {number | undefined} max
 */

/**
 * The fields of a schema in its order; what is marked x-hidden or of an unknown type is left out.
 * @param {any} schema
 * @returns {Field[]}
 */
export function fieldsOf(schema) {
  const object = resolved(schema, schema);
  return Object.entries(object.properties ?? {})
    .map(([name, property]) => fieldOf(name, { ...resolved(property, schema), ...property }))
    .filter((field) => field !== null);
}

/**
 * All options with their values: chosen where they were, default elsewhere.
 * @param {Field[]} fields
 * @param {Record<string, any>} chosen
 */
export function valuesOf(fields, chosen) {
  return Object.fromEntries(fields.map(({ name, value }) => [name, chosen[name] ?? value]));
}

/**
 * The values of a choice: numbers as they grow, names as the catalogue lists them.
 * @param {Field} field
 * @param {Words} words
 * @returns {any[]}
 */
export function inOrder({ name, values }, words) {
  if (values.every((one) => typeof one === "number")) return values;
  const rank = (/** @type {any} */ one) => words.placeOf(`option-${name}-${one}`);
  return values.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * What an input holds, in the field's type and within its limits.
 * @param {Field} field
 * @param {string | boolean} raw
 */
export function valueOf(field, raw) {
  if (field.kind === "switch") return Boolean(raw);
  if (field.kind === "choice") {
    return field.values.find((value) => String(value) === raw) ?? field.value;
  }
  const number = Math.round(Number(raw));
  if (raw === "" || !Number.isFinite(number)) return field.value;
  return Math.min(field.max ?? number, Math.max(field.min ?? number, number));
}

/**
 * @param {Field[]} fields
 * @param {Record<string, any>} values
 * @param {Words} words
 * @param {(name: string, value: any) => void} changed
 */
export function form(fields, values, words, changed) {
  return fields.map((field) => {
    const label = words.say(`option-${field.name}`);
    const hint = `option-${field.name}-hint`;
    return html`<label class="option ${field.kind}">
      <span class="option-text"><b>${label}</b>${
      words.has(hint) ? html`<small>${words.say(hint)}</small>` : ""
    }</span>
      ${input(field, values[field.name] ?? field.value, words, changed)}
    </label>`;
  });
}

/**
 * @param {any} part
 * @param {any} schema
 * @returns {any}
 */
function resolved(part, schema) {
  const target = part.$ref ?? part.allOf?.[0]?.$ref;
  return target ? resolved(schema.$defs[target.split("/").pop()], schema) : part;
}

/**
 * @param {string} name
 * @param {any} property
 * @returns {Field | null}
 */
function fieldOf(name, property) {
  const kind = property.enum ? "choice" : KINDS[property.type];
  if (!kind || property["x-hidden"]) return null;
  const { default: value, enum: values = [], minimum: min, maximum: max } = property;
  return { name, kind, value, values, min, max };
}

/** @type {Record<string, "switch"|"number">} */
const KINDS = { boolean: "switch", integer: "number" };

/**
 * @param {Field} field
 * @param {any} value
 * @param {Words} words
 * @param {(name: string, value: any) => void} changed
 */
function input(field, value, words, changed) {
  const set = (/** @type {string | boolean} */ raw) => changed(field.name, valueOf(field, raw));
  if (field.kind === "switch") {
    return html`
      <input type="checkbox" role="switch" .checked=${Boolean(value)}
        @change=${(/** @type {any} */ event) => set(event.target.checked)}>
    `;
  }
  if (field.kind === "choice") {
    return html`<select @change=${(/** @type {any} */ event) => set(event.target.value)}>
      ${
      inOrder(field, words).map((one) =>
        html`<option value=${one} .selected=${one === value}>${
          words.say(`option-${field.name}-${one}`)
        }</option>`
      )
    }
    </select>`;
  }
  return html`
    <input type="number" .value=${String(value)} min=${field.min ?? ""} max=${field.max ?? ""}
      @change=${(/** @type {any} */ event) => set(event.target.value)}>
  `;
}
