// The table of Forbidden Island.

import type { Component } from "svelte";
import type { View } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { BoardProps } from "../registry";
import IslandBoard from "./Board.svelte";
import type { IslandView } from "./view";

export const Board: Component<BoardProps> = IslandBoard;

/** Seats are called by their roles. */
export const seatName = (view: View, seat: number): string => {
  const role = (view as IslandView).players[seat]?.role;
  return role === undefined ? "" : words.name("role", role);
};
