// What the seats of a table are called.

import type { GameTable } from "../games/registry";
import type { SeatInfo, View } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { Sitting } from "./sitting.svelte";

/** The role that a seat plays, or its number until the game is there. */
export function roleOf(sitting: Sitting, seat: number): string {
  const view = sitting.presenter.shown?.view;
  return view && sitting.game ? sitting.game.seatName(view, seat) : say("seat-number", { seat: String(seat + 1) });
}

/** Whether a seat has a name that no other at the table has. */
export const isTold = (seats: SeatInfo[], seat: number): boolean => {
  const name = seats[seat]?.name;
  return Boolean(name) && seats.filter((other) => other.name === name).length === 1;
};

/** Names for sentences: the role, and who plays it where not all seats are one person's. */
export function namesOf(game: GameTable, view: View, seats: SeatInfo[]): string[] {
  const called = new Set(seats.map((seat) => seat.name).filter(Boolean));
  return seats.map(({ seat, name }) => {
    const role = game.seatName(view, seat);
    if (!name || called.size < 2) return role;
    return game.numbered && isTold(seats, seat) ? name : say("table-seat-person", { role, name });
  });
}

/** Whether several people with names play at the reader's device. */
export const sharesDevice = (seats: SeatInfo[]): boolean =>
  new Set(seats.flatMap(({ yours, bot, name }) => (yours && bot === null && name ? [name] : []))).size > 1;

/** Whom the reader has to give the device to before a seat can act; empty if nobody. */
export function handOver(seats: SeatInfo[], seat: number): string {
  const { name, yours } = seats[seat]!;
  return yours && name && sharesDevice(seats) ? say("table-hand-over", { name }) : "";
}
