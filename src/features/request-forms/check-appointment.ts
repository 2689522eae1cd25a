import type { Checked, Faults } from "../../components/form/form-errors";
import type { WallTime } from "../../shared/clinic/clinic-local-time";
import { timesOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { findFault, validateRequest } from "../../shared/request/validate-request";
import { parseDay } from "./date-format";

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
  now: WallTime,
): Checked {
  const text = (field: AppointmentField) => (values[field] ?? "").trim();
  const date = parseDay(text("preferred_date"));
  const time = text("preferred_time");
  const faults = withoutGaps({
    first_name: findFault("name", text("first_name"), "your first name"),
    last_name: findFault("name", text("last_name"), "your last name"),
    phone: findFault("phone", text("phone")),
    email: findFault("email", text("email")),
    preferred_date: date === "" ? "Please choose a date." : findDateFault(timesOn(date, schedule, now)),
    preferred_time: time === "" ? "Please choose a time." : findTimeFault(time, timesOn(date, schedule, now)),
    message: findFault("message", text("message")),
  });
  if (Object.keys(faults).length > 0) return { faults };
  const verdict = validateRequest({
    name: `${text("first_name")} ${text("last_name")}`,
    phone: text("phone"),
    email: text("email"),
    message: composeMessage(date, time, text("message")),
  });
  if (verdict.ok) return { faults, request: verdict.value };
  // Each part may fit where the whole does not, as two long names do.
  const atFault = verdict.faults.map(({ field, message }) => [
    field === "name" ? "last_name" : field,
    message,
  ]);
  return { faults: Object.fromEntries(atFault) };
}

/** The message as the clinic gets it, date in the US order: the specification's words. */
function composeMessage(date: string, time: string, message: string): string {
  const [year, month, day] = date.split("-");
  return `Appointment Request\nPreferred Date: ${month}/${day}/${year}\nPreferred Time: ${time}\n\n${message}`;
}

function findDateFault(times: readonly string[]): string | undefined {
  return times.length > 0 ? undefined : "Please choose another date: there are no hours left on this one.";
}

function findTimeFault(time: string, times: readonly string[]): string | undefined {
  if (times.length === 0 || times.includes(time)) return undefined;
  return "Please choose another time: this one has passed.";
}

function withoutGaps(found: Record<AppointmentField, string | undefined>): Faults {
  const entries = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
