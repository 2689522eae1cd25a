import type { FieldErrors, FormCheck } from "../../components/form/form-errors";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { validateField, validateRequest } from "../../shared/request/validate-request";
import { parseDmy } from "./date-format";

/** The names of the appointment form's fields. */
export type AppointmentField =
  | "first_name"
  | "last_name"
  | "phone"
  | "email"
  | "preferred_date"
  | "preferred_time"
  | "message";

/**
 * Validates the appointment form and maps its seven fields to the relay's four.
 * @param values the fields as shown; the date is DD/MM/YYYY
 * @param now the clinic's local time, because a chosen time may have passed in the meantime
 */
export function checkAppointment(
  values: Readonly<Record<string, string>>,
  schedule: Schedule,
  now: LocalTime,
): FormCheck {
  const text = (field: AppointmentField) => (values[field] ?? "").trim();
  const date = parseDmy(text("preferred_date"));
  const time = text("preferred_time");
  const errors = withoutUndefined({
    first_name: validateField("name", text("first_name"), "your first name"),
    last_name: validateField("name", text("last_name"), "your last name"),
    phone: validateField("phone", text("phone")),
    email: validateField("email", text("email")),
    preferred_date: date === "" ? "Please choose a date." : findDateError(slotsOn(date, schedule, now)),
    preferred_time: time === "" ? "Please choose a time." : findTimeError(time, slotsOn(date, schedule, now)),
    message: validateField("message", text("message")),
  });
  if (Object.keys(errors).length > 0) return { errors };
  const result = validateRequest({
    name: `${text("first_name")} ${text("last_name")}`,
    phone: text("phone"),
    email: text("email"),
    message: composeMessage(date, time, text("message")),
  });
  if (result.ok) return { errors, request: result.value };
  // Each field may be valid while the joined value is too long: two long names, for example.
  const messages = result.errors.map(({ field, message }) => [
    field === "name" ? "last_name" : field,
    message,
  ]);
  return { errors: Object.fromEntries(messages) };
}

/** The message that is mailed to the clinic, worded by the specification, with a US date. */
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

function withoutUndefined(found: Record<AppointmentField, string | undefined>): FieldErrors {
  const entries = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
