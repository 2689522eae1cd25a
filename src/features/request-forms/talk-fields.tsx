import { useEffect, useRef } from "react";
import { Disclosure } from "../../components/disclosure";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors } from "../../components/form/form-errors";
import { maxTalkLength } from "../../shared/request/talk-lines";
import { talkWays } from "./talk-ways";

/** How the clinic can talk with a family: optional, and folded away at first. */
export function TalkFields({ errors }: { errors: FieldErrors }) {
  const fold = useRef<HTMLDetailsElement>(null);

  // An error in a closed group would not be seen beside its field.
  useEffect(() => {
    if (fold.current && (errors.language || errors.best_time)) fold.current.open = true;
  }, [errors]);

  return (
    <Disclosure ref={fold} summary="How we can talk with you (optional)" isBare>
      <div className={styles.form}>
        <p className={styles.help}>Tell us what you would like. You can leave all of this empty.</p>
        <Field name="language" label="Your language" error={errors.language} isOptional>
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={maxTalkLength} />}
        </Field>
        <fieldset className={styles.choices}>
          <legend className={styles.label}>Would any of these help?</legend>
          <label className={styles.choice}>
            <input type="checkbox" name="interpreter" value="yes" className={styles.box} /> An interpreter
          </label>
          {talkWays.map(({ name, label }) => (
            <label key={name} className={styles.choice}>
              <input type="checkbox" name={name} value="yes" className={styles.box} /> {label}
            </label>
          ))}
        </fieldset>
        <Field
          name="best_time"
          label="Best time to call"
          help="For example: mornings, or after 3pm"
          error={errors.best_time}
          isOptional
        >
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={maxTalkLength} />}
        </Field>
      </div>
    </Disclosure>
  );
}
