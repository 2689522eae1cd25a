import { useClinic } from "../hooks/use-clinic";
import { wallTime } from "../utils/clinic-time";
import { checkAppointment } from "./check-appointment";
import { ContactFields } from "./contact-fields";
import { DateField } from "./date-field";
import { Field } from "./field";
import * as styles from "./form.module.css";
import { FormFrame } from "./form-frame";
import { MessageField } from "./message-field";
import { TimeField } from "./time-field";
import { useRequestForm } from "./use-request-form";
import { useVisit } from "./use-visit";
import { appointmentFailed, errorOf, type Failure } from "./words";
import { writeDay } from "./written-day";

/** Asks for an appointment at a preferred date and time (Contact). */
export function AppointmentForm() {
  const { hours, closures, timeZone } = useClinic();
  const visit = useVisit({ hours, closures, timeZone });
  const form = useRequestForm({
    name: "appointment",
    check: (values) => checkAppointment(values, { hours, closures }, wallTime(new Date(), timeZone)),
    tellFailure,
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

function tellFailure(failure: Failure): string {
  // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
  console.error(errorOf(failure));
  return appointmentFailed;
}
