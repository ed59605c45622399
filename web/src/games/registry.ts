// The games that have a table here. A game's room brings its board; everything else is shared.

import type { Component } from "svelte";
import type { Guidance } from "../guide/lesson";
import type { Box, Forecast, GameEvent, GameResult, Held, Meaning, MoveInfo, SeatInfo, Sign, StepInfo, ToldReason, View } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import { words } from "../lib/words.svelte";
import type { Setup } from "../pages/parts/setup";

/** What a game's board is given. It shows a view and offers what is legal; it knows no rule. */
export interface BoardProps {
  view: View;
  /** The moment that is shown: so many moves were made. */
  moment: number;
  /** What happened in the step that led to this view, to be animated; may be empty. */
  events: GameEvent[];
  /** The moment from which that step leads here. */
  since: number;
  /** What the last move did, to be marked until the next one. */
  last: GameEvent[];
  /** How the game stands: the goal, dangers, what is known to come; none while looking at the past. */
  signs: Sign[];
  /** What can be reckoned of what is to come, where the game does; null while looking at the past. */
  forecast: Forecast | null;
  /** Legal actions of the reader's seats, by seat; empty while looking at the past or watching. */
  legal: Record<string, string[]>;
  /** What each of them means, in the same order. */
  meanings: Record<string, Meaning[]>;
  seats: SeatInfo[];
  box: Box;
  options: Record<string, unknown>;
  /** Whether the game is over. */
  over: boolean;
  /** Whether the past is shown: nothing can be played. */
  past: boolean;
  /**
   * Play an action of a seat; resolves to true once it is played, false if it was not (the shell has said why). Where all
   * do something `together`, it is played even if somebody else was faster, as long as it is still possible.
   */
  play: (seat: number, action: string, together?: boolean) => Promise<boolean>;
  /** Why actions of a seat are not possible now; null for those that are. */
  whyNot: (seat: number, actions: string[]) => Promise<(ToldReason | null)[]>;
  /** How many of the reader's own last moves may be taken back; take some of them back. */
  undo: number;
  takeBack: (count: number) => Promise<void>;
  /** Say how to drop what is prepared on the board but not played yet; null when nothing is. */
  stage: (cancel: (() => void) | null) => void;
  /** Whether the seat is asked before each card that is turned over; switch it. */
  setAsks: (seat: number, on: boolean) => void;
  /** A move that waits until somebody has said "go on". */
  asking: Held | null;
  /** Say "go on", for those who are asked. */
  goOn: () => void;
  /** Say which of the events the board is telling, where it does so part by part, and whether it is still at it. */
  tell: (events: GameEvent[], unfinished: boolean) => void;
  /** End what is being animated; `all`: and what the board is still to tell. */
  skip: (all?: boolean) => void;
}

/** What is shown of a game that is over. */
export interface AfterwardsProps {
  table: string;
  /** How it stood at the end. */
  view: View;
  /** What decided it. */
  account: Sign[];
  seats: SeatInfo[];
  box: Box;
}

/** What the picture of the end is drawn from: how it stood, and the game's own result. */
export interface FinaleProps {
  view: View;
  result: GameResult;
  account: Sign[];
  seats: SeatInfo[];
  box: Box;
}

/** Something at which everybody looks up. */
export interface Moment {
  /** The thing that is shown large. */
  thing: string;
  title: string;
  /** What happened, in a sentence. */
  text: string;
  tone: "alarm" | "joy" | "plain";
}

/**
 * A game's own part of a table. A *thing* is a text by which the game draws something; that of a card is its id in the
 * server's list of cards ("treasure earth"), which has its words.
 */
