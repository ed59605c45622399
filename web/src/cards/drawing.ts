// How the cards of a game are drawn away from its table: its Picture, and the drawings that this points at, if any.

import type { Component } from "svelte";

const pictures = import.meta.glob<Component<{ thing: string }>>("../games/*/Picture.svelte", { import: "default" });
const sprites = import.meta.glob<Component>("../games/*/Sprites.svelte", { import: "default" });

export interface Drawing {
  Picture: Component<{ thing: string }>;
  Sprites: Component | null;
}

/** What draws a game's cards; null while the game draws none. */
export async function loadDrawing(game: string): Promise<Drawing | null> {
  const picture = pictures[`../games/${game}/Picture.svelte`];
  if (!picture) return null;
  const [Picture, Sprites = null] = await Promise.all([picture(), sprites[`../games/${game}/Sprites.svelte`]?.()]);
  return { Picture, Sprites };
}
