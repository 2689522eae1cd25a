import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";
import {
  cleanEmail,
  cleanLine,
  cleanMessage,
  cleanPhone,
  emailShape,
  isBlank,
  phoneShape,
} from "./clean-input";
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
interface FieldError {
  readonly field: RequestField;
  readonly message: string;
}

/** The cleaned request, or all errors. */
export type ValidationResult =
  | { readonly ok: true; readonly value: VisitorRequest }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const maxLength: Record<RequestField, number> = { name: 100, phone: 40, email: 254, message: 5000 };

/** How to say what is wrong. */
export type ValidationWords = Catalog["validation"];

/** Control characters and line separators, which could start a new mail header. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const cleaners: Record<RequestField, (text: string) => string> = {
  name: cleanLine,
  phone: cleanPhone,
  email: cleanEmail,
  message: cleanMessage,
};

/** Cleans what was written into a field: see clean-input.ts. What is no text is empty. */
export function cleanField(field: RequestField, input: unknown): string {
  return typeof input === "string" ? cleaners[field](input) : "";
}

/**
 * Validates one field.
 * @param text what `cleanField` made of the input
 * @param own the form's own name of the field, if it has one: "your first name"
 * @returns a message for the visitor, or undefined if the field is valid
 */
export function validateField(
  field: RequestField,
  text: string,
  words: ValidationWords,
  own = words[field],
): string | undefined {
  const count = maxLength[field];
  if (isBlank(text)) return fill(words.missing, { field: own });
  if (text.length > count) return fill(words.tooLong, { field: own, count });
  if (field === "message") return undefined;
  if (controlCharacter.test(text)) return fill(words.severalLines, { field: own });
  if (field === "phone") return findPhoneError(text, words);
  if (field === "email" && !emailShape.test(text)) return words.emailShape;
  return undefined;
}

function findPhoneError(text: string, words: ValidationWords): string | undefined {
  const number = phoneShape.exec(text)?.[1];
  if (number === undefined) return words.phoneShape;
  if (number.replace(/\D/g, "").length < 7) return words.phoneShort;
  return undefined;
}

/**
 * Validates an untrusted request from a form or from JSON. Unknown fields are dropped.
 * @returns the cleaned request, or all errors: at most one per field, in the
 *   order of the form
 */
export function validateRequest(input: unknown, words: ValidationWords): ValidationResult {
  const given = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
  const value = {
    name: cleanField("name", given.name),
    phone: cleanField("phone", given.phone),
    email: cleanField("email", given.email),
    message: cleanField("message", given.message),
  };
  const typed = { ...value, message: splitMessage(value.message).message };
  const errors = (Object.keys(value) as RequestField[]).flatMap((field) => {
    const message = validateField(field, typed[field], words);
    return message === undefined ? [] : [{ field, message }];
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}
