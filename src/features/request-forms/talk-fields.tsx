import { useEffect, useRef } from "react";
import { Disclosure } from "../../components/disclosure";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors } from "../../components/form/values";
import { useWords } from "../../hooks/use-words";
import { maxTalkLength } from "../../shared/request/composed-message";
import { requests } from "../../words/en/requests";
import { talkWays } from "./talk-ways";

/** How the clinic can talk with a family: optional, and folded away at first. */
export function TalkFields({ errors }: { errors: FieldErrors }) {
  const words = useWords({ requests });
  const fold = useRef<HTMLDetailsElement>(null);

  // An error in a closed group would not be seen beside its field.
  useEffect(() => {
    if (fold.current && (errors.language || errors.best_time)) fold.current.open = true;
  }, [errors]);

  return (
    <Disclosure ref={fold} summary={words.talk} isBare>
      <div className={styles.form}>
        <p className={styles.help}>{words.talkHelp}</p>
        <Field name="language" label={words.language} error={errors.language} isOptional>
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={maxTalkLength} />}
        </Field>
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{words.helps}</legend>
          <label className={styles.choice}>
            <input type="checkbox" name="interpreter" value="yes" className={styles.box} />{" "}
            {words.interpreter}
          </label>
          {talkWays.map(({ name }) => (
            <label key={name} className={styles.choice}>
              <input type="checkbox" name={name} value="yes" className={styles.box} /> {words[name]}
            </label>
          ))}
        </fieldset>
        <Field
          name="best_time"
          label={words.bestTime}
          help={words.bestTimeHelp}
          error={errors.best_time}
          isOptional
        >
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={maxTalkLength} />}
        </Field>
      </div>
    </Disclosure>
  );
}
