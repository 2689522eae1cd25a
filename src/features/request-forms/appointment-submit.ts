import type { FieldErrors, FormCheck, Values } from "../../components/form/values";
import { type LocalTime, toClinicTime } from "../../shared/clinic/clinic-local-time";
import { slotsOn } from "../../shared/clinic/clinic-time";
import type { Schedule } from "../../shared/clinic/hours";
import { composeMessage } from "../../shared/request/composed-message";
import {
  cleanField,
  type ValidationWords,
  validateField,
  validateRequest,
} from "../../shared/request/validate-request";
import type { Catalog } from "../../words/catalog";
import { sending, validation } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { serverMessage } from "./messages";
import { readTalk } from "./read-talk";
import { createSubmitHandler, type SubmitHandler } from "./submit-handler";

/** The appointment form's submit handler. Each check uses the clinic's local time at that moment. */
export function appointmentSubmitHandler(schedule: Schedule, catalog: Catalog | undefined): SubmitHandler {
  const words = inLanguage(catalog, { sending });
  const validationWords = inLanguage(catalog, { validation });
  return createSubmitHandler(catalog, {
    check: (values) =>
      checkAppointment(values, schedule, toClinicTime(new Date()), validationWords, catalog?.locale),
    failureToast(failure) {
      // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for this log
      console.error(serverMessage(failure, words));
      return words.appointmentFailed;
    },
  });
}

/**
 * Validates the appointment form and maps its fields to the relay's four.
 * @param values what was typed, and the date as "2026-11-24"
 * @param now the clinic's local time, because a chosen time may have passed in the meantime
 * @param locale the language of the page, if it is not English
 */
export function checkAppointment(
  values: Values,
  schedule: Schedule,
  now: LocalTime,
  words: ValidationWords,
  locale?: string,
): FormCheck {
  const { preferred_date: date = "", preferred_time: time = "" } = values;
  const first = cleanField("name", values.first_name);
  const last = cleanField("name", values.last_name);
  const phone = cleanField("phone", values.phone);
  const email = cleanField("email", values.email);
  const message = cleanField("message", values.message);
  const times = slotsOn(date, schedule, now);
  const isGone = times.length > 0 && !times.includes(time);
  const { talk, errors: talkErrors } = readTalk(values, words, locale);
  const found = withoutUndefined({
    first_name: validateField("name", first, words, words.firstName),
    last_name: validateField("name", last, words, words.lastName),
    phone: validateField("phone", phone, words),
    email: validateField("email", email, words),
    preferred_date: date === "" ? words.noDate : times.length === 0 ? words.dateGone : undefined,
    preferred_time: time === "" ? words.noTime : isGone ? words.timeGone : undefined,
    message: validateField("message", message, words),
  });
  const errors = { ...found, ...talkErrors };
  if (Object.keys(errors).length > 0) return { errors };
  const result = validateRequest(
    {
      name: `${first} ${last}`,
      phone,
      email,
      message: composeMessage({ appointment: { date: toUsDate(date), time }, talk, message }),
    },
    words,
  );
  if (result.ok) return { errors, request: result.value };
  // All fields are valid here, but two long names may be too long together.
  return { errors: Object.fromEntries(result.errors.map(({ message }) => ["last_name", message])) };
}

/** "2026-11-24" gives "11/24/2026", as the specification writes dates to the clinic. */
function toUsDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

function withoutUndefined(found: Readonly<Record<string, string | undefined>>): FieldErrors {
  const entries = Object.entries(found);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
