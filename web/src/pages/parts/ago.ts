// How long ago something was, in the reader's language.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** `at` in seconds since 1970. */
export function ago(at: number, language: string): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", seconds + 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
