// What the server tells about this game: the view and the box.

import type { IslandBox, IslandPlayer, IslandView } from "../../lib/protocol";

export type { IslandView };
export type Box = IslandBox;
export type Player = IslandPlayer;
export type Phase = IslandView["phase"];
export const PHASES: Phase[] = ["actions", "draw", "flood"];

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
