import { useEffect, useRef } from "react";
import { Disclosure } from "../../components/disclosure";
import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import type { FieldErrors } from "../../components/form/values";
import { useWords } from "../../hooks/use-words";
import { maxTalkLength } from "../../shared/request/composed-message";
import { requests } from "../../words/en/requests";

interface ContactFieldsProps {
  phoneKeyboard: "tel" | "numeric";
  errors: FieldErrors;
}

/** The phone and email fields, which both forms have. */
export function ContactFields({ phoneKeyboard, errors }: ContactFieldsProps) {
  const words = useWords({ requests });
  return (
    <>
      <Field name="phone" label={words.phone} error={errors.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" inputMode={phoneKeyboard} />}
      </Field>
      <Field name="email" label={words.email} error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" inputMode="email" />}
      </Field>
    </>
  );
}

/** The message field, which asks the visitor to leave medical details out, and how the clinic can talk with a family. */
export function MessageFields({ errors }: { errors: FieldErrors }) {
  const words = useWords({ requests });
  return (
    <>
      <Field name="message" label={words.message} help={words.messageHelp} error={errors.message}>
        {(control) => <textarea {...control} rows={4} />}
      </Field>
      <TalkFields errors={errors} />
    </>
  );
}

/** The ways to talk that a visitor can ask for: the checkbox, also the name of its label, and the words in the mail. */
export const talkWays = [
  { name: "sign_language", mailed: "ASL (sign language)" },
  { name: "aac_device", mailed: "AAC device" },
  { name: "relay", mailed: "relay (711)" },
  { name: "text_message", mailed: "text message" },
] as const;

/** How the clinic can talk with a family: optional, and folded away at first. */
function TalkFields({ errors }: { errors: FieldErrors }) {
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
          {(["interpreter", ...talkWays.map(({ name }) => name)] as const).map((name) => (
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
