import { Field } from "../../components/form/field";
import { useWords } from "../../hooks/use-words";
import { requests } from "../../words/en/requests";
import type { useAppointmentSlot } from "./use-appointment-slot";

interface TimeFieldProps {
  slot: Pick<ReturnType<typeof useAppointmentSlot>, "date" | "time" | "times" | "note" | "chooseTime">;
  error: string | undefined;
}

/** The available times of the chosen day, in a native `<select>`, which works well on every device. */
export function TimeField({ slot: { date, time, times, note, chooseTime }, error }: TimeFieldProps) {
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
