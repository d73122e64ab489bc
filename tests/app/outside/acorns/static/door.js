/** The scene on the door of acorns. */

import { pile } from "./pile.js";

export const picture = () => pile(7);
