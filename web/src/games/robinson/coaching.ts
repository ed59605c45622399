// Where on the board a step of the coach happens.

import type { StepInfo } from "../../lib/protocol";
import type { MarkedPlaces } from "../registry";

const ON_A_SPACE = / ([ABC]\d)\b/;

/** The place of a target; before a plan is made there is none on the island, but its space is. */
function placeOf(target: string): string {
  const place = `[data-target="${target}"]`;
  const space = ON_A_SPACE.exec(target)?.[1];
  return space ? `${place}, [data-space="${space}"]:not(:has(${place}))` : place;
}

export function marksOf({ verb, values }: StepInfo): MarkedPlaces {
  if (values.target !== undefined) return { to: placeOf(String(values.target)) };
  if (verb === "use") return { to: `[data-use="${values.use}"]` };
  if (verb === "space") return { to: `[data-space="${values.answer}"]` };
  return {};
}
