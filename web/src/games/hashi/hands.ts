// What makes a chart something to play on: what glows, what is chosen, and what follows when something is pressed.

export interface Hands {
  islands: Set<string>;
  lines: Set<string>;
  picked: string | null;
  preview: { start: { island: string; number: number } | null; line: string | null };
  /** Whether bridges can be drawn from island to island. */
  drags: boolean;
  /** What a listener hears at an island. */
  label: (island: string) => string;
  island: (island: string) => void;
  line: (line: string) => void;
  drag: (from: string, to: string) => void;
}
