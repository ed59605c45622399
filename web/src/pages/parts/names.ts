// Names that come from the server, as the reader calls them; one that has no name here keeps its own.

import { words } from "../../lib/words.svelte";

const named = (id: string, own: string): string => (words.knows(id) ? words.say(id) : own);

export const gameName = (game: string): string => named(`site-game-${game}`, game);
export const botName = (bot: string): string => named(`bot-${bot}`, bot);
export const choiceName = (option: string, choice: string): string => named(`${option}-${choice}`, choice);
export const optionName = (option: string): string => named(`option-${option}`, option);
