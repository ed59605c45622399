// A question to be answered now, as a game puts it to its players.

export interface Cost {
  text: string;
  /** Whether it is welcome; told by a sign as well as by a colour. */
  tone: "good" | "bad" | "plain";
}

export interface Answer {
  text: string;
  /** What it costs or brings, a line each. */
  costs: Cost[];
  /** What it is about, to be drawn. */
  thing?: string;
  /** Whether it is the one that most want, or one to think about twice. */
  weight?: "first" | "danger";
  /** Whether it is no answer but something that could be done before: it is smaller. */
  aside?: boolean;
  /** Whether few would want it: it stands back. */
  quiet?: boolean;
  /** Whether it has the focus from the beginning: one key then answers. */
  ready?: boolean;
  choose: () => void;
}

export interface Decision {
  /** Tells one question from the next. */
  id: string;
  /** The card that it comes from, to be drawn; null if it comes from none. */
  card: string | null;
  answers: Answer[];
}

export const plain = (text: string): Cost => ({ text, tone: "plain" });
export const good = (text: string): Cost => ({ text, tone: "good" });
export const bad = (text: string): Cost => ({ text, tone: "bad" });
