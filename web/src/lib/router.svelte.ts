// Which page the address means.

/** With whom one plays: oneself and bots, friends by a link, or all at one device. */
export type Way = "alone" | "friends" | "pass";

export type Place =
  | { page: "home" }
  | { page: "new"; game: string; way: Way }
  | { page: "table"; table: string }
  | { page: "rules"; game: string }
  | { page: "cards"; game: string }
  | { page: "almanac"; game: string }
  | { page: "deal"; deal: string }
  | { page: "games" }
  | { page: "arrive" }
  | { page: "nowhere" };

/** A part of an address as it was meant; as it is, if it cannot be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function placeOf(path: string): Place {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home" };
  if (first === "games" && second === undefined) return { page: "games" };
  if (first === "arrive" && second === undefined) return { page: "arrive" };
  if (more.length > 0 || second === undefined) return { page: "nowhere" };
  if (first === "new" && (third === "alone" || third === "friends" || third === "pass"))
    return { page: "new", game: second, way: third };
  if (third !== undefined) return { page: "nowhere" };
  if (first === "table") return { page: "table", table: second };
  if (first === "deal") return { page: "deal", deal: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "cards") return { page: "cards", game: second };
  if (first === "almanac") return { page: "almanac", game: second };
  return { page: "nowhere" };
}

class Router {
  place = $state.raw<Place>({ page: "home" });
  /** What follows # in the address. */
  hash = $state("");

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a step of its own in the browser's history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.place = placeOf(location.pathname);
    this.hash = decoded(location.hash.slice(1));
  }

  /** Links within the page need no new page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
