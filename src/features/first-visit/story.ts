/** What a family has put into a story, by the name of the field; what is missing or empty is not known. */
export type StoryNames = Readonly<Partial<Record<string, string>>>;

interface Sentence {
  /** May hold names in {braces}. */
  readonly text: string;
  /** Holds none. */
  readonly otherwise: string | null;
}

/** A sentence with its names filled in, or its other words while one of them is not known. */
export function renderSentence({ text, otherwise }: Sentence, names: StoryNames): string {
  let isKnown = true;
  const told = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = names[name] ?? "";
    isKnown &&= known !== "";
    return known;
  });
  return isKnown ? told : (otherwise ?? "");
}
