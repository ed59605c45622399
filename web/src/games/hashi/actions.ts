// Legal actions are words; this reads them. The notation is that of the rules: `start c 3`, `number c`, `bridge a-b`.

export interface Action {
  verb: "start" | "number" | "bridge" | "skip";
  text: string;
  /** The island or the line that it is about; what is skipped. */
  about: string;
  /** The number that a start writes. */
  number: number;
}

export function readAction(text: string): Action {
  const [verb = "", about = "", number = "0"] = text.split(" ");
  return { verb: verb as Action["verb"], text, about, number: Number(number) };
}

export const SKIP_NUMBER = "skip number";
export const SKIP_BRIDGES = "skip bridges";
