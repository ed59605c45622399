// What the server tells about this game: the view and the box.

import type { View } from "../../lib/protocol";

export type Category = "red" | "blue" | "six";
export const CATEGORIES: Category[] = ["red", "blue", "six"];
export type Flag = "none" | "red" | "blue";
export type Stage = "start" | "number" | "bridges" | "done";

/** What is on a board, and what of it the card that is being played has added. */
export interface Marks {
  /** Island -> its number. */
  numbers: Record<string, number>;
  /** Line -> its bridges. */
  bridges: Record<string, number>;
  new: { number: string | null; bridges: Record<string, number> };
  complete: string[];
  /** Islands that can no longer be completed. */
  stuck: string[];
}

export interface Player extends Marks {
  /** Points of each category; 0 until it is scored. */
  scored: Record<Category, number>;
  stage: Stage;
  bridges_left: number;
  /** How far each category is. */
  reached: Record<Category, number>;
  total: number;
  /** What the total means in the solo game. */
  rank: string | null;
}

export interface Grid {
  rows: number;
  columns: number;
  islands: Record<string, { row: number; column: number; flag: Flag }>;
  lines: string[];
  crossings: [string, string][];
}

export interface HashiView extends View {
  side: string;
  board: Grid;
  /** The number of the card that is shown; 0 in the set-up. */
  round: number;
  solo: boolean;
  cards: { shown: string | null; gone: string[]; unseen: string[]; left: number };
  /** What each category would give now. */
  worth: Record<Category, number>;
  players: Player[];
}

export interface Box {
  cards: string[];
  rounds: number;
  /** Of a category what the first get, and those who come later. */
  points: Record<Category, [number, number]> & { island: number };
  /** Islands that have to hang together. */
  group: number;
  /** Alone: the last card with which a category gives its high value. */
  deadlines: Record<Category, number>;
  stacks: number[];
  /** Rank -> the points from which it is reached. */
  ranks: Record<string, number>;
}

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

/** Bridges that touch an island. */
export const loadOf = (marks: Marks, island: string): number =>
  Object.entries(marks.bridges).reduce((sum, [line, count]) => sum + (line.split("-").includes(island) ? count : 0), 0);

/** The seats with the most points. */
export function leaders(view: HashiView): number[] {
  const most = Math.max(...view.players.map(({ total }) => total));
  return view.players.flatMap(({ total }, seat) => (total === most ? [seat] : []));
}
