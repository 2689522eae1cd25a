import { useEffect, useRef, useState } from "react";
import { eachTimeShown } from "../../browser/when-shown";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import { story } from "../../words/en/visit";
import { clearNames, loadNames, type StoryNames as Names, saveNames } from "./story-names-storage";

interface StoryNamesFormProps {
  therapists: readonly { readonly jsonId: string; readonly name: string }[];
  onChange: (names: Names) => void;
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

  function update(readNames: (form: HTMLFormElement) => Names, message = "") {
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

const textInput = { type: "text", maxLength: 30, autoComplete: "off", className: styles.control } as const;
