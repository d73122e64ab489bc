/** The fields of a game's options, from their JSON schema. */

/** @typedef {import("../words.js").Words} Words */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {"switch"|"choice"|"number"} kind
 * @property {any} value the default
 * @property {any[]} values of a choice
 * @property {number | undefined} min
 * @property {number | undefined} max
 * @property {boolean} isClock a game's own time to think, which is chosen with the room's
 * @property {string[] | undefined} modes those to which it belongs; none: all
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
 * Those that mean something in the mode that is chosen.
 * @param {Field[]} fields
 * @param {Record<string, any>} chosen
 */
export function ofMode(fields, chosen) {
  return fields.filter(({ modes }) => !modes || modes.includes(chosen.mode));
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
  const isClock = Boolean(property["x-clock"]);
  return { name, kind, value, values, min, max, isClock, modes: property["x-modes"] };
}

/** @type {Record<string, "switch"|"number">} */
const KINDS = { boolean: "switch", integer: "number" };
