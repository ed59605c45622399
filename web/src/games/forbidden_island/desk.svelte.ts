// What the reader does at the board: choosing, playing, asking why not.

import { say, words } from "../../lib/words.svelte";
import { Desk, type Keys } from "../../table/desk.svelte";
import type { BoardProps } from "../registry";
import { actionsOf, type Action } from "./actions";
import { Choice, type Outcome } from "./choice.svelte";
import type { Item } from "./menu";
import { cardTries, deckTries, tileTries } from "./tries";
import { TurnPlayer } from "./turn.svelte";
import { SPECIALS, type Box, type IslandView } from "./view";

export type DeckName = "treasure" | "flood";
const DRAWN_BY: Record<DeckName, string> = { treasure: "draw", flood: "flood" };
/** The keys of the steps of a turn, by their verbs, and that of all that are left. */
export const STEP_KEYS: Record<string, string> = { end: "E", draw: "D", flood: "F" };
export const FINISH_KEY = "T";

export class IslandDesk extends Desk<IslandView, Box> {
  /** The card that was pressed last; its menu opens there. */
  held = $state.raw<Element | null>(null);

  readonly actions = $derived.by(() => (this.live ? actionsOf(this.props()) : []));
  /** What the last move did. */
  readonly last = $derived.by(() => this.props().last);
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

  constructor(props: () => BoardProps, spotOf: (tile: string) => Element | null) {
    super(props, spotOf);
    this.turn = new TurnPlayer(
      props,
      () => this.actions,
      (action) => this.#send(action),
      (settled, wanted) => this.shown(settled, wanted),
    );
  }

  /** Whether the reader is asked if the turn shall end though actions are left. */
  doubtful = $state(false);

  moved(): void {
    this.choice.recheck();
    this.why = null;
    this.doubtful = false;
  }

  cancel(): void {
    this.choice.drop();
    this.why = null;
    this.doubtful = false;
    this.turn.stop();
    this.turn.halted = "";
  }

  get keys(): Keys {
    const steps = this.actions.filter(({ seat, verb }) => seat === this.acting && verb in STEP_KEYS);
    const keys: Keys = {};
    for (const step of steps) keys[STEP_KEYS[step.verb]!.toLowerCase()] = () => this.play(step);
    if (steps.length > 0) keys[FINISH_KEY.toLowerCase()] = () => this.finish();
    return keys;
  }

  play(action: Action): void {
    this.cancel();
    void this.#send(action);
  }

  async #send({ seat, text }: Action): Promise<boolean> {
    return (await this.busily(() => this.props().play(seat, text))) ?? false;
  }

  /** Play the rest of the turn. Where actions are left the reader is asked first, unless they are sure. */
  finish(sure = false): void {
    this.choice.drop();
    this.doubtful = !sure && !this.turn.finishing && this.view.phase === "actions" && this.view.actions_left > 0;
    if (this.turn.finishing) this.turn.stop();
    else if (!this.doubtful) void this.turn.finish();
  }

  // -- what is pressed ----------------------------------------------------------------------------

  tile(tile: string): void {
    const spot = this.spotOf(tile);
    if (this.closes(spot) || !this.live) return;
    const picked = this.choice.picked;
    this.#follow(this.choice.tile(tile), () => {
      void this.explain(spot, words.name("tile", tile), tileTries(this.view, this.asker, picked, tile));
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
    if (this.closes(from)) return;
    this.#follow(this.choice.card(seat, card, place), () => {
      void this.explain(from, words.name("card", card), cardTries(this.view, seat, card));
    });
  }

  deck(deck: DeckName, from: Element): void {
    this.choice.drop();
    const action = this.actions.find(({ verb }) => verb === DRAWN_BY[deck]);
    if (action) this.play(action);
    else if (!this.closes(from)) {
      const about = deck === "treasure" ? say("board-deck-treasure") : say("board-deck-flood");
      void this.explain(from, about, deckTries(this.asker, DRAWN_BY[deck]));
    }
  }

  /** A line of a menu. */
  item({ action, aimed }: Pick<Item, "action" | "aimed">): void {
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
}
