import { useEffect, useRef, useState } from "react";
import { getLocalItem, setLocalItem } from "../../browser/session-storage";
import { eachTimeShown } from "../../browser/when-shown";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import { cleanLine, toCleanLine } from "../../shared/request/clean-input";
import { story } from "../../words/en/visit";

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

/** Stores the names of the fields on this device, and returns them. If storage is blocked, they last as long as the page. */
export function saveNames(form: HTMLFormElement): StoryNames {
  const names = Object.fromEntries(
    fieldsOf(form).map((field) => [field.dataset.name, cleanName(field.value)]),
  );
  const isAnyKnown = Object.values(names).some(Boolean);
  setLocalItem(storageName, isAnyKnown ? JSON.stringify(names) : undefined, lifetime);
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
function clearNames(form: HTMLFormElement): StoryNames {
  form.reset();
  return saveNames(form);
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-name]")];
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(getLocalItem(storageName) ?? "{}"));
  } catch {
    return {};
  }
}

interface StoryNamesFormProps {
  therapists: readonly { readonly jsonId: string; readonly name: string }[];
  onChange: (names: StoryNames) => void;
}

/**
 * The form that personalizes a story: a child's name, an animal, a therapist. The values stay on this device:
 * the fields have no `name` and the form is `method=dialog`, so that a native submit never sends them or puts
 * them into the URL.
 */
export function StoryNamesForm({ therapists, onChange }: StoryNamesFormProps) {
  const words = useWords({ story });
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState("");

  function update(readNames: (form: HTMLFormElement) => StoryNames, message = "") {
    if (!form.current) return;
    onChange(readNames(form.current));
    setStatus(message);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useEffect(() => {
    const shown = new AbortController();
    eachTimeShown((isShownAgain) => update((names) => loadNames(names, isShownAgain)), shown.signal);
    return () => shown.abort();
  }, []);

  return (
    <form ref={form} method="dialog" onInput={() => update(saveNames)} className={styles.form}>
      <div className={styles.sideBySide}>
        <label className={styles.field}>
          <span className={styles.label}>{words.child}</span>
          <input data-name="child" {...textInput} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{words.animal}</span>
          <input data-name="animal" {...textInput} />
        </label>
        {therapists.length > 0 && (
          <label className={styles.field}>
            <span className={styles.label}>{words.therapist}</span>
            <select data-name="therapist" autoComplete="off" className={styles.control}>
              <option value="">{words.unknown}</option>
              {therapists.map(({ jsonId, name }) => (
                <option key={jsonId} value={jsonId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className={styles.note}>
        {words.privacy}{" "}
        <Button look="text" onClick={() => update(clearNames, words.forgotten)}>
          {words.forget}
        </Button>{" "}
        <output>{status}</output>
      </p>
    </form>
  );
}

const textInput = { type: "text", maxLength, autoComplete: "off", className: styles.control } as const;
