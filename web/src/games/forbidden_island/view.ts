// What the server tells about this game: the view and the box.

import type { View } from "../../lib/protocol";

export interface Player {
  role: string;
  at: string;
  hand: string[];
}

export type Phase = "actions" | "draw" | "flood";
export const PHASES: Phase[] = ["actions", "draw", "flood"];

export interface IslandView extends View {
  /** "row,column" -> tile. */
  tiles: Record<string, string>;
  players: Player[];
  turn: number;
  phase: Phase;
  actions_left: number;
  draws_left: number;
  floods_left: number;
  flooded: string[];
  sunk: string[];
  captured: string[];
  /** The mark at which the water stands, from 1. */
  water: number;
  /** Flood cards a turn at that mark. */
  level: number;
  due: "discard" | "swim" | null;
  treasure_deck: Record<string, number>;
  /** The pile, its top last. */
  treasure_discard: string[];
  /** Known sets from the top; the rest comes last. */
  flood_deck: string[][];
  flood_discard: string[];
  /** How the game ended; null while it goes on. */
  ended: string | null;
}

export interface Box {
  treasures: Record<string, string[]>;
  /** Role -> the tile that it starts on. */
  starts: Record<string, string>;
  landing: string;
  /** Flood cards a turn, mark by mark. */
  water: number[];
  /** Difficulty -> the mark that the water starts at. */
  difficulties: Record<string, number>;
  hand_limit: number;
  /** Actions and treasure cards of a turn. */
  actions: number;
  draws: number;
}

export type TileState = "dry" | "flooded" | "sunk";

export const stateOf = (view: IslandView, tile: string): TileState =>
  view.sunk.includes(tile) ? "sunk" : view.flooded.includes(tile) ? "flooded" : "dry";

export const pawnsAt = (view: IslandView, tile: string): number[] =>
  view.players.flatMap((player, seat) => (player.at === tile ? [seat] : []));

export const treasureAt = (box: Box, tile: string): string | undefined =>
  Object.keys(box.treasures).find((treasure) => box.treasures[treasure]!.includes(tile));

/** How much of the phase is left. */
export const leftIn = (view: IslandView, phase: Phase): number =>
  ({ actions: view.actions_left, draw: view.draws_left, flood: view.floods_left })[phase];
