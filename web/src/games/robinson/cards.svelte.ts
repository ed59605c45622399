// What cards say, at hand for every panel: the server's list is asked for once in each language.

import { readCards } from "../../lib/cards";
import type { CardInfo } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";

class CardTexts {
  #told = $state.raw<{ language: string; cards: Map<string, CardInfo> } | null>(null);
  #asked = "";

  /** What a card says, in paragraphs; nothing until the list has come. */
  text(card: string): string[] {
    return this.card(card)?.text ?? [];
  }

  /** Those of its paragraphs that are such a part of it. */
  part(card: string, ...wanted: string[]): string[] {
    const told = this.card(card);
    return told?.text.filter((_, at) => wanted.includes(told.parts[at] ?? "text")) ?? [];
  }

  /** A card in words; null until the list has come, or if there is no such card. */
  card(card: string): CardInfo | null {
    const { language } = settings;
    if (this.#told?.language === language) return this.#told.cards.get(card) ?? null;
    this.#ask(language);
    return null;
  }

  /** The signs on its face, the same in every language; none until a list has come. */
  face(card: string): string[] {
    if (this.#told === null) this.ask();
    return this.#told?.cards.get(card)?.face ?? [];
  }

  /** Ask for the list before somebody looks for it. */
  ask(): void {
    this.#ask(settings.language);
  }

  #ask(language: string): void {
    if (this.#asked === language) return;
    this.#asked = language;
    readCards("robinson", language)
      .then((cards) => {
        if (language === this.#asked) this.#told = { language, cards: new Map(cards.map((card) => [card.card, card])) };
      })
      .catch(() => (this.#asked = "")); // the texts are one click away too, and that says what is wrong
  }
}

export const cardTexts = new CardTexts();
