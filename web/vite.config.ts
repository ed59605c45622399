import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, so that an installed package needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/islario/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy takes files of this origin, nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // words and manuals are the package's own
    proxy: { "/api": { target: "http://127.0.0.1:8247", ws: true } },
  },
});
