import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The texts of a language come in one file for the page, and in one for each game; those of its help, of its setting, of the coach and of the almanac in others. */
function textsOf(id: string): string | null {
  const [, folder = "", language = ""] = /(.*)\/locale\/(?:\w+\.)?(\w+)\.ftl/.exec(id) ?? [];
  if (!language) return null;
  const later = /\/(coach|almanac)\/locale\/|\/locale\/(coach|almanac)\./.exec(id);
  if (later) return `texts.${later[1] ?? later[2]}.${language}`;
  const game = /\/games\/(\w+)$/.exec(folder)?.[1];
  const apart = /\/(help|setup)\.\w+\.ftl/.exec(id)?.[1];
  if (game && apart) return `texts.${game}.${apart}.${language}`;
  return game && !/\/(options|endings)\.\w+\.ftl/.test(id) ? `texts.${game}.${language}` : `texts.${language}`;
}

/** Readers need no comments: texts come without them, and without empty lines. */
const bareTexts: Plugin = {
  name: "bare-texts",
  enforce: "pre",
  apply: "build",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await this.fs.readFile(id.slice(0, -"?raw".length), { encoding: "utf8" });
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))};`;
  },
};

/** Where a running server is; web/dev.py says it. */
const { ISLARIO_SERVER: target = "http://127.0.0.1:8247" } = loadEnv("", ".", "ISLARIO_");

// The page is built into the Python package, so that an installed package needs no Node.
export default defineConfig({
  plugins: [bareTexts, svelte()],
  build: {
    outDir: "../src/islario/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy takes files of this origin, nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf }] } } },
  },
  server: {
    fs: { allow: [".."] }, // words and manuals are the package's own
    // The server takes requests only from pages of its own host, so the host stays as the browser has it.
    proxy: { "/api": { target, ws: true, changeOrigin: false } },
    strictPort: true,
  },
});
