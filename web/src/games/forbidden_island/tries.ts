// What somebody may have meant who pressed something that is not possible now: the server says why not. It is asked in
// the notation of docs/games/forbidden_island.md.

import type { Tries } from "../../table/desk.svelte";
import type { Picked } from "./choice.svelte";
import { stateOf, type IslandView } from "./view";

export function tileTries(view: IslandView, seat: number | null, picked: Picked | null, tile: string): Tries | null {
  if (picked?.what === "sandbags") return { seat: picked.seat, actions: [`sandbag ${tile}`] };
  if (picked?.what === "lift") {
    const pawns = picked.pawns.join("+");
    return { seat: picked.seat, actions: pawns === "" ? [] : [`lift ${pawns} ${tile}`] };
  }
  if (seat === null) return null;
  if (picked?.what === "pawn") return { seat, actions: [`navigate ${picked.seat} ${tile}`] };
  if (picked?.what === "pair") return { seat, actions: [`shore ${[picked.tile, tile].sort().join(" ")}`] };
  if (view.due === "swim" && view.waiting_for[0] === seat) return { seat, actions: [`swim ${tile}`] };
  const flies = view.players[seat]?.role === "pilot" ? [`fly ${tile}`] : [];
  // of a dry tile far away it says enough that it is far
  const shores = stateOf(view, tile) !== "dry" || view.players[seat]?.at === tile ? [`shore ${tile}`] : [];
  return { seat, actions: [`move ${tile}`, ...flies, ...shores] };
}

export function cardTries(view: IslandView, seat: number, card: string): Tries {
  if (card === "sandbags") return { seat, actions: [`sandbag ${view.flooded[0] ?? view.players[seat]!.at}`] };
  if (card === "helicopter") {
    const goal = Object.values(view.tiles).find((tile) => !view.sunk.includes(tile) && tile !== view.players[seat]!.at);
    return { seat, actions: [`lift ${seat} ${goal}`] };
  }
  const others = view.players.flatMap((_, other) => (other === seat ? [] : [`give ${other} ${card}`]));
  return { seat, actions: [`capture ${card}`, ...others] };
}

export const deckTries = (seat: number | null, verb: string): Tries | null =>
  seat === null ? null : { seat, actions: [verb] };
