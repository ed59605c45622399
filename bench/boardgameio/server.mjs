// boardgame.io's own server with our game: node server.mjs PORT [FOLDER]
// With a folder it keeps matches in files there (its FlatFile storage), else in memory.
//
// Two of its parts are held at older versions in package.json: with koa-compose 4.2 its lobby answers 404, and
// node-persist after 3.1.0 puts writes into a queue which, when busy, is looked at once a second.

import { createRequire } from "node:module";
import { island } from "./game.mjs";

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const storage = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
const server = Server({ games: [island], origins: [], ...storage });
await server.run({ port: Number(port), callback: () => console.log("ready") });
