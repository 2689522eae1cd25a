import { inPlainLetters, withoutCountryCode, withoutInvisible } from "../values";

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
    ...(text.startsWith("/") || text.includes("//") ? [] : [slug(text), firstName(text)]),
    text.includes("?") || /^https?:\/\/[^/]+\/?$/i.test(text) ? undefined : likelyPath(text),
    likelyMail(text),
    likelyPdf(text),
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
  const digits = withoutCountryCode(text);
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : undefined;
}

/** Joins the words of a text with hyphens, in plain lowercase: "Año nuevo!" gives "ano-nuevo". */
export function slug(text: string): string {
  return inPlainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the first name in plain lowercase, without a title before it: "Dr. José Núñez" gives "jose". */
export const firstName = (text: string): string =>
  inPlainLetters(text)
    .replace(/^(?:dra?|mrs?|ms)[. ]+(?=[a-z])/, "")
    .replace(/[^a-z].*$/, "");

/** Shortens a ZIP+4 code: "99654-1234" gives "99654". */
const zipCode = (text: string): string | undefined => /^(\d{5})-?\d{4}$/.exec(text)?.[1];

/** Guesses a full URL, such as "https://www.example.org/page"; undefined if the text is not one. */
export function likelyAddress(text: string): string | undefined {
  const rest = text.replace(/^(?:h?t+ps?)?[:;]?\/{1,2}/i, "").replace(/^https?[:;]?\/*/i, "");
  return /^[\p{L}\w-]+(?:\.[\p{L}\w-]+)+(?:[/?#:]\S*)?$/u.test(rest) ? `https://${rest}` : undefined;
}

/** Guesses an email address: removes "mailto:" and spaces, and turns a comma into a dot. */
const likelyMail = (text: string): string =>
  text
    .replace(/^mailto:/i, "")
    .replace(/\s+/g, "")
    .replace(/\(at\)|\[at\]/i, "@")
    .replace(/,(?=[a-z]+$)/i, ".")
    .replace(/\.{2,}/g, ".");

/** Guesses the path of a PDF on this site: "Autorización 2.pdf" gives "/documents/autorizacion-2.pdf". */
function likelyPdf(text: string): string | undefined {
  const [, name] = /([^/\\]+)\.pdf$/i.exec(text) ?? [];
  return name && `/documents/${slug(name)}.pdf`;
}

/** Guesses the path of a page on this site: removes the host, "index.html" and the like, in lowercase. */
export function likelyPath(text: string): string {
  const path = text
    .replace(/^(?:https?:)?\/\/[^/]+/i, "")
    .replace(/#.*$/, "")
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php)$/, "")
    .replace(/[\s_]+/g, "-");
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Guesses an ISO date, such as "2026-12-24"; undefined if the text is not a date. The month may not have that day. */
function likelyDate(text: string): string | undefined {
  const year = (digits: string) => (digits.length === 2 ? `20${digits}` : digits);
  const [, y = "", ...isoParts] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (y !== "") return isoDate(y, isoParts[0] ?? "", isoParts[1] ?? "");
  const us = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (us !== null) return isoDate(year(us[3] ?? ""), us[1] ?? "", us[2] ?? "");
  const named = /^(?:[a-z]+day,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(
    text,
  );
  const month = months.indexOf(named?.[1]?.toLowerCase() ?? "") + 1;
  return month > 0 ? isoDate(named?.[3] ?? "", String(month), named?.[2] ?? "") : undefined;
}

/** Formats an ISO date, and swaps day and month if the month is over 12. */
function isoDate(year: string, month: string, day: string): string {
  const [m, d] = Number(month) > 12 && Number(day) <= 12 ? [day, month] : [month, day];
  return [year, m.padStart(2, "0"), d.padStart(2, "0")].join("-");
}
