// The moves of a game as lines of a log, in words and by turns.

import type { GameTable } from "../games/registry";
import type { GameEvent, MoveInfo } from "../lib/protocol";
import { words } from "../lib/words.svelte";

export interface Line {
  /** The moment right after the move. */
  moment: number;
  text: string;
  bot: boolean;
  /** Why a bot did it; empty if it has not told, or a person did it. */
  why: string;
  /** Whose move it was, where that is another than that of the line before. */
  seat: number | null;
  /** What it was about, to be drawn. */
  things: string[];
}

export interface Turn {
  /** What opened it, in words; empty before the first. */
  title: string;
  /** Whose turn it is, if it is somebody's. */
  seat: number | null;
  thing: string | null;
  lines: Line[];
}

/** The moves by turns; a new one begins with each event of a kind that opens one. */
export function turnsOf(moves: MoveInfo[], { openers, thingOf }: Pick<GameTable, "openers" | "thingOf">): Turn[] {
  let turn: Turn = { title: "", seat: null, thing: null, lines: [] };
  let before: number | null = null;
  const turns = [turn];
  moves.forEach(({ events, bot, why, seat }, i) => {
    let told: GameEvent[] = [];
    const write = () => {
      if (told.length === 0) return;
      const things = [...new Set(told.map(thingOf).filter((thing) => thing !== null))];
      const text = told.map((event) => words.event(event)).join(" ");
      const motive = why ? words.motive(why) : "";
      turn.lines.push({ moment: i + 1, text, bot, why: motive, seat: seat === before ? null : seat, things });
      [told, before] = [[], seat];
    };
    for (const event of events) {
      if (openers.includes(event.event)) {
        write();
        before = typeof event.seat === "number" ? event.seat : null;
        turn = { title: words.event(event), seat: before, thing: thingOf(event), lines: [] };
        turns.push(turn);
      } else told.push(event);
    }
    write();
  });
  return turns;
}
