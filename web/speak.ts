// Says a corpus as the page does, for tests/test_page_words.py.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameEvent, Meaning, Sign, ToldReason } from "./src/lib/protocol";
import { Speech } from "./src/lib/speech";

interface Corpus {
  language: string;
  /** The texts themselves, those of the game last. */
  texts: string[];
  nouns: Record<string, string>;
  called: Record<string, string>;
  seats: string[];
  ids: string[];
  events: GameEvent[];
  reasons: ToldReason[];
  signs: Sign[];
  account: Sign[];
  goals: Pick<Sign, "code" | "values">[];
  facts: { family: string; code: string; values: Sign["values"] }[];
  actions: Meaning[];
}

class Speaker extends Speech {
  nouns: Record<string, string>;
  called: Record<string, string>;
  seats: string[];
  #bundle: FluentBundle;

  constructor({ language, texts, nouns, called, seats }: Corpus) {
    super();
    [this.nouns, this.called, this.seats] = [nouns, called, seats];
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: this.functions });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  protected find(id: string): FluentBundle | undefined {
    return this.#bundle.hasMessage(id) ? this.#bundle : undefined;
  }
}

/** Every text, event, reason, sign, account, part of a goal, fact of a forecast and action, in this order. */
export function sayAll(corpus: Corpus): string[] {
  const speaker = new Speaker(corpus);
  return [
    ...corpus.ids.map((id) => speaker.say(id)),
    ...corpus.events.map((event) => speaker.event(event)),
    ...corpus.reasons.map((reason) => speaker.reason(reason)),
    ...corpus.signs.map((sign) => speaker.sign(sign)),
    ...corpus.account.map((sign) => speaker.account(sign)),
    ...corpus.goals.map((part) => speaker.goal(part)),
    ...corpus.facts.map(({ family, ...fact }) => speaker.fact(family, fact)),
    ...corpus.actions.map(({ verb, values }) => speaker.action(verb, values)),
  ];
}
