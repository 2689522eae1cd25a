/** The names with which a family personalizes a story, by field name. Missing and empty are the same. */
export type StoryNames = Readonly<Partial<Record<string, string>>>;

interface Sentence {
  /** May contain field names in {braces}. */
  readonly text: string;
  /** The alternative without names. */
  readonly otherwise: string | null;
}

/** The sentence with its names filled in, or its alternative if a name is missing. */
export function renderSentence({ text, otherwise }: Sentence, names: StoryNames): string {
  let isKnown = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = names[name] ?? "";
    isKnown &&= known !== "";
    return known;
  });
  return isKnown ? filled : (otherwise ?? "");
}
