import { ContactFields } from "./contact-fields";
import { Field } from "./field";
import * as styles from "./form.module.css";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";
import { useRequestForm } from "./use-request-form";

/** Asks for an evaluation (Home). */
export function EvaluationForm() {
  const form = useRequestForm({ name: "evaluation", loadSending });
  const { faults } = form;
  return (
    <FormFrame form={form} busyLabel="Sending">
      <div className={styles.sideBySide}>
        <Field name="name" label="Your name" fault={faults.name}>
          {(control) => <input {...control} type="text" autoComplete="name" />}
        </Field>
        <ContactFields phoneKeyboard="tel" faults={faults} />
      </div>
      <MessageField fault={faults.message} />
    </FormFrame>
  );
}

const loadSending = () => import("./evaluation-sending").then(({ evaluationSending }) => evaluationSending);
