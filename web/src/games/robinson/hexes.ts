// What lies on a space, for the eye and for the ear.

import type { RobinsonBox, RobinsonMark, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import { marksAt, tileAt } from "./places";
import { scenarioOf } from "./view";

/** Marks that are drawn as a part of the place, not as a token. */
const DRAWN_OTHERWISE = new Set(["exhausted", "exhausted_second", "covered", "down", "white", "blue", "number", "burnt"]);

export const shownMarks = (marks: RobinsonMark[]): RobinsonMark[] => marks.filter(({ mark }) => !DRAWN_OTHERWISE.has(mark));

/** Whether the printed source of a number is exhausted. */
export const exhaustedAt = (marks: RobinsonMark[], at: number): boolean =>
  marks.some(({ mark }) => mark === (at === 0 ? "exhausted" : "exhausted_second"));

/** What is heard of a space: "A1, Mountains: Parrots, Wood (exhausted), the camp". */
export function labelOf(view: RobinsonView, box: RobinsonBox, space: string, far: boolean): string {
  const tile = tileAt(view, box, space);
  const marks = marksAt(view, space);
  const has = (kind: string) => marks.some(({ mark }) => mark === kind);
  if (!tile && !has("down") && space !== "A4")
    return [say("place-unknown", { space }), ...(far ? [say("place-far")] : []), ...told(marks)].join("; ");
  const facts: string[] = [];
  if (has("down")) facts.push(words.name("mark", "down"));
  else if (tile) {
    tile.sources.forEach((source, at) => {
      const name = words.name("source", source);
      facts.push(exhaustedAt(marks, at) ? say("place-exhausted", { source: name }) : name);
    });
    if (tile.beast) facts.push(say("place-feature-beast"));
    if (tile.shelter) facts.push(say("place-feature-cave"));
    if (tile.totem && !has("number") && scenarioOf(view, box).totems) facts.push(say("place-feature-totem"));
  }
  if (view.camp === space) facts.push(say("place-camp-here"));
  const number = marks.find(({ mark }) => mark === "number");
  if (number) facts.push(say("place-totem", { n: number.value ?? 0, name: totemName(view, number.value ?? 0) }));
  facts.push(...told(marks));
  return say("place-space", {
    space,
    terrain: tile && !has("down") ? words.name("terrain", tile.terrain) : "none",
    facts: facts.join(", ") || "none",
  });
}

const told = (marks: RobinsonMark[]): string[] =>
  marks
    .filter(({ mark }) => !["exhausted", "exhausted_second", "number", "down"].includes(mark))
    .map(({ mark }) => words.name("mark", mark));

/** What the totem of a number is called in this scenario; the last name counts for further ones. */
function totemName(view: RobinsonView, number: number): string {
  for (let at = number; at > 0; at -= 1) {
    const key = `s${view.scenario}_${at}`;
    if (words.knows(`totem-${key}`)) return words.name("totem", key);
  }
  return "none";
}
