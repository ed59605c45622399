// What the reader may do now: each legal action with what it means. Boards go by its verb and values, and play its text.

import type { BoardProps } from "../games/registry";
import type { Meaning } from "../lib/protocol";

export interface Offered extends Meaning {
  /** Who would play it. */
  seat: number;
  /** As the server wants to hear it. */
  text: string;
}

/** Of each seat, the actions and their meanings have the same order. */
export const offered = ({ legal, meanings }: Pick<BoardProps, "legal" | "meanings">): Offered[] =>
  Object.entries(meanings).flatMap(([seat, meant]) =>
    meant.map((meaning, place) => ({ ...meaning, seat: Number(seat), text: legal[seat]![place]! })),
  );
