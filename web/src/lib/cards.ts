// Cards in words, as the server tells them: asked for when the first one is looked at, and kept.

import { listCards } from "./api";
import type { CardInfo } from "./protocol";

const told = new Map<string, Promise<Map<string, CardInfo>>>();

/** A card of a game by its id, in words; undefined if there is none. */
export async function readCard(game: string, language: string, card: string): Promise<CardInfo | undefined> {
  const key = `${game} ${language}`;
  let cards = told.get(key);
  if (!cards) {
    cards = listCards(game, language).then((list) => new Map(list.map((info) => [info.card, info])));
    told.set(key, cards);
    cards.catch(() => told.delete(key)); // the next who looks asks again
  }
  return (await cards).get(card);
}