export interface GameTable {
  Board: Component<BoardProps>;
  /** What a seat is called in sentences, by its view: the role that it plays, or its number. */
  seatName: (view: View, seat: number) => string;
  /** Whether seats have no roles: then whoever has a name is called by that alone. */
  numbered?: boolean;
  /** Which sound goes with an event, by its kind: the weightiest first, for of a step only one is heard. */
  sounds: Record<string, Sound>;
  /** Draws a thing, as large as the place it is given. */
  Picture: Component<{ thing: string }>;
  /** A seat as a small mark: a colour, and a shape or letter that says the same. */
  SeatMark: Component<{ view: View; seat: number }>;
  /** The thing that an event is about; null if a picture of it would tell nothing. */
  thingOf: (event: GameEvent) => string | null;
  /** The moment that an event is worth. */
  momentOf: (event: GameEvent) => Moment | null;
  /** What stays marked on the board, of the moves so far; by itself what the last one did. */
  lastOf?: (moves: MoveInfo[]) => GameEvent[];
  /** Whether its board needs nearly all of the width: what lies beside it then lies over it, but on wide screens. */
  broad?: boolean;
  /** Whether its board says itself how the game stands. */
  tellsSigns?: boolean;
  /** Whether its board tells what happened part by part, and says which part it is at. */
  paced?: boolean;
  /** The events with which a new part of the log begins. */
  openers: readonly string[];
  /** What a curve of the end is called; the server names them. */
  curveName: (curve: string) => string;
  /** Between which values a curve lies, where that is known; else from 0 to the highest that it had. */
  curveRange?: (curve: string, box: Box, view: View) => readonly [number, number] | undefined;
  /** What decided a game that is over, beyond its reason; empty if there is nothing to add. */
  decided: (view: View, box: Box, account: Sign[]) => string;
  /** A kind word at the end; empty if there is none. */
  kindly: (view: View, reason: string) => string;
  /** The picture of the end, over all that is said of it. */
  Finale?: Component<FinaleProps>;
  /** What the game has to show of a game that is over, beside the curves. */
  Afterwards?: Component<AfterwardsProps>;
}

/** Where on a board a step happens, as selectors: what moves, if something does, and where to. */
export interface MarkedPlaces {
  from?: string;
  to?: string;
}

interface GameEntry {
  /** The option that makes another game of it: it is asked for and told before all others. */
  headline: string;
  /** With how many seats one begins alone, at once. */
  firstSeats: number;
  load: () => Promise<GameTable>;
  /** The bubbles of its lesson, and what "?" shows. */
  guidance?: () => Promise<{ guidance: Guidance }>;
  /** Where the coach marks a step. */
  coaching: () => Promise<{ marksOf: (step: StepInfo) => MarkedPlaces }>;
  /** How a table of it is set, if there is more to it than a list of options. */
  setup?: () => Promise<{ setup: Setup }>;
}

const entries: Record<string, GameEntry> = {
  forbidden_island: {
    headline: "difficulty",
    firstSeats: 2,
    load: () => import("./forbidden_island"),
    guidance: () => import("./forbidden_island/guidance"),
    coaching: () => import("./forbidden_island/coaching"),
  },
  hashi: {
    headline: "side",
    firstSeats: 1,
    load: () => import("./hashi"),
    guidance: () => import("./hashi/guidance"),
    coaching: () => import("./hashi/coaching"),
  },
  robinson: {
    headline: "scenario",
    firstSeats: 2,
    load: () => import("./robinson"),
    guidance: () => import("./robinson/guidance"),
    coaching: () => import("./robinson/coaching"),
    setup: () => import("./robinson/setup"),
  },
};

/** In the order of the home page. */
export const GAMES = Object.keys(entries);

export const isKnown = (game: string): boolean => entries[game] !== undefined;
export const headlineOf = (game: string): string | undefined => entries[game]?.headline;
/** Whether it can be learned by playing. */
export const hasLesson = (game: string): boolean => entries[game]?.guidance !== undefined;
export const firstSeatsOf = (game: string): number => entries[game]?.firstSeats ?? 1;

/** A game's table, with its own texts. */
export async function loadGame(game: string): Promise<GameTable> {
  const load = entries[game]?.load;
  if (!load) throw new Error(game);
  const [table] = await Promise.all([load(), words.show(game)]);
  return table;
}

/** How a table of a game is set, with its texts; null if it has nothing to say on it. */
export async function loadSetup(game: string): Promise<Setup | null> {
  const load = entries[game]?.setup;
  if (!load) return null;
  const [found] = await Promise.all([load(), words.add("setup")]);
  return found.setup;
}

/** Where a game's board shows a step of the coach; null if there is no such game. */
export const loadMarks = async (game: string) => (await entries[game]?.coaching())?.marksOf ?? null;

/** What a game is learned by, with the texts for it; null if it has nothing of the kind. */
export async function loadGuidance(game: string): Promise<Guidance | null> {
  const [found] = await Promise.all([entries[game]?.guidance?.(), words.help(game)]);
  return found?.guidance ?? null;
}
