import type { FieldErrors, Values } from "../../components/form/values";
import {
  cleanLine,
  cleanMessage,
  cleanPhone,
  inAscii,
  isBlank,
  phoneShape,
} from "../../shared/request/clean-input";
import type { Catalog } from "../../words/catalog";
import { referralCheck } from "../../words/en/sending";
import { fill } from "../../words/fill";
import { inLanguage } from "../../words/in-language";

type SheetField = Pick<Queries.SheetFieldFragment, "name" | "label" | "kind" | "isOptional">;

const cleaners: Readonly<Record<string, (text: string) => string>> = {
  text: cleanLine,
  lines: cleanMessage,
  phone: cleanPhone,
  npi: (text) => inAscii(cleanLine(text)).replace(/[\s.-]/g, ""),
  date: (text) => inAscii(cleanLine(text)).replace(/\s*[/.-]\s*/g, "/"),
};

/** Cleans what was written into the fields, each by its kind; what was chosen stays. */
export function cleanReferral(fields: readonly SheetField[], values: Values): Values {
  const cleaned = fields.map(({ name, kind }) => [name, cleaners[kind]?.(values[name] ?? "")]);
  return { ...values, ...Object.fromEntries(cleaned.filter(([, text]) => text !== undefined)) };
}

/** Reads the form's values by field name, cleaned; several checked boxes are joined by line breaks. */
export function readReferral(form: HTMLFormElement, fields: readonly SheetField[]): Values {
  const data = new FormData(form);
  const values = Array.from(new Set(data.keys()), (name) => [name, data.getAll(name).join("\n")]);
  return cleanReferral(fields, Object.fromEntries(values));
}

/**
 * Validates the referral form.
 * @param values what `cleanReferral` made of what was written
 * @param catalog the words of the page if it is not in English
 * @returns an error for each empty or mistyped field, in the order of the form
 */
export function checkReferral(fields: readonly SheetField[], values: Values, catalog?: Catalog): FieldErrors {
  const words = inLanguage(catalog, { referralCheck });
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = findError(field, values[field.name] ?? "", words);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}

const prefix = "80840";

/**
 * Whether a text is a valid National Provider Identifier: ten digits, the last of which is a Luhn check
 * digit. The checksum includes the prefix 80840 of US health cards (CMS, "Requirements for NPI and NPI Check
 * Digit").
 */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  // There are fifteen digits, so every second one is the same counted from either end.
  const digits = [...(prefix + text)].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

function findError(
  { kind, label: field, isOptional }: SheetField,
  text: string,
  words: Catalog["referralCheck"],
): string | undefined {
  if (kind === "signature") return undefined;
  if (isBlank(text)) return isOptional ? undefined : fill(words.empty, { field });
  if (kind === "date" && !isPastDay(text)) return fill(words.pastDay, { field });
  if (kind === "phone" && !hasAreaCode(text)) return fill(words.areaCode, { field });
  if (kind === "npi" && !isNpi(text)) return fill(words.npi, { field });
  return undefined;
}

function hasAreaCode(phone: string): boolean {
  const [, number = phone] = phoneShape.exec(phone) ?? [];
  return number.replace(/\D/g, "").length >= 10;
}

/** Whether a text is a valid date, MM/DD/YYYY, that is not in the future. */
function isPastDay(text: string): boolean {
  if (!/^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text)) return false;
  const [month = 0, day = 0, year = 0] = text.split("/").map(Number);
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date <= new Date();
}
