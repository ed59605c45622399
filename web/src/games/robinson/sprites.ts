// Our drawings, laid once into the document; whoever draws points at them with <use>. The files name colours of one
// palette, so that all of it looks as if drawn by one hand. Importing this module lays them.

const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

const PALETTE: Record<string, string> = {
  k: "#2b2a33", // ink
  c: "#fbf5e6", // cream
  s: "#e3c184", // straw
  S: "#b98f4f",
  w: "#a9794c", // wood
  W: "#7d5a3c",
  n: "#a3703f", // hide
  N: "#6b4630",
  g: "#8aa65a", // leaves
  G: "#5b7f4d",
  D: "#44633c",
  y: "#f4c865", // gold
  Y: "#d9a441",
  o: "#eaa24c",
  r: "#c8553d", // red
  R: "#9c3d2a",
  p: "#cfe6e2", // water
  b: "#4e97a2",
  B: "#2f7f8f",
  t: "#c9beaa", // stone
  T: "#9d9384",
  m: "#cdd2d2", // steel
  M: "#5d6470",
  v: "#8d7ba3",
};

const LINE = 'fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" overflow="visible"';

/** How large drawings of a file are, and in which colour their lines. */
const THINGS = { box: "0 0 48 48", stroke: "#2b2a33" };
const KINDS: Record<string, typeof THINGS> = {
  signs: { box: "0 0 24 24", stroke: "currentColor" },
  lands: { box: "0 0 100 116", stroke: "#2b2a33" },
};

/** The ids of all drawings; signs have an "s-" before their names. */
export const DRAWN = new Set<string>();

function symbolsOf(file: string, text: string): string {
  const { box, stroke } = KINDS[file] ?? THINGS;
  const before = file === "signs" ? "s-" : "";
  return text
    .replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$|<!--[^]*?-->/g, "")
    .replace(/<symbol id="([\w-]+)"(?: viewBox="([^"]+)")?/g, (_, name: string, own?: string) => {
      DRAWN.add(before + name);
      return `<symbol ${LINE} stroke="${stroke}" viewBox="${own ?? box}" id="rc-${before}${name}"`;
    })
    .replace(/class="l"/g, 'stroke-width="1.5"')
    .replace(/class="f"/g, 'fill="currentColor"')
    .replace(/class="(\w)(-?)"/g, (_, colour: string, bare: string) => `fill="${PALETTE[colour]}"${bare && ' stroke="none"'}`);
}

const parts = Object.entries(files).map(([path, text]) => symbolsOf(/(\w+)\.svg$/.exec(path)?.[1] ?? "", text));

if (!document.getElementById("rc-art")) {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.id = "rc-art";
  for (const [name, value] of Object.entries({ width: "0", height: "0", "aria-hidden": "true", focusable: "false" }))
    sheet.setAttribute(name, value);
  sheet.classList.add("rc-art");
  // our own files, fixed when the page was built
  sheet.innerHTML = parts.join("");
  document.body.prepend(sheet);
}
