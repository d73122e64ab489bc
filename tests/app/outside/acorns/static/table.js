/** The table of acorns. */

import { symbol } from "shinobi/table.js";
import { pile } from "./pile.js";

export default {
  regions: (table) => ({
    board: pile(table.pub.acorns),
    prompt: { text: table.words.say("name") },
    answers: ["1", "2"].map((noun) => ({ label: noun, more: symbol("leaf"), verb: "take", noun })),
  }),
};
