// The load for boardgame.io's server, and the check of what it kept. What is wanted comes as JSON on standard
// input; on standard output a line says that the load begins, then the figures follow as JSON.
//   play:  {port, moves: [for each match], seconds, patience}
//   check: {port, matches: [{id, players}]}: how many moves of each stand

import { readFileSync } from "node:fs";
import { io } from "socket.io-client";
import { NAME, legal } from "./game.mjs";

const wanted = JSON.parse(readFileSync(0, "utf8"));
const address = `http://127.0.0.1:${wanted.port}`;
const figures = { acknowledged: [], seen: [], errors: 0, played: [], seconds: 0, matches: [] };

async function post(path, data) {
  const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) };
  const answer = await fetch(`${address}/games/${NAME}/${path}`, options);
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status}`);
  }
  return answer.json();
}

/** A match for two; each joins and gets credentials, as ours get cookies. */
async function create() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const players = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    players.push(playerCredentials);
  }
  return { id: matchID, players };
}

/** A player's socket; resolves with it when the match is known there. */
function connect(match, seat, hear) {
  return new Promise((resolve, reject) => {
    const socket = io(`${address}/${NAME}`, { transports: ["websocket"], multiplex: false, reconnection: false });
    socket.on("connect", () => socket.emit("sync", match.id, String(seat), match.players[seat], 2));
    socket.on("connect_error", reject);
    socket.on("sync", (_, { state }) => resolve({ socket, state }));
    socket.on("update", (_, state) => hear(seat, state));
    socket.on("disconnect", () => hear(seat, null));
  });
}

/** Two people who play a match: whoever's turn it is plays, and nobody goes on before both have seen it. */
class Table {
  constructor(match, moves) {
    this.match = match;
    this.moves = moves;
    this.played = 0;
    this.finished = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  async open() {
    const hear = (seat, state) => this.hear(seat, state);
    const lines = await Promise.all([0, 1].map((seat) => connect(this.match, seat, hear)));
    this.sockets = lines.map(({ socket }) => socket);
    this.states = lines.map(({ state }) => state);
  }

  go(deadline) {
    this.deadline = deadline;
    const state = this.states[0];
    if (this.played >= this.moves || performance.now() >= deadline) {
      this.finish();
      return;
    }
    this.mover = +state.ctx.currentPlayer;
    this.number = state._stateID;
    const choices = legal(this.states[this.mover].G, this.mover);
    const args = choices[Math.floor(Math.random() * choices.length)];
    const [playerID, credentials] = [String(this.mover), this.match.players[this.mover]];
    const action = { type: "MAKE_MOVE", payload: { type: "act", args, playerID, credentials } };
    this.sent = performance.now();
    this.sockets[this.mover].emit("update", action, this.number, this.match.id, playerID);
  }

  hear(seat, state) {
    if (state === null || state._stateID <= this.number) {
      figures.errors += this.closed ? 0 : 1;
      return;
    }
    (seat === this.mover ? figures.acknowledged : figures.seen).push(performance.now() - this.sent);
    this.played += seat === this.mover ? 1 : 0;
    this.states[seat] = state;
    if (this.states.every(({ _stateID }) => _stateID > this.number)) {
      this.go(this.deadline);
    }
  }

  close() {
    this.closed = true;
    this.sockets.forEach((socket) => socket.disconnect());
  }
}

async function play() {
  const tables = [];
  for (const moves of wanted.moves) {
    const table = new Table(await create(), moves);
    await table.open();
    tables.push(table);
  }
  process.stdout.write("begin\n");
  const begin = performance.now();
  const deadline = begin + wanted.seconds * 1000;
  tables.forEach((table) => table.go(deadline));
  const late = new Promise((resolve) => {
    setTimeout(resolve, (wanted.seconds + wanted.patience) * 1000, "late");
  });
  for (const table of tables) {
    figures.errors += (await Promise.race([table.finished, late])) === "late" ? 1 : 0;
  }
  figures.seconds = (performance.now() - begin) / 1000;
  figures.played = tables.map(({ played }) => played);
  figures.matches = tables.map(({ match }) => match);
  tables.forEach((table) => table.close());
}

/** The number of a match's state is that of the moves that stand. */
async function check() {
  process.stdout.write("begin\n");
  for (const match of wanted.matches) {
    const { socket, state } = await connect(match, 0, () => {});
    figures.played.push(state._stateID);
    socket.disconnect();
  }
}

await (wanted.matches === undefined ? play() : check());
process.stdout.write(JSON.stringify(figures), () => process.exit(0));
