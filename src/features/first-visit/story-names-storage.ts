import { cleanLine, toCleanLine } from "../../shared/request/clean-input";

/** The name under which the names are stored on this device. */
export const storageName = "story-names";
const maxLength = 30;
/** How long the names are kept after the book was opened last, in milliseconds: 30 days, as the page says. */
const lifetime = 30 * 24 * 60 * 60_000;

/** A name that can be used in a sentence: one line, without invisible characters, at most 30 characters. */
export function cleanName(typed: string): string {
  return cleanLine([...toCleanLine(typed)].slice(0, maxLength).join(""));
}

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

/** Stores the names of the fields on this device, and returns them. */
export function saveNames(form: HTMLFormElement): StoryNames {
  const names = Object.fromEntries(
    fieldsOf(form).map((field) => [field.dataset.name, cleanName(field.value)]),
  );
  write(Object.values(names).some(Boolean) ? JSON.stringify({ ...names, savedAt: Date.now() }) : null);
  return names;
}

/**
 * Fills in the names stored on this device, and returns the names of all fields.
 * @param isNewer whether the stored names are newer than those in the fields; else only empty fields are filled
 */
export function loadNames(form: HTMLFormElement, isNewer: boolean): StoryNames {
  const stored = readStored();
  for (const field of fieldsOf(form)) {
    const value = stored[field.dataset.name ?? ""];
    if (isNewer || field.value === "") field.value = typeof value === "string" ? cleanName(value) : "";
  }
  return saveNames(form);
}

/** Clears the fields and the names stored on this device. */
export function clearNames(form: HTMLFormElement): StoryNames {
  form.reset();
  for (const field of fieldsOf(form)) field.value = "";
  write(null);
  return {};
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-name]")];
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(storageName) ?? "{}"));
    return Date.now() - stored.savedAt > lifetime ? {} : stored;
  } catch {
    return {};
  }
}

/** Writes or removes the stored names. If storage is blocked, the names last as long as the page. */
function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, text);
  } catch {
    // Storage is blocked: the story still uses the names in the fields.
  }
}
