import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { useClinic } from "../../hooks/use-clinic";
import { ContactFields } from "./contact-fields";
import { DateField } from "./date-field";
import { formatDmy } from "./date-format";
import { MessageField } from "./message-field";
import { RequestFormFrame } from "./request-form";
import { TimeField } from "./time-field";
import { useAppointmentSlot } from "./use-appointment-slot";
import { useRequestForm } from "./use-request-form";

/** Asks for an appointment at a preferred date and time (Contact). */
export function AppointmentForm() {
  const { hours, closures } = useClinic();
  const visit = useAppointmentSlot({ hours, closures });
  const form = useRequestForm({
    name: "appointment",
    loadSending: () =>
      import("./appointment-submit").then(({ appointmentSubmitHandler }) =>
        appointmentSubmitHandler({ hours, closures }),
      ),
    onFill: visit.restore,
  });
  const { errors } = form;

  function chooseDate(date: string) {
    visit.chooseDate(date);
    form.keepDraft({ preferred_date: formatDmy(date) });
  }

  return (
    <RequestFormFrame form={form} busyLabel="Sending...">
      <div className={styles.sideBySide}>
        <Field name="first_name" label="First name" error={errors.first_name}>
          {(control) => <input {...control} type="text" autoComplete="given-name" />}
        </Field>
        <Field name="last_name" label="Last name" error={errors.last_name}>
          {(control) => <input {...control} type="text" autoComplete="family-name" />}
        </Field>
        <ContactFields phoneKeyboard="numeric" errors={errors} />
        <DateField visit={visit} error={errors.preferred_date} onChoose={chooseDate} />
        <TimeField visit={visit} error={errors.preferred_time} />
      </div>
      <MessageField error={errors.message} />
    </RequestFormFrame>
  );
}
