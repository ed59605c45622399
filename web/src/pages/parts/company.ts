// Those who play at a table, and how it ended for them, in a line of a list.

import type { GameResult, SeatInfo } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { say, words } from "../../lib/words.svelte";
import { sharesDevice } from "../../table/names";
import { choiceName } from "./names";

const list = (parts: string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);

const nameOf = (seats: SeatInfo[], seat: number): string => seats[seat]?.name || words.seat(seat);

/** The names of seats, as a list. */
export const tellNames = (seats: SeatInfo[], of: number[]): string => list(of.map((seat) => nameOf(seats, seat)));

/** Who plays: the reader first, then the others by their names, then places that are free. */
export function tellCompany(seats: SeatInfo[]): string {
  const mine = seats.filter((seat) => seat.yours);
  const open = seats.filter((seat) => seat.who === "open");
  const others = seats.filter((seat) => !seat.yours && seat.who !== "open");
  const parts = [...(sharesDevice(seats) ? mine : []), ...others].map(({ seat }) => nameOf(seats, seat));
  if (mine.length > 0 && !sharesDevice(seats)) parts.unshift(say("home-you", { seats: mine.length }));
  if (open.length > 0) parts.push(say("home-open-seats", { seats: open.length }));
  const told = list(parts);
  return told.charAt(0).toLocaleUpperCase(settings.language) + told.slice(1);
}

/** How a game ended; where players compete, who won. */
export function tellOutcome({ won, winners, scores, reason }: GameResult, seats: SeatInfo[]): string {
  if (won !== null) return say(won ? "home-won" : "home-lost", { how: choiceName("ending", reason) });
  const points = say("home-scored", { scores: scores.join(" · ") });
  if (scores.length === 1) return points;
  return `${say("table-end-winners", { names: tellNames(seats, winners), count: winners.length })}. ${points}`;
}
