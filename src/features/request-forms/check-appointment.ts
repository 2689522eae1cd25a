import type { FieldErrors, FormCheck } from "../../components/form/form-errors";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { composeMessage } from "../../shared/request/composed-message";
import { type ValidationWords, validateField, validateRequest } from "../../shared/request/validate-request";
import { readTalk } from "./read-talk";

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
 * Validates the appointment form and maps its fields to the relay's four.
 * @param values what was typed, and the date as "2026-11-24"
 * @param now the clinic's local time, because a chosen time may have passed in the meantime
 * @param locale the language of the page, if it is not English
 */
export function checkAppointment(
  values: Readonly<Record<string, string>>,
  schedule: Schedule,
  now: LocalTime,
  words: ValidationWords,
  locale?: string,
): FormCheck {
  const text = (field: AppointmentField) => (values[field] ?? "").trim();
  const date = text("preferred_date");
  const time = text("preferred_time");
  const times = slotsOn(date, schedule, now);
  const isGone = times.length > 0 && !times.includes(time);
  const { talk, errors: talkErrors } = readTalk(values, words, locale);
  const found = withoutUndefined({
    first_name: validateField("name", text("first_name"), words, words.firstName),
    last_name: validateField("name", text("last_name"), words, words.lastName),
    phone: validateField("phone", text("phone"), words),
    email: validateField("email", text("email"), words),
    preferred_date: date === "" ? words.noDate : times.length === 0 ? words.dateGone : undefined,
    preferred_time: time === "" ? words.noTime : isGone ? words.timeGone : undefined,
    message: validateField("message", text("message"), words),
  });
  const errors = { ...found, ...talkErrors };
  if (Object.keys(errors).length > 0) return { errors };
  const result = validateRequest(
    {
      name: `${text("first_name")} ${text("last_name")}`,
      phone: text("phone"),
      email: text("email"),
      message: composeMessage({
        appointment: { date: toUsDate(date), time },
        talk,
        message: text("message"),
      }),
    },
    words,
  );
  if (result.ok) return { errors, request: result.value };
  // Each field may be valid while the joined value is too long: two long names, for example.
  const messages = result.errors.map(({ field, message }) => [
    field === "name" ? "last_name" : field,
    message,
  ]);
  return { errors: Object.fromEntries(messages) };
}

/** "2026-11-24" gives "11/24/2026", as the specification writes dates to the clinic. */
function toUsDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

function withoutUndefined(found: Record<AppointmentField, string | undefined>): FieldErrors {
  const entries = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
