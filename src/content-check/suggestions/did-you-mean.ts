import { withoutInvisible } from "../values";
import { likelyAddress, likelyMail, likelyPath } from "./likely-address";
import { likelyDate } from "./likely-date";

/** Guesses the value that an editor meant: the first of the usual corrections that is valid. */
export function closestValidValue(value: string, fits: (value: string) => boolean): string | undefined {
  const text = withoutInvisible(value).trim();
  if (text === "") return undefined;
  return [
    text,
    clock(text),
    phone(text.replace(/(?<=\d{4})[\s,;(]+\D.*$/, "")),
    phone(text.replace(/o/gi, "0").replace(/[il]/gi, "1")),
    likelyDate(text),
    likelyAddress(text),
    text.toLowerCase(),
    ...(text.startsWith("/") || text.includes("//") ? [] : [slug(text), firstWord(text)]),
    text.includes("?") || /^https?:\/\/[^/]+\/?$/i.test(text) ? undefined : likelyPath(text),
    likelyMail(text),
    zipCode(text),
  ]
    .filter((each) => each !== undefined)
    .find(fits);
}

/** Converts "7am", "7:30 p.m." or "9:00" to 24-hour time. */
function clock(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text);
  if (match === null) return undefined;
  const [, digits, minutes = "00", half] = match;
  const hour = half === undefined ? Number(digits) : (Number(digits) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour === 24 && minutes === "00" ? "23:59" : `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Formats ten digits with any separators as a US phone number, without a leading country code. */
function phone(text: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : undefined;
}

/** Joins the words of a text with hyphens, in lowercase: "Winter Break!" gives "winter-break". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the first word in lowercase, for ids that are first names: "Ben Birchwater" gives "ben". */
function firstWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z].*$/, "");
}

/** Shortens a ZIP+4 code: "99654-1234" gives "99654". */
function zipCode(text: string): string | undefined {
  return /^(\d{5})-?\d{4}$/.exec(text)?.[1];
}
