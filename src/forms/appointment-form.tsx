import { ContactFields } from "./contact-fields";
import { Field } from "./field";
import * as styles from "./form.module.css";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";

/** Asks for an appointment at a preferred date and time (Contact). */
export function AppointmentForm() {
  return (
    <FormFrame>
      <div className={styles.sideBySide}>
        <Field name="first_name" label="First name">
          {(control) => <input {...control} type="text" autoComplete="given-name" />}
        </Field>
        <Field name="last_name" label="Last name">
          {(control) => <input {...control} type="text" autoComplete="family-name" />}
        </Field>
        <ContactFields phoneKeyboard="numeric" />
        <Field name="preferred_date" label="Preferred date" help="Day/month/year">
          {(control) => <input {...control} type="text" autoComplete="off" readOnly />}
        </Field>
        <Field name="preferred_time" label="Preferred time" help="24-hour clock: 14:30 is 2:30pm">
          {(control) => <input {...control} type="text" autoComplete="off" readOnly />}
        </Field>
      </div>
      <MessageField />
    </FormFrame>
  );
}
