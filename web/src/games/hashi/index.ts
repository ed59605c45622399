// The table of Hashi.

import type { Component } from "svelte";
import type { View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { say, words } from "../../lib/words.svelte";
import type { AfterwardsProps, BoardProps, FinaleProps } from "../registry";
import HashiAfterwards from "./Afterwards.svelte";
import HashiBoard from "./Board.svelte";
import HashiFinale from "./Finale.svelte";
import type { HashiView } from "./view";

export const Board: Component<BoardProps> = HashiBoard;
export const Finale: Component<FinaleProps> = HashiFinale;
export const Afterwards: Component<AfterwardsProps> = HashiAfterwards;
export { default as Picture } from "./Picture.svelte";
export { default as SeatMark } from "./SeatMark.svelte";
export { lastOf, momentOf, thingOf } from "./things";

/** Nobody has a role here: seats are called by names, or by their numbers. */
export const numbered = true;
export const seatName = (_view: View, seat: number): string => say("hashi-player", { seat: seat + 1 });

export const sounds: Record<string, Sound> = { scored: "chime", turned: "rustle" };

export const openers = ["turned"];

/** Each seat has a curve of its points. */
export const curveName = (curve: string): string => words.seat(Number(curve.replace(/\D+/, "")));

/** Alone, a word beside the rank. */
export const kindly = (view: View): string => {
  const { players, solo } = view as HashiView;
  const rank = players[0]?.rank;
  return solo && rank ? words.name("kind", rank) : "";
};

/** Alone, the points and the rank that they mean; else the boards and the chart tell everybody's. */
export const decided = (view: View): string => {
  const { players, solo } = view as HashiView;
  const alone = solo ? players[0] : undefined;
  return alone ? say("hashi-decided-alone", { points: alone.total, rank: words.name("rank", alone.rank ?? "") }) : "";
};
