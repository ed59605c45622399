// The drawings of a game's room, by kind and name: art("forbidden_island", "cards", "earth").

const files = import.meta.glob<string>("../games/*/art/{cards,marks,treasures}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export const art = (game: string, kind: "cards" | "marks" | "treasures", name: string): string | undefined =>
  files[`../games/${game}/art/${kind}/${name}.svg`];
