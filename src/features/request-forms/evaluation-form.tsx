import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { ContactFields } from "./contact-fields";
import { MessageField } from "./message-field";
import { FormFrame } from "./request-form";
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

const loadSending = () => import("./evaluation-submit").then(({ evaluationSending }) => evaluationSending);
