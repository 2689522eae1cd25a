import { splitMessage } from "./composed-message";

/** A visitor's request as the relay accepts it: the four fields of the specification, all strings. */
export interface VisitorRequest {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

/** The name of a field of a request. */
export type RequestField = keyof VisitorRequest;

/** A validation error, with a message for the visitor. */
export interface FieldError {
  readonly field: RequestField;
  readonly message: string;
}

/** The normalized request, or all errors. */
export type ValidationResult =
  | { readonly ok: true; readonly value: VisitorRequest }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const maxLength: Record<RequestField, number> = { name: 100, phone: 40, email: 254, message: 5000 };

const labels: Record<RequestField, string> = {
  name: "your name",
  phone: "your phone number",
  email: "your email address",
  message: "your message",
};

/** Control characters and line separators, which could start a new mail header. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Invisible characters and text direction marks, which could disguise a mail's subject or sender. */
const hiddenCharacter = /[\p{Cf}\p{Cs}]/u;
/** Lone surrogates, from truncated or forged text, which cannot be stored. */
const loneSurrogate = /\p{Cs}/gu;
/** Zero-width (non-)joiners: invisible too, but the spelling of some Persian and Sinhala names needs them. */
const joiners = /[\u200c\u200d]/g;
/** Control characters except tabs and line breaks, which a message may contain. */
const unprintable = /(?![\t\n])\p{Cc}/gu;

const phoneShape = /^([\d\s()+.\p{Pd}]+)((extension|ext|x)[.:]?\s*\d+)?$/iu;
/**
 * Lenient on purpose: only a reply can prove an address. It rejects characters that end an address in a mail
 * header.
 */
const emailShape = /^[^\s@<>()[\]",:;\\]+@([^\s@<>()[\]",:;\\.]+\.)+[^\s@<>()[\]",:;\\.]{2,}$/;

/**
 * Validates one field.
 * @param text normalized input
 * @param label the form's own name of the field, if it has one: "your first name"
 * @returns a message for the visitor, or undefined if the field is valid
 */
export function validateField(field: RequestField, text: string, label = labels[field]): string | undefined {
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
 * Validates an untrusted request from a form or from JSON. Unknown fields are dropped.
 * @returns the normalized request (trimmed, line breaks as \n), or all errors: at most one per field, in the
 *   order of the form
 */
export function validateRequest(input: unknown): ValidationResult {
  const given = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
  const value = {
    name: normalize(given.name),
    phone: normalize(given.phone),
    email: normalize(given.email),
    message: normalizeText(given.message),
  };
  const typed = { ...value, message: splitMessage(value.message).message };
  const errors = (Object.keys(value) as RequestField[]).flatMap((field) => {
    const message = validateField(field, typed[field]);
    return message === undefined ? [] : [{ field, message }];
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

function normalize(text: unknown): string {
  return typeof text === "string" ? text.trim() : "";
}

function normalizeText(text: unknown): string {
  if (typeof text !== "string") return "";
  const printable = text.replace(/\r\n?/g, "\n").replace(unprintable, "").replace(loneSurrogate, "");
  // Last, because spaces may have stood between what was removed and the end.
  return printable.trim();
}
