// What a game brings to the page on which a table is set. Its texts are the game's own (locale/setup.*.ftl), by these names.

/** A choice of the option that makes another game of it. */
export interface PicturedChoice {
  /** The address of its picture. */
  address: string;
  /** How many of 100 games the quick bot wins by the usual rules, with one seat, with two and so on. */
  wins: readonly number[];
}

export interface Setup {
  /** The choices of the headline in pictures. */
  pictures: Record<string, PicturedChoice>;
  /** Options that are in sight beside the headline and the number of seats. */
  shown: readonly string[];
  /** How hard it is, in a word: options that are chosen together. */
  levels: Record<string, Record<string, unknown>>;
  /** The other options, in groups that are unfolded. What is in none is under "more". */
  groups: Record<string, readonly string[]>;
  /** Who plays the other seats of somebody alone, unless somebody says otherwise. */
  others: Others;
}

export type Others = "me" | "bots";
