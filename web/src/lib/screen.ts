// What the page asks of the screen it is on.

import { MediaQuery } from "svelte/reactivity";

/** Where nothing has a place of its own beside the board. */
export const narrow = new MediaQuery("(max-width: 1100px), (max-height: 540px)");
/** Where height is dearer than width. */
export const low = new MediaQuery("(max-height: 540px) and (min-width: 560px)");
/** Where a board that needs much room has none to give away. */
export const scarce = new MediaQuery("(max-width: 1599px)");
