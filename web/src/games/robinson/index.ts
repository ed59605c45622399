// The table of Robinson Crusoe.

import type { Component } from "svelte";
import type { Box, GameEvent, MoveInfo, Sign, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { say, words } from "../../lib/words.svelte";
import type { AfterwardsProps, BoardProps, FinaleProps } from "../registry";
import RobinsonAfterwards from "./Afterwards.svelte";
import RobinsonBoard from "./Board.svelte";
import RobinsonFinale from "./Finale.svelte";
import type { RobinsonView } from "./view";

export const Board: Component<BoardProps> = RobinsonBoard;
export const Finale: Component<FinaleProps> = RobinsonFinale;
export const Afterwards: Component<AfterwardsProps> = RobinsonAfterwards;
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

/** Each seat has a curve of its life; morale and the goal are common to all. */
export const curveName = (curve: string): string =>
  curve.startsWith("life") ? say("robinson-curve-life", { who: words.seat(Number(curve.slice(4))) }) : say(`robinson-curve-${curve}`);

const RANGES: Record<string, readonly [number, number]> = { morale: [-3, 3], goal: [0, 100] };
export const curveRange = (curve: string): readonly [number, number] | undefined => RANGES[curve];

export const kindly = (_view: View, reason: string): string => words.name("kind", reason);

/** The end in sentences; the wounds of the one who died are listed under them. */
export const decided = (_view: View, _box: Box, account: Sign[]): string =>
  account.filter(({ code }) => code !== "wounds").map((sign) => words.account(sign)).join(" ");
