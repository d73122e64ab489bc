/** What a step did to heroes, as signs that rise from them: wounds, dodges, Chakra. */

import { animate } from "../../motion.js";
import { signed } from "./words.js";

/** @typedef {import("../game.js").GameEvent} GameEvent */

const HOLD = 1000;
const GAP = 140;

/** @type {Record<string, (event: GameEvent) => [string, string]>} look and text of the sign */
const SIGNS = {
  hurt: (event) => ["hurt", signed(-event.amount)],
  healed: (event) => ["healed", signed(event.amount)],
  focused: (event) => ["power", signed(event.amount)],
  drained: (event) => ["power", signed(-event.amount)],
  dodged: (event) => ["dodged", `${event.roll} \u2264 ${event.dodge}`],
  "not-dodged": (event) => ["missed", `${event.roll} > ${event.dodge}`],
};

/**
 * @param {GameEvent[]} events
 * @param {HTMLElement} root
 */
export function floats(events, root) {
  const shown = events.filter((event) => event.kind in SIGNS);
  shown.forEach((event, at) => rise(event, root, at * GAP));
}

/**
 * @param {GameEvent} event
 * @param {HTMLElement} root
 * @param {number} delay
 */
function rise(event, root, delay) {
  const field = root.querySelector(`[data-battle="${event.battle}"] .battlefield`);
  const hero = field?.querySelector(`[data-hero="${event.hero}"]`);
  if (!field || !hero) return;
  const [look, text] = SIGNS[event.kind](event);
  const sign = document.createElement("span");
  sign.className = `float ${look}`;
  sign.textContent = text;
  sign.style.cssText = hero.getAttribute("style") ?? "";
  sign.setAttribute("aria-hidden", "true");
  field.append(sign);
  const path = [
    { opacity: 0, transform: "translateY(40%)" },
    { opacity: 1, transform: "none", offset: 0.25 },
    { opacity: 1, transform: "none", offset: 0.85 },
    { opacity: 0, transform: "none" },
  ];
  const animation = animate(sign, path, { duration: HOLD, delay, fill: "backwards" });
  if (animation) animation.finished.finally(() => sign.remove());
  else sign.remove();
}
