// The table of Hashi.

import type { Component } from "svelte";
import type { View } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { say, words } from "../../lib/words.svelte";
import type { AfterwardsProps, BoardProps } from "../registry";
import HashiAfterwards from "./Afterwards.svelte";
import HashiBoard from "./Board.svelte";
import type { HashiView } from "./view";

export const Board: Component<BoardProps> = HashiBoard;
export const Afterwards: Component<AfterwardsProps> = HashiAfterwards;
export { default as Picture } from "./Picture.svelte";
export { default as SeatMark } from "./SeatMark.svelte";
export { lastOf, momentOf, thingOf } from "./things";

/** Nobody has a role here: seats are called by their numbers. */
export const seatName = (_view: View, seat: number): string => say("hashi-player", { seat: seat + 1 });

export const sounds: Record<string, Sound> = { scored: "chime", turned: "rustle" };

export const openers = ["turned"];

/** Each seat has a curve of its points. */
export const curveName = (curve: string): string =>
  say("table-curve-points", { seat: words.seat(Number(curve.replace(/\D+/, ""))) });

/** Everybody's points; alone the rank that they mean. */
export const decided = (view: View): string => {
  const { players, solo } = view as HashiView;
  const alone = players[0];
  if (solo && alone) {
    return say("hashi-decided-alone", { points: alone.total, rank: words.name("rank", alone.rank ?? "") });
  }
  const seats = players.map(({ total }, seat) => ({ seat, total })).sort((one, other) => other.total - one.total);
  return seats.map(({ seat, total }) => say("hashi-decided", { seat: words.seat(seat), points: total })).join(" · ");
};
