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

/** Names for sentences: the role, and who plays it where more than one person is at the table. */
export function namesOf(game: GameTable, view: View, seats: SeatInfo[]): string[] {
  const people = new Set(seats.map((seat) => seat.name).filter(Boolean));
  return seats.map(({ seat, name }) => {
    const role = game.seatName(view, seat);
    return name && people.size > 1 ? say("table-seat-person", { role, name }) : role;
  });
}
