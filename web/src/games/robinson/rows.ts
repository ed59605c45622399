// The rows of the plan: what is planned on each field, and what could be.

import type { RobinsonDesk } from "./desk.svelte";
import { fieldOf, FIELDS, slotsOf, type Field, type Odds, type Slot, type Target } from "./view";

/** Something that could be planned; what the engine says of it, if it does. */
export interface Possible {
  target: string;
  told: Target | null;
}

export interface Row {
  field: Field;
  slots: Slot[];
  targets: Possible[];
  /** The odds of all that could be planned here, where they are the same. */
  odds: Odds | null;
  /** How many inventions have no room here: they have a page of their own. */
  hidden: number;
}

const LEVELS = ["build shelter", "build roof", "build palisade", "build weapon"];
const MOST_INVENTIONS = 5;

/** What could be planned, whether or not goods for it are there. */
function possible(desk: RobinsonDesk): Possible[] {
  const told = desk.forecast?.targets ?? [];
  const legal = desk.actions.flatMap(({ verb, values }) => (verb === "plan" && values.target !== undefined ? [values.target] : []));
  const names = [...new Set([...told.map(({ target }) => target), ...legal])];
  return names.map((target) => ({ target, told: told.find((each) => each.target === target) ?? null }));
}

/** Where each pawn is an action of its own, something planned can be planned again. */
const shown = (desk: RobinsonDesk, target: string): boolean =>
  slotsOf(desk.view, target).length === 0 || desk.actions.some(({ verb, values }) => verb === "plan" && values.target === target);

function commonOdds(targets: Possible[]): Odds | null {
  const all = targets.flatMap(({ told }) => told?.odds ?? []);
  const [first] = all;
  return first && all.every((odds) => JSON.stringify(odds) === JSON.stringify(first)) ? first : null;
}

export function rowsOf(desk: RobinsonDesk): Row[] {
  const all = possible(desk).filter(({ target }) => shown(desk, target));
  const rows = FIELDS.map((field): Row => {
    const odds = commonOdds(all.filter(({ target }) => fieldOf(target) === field));
    const slots = desk.view.plan.filter(({ target }) => fieldOf(target) === field);
    const here = all.filter(({ target }) => fieldOf(target) === field);
    if (field !== "build") return { field, slots, odds, targets: here, hidden: 0 };
    const levels = here.filter(({ target }) => LEVELS.includes(target));
    const inventions = here.filter(({ target }) => !LEVELS.includes(target));
    const ready = inventions.filter(({ target }) => desk.state(target) === "open").slice(0, MOST_INVENTIONS);
    return { field, slots, odds, targets: [...levels, ...ready], hidden: inventions.length - ready.length };
  });
  return rows.filter(({ field, slots, targets }) => field !== "special" || slots.length + targets.length > 0);
}
