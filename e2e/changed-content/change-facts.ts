import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type { closure } from "../../src/content/entities";
import { dashedPhone } from "../../src/shared/clinic/phone";
import type { ContentFolder } from "./content-folder";

/** A fact as it was, in a way of writing it, and what to look for in whatever is built. */
export interface OldFact {
  readonly what: string;
  readonly pattern: RegExp;
}

const hours: Clinic["hours"] = [
  { days: ["Monday", "Tuesday", "Wednesday"], opens: "08:00", closes: "18:30" },
  { days: ["Thursday", "Friday"], opens: "09:30", closes: "16:30" },
];

/**
 * Changes every fact of the clinic, each in one place.
 * @returns how the facts read before
 */
export function changeFacts(content: ContentFolder): OldFact[] {
  const before = content.read<Clinic>("clinic.json");
  const closures = content.read<z.infer<typeof closure>[]>("closures.json");
  content.write("clinic.json", {
    ...before,
    phones: { ...before.phones, main: "(907) 555-0187", fax: "(907) 555-0188", structuredData: undefined },
    email: "front-desk@guidepost-pediatric.example",
    address: { ...before.address, street: "88 E Fireweed Avenue Suite 3", postalCode: "99645" },
    hours,
  });
  content.write("closures.json", [{ id: "new-snow", reason: "Snow on the roof", from: soon() }]);
  const { main, fax, structuredData } = before.phones;
  return [
    ...[main, fax, structuredData ?? main].map((phone) => ({ what: phone, pattern: digitsOf(phone) })),
    { what: before.email, pattern: new RegExp(escaped(before.email), "i") },
    { what: before.address.street, pattern: wordsOf(before.address.street) },
    { what: before.address.postalCode, pattern: new RegExp(`\\b${before.address.postalCode}\\b`) },
    ...before.hours.flatMap(({ opens, closes }) => hoursOf(opens, closes)),
    ...closures.flatMap(({ reason, from }) => [
      { what: reason, pattern: new RegExp(`\\b${escaped(reason)}\\b`) },
      { what: from, pattern: new RegExp(from) },
    ]),
  ];
}

/** In less than two weeks, so that the banner shows it, and after the days of 2026 on which tests set their clocks. */
function soon(): string {
  return new Date(Date.now() + 13 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The seven digits of a number, whatever stands between them, but no part of a longer row of digits. */
function digitsOf(phone: string): RegExp {
  const [, exchange = "", line = ""] = dashedPhone(phone).split("-");
  return new RegExp(`(?<![\\w.])(?:\\+?1?[-. ]?\\(?907\\)?[-. ]?)?${exchange}[-. \\u00a0]?${line}(?!\\w)`);
}

/** The house number and the first words, with spaces, plus signs or %20 between them. */
function wordsOf(street: string): RegExp {
  return new RegExp(street.split(" ").slice(0, 3).map(escaped).join("(?: |\\+|%20|\\s)+"), "i");
}

/** A span as people read it, and the two times as data holds them. */
function hoursOf(opens: string, closes: string): OldFact[] {
  const what = `${opens} to ${closes}`;
  const read = (time: string) => {
    const [hour = 0, minutes = 0] = time.split(":").map(Number);
    return `${hour % 12 || 12}(?::${String(minutes).padStart(2, "0")})${minutes === 0 ? "?" : ""}\\s?${hour < 12 ? "a" : "p"}`;
  };
  return [
    {
      what,
      pattern: new RegExp(`\\b${read(opens)}\\.?m\\.?\\s?(?:-|–|to|until)\\s?${read(closes)}\\.?m`, "i"),
    },
    { what, pattern: new RegExp(`opens"?:\\s?"${opens}"[^{}]*closes"?:\\s?"${closes}"`) },
  ];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
