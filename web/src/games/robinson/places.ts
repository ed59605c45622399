// The places of the island and the camp: where they lie, what is on them, what can be planned there.

import type { RobinsonBox, RobinsonMark, RobinsonTile, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import type { PersonOutlook } from "./people";

/** What a place asks of the desk; nothing of it is there for those who only look. */
export interface PlaceDesk {
  live: boolean;
  planning: boolean;
  target(target: string, from: Element): void;
  state(target: string): "open" | "planned" | "sure" | "closed";
  use(use: string, from: Element): void;
  canUse(use: string): boolean;
  look(card: string): void;
  highlight: string | null;
  /** What the engine reckons, where the desk has it at hand. */
  forecast?: (Outlook & { people: PersonOutlook[] }) | null;
}

export interface Odds {
  success: number;
  wound: number;
  adventure: number;
}

/** What the forecast says of a target. */
export interface TargetOutlook {
  target: string;
  least: number;
  sure: number | null;
  lacks: { what: string; n: number }[];
  odds: Odds | null;
}

/** What the forecast says of a planned action. */
export interface PlannedOutlook {
  target: string;
  complete: boolean;
  missing: number;
  sure: boolean;
  odds: Odds | null;
  /** What it brings if it succeeds, by names of goods and levels. */
  brings: object;
}

/** The part of the forecast that places show. */
export interface Outlook {
  targets: TargetOutlook[];
  planned: PlannedOutlook[];
}

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

/** The spaces that this scenario plays with: the city has one of its own. */
export function spacesOf(view: RobinsonView, box: RobinsonBox): string[] {
  const city = box.scenarios[view.scenario - 1]?.scenario === "cannibal_island";
  return Object.keys(box.spaces)
    .filter((space) => city || space !== "A4")
    .sort();
}

export const tileAt = (view: RobinsonView, box: RobinsonBox, space: string): RobinsonTile | undefined =>
  box.tiles.find((tile) => tile.number === view.tiles[space]);

export const marksAt = (view: RobinsonView, place: string): RobinsonMark[] =>
  view.marks.filter((mark) => mark.at === place);

export const scenarioOf = (view: RobinsonView, box: RobinsonBox): string =>
  box.scenarios[view.scenario - 1]?.scenario ?? "";

// -- targets -----------------------------------------------------------------------------------------------

/** The space that a target is about: "gather A1 wood", "build cross A1"; none for what is not on the island. */
export const spaceOf = (target: string): string | undefined => target.split(" ").find((word) => /^[ABC]\d$/.test(word));

/** Targets as a phrase: "gather wood on A1". */
export function targetName(target: string): string {
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
  outlook: TargetOutlook | undefined;
  planned: PlannedOutlook | undefined;
  pawns: string[];
}

export function planningOf(view: RobinsonView, outlook: Outlook | null, desk: PlaceDesk | null, target: string): Planning {
  const slots = view.plan.filter((slot) => slot.target === target);
  const told = outlook?.targets.find((one) => one.target === target);
  return {
    target,
    outlook: told,
    planned: outlook?.planned.find((one) => one.target === target),
    pawns: slots.flatMap((slot) => slot.pawns),
    state: slots.length > 0 && !desk ? "planned" : (desk?.state(target) ?? "closed"),
  };
}

/** All targets of a space, planned or possible. */
export function targetsAt(view: RobinsonView, outlook: Outlook | null, space: string): string[] {
  const all = [...view.plan.map((slot) => slot.target), ...(outlook?.targets.map((one) => one.target) ?? [])];
  return [...new Set(all)].filter((target) => spaceOf(target) === space);
}

export const percent = (chance: number): string => say("place-percent", { n: Math.round(chance * 100) });

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
  const parts = [targetName(target)];
  if (pawns.length > 0) parts.push(say("place-planned", { who: [...new Set(pawns)].map((pawn) => pawnName(pawn)).join(", ") }));
  if (planned?.sure || (pawns.length > 0 && state === "sure")) parts.push(say("place-sure"));
  else if (odds)
    parts.push(
      say("place-odds", { success: percent(odds.success), wound: percent(odds.wound), adventure: percent(odds.adventure) }),
    );
  if (planned && !planned.complete) parts.push(say("place-missing", { n: planned.missing }));
  if (pawns.length === 0 && outlook && outlook.least > 1) parts.push(say("place-least", { n: outlook.least }));
  if (view.asking?.kind === "plan" && state === "closed") parts.push(say("place-closed"));
  return parts.join("; ");
}

/** A pawn as people call it: a player, Friday, or the pawn of an item. */
export const pawnName = (pawn: string): string =>
  /^\d$/.test(pawn) ? (words.seats[Number(pawn)] ?? words.seat(Number(pawn))) : words.name("pawn", pawn);

/** Whose colour a pawn has. */
export const roleOfPawn = (view: RobinsonView, pawn: string): string =>
  /^\d$/.test(pawn)
    ? (view.players[Number(pawn)]?.character ?? "thing")
    : ["friday", "dog", "jenny"].includes(pawn)
      ? pawn
      : "thing";
