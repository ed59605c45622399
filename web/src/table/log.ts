// The moves of a game as lines of a log, in words and by turns.

import type { MoveInfo } from "../lib/protocol";
import { words } from "../lib/words.svelte";

export interface Line {
  /** The moment right after the move. */
  moment: number;
  text: string;
  bot: boolean;
}

export interface Turn {
  /** What opened it, in words; empty before the first. */
  title: string;
  lines: Line[];
}

/** The moves by turns; a new one begins with each event of a kind that opens one. */
export function turnsOf(moves: MoveInfo[], openers: readonly string[]): Turn[] {
  let turn: Turn = { title: "", lines: [] };
  const turns = [turn];
  moves.forEach(({ events, bot }, i) => {
    let sentences: string[] = [];
    const write = () => {
      if (sentences.length > 0) turn.lines.push({ moment: i + 1, text: sentences.join(" "), bot });
      sentences = [];
    };
    for (const event of events) {
      if (openers.includes(event.event)) {
        write();
        turn = { title: words.event(event), lines: [] };
        turns.push(turn);
      } else sentences.push(words.event(event));
    }
    write();
  });
  return turns;
}
