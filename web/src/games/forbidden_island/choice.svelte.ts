// What is chosen on the board, and what may be chosen next. All of it comes from the legal actions.

import type { Action } from "./actions";
import type { IslandView } from "./view";

export type Picked =
  | { what: "tile"; tile: string; all: boolean }
  | { what: "pair"; tile: string }
  | { what: "pawn"; seat: number }
  | { what: "card"; seat: number; card: string; place: number }
  | { what: "sandbags"; seat: number }
  | { what: "lift"; seat: number; pawns: number[] };

/** What a choice led to: an action to play, something new picked, or nothing that could be done. */
export type Outcome = Action | "picked" | "nothing";

const ON_FOOT = ["move", "swim", "shore"];
const PLAIN = [...ON_FOOT, "fly", "capture"];
const same = (some: number[], others: number[]) => some.join() === others.join();

export class Choice {
  picked = $state.raw<Picked | null>(null);

  constructor(
    private readonly view: () => IslandView,
    private readonly actions: () => Action[],
    /** The reader's seat that the game waits for. */
    private readonly acting: () => number | null,
  ) {}

  drop(): void {
    this.picked = null;
  }

  /** In a new position what was chosen stays chosen if that still makes sense. */
  recheck(): void {
    const picked = this.picked;
    if (picked && !this.#holds(picked)) this.drop();
    else if (picked?.what === "lift") {
      const { players } = this.view();
      const pawns = picked.pawns.filter((seat) => players[seat]?.at === players[picked.pawns[0]!]?.at);
      if (pawns.length !== picked.pawns.length) this.picked = { ...picked, pawns };
    }
  }

  #holds(picked: Picked): boolean {
    const holds = (card: string, seat: number) => this.view().players[seat]?.hand.includes(card) ?? false;
    switch (picked.what) {
      case "tile":
        return this.everything(picked.tile).length > 0;
      case "pair":
        return this.alone() !== undefined;
      case "pawn":
        return this.pawns.has(picked.seat);
      case "sandbags":
        return holds("sandbags", picked.seat);
      case "lift":
        return holds("helicopter", picked.seat);
      case "card":
        return false; // cards change places
    }
  }

  // -- tiles --------------------------------------------------------------------------------------

  /** What can be done at a tile with nothing else chosen: the acting seat's actions, and cards played there. Nobody flies where they can walk. */
  at(tile: string): Action[] {
    const here = this.view().players[this.acting() ?? -1]?.at === tile;
    const leads = (verb: string) => (action: Action) =>
      action.verb === verb && action.seat === this.acting() && action.tiles[0] === tile;
    const walks = this.actions().some(leads("move"));
    return this.actions().filter((action) => {
      if (walks && leads("fly")(action)) return false; // it costs the same, and the flight of the turn is kept
      if (action.verb === "sandbag") return action.tiles[0] === tile;
      if (action.seat !== this.acting() || action.verb === "lift") return false;
      return action.verb === "capture" ? here : action.tiles.length === 1 && action.tiles[0] === tile;
    });
  }

  /** Everything that leads to a tile or is about it, flights by card included. */
  everything(tile: string): Action[] {
    return [...this.at(tile), ...this.actions().filter(({ verb, tiles }) => verb === "lift" && tiles[0] === tile)];
  }

  /** Tiles that glow: "near" what is done on foot or asked for, "far" what a flight reaches. */
  readonly goals = $derived.by((): Map<string, "near" | "far"> => {
    const goals = new Map<string, "near" | "far">();
    for (const cell of Object.values(this.view().tiles)) {
      const found = this.#goal(cell);
      if (found) goals.set(cell, found);
    }
    return goals;
  });

