/** The game on Colyseus: a patch after every click; with DATABASE_URL each click is stored before it is told. */
import process from "node:process";
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import postgres from "postgres";
import { click, deck, table } from "../columns.mjs";

const sql = process.env.DATABASE_URL ? postgres(process.env.DATABASE_URL) : null;

const Column = schema({ cards: t.array("string") }, "Column");
const Player = schema(
  { score: t.uint16(), cards: t.array("string") },
  "Player",
);
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
  line = Promise.resolve();

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
    if (sql) {
      this.line = this.line.then(() => this.playStored(seat, verb, column));
    } else if (click(this.state, this.cards, seat, verb, column)) {
      this.broadcastPatch();
    }
  }

  /** One click after the other: the next one waits until this one is stored and told. */
  async playStored(seat, verb, column) {
    if (!click(this.state, this.cards, seat, verb, column)) return;
    await store(this.roomId, this.state.clicks, seat, verb, column);
    this.broadcastPatch();
  }
}

async function store(room, number, seat, verb, column) {
  await sql`INSERT INTO clicks ${sql({ room, number, seat, verb, noun: column })}`;
}

if (sql) {
  await sql`CREATE TABLE IF NOT EXISTS clicks (
    room text, number int, seat int, verb text, noun int, PRIMARY KEY (room, number))`;
}
const server = new Server({
  transport: new WebSocketTransport(),
  greet: false,
});
server.define("columns", ColumnsRoom);
await server.listen(Number(process.argv[2]));
