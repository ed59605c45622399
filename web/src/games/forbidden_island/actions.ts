// Legal actions as this board asks for them: where they lead, which card they take, who is moved.

import type { IslandValues } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { words } from "../../lib/words.svelte";
import { offered, type Offered } from "../../table/offered";
import type { BoardProps } from "../registry";

export interface Action extends Offered {
  /** Where it leads, or the tile that it is about. */
  tiles: string[];
  card: string | null;
  /** Seats that it is about: who is moved, lifted, or given something. */
  pawns: number[];
}

export const actionsOf = (board: BoardProps): Action[] =>
  offered(board).map((offer) => {
    const { tile, tiles, card, seat, receiver, pawns } = offer.values as IslandValues;
    const one = seat ?? receiver;
    return {
      ...offer,
      tiles: tiles ?? (tile === undefined ? [] : [tile]),
      card: card ?? null,
      pawns: pawns ?? (one === undefined ? [] : [one]),
    };
  });

/** What an action would do, as a phrase that begins a line. */
export const phrase = ({ verb, values }: Action): string => capital(words.action(verb, values));
