// The table of Robinson Crusoe.

import type { Component } from "svelte";
import type { GameEvent, MoveInfo, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { say, words } from "../../lib/words.svelte";
import type { BoardProps } from "../registry";
import RobinsonBoard from "./Board.svelte";
import type { RobinsonView } from "./view";

export const Board: Component<BoardProps> = RobinsonBoard;
export { default as Picture } from "./Picture.svelte";
export { default as SeatMark } from "./SeatMark.svelte";
export { momentOf, thingOf } from "./things";

/** The day's plan, the place and the people need the whole width; the bar over them says how it stands. */
export const broad = true;
export const tellsSigns = true;
/** What a move leads to is long: the board tells it beat by beat. */
export const paced = true;

/** Seats are called by their characters. */
export const seatName = (view: View, seat: number): string => {
  const character = (view as RobinsonView).players[seat]?.character;
  return character === undefined ? "" : words.name("character", character);
};

export const sounds: Record<string, Sound> = {
  died: "rumble",
  struck: "rumble",
  built: "chime",
  shelter_built: "chime",
  beast_faced: "rumble",
  clouds: "splash",
  rolled: "rustle",
  drew: "rustle",
};

/** The board tells what has happened in this round. */
export function lastOf(moves: MoveInfo[]): GameEvent[] {
  const found: GameEvent[][] = [];
  for (const { events } of [...moves].reverse()) {
    const at = events.findLastIndex(({ event }) => event === "round_began");
    found.unshift(events.slice(at + 1));
    if (at >= 0) break;
  }
  return found.flat();
}

export const openers = ["round_began", "phase_began"];

export const curveName = (curve: string): string => say(`board-curve-${curve}`);

export const kindly = (): string => "";
export const decided = (): string => "";
