import type { StoryNames } from "./story";

const storageName = "story-names";
const longest = 30;

/** A name as it may stand in a sentence: one line, without signs that are not seen, and short. */
export function cleanName(typed: string): string {
  const visible = typed.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  return [...visible].slice(0, longest).join("").trim();
}

/** Keeps on this device what the fields hold, and returns it. */
export function saveNames(form: HTMLFormElement): StoryNames {
  const names = Object.fromEntries(
    fieldsOf(form).map((field) => [field.dataset.name, cleanName(field.value)]),
  );
  write(Object.values(names).some(Boolean) ? JSON.stringify(names) : null);
  return names;
}

/** Fills in what was kept on this device where a field is still empty, and returns what the fields hold then. */
export function loadNames(form: HTMLFormElement): StoryNames {
  const kept = readKept();
  for (const field of fieldsOf(form)) {
    const value = kept[field.dataset.name ?? ""];
    if (field.value === "" && typeof value === "string") field.value = cleanName(value);
  }
  return saveNames(form);
}

/** Empties the fields and leaves nothing on this device. */
export function clearNames(form: HTMLFormElement): StoryNames {
  form.reset();
  for (const field of fieldsOf(form)) field.value = "";
  write(null);
  return {};
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-name]")];
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageName) ?? "{}"));
  } catch {
    return {};
  }
}

/** Where the browser lends no storage, the names last as long as the page. */
function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, text);
  } catch {
    // The story is told with them all the same.
  }
}
