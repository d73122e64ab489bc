/** The game on Colyseus: a patch after every click, in memory. */
import process from "node:process";
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { click, deck, table } from "../columns.mjs";

const Column = schema({ cards: t.array("string") }, "Column");
const Player = schema({ score: t.uint16(), cards: t.array("string") }, "Player");
const Table = schema({
  clicks: t.uint16(),
  turn: t.uint8(),
  actor: t.uint8(),
  phase: t.string(),
  deck: t.uint8(),
  drawn: t.string(),
  discard: t.uint8(),
  columns: t.array(Column),
  players: t.array(Player),
}, "Table");

function schemaOf(plain) {
  const { columns, players, ...rest } = plain;
  const state = new Table().assign(rest);
  columns.forEach(() => state.columns.push(new Column()));
  players.forEach(() => state.players.push(new Player().assign({ score: 0 })));
  return state;
}

class ColumnsRoom extends Room {
  patchRate = null;
  cards = deck();
  seats = new Map();

  onCreate() {
    this.state = schemaOf(table(4));
    for (const verb of ["draw", "place", "stop", "take"]) {
      this.onMessage(verb, (client, column) => this.play(client, verb, column));
    }
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }

  play(client, verb, column) {
    const seat = this.seats.get(client.sessionId);
    if (click(this.state, this.cards, seat, verb, column)) this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("columns", ColumnsRoom);
await server.listen(Number(process.argv[2]));
