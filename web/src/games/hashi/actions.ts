// Legal actions as this board asks for them, and what somebody wishes who presses something.

import type { HashiValues } from "../../lib/protocol";
import { offered } from "../../table/offered";
import type { BoardProps } from "../registry";

/** What somebody wants to do, whether or not it is legal. */
export interface Wish extends HashiValues {
  verb: "start" | "number" | "bridge";
}

export interface Action extends HashiValues {
  verb: Wish["verb"] | "skip_number" | "skip_bridges";
  /** As the server wants to hear it. */
  text: string;
}

/** The legal actions of a seat. */
export const actionsOf = (board: BoardProps, seat: number): Action[] =>
  offered(board).flatMap(({ seat: whose, verb, values, text }) =>
    whose === seat ? [{ ...(values as HashiValues), verb: verb as Action["verb"], text }] : [],
  );

export const grants = (action: Action, { verb, island, number, line }: Wish): boolean =>
  action.verb === verb && action.island === island && action.number === number && action.line === line;

/** A wish as the server wants to hear it, to be told why not. */
export const spell = ({ verb, island, number, line }: Wish): string =>
  [verb, island, number, line].filter((word) => word !== undefined).join(" ");
