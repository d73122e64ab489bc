/** The game on boardgame.io as it comes: full state to everyone, in memory. */
import process from "node:process";
import core from "boardgame.io/dist/cjs/core.js";
import serving from "boardgame.io/dist/cjs/server.js";
import { click, deck, table } from "../columns.mjs";

const { ActivePlayers, INVALID_MOVE, PlayerView } = core;

const move = (verb) => ({ G, playerID }, column) =>
  click(G.table, G.secret.deck, Number(playerID), verb, column) ? undefined : INVALID_MOVE;

const game = {
  name: "columns",
  setup: ({ ctx }) => ({ table: table(ctx.numPlayers), secret: { deck: deck() } }),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: Object.fromEntries(["draw", "place", "stop", "take"].map((verb) => [verb, move(verb)])),
  endIf: ({ G }) => G.table.phase === "over" ? { over: true } : undefined,
};

serving.Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]));
