// Marks in words, as the terminal says them.

import type { RobinsonMark, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";

const SPACE = /^[ABC]\d$/;

/** What a mark does where it lies. */
export function markText(view: RobinsonView, { mark, at, value = 0 }: RobinsonMark): string {
  if (mark === "number") {
    const key = `totem-s${view.scenario}_${value}`;
    return say("force-number", { value, name: words.knows(key) ? say(key) : "none" });
  }
  const id = `force-${mark}`;
  if (mark !== "marked_item" && words.knows(id))
    return say(id, { value, scenario: view.scenario, on: SPACE.test(at) ? "tile" : at });
  return words.name("mark", mark);
}
