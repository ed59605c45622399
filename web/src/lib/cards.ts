// Cards in words, as the server tells them: asked for when the first one is looked at, and kept.

import { listCards } from "./api";
import type { CardInfo } from "./protocol";

const told = new Map<string, Promise<CardInfo[]>>();

/** Every card of a game in words, in the order of its box. */
export function readCards(game: string, language: string): Promise<CardInfo[]> {
  const key = `${game} ${language}`;
  let cards = told.get(key);
  if (!cards) {
    cards = listCards(game, language);
    told.set(key, cards);
    cards.catch(() => told.delete(key)); // the next who looks asks again
  }
  return cards;
}

/** A card of a game by its id, in words; undefined if there is none. */
export async function readCard(game: string, language: string, card: string): Promise<CardInfo | undefined> {
  return (await readCards(game, language)).find((info) => info.card === card);
}

/** A card's own place in the card book, as what follows # in the address: ids have a space, addresses do not. */
export const anchorOf = (card: string): string => card.replace(" ", ".");

/** Where a card can be read in the card book. */
export const cardAddress = (game: string, card: string): string => `/cards/${game}#${anchorOf(card)}`;
