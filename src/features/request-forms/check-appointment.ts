import type { FieldErrors, FormCheck } from "../../components/form/form-errors";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { validateField, validateRequest } from "../../shared/request/validate-request";
import { parseDmy } from "./date-format";

export type AppointmentField =
  | "first_name"
  | "last_name"
  | "phone"
  | "email"
  | "preferred_date"
  | "preferred_time"
  | "message";

/**
 * Checks what the appointment form holds, and joins its seven fields into the four that the relay takes.
 * @param values the fields as shown; the date reads DD/MM/YYYY
 * @param now the clinic's wall time, since a chosen time may have passed meanwhile
 */
export function checkAppointment(
  values: Readonly<Record<string, string>>,
  schedule: Schedule,
  now: LocalTime,
): FormCheck {
  const text = (field: AppointmentField) => (values[field] ?? "").trim();
  const date = parseDmy(text("preferred_date"));
  const time = text("preferred_time");
  const errors = withoutGaps({
    first_name: validateField("name", text("first_name"), "your first name"),
    last_name: validateField("name", text("last_name"), "your last name"),
    phone: validateField("phone", text("phone")),
    email: validateField("email", text("email")),
    preferred_date: date === "" ? "Please choose a date." : findDateError(slotsOn(date, schedule, now)),
    preferred_time: time === "" ? "Please choose a time." : findTimeError(time, slotsOn(date, schedule, now)),
    message: validateField("message", text("message")),
  });
  if (Object.keys(errors).length > 0) return { errors };
  const verdict = validateRequest({
    name: `${text("first_name")} ${text("last_name")}`,
    phone: text("phone"),
    email: text("email"),
    message: composeMessage(date, time, text("message")),
  });
  if (verdict.ok) return { errors, request: verdict.value };
  // Each part may fit where the whole does not, as two long names do.
  const messages = verdict.errors.map(({ field, message }) => [
    field === "name" ? "last_name" : field,
    message,
  ]);
  return { errors: Object.fromEntries(messages) };
}

/** The message as the clinic gets it, date in the US order: the specification's words. */
function composeMessage(date: string, time: string, message: string): string {
  const [year, month, day] = date.split("-");
  return `Appointment Request\nPreferred Date: ${month}/${day}/${year}\nPreferred Time: ${time}\n\n${message}`;
}

function findDateError(times: readonly string[]): string | undefined {
  return times.length > 0 ? undefined : "Please choose another date: there are no hours left on this one.";
}

function findTimeError(time: string, times: readonly string[]): string | undefined {
  if (times.length === 0 || times.includes(time)) return undefined;
  return "Please choose another time: this one has passed.";
}

function withoutGaps(found: Record<AppointmentField, string | undefined>): FieldErrors {
  const entries = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
