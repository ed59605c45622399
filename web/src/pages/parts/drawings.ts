// The house's own drawings, by name.

const files = import.meta.glob<string>("../../art/*.svg", { query: "?url", import: "default", eager: true });

export const drawings: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), address]),
);
