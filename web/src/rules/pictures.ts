// The pictures of a manual. Each game has a notation of its own, told at the top of its pictures.toml; here they are
// only read: blocks of [[picture]] with strings, and lists of strings, numbers or lists. That much of TOML is JSON
// already, but for comments and commas before a closing bracket.

import type { Component } from "svelte";

/** A picture as it stands in the file. */
export interface Block {
  rule: string;
  [field: string]: unknown;
}

export interface PictureProps {
  block: Block;
}

/** A manual's pictures by the rule that they stand beside, and what draws them. */
export interface Pictures {
  byRule: Map<string, Block[]>;
  Picture: Component<PictureProps>;
}

const files = import.meta.glob<string>("../../../src/islario/games/*/manual/pictures.toml", {
  query: "?raw",
  import: "default",
});
const drawings = import.meta.glob<Component<PictureProps>>("../games/*/manual/Picture.svelte", { import: "default" });

/** The pictures of a game's manual, or null if it has none. */
export async function readPictures(game: string): Promise<Pictures | null> {
  const path = Object.keys(files).find((path) => path.endsWith(`/games/${game}/manual/pictures.toml`));
  const drawing = drawings[`../games/${game}/manual/Picture.svelte`];
  if (!path || !drawing) return null;
  const [text, Picture] = await Promise.all([files[path]!(), drawing()]);
  const byRule = new Map<string, Block[]>();
  for (const block of readBlocks(text)) byRule.set(block.rule, [...(byRule.get(block.rule) ?? []), block]);
  return { byRule, Picture };
}

function readBlocks(text: string): Block[] {
  const [, ...blocks] = text.replace(/^\s*#.*$/gm, "").split(/^\[\[picture\]\]$/m);
  return blocks.map((block) => {
    const entries = [...block.matchAll(/^(\w+) = ([\s\S]*?)(?=^\w+ = |$(?![\s\S]))/gm)];
    const values = entries.map(([, key, value]) => [key, JSON.parse(value!.replace(/,(\s*\])/g, "$1"))]);
    return Object.fromEntries(values) as Block;
  });
}

/** Notation is words between spaces. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
