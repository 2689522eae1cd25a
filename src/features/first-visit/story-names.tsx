import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import type { StoryNames as Names } from "./story";
import { clearNames, loadNames, saveNames } from "./story-names-storage";

export interface StoryNamesFormProps {
  therapists: readonly { readonly jsonId: string; readonly name: string }[];
  onChange: (names: Names) => void;
}

/**
 * What a family puts into a story of its own: a name, an animal, a therapist. It stays on this device. The fields have no
 * names and their form leads nowhere, so that no browser puts what was typed into an address or a request.
 */
export function StoryNamesForm({ therapists, onChange }: StoryNamesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState("");

  function put(names: (form: HTMLFormElement) => Names, said = "") {
    if (!form.current) return;
    onChange(names(form.current));
    setStatus(said);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept on an earlier day is put in once
  useEffect(() => put(loadNames), []);

  return (
    <form ref={form} method="dialog" onInput={() => put(saveNames)} className={styles.form}>
      <div className={styles.sideBySide}>
        <label className={styles.field}>
          <span className={styles.label}>Child's first name</span>
          <input data-name="child" {...typed} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Favorite animal</span>
          <input data-name="animal" {...typed} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Therapist</span>
          <select data-name="therapist" autoComplete="off" className={styles.control}>
            <option value="">We don't know yet</option>
            {therapists.map(({ jsonId, name }) => (
              <option key={jsonId} value={jsonId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.note}>
        What you put in stays on this device, for the next time you read the book. It is not sent to us or to
        anyone.{" "}
        <Button look="text" onClick={() => put(clearNames, "It is forgotten.")}>
          Forget it
        </Button>{" "}
        <output>{status}</output>
      </p>
    </form>
  );
}

const typed = { type: "text", maxLength: 30, autoComplete: "off", className: styles.control } as const;
