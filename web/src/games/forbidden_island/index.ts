// The table of Forbidden Island.

import type { Component } from "svelte";
import type { Box as AnyBox, View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { say, words } from "../../lib/words.svelte";
import type { BoardProps, FinaleProps } from "../registry";
import IslandBoard from "./Board.svelte";
import { tellEnding } from "./ending";
import IslandFinale from "./Finale.svelte";
import type { Box, IslandView } from "./view";

export const Board: Component<BoardProps> = IslandBoard;
export const Finale: Component<FinaleProps> = IslandFinale;
export { default as Picture } from "./Picture.svelte";
export { default as SeatMark } from "./SeatMark.svelte";
export { momentOf, thingOf } from "./things";

/** Seats are called by their roles. */
export const seatName = (view: View, seat: number): string => {
  const role = (view as IslandView).players[seat]?.role;
  return role === undefined ? "" : words.name("role", role);
};

export const sounds: Record<string, Sound> = {
  captured: "chime",
  water_rose: "rumble",
  sank: "rumble",
  flooded: "splash",
  drew: "rustle",
  discarded: "rustle",
  gave: "rustle",
};

export const openers = ["turn_began"];

export const curveName = (curve: string): string => say(`table-curve-${curve}`);

export const curveRange = (curve: string, box: AnyBox): [number, number] | undefined =>
  curve === "treasures" ? [0, Object.keys((box as Box).treasures).length] : undefined;

export const kindly = (_view: View, reason: string): string => words.name("kind", reason);

export const decided = (view: View, box: AnyBox): string => tellEnding(view as IslandView, box as Box);
