// The drawings of the room, by kind and name: art("cards", "earth").

const files = import.meta.glob<string>("../art/{cards,marks,treasures}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export const art = (kind: "cards" | "marks" | "treasures", name: string): string | undefined =>
  files[`../art/${kind}/${name}.svg`];
