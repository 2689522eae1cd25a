import { useClinic } from "../hooks/use-clinic";
import { ContactFields } from "./contact-fields";
import { DateField } from "./date-field";
import { Field } from "./field";
import * as styles from "./form.module.css";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";
import { TimeField } from "./time-field";
import { useRequestForm } from "./use-request-form";
import { useVisit } from "./use-visit";
import { writeDay } from "./written-day";

/** Asks for an appointment at a preferred date and time (Contact). */
export function AppointmentForm() {
  const { hours, closures } = useClinic();
  const visit = useVisit({ hours, closures });
  const form = useRequestForm({
    name: "appointment",
    loadSending: () =>
      import("./appointment-sending").then(({ appointmentSending }) =>
        appointmentSending({ hours, closures }),
      ),
    onFill: visit.restore,
  });
  const { faults } = form;

  function chooseDate(date: string) {
    visit.chooseDate(date);
    form.keepDraft({ preferred_date: writeDay(date) });
  }

  return (
    <FormFrame form={form} busyLabel="Sending...">
      <div className={styles.sideBySide}>
        <Field name="first_name" label="First name" fault={faults.first_name}>
          {(control) => <input {...control} type="text" autoComplete="given-name" />}
        </Field>
        <Field name="last_name" label="Last name" fault={faults.last_name}>
          {(control) => <input {...control} type="text" autoComplete="family-name" />}
        </Field>
        <ContactFields phoneKeyboard="numeric" faults={faults} />
        <DateField visit={visit} fault={faults.preferred_date} onChoose={chooseDate} />
        <TimeField visit={visit} fault={faults.preferred_time} />
      </div>
      <MessageField fault={faults.message} />
    </FormFrame>
  );
}
