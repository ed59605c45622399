// The games that have a table here. A game's room brings its board; everything else is shared.

import type { Component } from "svelte";
import type { Asking, Box, GameEvent, Reason, SeatInfo, View } from "../lib/protocol";
import { words } from "../lib/words.svelte";

/** What a game's board is given. It shows a view and offers what is legal; it knows no rule. */
export interface BoardProps {
  view: View;
  /** What happened in the step that led to this view, to be animated; may be empty. */
  events: GameEvent[];
  /** Legal actions of the reader's seats, by seat; empty while looking at the past or watching. */
  legal: Record<string, string[]>;
  seats: SeatInfo[];
  box: Box;
  options: Record<string, unknown>;
  /** Whether the game is over. */
  over: boolean;
  /** Whether the past is shown: nothing can be played. */
  past: boolean;
  /** Play an action of a seat; resolves to true once it is played, false if it was not (the shell has said why). */
  play: (seat: number, action: string) => Promise<boolean>;
  /** Why actions of a seat are not possible now; null for those that are. */
  whyNot: (seat: number, actions: string[]) => Promise<(Reason | null)[]>;
  /** How many of the reader's own last moves may be taken back; take some of them back. */
  undo: number;
  takeBack: (count: number) => Promise<void>;
  /** Say how to drop what is prepared on the board but not played yet; null when nothing is. */
  stage: (cancel: (() => void) | null) => void;
  /** Whether the seat is asked before each card that is turned over; switch it. */
  setAsks: (seat: number, on: boolean) => void;
  /** A move that waits until somebody has said "go on". */
  asking: Asking | null;
  /** Say "go on", for those who are asked. */
  goOn: () => void;
  /** End what is being animated. */
  skip: () => void;
}

/** What is shown of a game that is over. */
export interface AfterwardsProps {
  table: string;
  /** How it stood at the end. */
  view: View;
  seats: SeatInfo[];
  box: Box;
}

export interface GameTable {
  Board: Component<BoardProps>;
  /** What a seat is called in sentences, by its view. */
  seatName: (view: View, seat: number) => string;
  /** What decided a game that is over, beyond its reason; empty if there is nothing to add. */
  decided: (view: View, box: Box) => string;
  /** What the game has to show of a game that is over, beside the curves. */
  Afterwards?: Component<AfterwardsProps>;
}

const tables: Record<string, () => Promise<GameTable>> = {
  forbidden_island: () => import("./forbidden_island"),
  hashi: () => import("./hashi"),
};

/** In the order of the home page; those that have no table yet are to come. */
export const GAMES = ["forbidden_island", "hashi", "robinson"] as const;

/** With how many seats one begins alone, at once. */
export const FIRST_TABLES: Record<string, number> = { forbidden_island: 2, hashi: 1 };

export const isPlayable = (game: string): boolean => game in tables;

/** A game's table, with its own texts. */
export async function loadGame(game: string): Promise<GameTable> {
  const load = tables[game];
  if (!load) throw new Error(game);
  const [table] = await Promise.all([load(), words.show(game)]);
  return table;
}
