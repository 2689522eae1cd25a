import { ContactFields } from "./contact-fields";
import { Field } from "./field";
import * as styles from "./form.module.css";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";

/** Asks for an evaluation (Home). */
export function EvaluationForm() {
  return (
    <FormFrame>
      <div className={styles.sideBySide}>
        <Field name="name" label="Your name">
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <ContactFields phoneKeyboard="tel" />
      </div>
      <MessageField />
    </FormFrame>
  );
}
