// The places of the island and the camp: where they lie, what is on them, what can be planned there.

import type { RobinsonBox, RobinsonMark, RobinsonTile, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import type { RobinsonDesk } from "./desk.svelte";
import { pawnName } from "./names";
import { oddsText, percent } from "./panels";
import { scenarioOf, spaceOf, type Forecast, type Planned, type Target } from "./view";

/** The part of the forecast that places show. */
export type Outlook = Pick<Forecast, "targets" | "planned">;

// -- hexes -------------------------------------------------------------------------------------------------

export const WIDTH = 100;
export const HEIGHT = 116;
const ROW = 87;
export const HEX = "M50 0 100 29V87L50 116 0 87V29z";

export interface Spot {
  space: string;
  x: number;
  y: number;
}

/** Where a space lies: rows A and C stand half a hex to the right of row B. */
export function spotOf(space: string): Spot {
  const row = "ABC".indexOf(space[0]!);
  const column = Number(space[1]) - 1;
  return { space, x: column * WIDTH + (row === 1 ? 0 : WIDTH / 2), y: row * ROW };
}

/** The spaces that this scenario is played on. */
export const spacesOf = (view: RobinsonView, box: RobinsonBox): string[] => [...scenarioOf(view, box).spaces].sort();

export const tileAt = (view: RobinsonView, box: RobinsonBox, space: string): RobinsonTile | undefined =>
  box.tiles.find((tile) => tile.number === view.tiles[space]);

export const marksAt = (view: RobinsonView, place: string): RobinsonMark[] =>
  view.marks.filter((mark) => mark.at === place);

// -- targets -----------------------------------------------------------------------------------------------

/** Targets as a phrase: "gather wood on A1". */
export function targetPhrase(target: string): string {
  const [head = "", ...rest] = target.split(" ");
  const [a = "none", b = "none"] = rest;
  const levels = ["shelter", "roof", "palisade", "weapon"];
  const named = head === "build" && !levels.includes(a) ? words.name("invention", a) : a;
  return say(`target-${head}`, { a: named, b });
}

/** What is shown and planned at a target: its ring, its chance, the pawns on it. */
export interface Planning {
  target: string;
  state: "open" | "planned" | "sure" | "closed";
  outlook: Target | undefined;
  planned: Planned | undefined;
  pawns: string[];
}

export function planningOf(view: RobinsonView, outlook: Outlook | null, desk: RobinsonDesk, target: string): Planning {
  const slots = view.plan.filter((slot) => slot.target === target);
  const told = outlook?.targets.find((one) => one.target === target);
  return {
    target,
    outlook: told,
    planned: outlook?.planned.find((one) => one.target === target),
    pawns: slots.flatMap((slot) => slot.pawns),
    state: desk.state(target),
  };
}

/** All targets of a space, planned or possible. */
export function targetsAt(view: RobinsonView, outlook: Outlook | null, space: string): string[] {
  const all = [...view.plan.map((slot) => slot.target), ...(outlook?.targets.map((one) => one.target) ?? [])];
  return [...new Set(all)].filter((target) => spaceOf(target) === space);
}

/** The few letters under a target: its chance of success, or the pawns it still needs. */
export function badgeOf({ state, outlook, planned, pawns }: Planning): string {
  if (pawns.length > 0) {
    if (planned && !planned.complete) return `+${planned.missing}`;
    if (planned?.odds && !planned.sure) return percent(planned.odds.success);
    return planned ? "✓" : "";
  }
  if (state !== "open" || !outlook) return "";
  return outlook.odds ? percent(outlook.odds.success) : "";
}

/** What somebody hears of a target: what it is, its odds, who does it. */
export function targetLabel(plan: Planning, view: RobinsonView): string {
  const { target, outlook, planned, pawns, state } = plan;
  const odds = planned ? planned.odds : (outlook?.odds ?? null);
  const parts = [targetPhrase(target)];
  if (pawns.length > 0) parts.push(say("place-planned", { who: [...new Set(pawns)].map(pawnName).join(", ") }));
  if (planned?.sure || (pawns.length > 0 && state === "sure")) parts.push(say("place-sure"));
  else if (odds) parts.push(oddsText(odds));
  if (planned && !planned.complete) parts.push(say("place-missing", { n: planned.missing }));
  if (pawns.length === 0 && outlook && outlook.least > 1) parts.push(say("place-least", { n: outlook.least }));
  if (view.asking?.kind === "plan" && state === "closed") parts.push(say("place-closed"));
  return parts.join("; ");
}

/** Whose colour a pawn has. */
export const roleOfPawn = (view: RobinsonView, pawn: string): string =>
  /^\d$/.test(pawn)
    ? (view.players[Number(pawn)]?.character ?? "thing")
    : ["friday", "dog", "jenny"].includes(pawn)
      ? pawn
      : "thing";
