/** What a visitor sends, as the relay takes it: the four fields of the specification, all of them text. */
export interface VisitorRequest {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export type RequestField = keyof VisitorRequest;

export interface FieldError {
  readonly field: RequestField;
  readonly message: string;
}

/** What the contact form writes above the visitor's own words. */
export interface Appointment {
  /** MM/DD/YYYY */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  readonly message: string;
}

export type ValidationResult =
  | { readonly ok: true; readonly value: VisitorRequest }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const maxLength: Record<RequestField, number> = { name: 100, phone: 40, email: 254, message: 5000 };

const words: Record<RequestField, string> = {
  name: "your name",
  phone: "your phone number",
  email: "your email address",
  message: "your message",
};

/** Characters that could start a new mail header, or that nobody can type. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What nobody can see, or turns the text around it: with it a mail's subject or sender could read as another. */
const hiddenCharacter = /[\p{Cf}\p{Cs}]/u;
/** Half of a character, as text that was cut or made up has it: it cannot be stored. */
const halfCharacter = /\p{Cs}/gu;
/** Hidden too, but spelling needs them in several scripts, as in Persian and Sinhala names. */
const joiners = /[\u200c\u200d]/g;
/** The control characters without tabs and line breaks, which a message may have. */
const unprintable = /(?![\t\n])\p{Cc}/gu;

const phoneShape = /^([\d\s()+.\p{Pd}]+)((extension|ext|x)[.:]?\s*\d+)?$/iu;
/** Forgiving on purpose: only the clinic's answer proves an address. No characters that end an address in a header. */
const emailShape = /^[^\s@<>()[\]",:;\\]+@([^\s@<>()[\]",:;\\.]+\.)+[^\s@<>()[\]",:;\\.]{2,}$/;

/**
 * Checks one field.
 * @param text what the visitor typed, already tidied
 * @param label what the form calls the field, where it has a name of its own: "your first name"
 * @returns one sentence for the visitor, or undefined when nothing is wrong
 */
export function validateField(field: RequestField, text: string, label = words[field]): string | undefined {
  if (text === "") return `Please enter ${label}.`;
  if (text.length > maxLength[field])
    return `Please keep ${label} to ${maxLength[field]} characters or fewer.`;
  if (field === "message") return undefined;
  if (controlCharacter.test(text)) return `Please write ${label} on one line.`;
  if (hiddenCharacter.test(field === "name" ? text.replace(joiners, "") : text))
    return `Please type ${label} by hand. It has hidden characters in it.`;
  if (field === "phone") return findPhoneError(text);
  if (field === "email" && !emailShape.test(text)) {
    return "Please enter an email address such as name@example.com.";
  }
  return undefined;
}

function findPhoneError(text: string): string | undefined {
  const number = phoneShape.exec(text)?.[1];
  if (number === undefined) {
    return "Please use only digits, spaces and ( ) + - . in your phone number. An extension may follow as ext. 12.";
  }
  if (number.replace(/\D/g, "").length < 7) return "Please enter a phone number with at least 7 digits.";
  return undefined;
}

/**
 * Checks a request as it came in, from a form or as JSON, without trusting its type. Fields it does not know are left out.
 * @returns the tidied request (outer spaces gone, line breaks as \n), or every error, at most one for each field,
 *   in the order of the form
 */
export function validateRequest(input: unknown): ValidationResult {
  const given = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
  const value = {
    name: normalize(given.name),
    phone: normalize(given.phone),
    email: normalize(given.email),
    message: normalize(given.message)
      .replace(/\r\n?/g, "\n")
      .replace(unprintable, "")
      .replace(halfCharacter, ""),
  };
  const typed = { ...value, message: splitAppointment(value.message)?.message ?? value.message };
  const errors = (Object.keys(value) as RequestField[]).flatMap((field) => {
    const message = validateField(field, typed[field]);
    return message === undefined ? [] : [{ field, message }];
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

const appointmentShape =
  /^Appointment Request\nPreferred Date: (\d\d\/\d\d\/\d{4})\nPreferred Time: (\d\d:\d\d)(?:\n\s*(.*))?$/s;

/** Takes the contact form's composed message apart, or gives undefined for any other. */
export function splitAppointment(composed: string): Appointment | undefined {
  const [, date, time, message = ""] = appointmentShape.exec(composed) ?? [];
  return date && time ? { date, time, message } : undefined;
}

function normalize(text: unknown): string {
  return typeof text === "string" ? text.trim() : "";
}