  #goal(tile: string): "near" | "far" | null {
    const picked = this.picked;
    if (picked && picked.what !== "tile") {
      return this.#narrowed(tile).length > 0 ? "near" : null;
    }
    const verbs = this.at(tile).map(({ verb }) => verb);
    if (verbs.some((verb) => ON_FOOT.includes(verb) || verb === "capture")) return "near";
    return verbs.includes("fly") ? "far" : null;
  }

  /** Actions that the chosen thing and a tile make up together. */
  #narrowed(tile: string): Action[] {
    const picked = this.picked;
    return this.actions().filter(({ seat, verb, tiles, pawns }) => {
      switch (picked?.what) {
        case "pair":
          return verb === "shore" && tiles.length === 2 && tiles.includes(picked.tile) && tiles.includes(tile) &&
            tile !== picked.tile;
        case "pawn":
          return verb === "navigate" && pawns[0] === picked.seat && tiles[0] === tile;
        case "sandbags":
          return verb === "sandbag" && seat === picked.seat && tiles[0] === tile;
        case "lift":
          return verb === "lift" && seat === picked.seat && same(pawns, picked.pawns) && tiles[0] === tile;
        default:
          return false;
      }
    });
  }

  /** Somebody chose a tile. */
  tile(tile: string): Outcome {
    const picked = this.picked;
    if (picked?.what === "pair" && picked.tile === tile) return this.alone() ?? "nothing";
    if (picked && picked.what !== "tile" && picked.what !== "card") {
      const [action] = this.#narrowed(tile);
      if (action) return action;
      return picked.what === "lift" && this.#board(tile) ? "picked" : "nothing";
    }
    if (picked?.what === "tile" && picked.tile === tile) {
      this.drop();
      return "picked";
    }
    return this.#open(tile);
  }

  /** The one thing that can be done there at once, or a menu. */
  #open(tile: string): Outcome {
    this.drop();
    const offered = this.at(tile);
    const steps = offered.filter(({ verb }) => PLAIN.includes(verb));
    const cards = offered.some(({ verb }) => verb === "sandbag");
    if (steps.length === 1 && !cards) return steps[0]!.verb === "shore" ? this.shore(steps[0]!) : steps[0]!;
    return offered.length === 0 ? "nothing" : this.#menu(tile);
  }

  #menu(tile: string, all = false): Outcome {
    this.picked = { what: "tile", tile, all };
    return "picked";
  }

  /** Somebody wants to see all that can be done with a tile. */
  ask(tile: string): Outcome {
    if (this.everything(tile).length === 0) return "nothing";
    return this.#menu(tile, true);
  }

  /** Shoring up a tile: at once, or with a second tile to choose. */
  shore(action: Action): Outcome {
    const tile = action.tiles[0]!;
    const paired = this.actions().some(
      ({ verb, seat, tiles }) => verb === "shore" && seat === action.seat && tiles.length === 2 && tiles.includes(tile),
    );
    if (!paired) return action;
    this.picked = { what: "pair", tile };
    return "picked";
  }

  /** The first tile of a pair, without a second. */
  alone(): Action | undefined {
    const picked = this.picked;
    if (picked?.what !== "pair") return undefined;
    return this.actions().find(({ verb, tiles }) => verb === "shore" && tiles.length === 1 && tiles[0] === picked.tile);
  }

  // -- pawns --------------------------------------------------------------------------------------

  /** Pawns that glow. */
  readonly pawns = $derived.by((): Set<number> => {
    const picked = this.picked;
    const actions = this.actions();
    if (picked?.what === "lift") {
      const lifts = actions.filter(({ seat, verb }) => verb === "lift" && seat === picked.seat);
      return new Set(lifts.flatMap(({ pawns }) => pawns));
    }
    if (picked?.what === "card") return new Set(this.gifts().map(({ pawns }) => pawns[0]!));
    if (picked && picked.what !== "pawn" && picked.what !== "tile") return new Set();
    return new Set(actions.flatMap(({ verb, pawns }) => (verb === "navigate" ? pawns : [])));
  });

  /** Gifts of the chosen card. */
  gifts(): Action[] {
    const picked = this.picked;
    if (picked?.what !== "card") return [];
    return this.actions().filter(
      ({ seat, verb, card }) => verb === "give" && seat === picked.seat && card === picked.card,
    );
  }

  /** Somebody chose a pawn, or the person it belongs to. */
  pawn(seat: number): Outcome {
    const picked = this.picked;
    if (picked?.what === "card") return this.gifts().find(({ pawns }) => pawns[0] === seat) ?? "nothing";
    if (picked?.what === "lift") {
      this.picked = { ...picked, pawns: this.#aboard(picked.seat, picked.pawns, seat) };
      return "picked";
    }
    if (!this.pawns.has(seat)) return "nothing";
    this.picked = picked?.what === "pawn" && picked.seat === seat ? null : { what: "pawn", seat };
    return "picked";
  }

  /** Who flies after somebody got on or off; those of another tile make room. */
  #aboard(owner: number, aboard: number[], seat: number): number[] {
    if (aboard.includes(seat)) return aboard.filter((other) => other !== seat);
    const together = [...aboard, seat].sort((one, other) => one - other);
    const known = this.actions().some((action) => {
      return action.verb === "lift" && action.seat === owner && same(action.pawns, together);
    });
    return known ? together : [seat];
  }

  /** All pawns of a tile get on. */
  #board(tile: string): boolean {
    const picked = this.picked;
    if (picked?.what !== "lift" || picked.pawns.length > 0) return false;
    const there = [...this.pawns].filter((seat) => this.view().players[seat]?.at === tile);
    if (there.length > 0) this.picked = { ...picked, pawns: there.sort((one, other) => one - other) };
    return there.length > 0;
  }

  // -- cards --------------------------------------------------------------------------------------

  /** What can be done with a card of a hand. */
  of(seat: number, card: string): Action[] {
    return this.actions().filter((action) => action.seat === seat && action.card === card);
  }

  /** Somebody chose a card of their own. */
  card(seat: number, card: string, place: number): Outcome {
    const picked = this.picked;
    this.drop();
    const repeated =
      (picked?.what === "card" && picked.seat === seat && picked.place === place) ||
      (picked?.what === "lift" && picked.seat === seat && card === "helicopter") ||
      (picked?.what === "sandbags" && picked.seat === seat && card === "sandbags");
    if (repeated) return "picked";
    const offered = this.of(seat, card);
    const verbs = new Set(offered.map(({ verb }) => verb));
    if (verbs.size === 0) return "nothing";
    if (verbs.size === 1 && verbs.has("discard")) return offered[0]!;
    if (verbs.size === 1 && (verbs.has("lift") || verbs.has("sandbag"))) return this.aim(offered[0]!);
    this.picked = { what: "card", seat, card, place };
    return "picked";
  }

  /** A card that needs a goal was chosen to be played. */
  aim(action: Action): Outcome {
    if (action.verb === "sandbag") this.picked = { what: "sandbags", seat: action.seat };
    else this.picked = { what: "lift", seat: action.seat, pawns: [] };
    return "picked";
  }
}
