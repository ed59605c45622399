// What a person chose about the page, remembered in this browser.

export const LANGUAGES = ["es", "pt", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark";

const KEY = "islario";

interface Stored {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  keys?: boolean;
  name?: string;
  drawer?: boolean;
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

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("light");
  sound = $state(false);
  /** Whether single letters play; whoever speaks to the machine may not want that. */
  keys = $state(true);
  /** What the person is called at tables; empty until they say. */
  name = $state("");
  /** Whether the drawer beside the board is open, where there is room for it. */
  drawer = $state(true);
  /** Whether the system asks for less motion. */
  still = $state(stillSystem.matches);

  constructor() {
    const found = stored();
    this.language = LANGUAGES.find((language) => language === found.language) ?? browserLanguage();
    this.theme = found.theme === "dark" || found.theme === "light" ? found.theme : darkSystem.matches ? "dark" : "light";
    this.sound = found.sound === true;
    this.keys = found.keys !== false;
    this.drawer = found.drawer !== false;
    this.name = typeof found.name === "string" ? found.name.slice(0, 40) : "";
    stillSystem.addEventListener("change", () => (this.still = stillSystem.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.theme;
        document.documentElement.lang = this.language;
      });
    });
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
