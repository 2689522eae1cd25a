import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { useClinic } from "../../hooks/use-clinic";
import { ContactFields } from "./contact-fields";
import { DateField } from "./date-field";
import { writeDay } from "./date-format";
import { MessageField } from "./message-field";
import { FormFrame } from "./request-form";
import { TimeField } from "./time-field";
import { useVisit } from "./use-appointment-slot";
import { useRequestForm } from "./use-request-form";

/** Asks for an appointment at a preferred date and time (Contact). */
export function AppointmentForm() {
  const { hours, closures } = useClinic();
  const visit = useVisit({ hours, closures });
  const form = useRequestForm({
    name: "appointment",
    loadSending: () =>
      import("./appointment-submit").then(({ appointmentSending }) =>
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
