// What the server tells about this game: the view and the box.

import type { GameEvent, IslandBox, IslandPlayer, IslandView, Sign } from "../../lib/protocol";

export type { IslandView };
export type Box = IslandBox;
export type Player = IslandPlayer;
export type Phase = IslandView["phase"];
export const PHASES: Phase[] = ["actions", "draw", "flood"];

/** Cards that are played for what they say, at any time. */
export const SPECIALS = ["helicopter", "sandbags"];

export type TileState = "dry" | "flooded" | "sunk";

export const stateOf = (view: IslandView, tile: string): TileState =>
  view.sunk.includes(tile) ? "sunk" : view.flooded.includes(tile) ? "flooded" : "dry";

export const pawnsAt = (view: IslandView, tile: string): number[] =>
  view.players.flatMap((player, seat) => (player.at === tile ? [seat] : []));

export const treasureAt = (box: Box, tile: string): string | undefined =>
  Object.keys(box.treasures).find((treasure) => box.treasures[treasure]!.includes(tile));

/** What signs say of tiles: those that come or may come this turn, and those without which something is lost. */
export interface Outlook {
  next: Set<string>;
  maybe: Set<string>;
  danger: Set<string>;
}

export function outlookOf(signs: Sign[]): Outlook {
  const tiles = (of: (sign: Sign) => boolean) =>
    new Set(signs.filter(of).flatMap(({ values }) => [values.tile ?? values.tiles ?? []].flat().map(String)));
  return {
    next: tiles(({ code }) => code === "floods_next"),
    maybe: tiles(({ code }) => code === "floods_among"),
    danger: tiles(({ kind }) => kind === "danger"),
  };
}

/** How much of the phase is left. */
export const leftIn = (view: IslandView, phase: Phase): number =>
  ({ actions: view.actions_left, draw: view.draws_left, flood: view.floods_left })[phase];

/** The card that a seat got with the last move, if it got one. */
export const freshOf = (last: GameEvent[], seat: number): string | null => {
  const got = last.find(
    (event) => (event.event === "drew" && event.seat === seat) || (event.event === "gave" && event.receiver === seat),
  );
  return got === undefined ? null : String(got.card);
};
