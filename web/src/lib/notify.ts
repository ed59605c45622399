// How somebody who is elsewhere learns that it is their turn: by the icon of the window, and by a notification where the
// browser has them and the person wants them. Browsers have none on plain http, and on Android only for installed pages.

import badged from "../art/favicon-turn.svg?url";
import { settings } from "./settings.svelte";

/** Whether this browser may have notifications here at all. */
export const mayNotify = (): boolean => isSecureContext && "Notification" in window;

/** Whether the reader looks at something else. */
export const isElsewhere = (): boolean => document.hidden || !document.hasFocus();

let shown: Notification | null = null;

/** Show a notification; whether that worked. A click leads back to the page. */
function show(title: string, body: string, tag: string): boolean {
  try {
    shown = new Notification(title, { body, tag, icon: badged });
  } catch {
    return false; // on Android
  }
  shown.onclick = () => {
    focus();
    shown?.close();
  };
  return true;
}

/** Ask the browser, for somebody who has just asked for notifications; the first one shows what they are like. */
export async function allowNotices(title: string, body: string): Promise<boolean> {
  if (!mayNotify() || (await Notification.requestPermission()) !== "granted") return false;
  return show(title, body, "first");
}

/** Tell somebody who is elsewhere. */
export function notify(title: string, body: string, tag: string): void {
  if (settings.notices && mayNotify() && Notification.permission === "granted") show(title, body, tag);
}

/** What was told is known now. */
export function clearNotice(): void {
  shown?.close();
  shown = null;
}

const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
const plain = icon?.getAttribute("href") ?? "";

/** Mark the icon of the window, or take the mark away. */
export function badge(on: boolean): void {
  const wanted = on ? badged : plain;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
