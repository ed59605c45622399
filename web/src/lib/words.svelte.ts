// What is said, in the reader's language. The texts are the package's own Fluent files and the page's. What is said of
// every game before one sits down to it is always there; a game's own texts come when it is shown. What only a terminal
// or a program is told (screen, topics, positions), and what cards are composed of (effects), is left out.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Language } from "./settings.svelte";
import { Speech } from "./speech";

type Files = Record<string, () => Promise<string>>;
const common: Files = import.meta.glob<string>(
  ["../../../src/islario/locale/{en,es,pt}.ftl", "../locale/*.ftl", "../table/locale/*.ftl"],
  { query: "?raw", import: "default" },
);
const beforehand: Files = import.meta.glob<string>("../../../src/islario/games/*/locale/{options,endings}.*.ftl", {
  query: "?raw",
  import: "default",
});
const own: Files = import.meta.glob<string>(
  [
    "../../../src/islario/games/*/locale/*.ftl",
    "!../../../src/islario/games/*/locale/{options,endings,screen,topics,positions,effects}.*.ftl",
    "../games/*/locale/*.ftl",
    "!../games/*/locale/{help,setup}.*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Of lessons and the drawer with help: they come when one of them is opened. */
const helping: Files = import.meta.glob<string>("../games/*/locale/help.*.ftl", { query: "?raw", import: "default" });
/** What comes when it is asked for: of the coach, of the almanac, and of setting a table. */
const later = {
  coach: import.meta.glob<string>(["../../../src/islario/locale/coach.*.ftl", "../coach/locale/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
  almanac: import.meta.glob<string>(["../../../src/islario/locale/almanac.*.ftl", "../almanac/locale/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
  setup: import.meta.glob<string>("../games/*/locale/setup.*.ftl", { query: "?raw", import: "default" }),
} satisfies Record<string, Files>;

async function load(language: Language, files: Files): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: words.functions });
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`));
  const texts = await Promise.all(wanted.map(([, read]) => read()));
  // The package's files come first, so that the page may say something in its own words.
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const gameOf = (path: string): string => path.split("/").at(-3) ?? "";
const filesOf = (files: Files, game: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => gameOf(path) === game));
const GAMES = [...new Set(Object.keys(beforehand).map(gameOf))];

/** A game's own texts, with those that all share: they may refer to each other. */
interface Own {
  game: string;
  language: Language;
  bundle: FluentBundle;
  /** Whether the texts of its help are among them. */
  helps: boolean;
}

/** Everything there is to say in a language; two games may say the same thing in different words. */
interface Texts {
  language: Language;
  common: FluentBundle;
  beforehand: Map<string, FluentBundle>;
  /** Of the game that is shown. */
  own: Own | null;
  later: FluentBundle[];
}

async function loadOwn(language: Language, game: string, helps: boolean): Promise<Own> {
  const files = { ...common, ...filesOf(beforehand, game), ...filesOf(own, game), ...(helps ? filesOf(helping, game) : {}) };
  return { game, language, helps, bundle: await load(language, files) };
}

class Words extends Speech {
  #texts = $state.raw<Texts | null>(null);
  #shown = "";
  /** The game with whose help the reader is helped. */
  #helped = "";
  #asked = new Set<keyof typeof later>();
  /** The game that is spoken of: its words come first. */
  game = $state("");
  nouns: Record<string, string> = {};
  called: Record<string, string> = {};
  seats = $state.raw<string[]>([]);

  /** Whether there are words at all yet. */
  get ready(): boolean {
    return this.#texts !== null;
  }

  async speak(language: Language): Promise<void> {
    const shown = this.#shown;
    const names = [...this.#asked];
    const [all, asked, mine, ...games] = await Promise.all([
      load(language, common),
      Promise.all(names.map((name) => load(language, later[name]))),
      shown === "" ? null : loadOwn(language, shown, shown === this.#helped),
      ...GAMES.map((game) => load(language, filesOf(beforehand, game))),
    ]);
    if (language !== settings.language) return; // another was chosen meanwhile
    const before = this.#texts?.language === language ? this.#texts : null;
    this.#texts = {
      language,
      common: all,
      beforehand: new Map(GAMES.map((game, at) => [game, games[at]!])),
      // What was asked for meanwhile may be there already.
      own: shown === this.#shown ? mine : (before?.own ?? null),
      later: names.length === this.#asked.size ? asked : (before?.later ?? asked),
    };
  }

  /** Have a game's own texts at hand, and speak of it. */
  async show(game: string): Promise<void> {
    this.game = game;
    this.#shown = game; // what is still being loaded for another game comes too late
    if (untrack(() => this.#texts)?.own?.game === game) return;
    await this.speak(settings.language);
  }

  /** Have the texts of a game's help at hand too; the game is the one that is shown. */
  async help(game: string): Promise<void> {
    const own = untrack(() => this.#texts)?.own;
    if (own?.game === game && own.helps) return;
    this.#helped = game;
    await this.speak(settings.language);
  }

  /** Have these texts at hand too. */
  async add(name: keyof typeof later): Promise<void> {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    await this.speak(settings.language);
  }

  protected find(id: string): FluentBundle | undefined {
    if (!this.#texts) return undefined;
    const { common, own, beforehand, later } = this.#texts;
    const near = [own?.game === this.game ? own.bundle : undefined, beforehand.get(this.game)];
    return [...near, common, ...later, ...beforehand.values()].find((bundle) => bundle?.hasMessage(id));
  }

  override say(id: string, values: Record<string, FluentVariable> = {}): string {
    return this.#texts ? super.say(id, values) : "";
  }
}

export const words = new Words();
export const say = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);
