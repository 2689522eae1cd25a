import { Field } from "../../components/form/field";
import * as styles from "../../components/form/form.module.css";
import { useClinic } from "../../hooks/use-clinic";
import { useCatalog, useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import { type AppointmentSlot, DateField, useAppointmentSlot } from "./date-field";
import { ContactFields, MessageFields } from "./request-fields";
import { RequestFormFrame } from "./request-form";
import { useRequestForm } from "./use-request-form";

/** The available times of the chosen day, in a native `<select>`, which works well on every device. */
function TimeField({ slot, error }: { slot: AppointmentSlot; error: string | undefined }) {
  const { date, time, times, note, chooseTime } = slot;
  const words = useWords({ requests });
  return (
    <div>
      <Field
        name="preferred_time"
        label={words.time}
        help={words.timeHelp}
        error={note ?? (time === "" ? error : undefined)}
      >
        {(control) => (
          <select
            {...control}
            autoComplete="off"
            value={time}
            onChange={(event) => chooseTime(event.currentTarget.value)}
          >
            <option value="">{date ? words.chooseTime : words.chooseDateFirst}</option>
            {times.map((available) => (
              <option key={available} value={available}>
                {available}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="status" className="visually-hidden">
        {note}
      </p>
    </div>
  );
}

/** The form on Contact that requests an appointment at a preferred date and time. */
export function AppointmentForm() {
  const clinic = useClinic();
  const words = useWords({ requests });
  const catalog = useCatalog();
  const slot = useAppointmentSlot(clinic, words);
  const form = useRequestForm({
    name: "appointment",
    loadSubmitHandler: () =>
      import("./appointment-submit").then(({ appointmentSubmitHandler }) =>
        appointmentSubmitHandler(clinic, catalog),
      ),
    onFill: slot.restore,
  });
  const { errors } = form;

  function chooseDate(date: string) {
    slot.chooseDate(date);
    form.storeDraft({ preferred_date: date });
  }

  return (
    <RequestFormFrame form={form} busyLabel={words.sendingAppointment}>
      <div className={styles.sideBySide}>
        <Field name="first_name" label={words.firstName} error={errors.first_name}>
          {(control) => <input {...control} type="text" autoComplete="given-name" />}
        </Field>
        <Field name="last_name" label={words.lastName} error={errors.last_name}>
          {(control) => <input {...control} type="text" autoComplete="family-name" />}
        </Field>
        <ContactFields phoneKeyboard="numeric" errors={errors} />
        <DateField slot={slot} error={errors.preferred_date} onChoose={chooseDate} />
        <TimeField slot={slot} error={errors.preferred_time} />
      </div>
      <MessageFields errors={errors} />
    </RequestFormFrame>
  );
}
