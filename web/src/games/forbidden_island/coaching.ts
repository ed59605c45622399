// Where on the board a step of the coach happens.

import type { StepInfo } from "../../lib/protocol";
import type { MarkedPlaces } from "../registry";

const pawn = (seat: unknown): string => `[data-spot="pawn-${seat}"]`;
const tile = (name: unknown): string => `[data-tile="${name}"]`;

export function marksOf({ seat, verb, values }: StepInfo): MarkedPlaces {
  if (verb === "shore") return { to: tile((values.tiles as string[])[0]) };
  if (verb === "give") return { to: `[data-spot="hand-${values.receiver}"]` };
  if (verb === "discard") return { to: `[data-spot="hand-${seat}"]` };
  if (values.tile === undefined) return {};
  if (verb === "sandbag") return { to: tile(values.tile) };
  const flown = (values.pawns as number[] | undefined)?.[0];
  return { from: pawn(values.seat ?? flown ?? seat), to: tile(values.tile) };
}
