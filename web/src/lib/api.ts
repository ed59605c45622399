// The server's REST side.

import type { Luck, NewTable, Pacing, Routes, ToldReason } from "./protocol";
import { settings } from "./settings.svelte";

/** The server said no; `reason` says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: ToldReason,
  ) {
    super(reason.sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

type Body<R extends keyof Routes> = Routes[R]["body"];

/** Send a request: the names in its path filled in, the others asked with it, and a body if it takes one. */
async function call<R extends keyof Routes>(
  route: R,
  names: Record<string, string | number>,
  ...[body]: Body<R> extends null ? [] : [Body<R>]
): Promise<Routes[R]["answer"]> {
  const [method, path = ""] = route.split(" ");
  const asked = Object.entries(names).filter(([name]) => !path.includes(`{${name}}`));
  const query = asked.length === 0 ? "" : `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? "")) + query;
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Unreachable(`${response.status}`);
  }
  if (!response.ok) throw new Refused(response.status, answer as ToldReason);
  return answer as Routes[R]["answer"];
}

export const listGames = () => call("GET /api/games", {});
/** Every card of a game in words. */
export const listCards = (game: string, language: string) => call("GET /api/games/{game}/cards", { game, language });
export const listTables = () => call("GET /api/tables", {});
export const createTable = (table: NewTable) => call("POST /api/tables", {}, table);
export const readTable = (table: string) => call("GET /api/tables/{table}", { table });
export const join = (table: string, secret: string, name: string) =>
  call("POST /api/tables/{table}/join", { table }, { secret, name });
/** Whether an invitation still opens a seat; refused if not. */
export const checkInvitation = (table: string, secret: string) =>
  call("POST /api/tables/{table}/invitation", { table }, { secret });
export const leave = (table: string) => call("POST /api/tables/{table}/leave", { table });
export const again = (table: string) => call("POST /api/tables/{table}/again", { table });
/** A new table that goes on from a moment of this one. */
export const branch = (table: string, moment: number, luck: Luck, name: string) =>
  call("POST /api/tables/{table}/branch", { table }, { moment, luck, name });
/** A challenge of a game that is over. */
export const challenge = (table: string, name: string) => call("POST /api/tables/{table}/challenge", { table }, { name });
/** A challenge with a new deal. */
export const createDeal = (wanted: NewTable) => call("POST /api/deals", {}, wanted);
export const listDaily = () => call("GET /api/daily", {});
export const readDeal = (deal: string) => call("GET /api/deals/{deal}", { deal });
export const playDeal = (deal: string, name: string) => call("POST /api/deals/{deal}/play", { deal }, { name });
/** A table at which a game is learned. */
export const openLesson = (game: string, name: string) => call("POST /api/games/{game}/lesson", { game }, { name });
/** The reader's games that are over: filters by game, level, players, won, hidden; `before` brings older ones. */
export const listGamesPlayed = (filters: Record<string, string | number>) => call("GET /api/me/games", filters);
export const hideGame = (table: string, on: boolean) => call("PUT /api/me/games/{table}/hidden", { table }, { on });
/** A secret that carries the reader to another device, and what is done with it there. */
export const makeLink = () => call("POST /api/me/link", {});
export const arrive = (secret: string) => call("POST /api/me/arrive", {}, { secret });
export const forgetMe = () => call("DELETE /api/me", {});
/** Where all that is kept about the reader can be downloaded. */
export const dataAddress = "/api/me/data";
/** Hide what the person of a seat says. */
export const mute = (table: string, seat: number, on: boolean) =>
  call("PUT /api/tables/{table}/seats/{seat}/muted", { table, seat }, { on });
/** The same for whoever said a line, who may have left since. */
export const muteSpeaker = (table: string, line: number, on: boolean) =>
  call("PUT /api/tables/{table}/chat/{line}/muted", { table, line }, { on });
export const invite = (table: string, seat: number) =>
  call("POST /api/tables/{table}/seats/{seat}/invitation", { table, seat });
/** The bot is the one that the server gives to whoever names none. */
export const giveToBot = (table: string, seat: number) => call("PUT /api/tables/{table}/seats/{seat}/bot", { table, seat }, {});
/** Pause the bots of a table or let them play on, and how fast; what is left out stays as it is. */
export const paceBots = (table: string, pace: Pacing) => call("PUT /api/tables/{table}/bots", { table }, pace);
/** Let a bot take one decision; the bots are paused then. */
export const stepBots = (table: string) => call("POST /api/tables/{table}/bots/step", { table });
export const takeBack = (table: string, seat: number) => call("DELETE /api/tables/{table}/seats/{seat}/bot", { table, seat });
export const askMe = (table: string, seat: number, on: boolean) =>
  call("PUT /api/tables/{table}/seats/{seat}/asking", { table, seat }, { on });
/** The view after so many moves. */
export const readMoment = (table: string, moment: number) =>
  call("GET /api/tables/{table}/moments/{moment}", { table, moment });
/** How the game stood after so many moves. */
export const readSigns = (table: string, moment: number) =>
  call("GET /api/tables/{table}/moments/{moment}/signs", { table, moment });
/** One figure a moment and line, for the curve at the end: name -> values. */
export const readCurve = (table: string) => call("GET /api/tables/{table}/curve", { table });
/** Have the best that a seat's cards allowed sought (again, and the same, while it is); then ask how far that is. */
export const seekHindsight = (table: string, seat: number) =>
  call("POST /api/tables/{table}/seats/{seat}/hindsight", { table, seat });
export const readHindsight = (table: string, seat: number) =>
  call("GET /api/tables/{table}/seats/{seat}/hindsight", { table, seat });
/** What is best for a seat now. */
export const askHint = (table: string, number: number, seat: number) =>
  call("POST /api/tables/{table}/hint", { table }, { number, seat });
/** Allow hints where several people play, or forbid them. */
export const allowHints = (table: string, on: boolean) => call("PUT /api/tables/{table}/hints", { table }, { on });
/** Have a game looked back on (again, and the same, while it is); then ask how far that is. */
export const seekReview = (table: string, seat: number) =>
  call("POST /api/tables/{table}/seats/{seat}/review", { table, seat });
export const readReview = (table: string, seat: number) =>
  call("GET /api/tables/{table}/seats/{seat}/review", { table, seat });
/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
