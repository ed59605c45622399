// The cards that a person has met in this browser, for those who like to be surprised by the others.

import type { GameEvent } from "./protocol";

const KEY = "islario.seen";
/** A card's id, among all that events tell. */
const CARD = /^[a-z_]+ [\w/]+$/;

type Kept = Record<string, string[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {}; // no storage here, or something strange in it: begin anew
  }
}

class Seen {
  #cards = $state.raw<Kept>(kept());

  has(game: string, card: string): boolean {
    return this.#cards[game]?.includes(card) ?? false;
  }

  /** Remember cards of a game. */
  note(game: string, cards: Iterable<string>): void {
    const now = kept(); // another window may have added some
    const known = new Set(now[game] ?? []);
    const before = known.size;
    for (const card of cards) if (CARD.test(card)) known.add(card);
    if (known.size > before) {
      now[game] = [...known];
      try {
        localStorage.setItem(KEY, JSON.stringify(now));
      } catch {
        // it holds until the page is closed
      }
    }
    this.#cards = now;
  }

  /** Remember the cards that events tell of. */
  noteEvents(game: string, events: GameEvent[], thingOf: (event: GameEvent) => string | null): void {
    const texts = events.flatMap((event) => [thingOf(event), ...Object.values(event)]);
    this.note(game, new Set(texts.filter((text) => typeof text === "string")));
  }
}

export const seen = new Seen();
