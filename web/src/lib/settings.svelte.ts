// What a person chose about the page, remembered in this browser.

import { LIMITS } from "./protocol";

export const LANGUAGES = ["es", "pt", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
type Theme = "light" | "dark";

const KEY = "islario";

interface Stored {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  notices?: boolean;
  keys?: boolean;
  /** How many tables the home page showed last. */
  tables?: number;
  name?: string;
  companions?: string[];
  played?: string[];
  drawer?: boolean;
  surprises?: boolean;
  habits?: Record<string, string>;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {}; // no storage here, or something strange in it: begin anew
  }
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const readName = (name: unknown): string => (typeof name === "string" ? name.slice(0, LIMITS.NewTable.name) : "");

const readHabits = (habits: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(habits ?? {}).filter(([, habit]) => typeof habit === "string"));

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("light");
  sound = $state(false);
  /** Whether the browser tells of one's turn while one is elsewhere. */
  notices = $state(false);
  /** Whether single letters play; whoever speaks to the machine may not want that. */
  keys = $state(true);
  tables = $state(0);
  /** What the person is called at tables; empty until they say. */
  name = $state("");
  /** What the others are called who share this device, as they were called last. */
  companions = $state.raw<string[]>([]);
  /** The games that were played in this browser; others are offered to be learned first. */
  played = $state<string[]>([]);
  /** Whether the drawer beside the board is open, where there is room for it. */
  drawer = $state(true);
  /** Whether the card book hides cards that were never seen at a table. */
  surprises = $state(false);
  /** What somebody is used to at the boards of games, by names that the games give. */
  habits = $state.raw<Record<string, string>>({});
  /** Whether the system asks for less motion. */
  still = $state(stillSystem.matches);

  constructor() {
    const found = stored();
    this.language = LANGUAGES.find((language) => language === found.language) ?? browserLanguage();
    this.theme = found.theme === "dark" || found.theme === "light" ? found.theme : darkSystem.matches ? "dark" : "light";
    this.sound = found.sound === true;
    this.notices = found.notices === true;
    this.keys = found.keys !== false;
    this.tables = Number(found.tables) || 0;
    this.name = readName(found.name);
    this.companions = Array.isArray(found.companions) ? found.companions.slice(0, LIMITS.NewTable.seats - 1).map(readName) : [];
    this.played = Array.isArray(found.played) ? found.played : [];
    this.drawer = found.drawer !== false;
    this.surprises = found.surprises === true;
    this.habits = readHabits(found.habits);
    stillSystem.addEventListener("change", () => (this.still = stillSystem.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.theme;
        document.documentElement.lang = this.language;
      });
    });
  }

  /** What whoever plays a seat at this device is called. */
  nameAt(seat: number): string {
    return seat === 0 ? this.name : (this.companions[seat - 1] ?? "");
  }

  havePlayed(game: string): void {
    if (!this.played.includes(game)) this.choose({ played: [...this.played, game] });
  }

  /** Change something and remember it. */
  choose(changed: Stored): void {
    Object.assign(this, changed);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changed }));
    } catch {
      // it holds until the page is closed
    }
  }
}

export const settings = new Settings();
