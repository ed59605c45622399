// The server's REST side.

import type { Created, GameInfo, Hindsight, Invitation, NewTable, Reason, TableMessage, TableSummary, View } from "./protocol";
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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new Unreachable(`${response.status}`);
  }
  if (!response.ok) throw new Refused(response.status, answer as Reason);
  return answer as T;
}

export const listGames = () => call<GameInfo[]>("GET", "/games");
export const listTables = () => call<TableSummary[]>("GET", "/tables");
export const createTable = (table: NewTable) => call<Created>("POST", "/tables", table);
export const readTable = (table: string) => call<TableMessage>("GET", `/tables/${table}`);
export const join = (table: string, secret: string, name: string) =>
  call<{ seat: number }>("POST", `/tables/${table}/join`, { secret, name });
/** Whether an invitation still opens a seat; refused if not. */
export const checkInvitation = (table: string, secret: string) =>
  call<{ seat: number }>("POST", `/tables/${table}/invitation`, { secret });
export const leave = (table: string) => call<void>("POST", `/tables/${table}/leave`);
export const again = (table: string) => call<Created>("POST", `/tables/${table}/again`);
export const invite = (table: string, seat: number) =>
  call<Invitation>("POST", `/tables/${table}/seats/${seat}/invitation`);
export const giveToBot = (table: string, seat: number, bot: string) =>
  call<void>("PUT", `/tables/${table}/seats/${seat}/bot`, { bot });
export const takeBack = (table: string, seat: number) => call<void>("DELETE", `/tables/${table}/seats/${seat}/bot`);
export const askMe = (table: string, seat: number, on: boolean) =>
  call<void>("PUT", `/tables/${table}/seats/${seat}/asking`, { on });
/** The view after so many moves. */
export const readMoment = (table: string, moment: number) => call<View>("GET", `/tables/${table}/moments/${moment}`);
/** One figure a moment and line, for the curve at the end: name -> values. */
export const readCurve = (table: string) => call<Record<string, number[]>>("GET", `/tables/${table}/curve`);
/** Have the best that a seat's cards allowed sought (again, and the same, while it is); then ask how far that is. */
export const seekHindsight = (table: string, seat: number) =>
  call<Hindsight>("POST", `/tables/${table}/seats/${seat}/hindsight`);
export const readHindsight = (table: string, seat: number) =>
  call<Hindsight | null>("GET", `/tables/${table}/seats/${seat}/hindsight`);
/** Where the record of a finished game can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
