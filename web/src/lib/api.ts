// The server's REST side.

import type { NewTable, Reason, Routes } from "./protocol";
import { settings } from "./settings.svelte";

/** The server said no; `reason` says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

type Body<R extends keyof Routes> = Routes[R]["body"];

/** Send a request: the names in its path filled in, with a body if it takes one. */
async function call<R extends keyof Routes>(
  route: R,
  names: Record<string, string | number>,
  ...[body]: Body<R> extends null ? [] : [Body<R>]
): Promise<Routes[R]["answer"]> {
  const [method, path = ""] = route.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ""));
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
  if (!response.ok) throw new Refused(response.status, answer as Reason);
  return answer as Routes[R]["answer"];
}

export const listGames = () => call("GET /api/games", {});
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
export const invite = (table: string, seat: number) =>
  call("POST /api/tables/{table}/seats/{seat}/invitation", { table, seat });
/** The bot is the one that the server gives to whoever names none. */
export const giveToBot = (table: string, seat: number) => call("PUT /api/tables/{table}/seats/{seat}/bot", { table, seat }, {});
export const takeBack = (table: string, seat: number) => call("DELETE /api/tables/{table}/seats/{seat}/bot", { table, seat });
export const askMe = (table: string, seat: number, on: boolean) =>
  call("PUT /api/tables/{table}/seats/{seat}/asking", { table, seat }, { on });
/** The view after so many moves. */
export const readMoment = (table: string, moment: number) =>
  call("GET /api/tables/{table}/moments/{moment}", { table, moment });
/** One figure a moment and line, for the curve at the end: name -> values. */
export const readCurve = (table: string) => call("GET /api/tables/{table}/curve", { table });
/** Have the best that a seat's cards allowed sought (again, and the same, while it is); then ask how far that is. */
export const seekHindsight = (table: string, seat: number) =>
  call("POST /api/tables/{table}/seats/{seat}/hindsight", { table, seat });
export const readHindsight = (table: string, seat: number) =>
  call("GET /api/tables/{table}/seats/{seat}/hindsight", { table, seat });
/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
