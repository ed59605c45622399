// What the server tells about this game: the view and the box.

import type { HashiBox, HashiPlayer, HashiView } from "../../lib/protocol";

export type { HashiView };
export type Box = HashiBox;
export type Player = HashiPlayer;
export type Grid = HashiView["board"];
export type Category = keyof HashiView["worth"];
export const CATEGORIES: Category[] = ["red", "blue", "six"];
export type Flag = Grid["islands"][string]["flag"];

/** What is on a board, and what of it the card that is being played has added. */
export type Marks = Pick<Player, "numbers" | "bridges" | "new" | "complete" | "stuck">;

export interface Card {
  number: number;
  bridges: number;
}

export function readCard(text: string): Card {
  const [number = 0, bridges = 0] = text.split("/").map(Number);
  return { number, bridges };
}

/** How many islands a category needs. */
export function needed(view: HashiView, box: Box, category: Category): number {
  if (category === "six") return box.group;
  return Object.values(view.board.islands).filter(({ flag }) => flag === category).length;
}

/** The seats with the most points. */
export function leaders(view: HashiView): number[] {
  const most = Math.max(...view.players.map(({ total }) => total));
  return view.players.flatMap(({ total }, seat) => (total === most ? [seat] : []));
}
