// Legal actions are words; this reads them. The notation is that of docs/games/forbidden_island.md.

import type { Values } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

export interface Action {
  /** Who would play it. */
  seat: number;
  verb: string;
  /** As the server wants to hear it. */
  text: string;
  /** Where it leads, or the tile that it is about. */
  tiles: string[];
  card: string | null;
  /** Seats that it is about: who is moved, lifted, or given something. */
  pawns: number[];
}

/** The card that pays for an action which does not name it. */
const PAID_WITH: Record<string, string> = { sandbag: "sandbags", lift: "helicopter", escape: "helicopter" };
const ABOUT_CARDS = ["give", "capture", "discard"];

export function readAction(seat: number, text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  const pawns = /^\d/.test(rest[0] ?? "") ? rest.shift()!.split("+").map(Number) : [];
  const named = ABOUT_CARDS.includes(verb);
  return { seat, verb, text, tiles: named ? [] : rest, card: (named ? rest[0] : PAID_WITH[verb]) ?? null, pawns };
}

export const readActions = (legal: Record<string, string[]>): Action[] =>
  Object.entries(legal).flatMap(([seat, texts]) => texts.map((text) => readAction(Number(seat), text)));

/** What an action would do, as a phrase that begins a line. */
export function phrase({ verb, tiles, card, pawns }: Action): string {
  const values: Values = { tile: tiles[0] ?? "", tiles, card: card ?? "", pawns, seat: pawns[0], receiver: pawns[0] };
  return capital(words.action(verb, values));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
