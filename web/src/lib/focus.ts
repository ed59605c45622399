// Where the keyboard is: in a field, nowhere, or to be given back.

/** Fields in which letters are written. */
const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select";

export const isTyping = (element: Element | null) => element?.closest(TYPING) != null;

/** Whether nothing on the page has the focus. */
export const isNowhere = (element: Element | null) => element === null || element === document.body;

/** Give the focus to what had it before, if that is still there. */
export function giveBack(before: Element | null): void {
  if (!before?.isConnected) return;
  if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
}
