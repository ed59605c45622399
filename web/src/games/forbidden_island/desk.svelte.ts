// What the reader does at the board: choosing, playing, asking why not.

import type { Reason } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import type { BoardProps } from "../registry";
import { readActions, type Action } from "./actions";
import { Choice, type Outcome } from "./choice.svelte";
import type { Item } from "./menu";
import { cardTries, deckTries, tileTries, type Tries } from "./tries";
import { TurnPlayer } from "./turn.svelte";
import type { Box, IslandView } from "./view";

export type DeckName = "treasure" | "flood";
const DRAWN_BY: Record<DeckName, string> = { treasure: "draw", flood: "flood" };
const SPECIALS = ["helicopter", "sandbags"];
const MOST_REASONS = 3;

export class Desk {
  /** Why what was pressed last is not possible. */
  why = $state.raw<{ anchor: Element; about: string; reasons: Reason[] } | null>(null);
  /** The card that was pressed last; its menu opens there. */
  held = $state.raw<Element | null>(null);

  readonly view = $derived.by(() => this.props().view as IslandView);
  readonly box = $derived.by(() => this.props().box as Box);
  /** Whether anything can be played at all. */
  readonly live = $derived.by(() => !this.props().past && !this.props().over);
  readonly yours = $derived.by(
    () => new Set(this.props().seats.flatMap(({ seat, yours }) => (yours ? [seat] : []))),
  );
  readonly actions = $derived.by(() => (this.live ? readActions(this.props().legal) : []));
  /** The reader's seat that the game waits for. */
  readonly acting = $derived.by(() => {
    const waited = this.view.waiting_for[0];
    return waited !== undefined && this.actions.some(({ seat }) => seat === waited) ? waited : null;
  });
  /** Who asks why something is not possible: the seat that is waited for, or else the reader's first. */
  readonly asker = $derived.by(() => this.acting ?? (this.live ? [...this.yours][0] : undefined) ?? null);
  /** The decks from which a card may be turned over. */
  readonly open = $derived.by(() => {
    const decks: DeckName[] = ["treasure", "flood"];
    return new Set(decks.filter((deck) => this.actions.some(({ verb }) => verb === DRAWN_BY[deck])));
  });

  readonly choice = new Choice(
    () => this.view,
    () => this.actions,
    () => this.acting,
  );
  readonly turn: TurnPlayer;

  constructor(
    private readonly props: () => BoardProps,
    /** Where a tile is drawn. */
    private readonly spotOf: (tile: string) => Element | null,
  ) {
    this.turn = new TurnPlayer(props);
  }

  /** The position has changed: what was chosen in the old one may not hold any more. */
  moved(): void {
    this.choice.recheck();
    this.why = null;
  }

  cancel(): void {
    this.choice.drop();
    this.why = null;
    this.turn.stop();
  }

  play(action: Action): void {
    this.cancel();
    void this.turn.play(action);
  }

  finish(): void {
    this.choice.drop();
    if (this.turn.finishing) this.turn.stop();
    else void this.turn.finish();
  }

  // -- what is pressed ----------------------------------------------------------------------------

  tile(tile: string): void {
    const spot = this.spotOf(tile);
    if (this.#closes(spot) || !this.live) return;
    const picked = this.choice.picked;
    this.#follow(this.choice.tile(tile), () => {
      void this.#explain(spot, words.name("tile", tile), tileTries(this.view, this.asker, picked, tile));
    });
  }

  /** All that can be done with a tile. */
  askTile(tile: string): void {
    if (this.live) this.#follow(this.choice.ask(tile), () => this.tile(tile));
  }

  pawn(seat: number): void {
    this.#follow(this.choice.pawn(seat));
  }

  card(seat: number, card: string, place: number, from: Element): void {
    this.held = from;
    if (this.#closes(from)) return;
    this.#follow(this.choice.card(seat, card, place), () => {
      void this.#explain(from, words.name("card", card), cardTries(this.view, seat, card));
    });
  }

  deck(deck: DeckName, from: Element): void {
    this.choice.drop();
    const action = this.actions.find(({ verb }) => verb === DRAWN_BY[deck]);
    if (action) this.play(action);
    else if (!this.#closes(from)) {
      const about = deck === "treasure" ? say("board-deck-treasure") : say("board-deck-flood");
      void this.#explain(from, about, deckTries(this.asker, DRAWN_BY[deck]));
    }
  }

  /** A line of a menu. */
  item({ action, aimed }: Item): void {
    if (aimed) this.choice.aim(action);
    else if (action.verb === "shore") this.#follow(this.choice.shore(action));
    else this.play(action);
  }

  // -- hands --------------------------------------------------------------------------------------

  isHeld(seat: number, card: string, place: number): boolean {
    const picked = this.choice.picked;
    if (picked?.what === "card") return picked.seat === seat && picked.place === place;
    if (picked?.what === "lift") return picked.seat === seat && card === "helicopter";
    return picked?.what === "sandbags" && picked.seat === seat && card === "sandbags";
  }

  /** Whether the seat is asked before flood cards; null where there is nothing to be asked about. */
  asks(seat: number): boolean | null {
    const info = this.props().seats[seat];
    const holds = this.view.players[seat]!.hand.some((card) => SPECIALS.includes(card));
    return this.live && info?.yours && holds ? info.asks : null;
  }

  // -- what follows -------------------------------------------------------------------------------

  #follow(outcome: Outcome, otherwise?: () => void): void {
    this.why = null;
    if (outcome === "nothing") otherwise?.();
    else if (outcome !== "picked") this.play(outcome);
  }

  /** Pressing the same thing again takes the reasons away. */
  #closes(spot: Element | null): boolean {
    if (!this.why || this.why.anchor !== spot) return false;
    this.why = null;
    return true;
  }

  async #explain(anchor: Element | null, about: string, tries: Tries | null): Promise<void> {
    if (!anchor || !tries || tries.actions.length === 0) return;
    const before = this.view;
    const answers = await this.props().whyNot(tries.seat, tries.actions);
    const said = new Map(answers.flatMap((reason) => (reason ? [[words.reason(reason), reason] as const] : [])));
    if (this.view !== before || said.size === 0) return;
    this.why = { anchor, about, reasons: [...said.values()].slice(0, MOST_REASONS) };
  }
}
