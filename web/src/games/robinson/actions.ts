// Legal actions as this board asks for them, and how a wish is spelled where it is not among them.

import type { RobinsonValues } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { words } from "../../lib/words.svelte";
import { offered, type Offered } from "../../table/offered";
import type { BoardProps } from "../registry";

export interface Action extends Offered {
  values: Offered["values"] & RobinsonValues;
}

/** The verbs with which the plan is made; answers and uses are all others. */
const PLANNING = ["plan", "support", "lead", "take_back", "first", "confirm", "reopen"];
/** What may be done beside the answers. */
const ASIDE = ["use", "spend_first"];

export const actionsOf = (board: BoardProps): Action[] => offered(board) as Action[];

/** Whether an action answers what is asked. */
export const answers = ({ verb }: Action): boolean => !PLANNING.includes(verb) && !ASIDE.includes(verb);

/** What an action would do, as a phrase that begins a line. */
export const phrase = ({ verb, values }: Action): string => capital(words.action(verb, values));

/** The pawn that an action moves, as the view names it. */
export const pawnMoved = ({ seat, values }: Action): string => (values.pawn === "pawn" ? String(seat) : (values.pawn ?? ""));
/** Who performs what an action plans, as the view names it. */
export const performerOf = ({ seat, values }: Action): string =>
  values.performer === "own" ? String(seat) : (values.performer ?? "");

/** A pawn as a seat's actions name it: one's own has no name. */
export const pawnFor = (seat: number, pawn: string): string => (pawn === String(seat) ? "pawn" : pawn);

/** Planning something, as the server wants to hear it. */
export const spellPlan = (target: string, performer = ""): string => ["plan", target, performer].filter(Boolean).join(" ");
export const spellSupport = (slot: number, pawn: string): string => `support ${slot} ${pawn}`;
export const spellUse = (use: string): string => `use ${use}`;

/** What is used, as views and cards name it, in the notation of actions: "item biscuits" is "biscuits". */
export function useOf(card: string): string {
  const [kind = "", name = ""] = card.split(" ");
  if (kind === "discovery") return `token_${name}`;
  return kind === "mystery" || kind === "treasure" ? `treasure_${name}` : name;
}
