import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type { closure } from "../../src/content/entities";
import { escaped } from "../../src/content-check/values";
import { dashedPhone } from "../../src/shared/clinic/contact";
import type { ContentFolder } from "./content-folder";

/** An old fact, and the pattern that finds it in built files. */
interface OldFact {
  readonly name: string;
  readonly pattern: RegExp;
}

const hours: Clinic["hours"] = [
  { days: ["Monday", "Tuesday", "Wednesday"], opens: "08:00", closes: "18:30" },
  { days: ["Thursday", "Friday"], opens: "09:30", closes: "16:30" },
];

/**
 * Changes every fact of the clinic where the content states it.
 * @returns the old facts
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
    visits: {
      evaluation: 75,
      dyslexiaEvaluation: 150,
      followUp: { from: 40, to: 50 },
      early: { from: 8, to: 12 },
      earlyWithPaperwork: { from: 20, to: 35 },
      noticeHours: 48,
    },
  });
  content.write("closures.json", [{ id: "new-snow", reason: "Snow on the roof", from: soon() }]);
  const { main, fax, structuredData } = before.phones;
  return [
    ...[main, fax, structuredData ?? main].map((phone) => ({ name: phone, pattern: phonePattern(phone) })),
    { name: before.email, pattern: new RegExp(escaped(before.email), "i") },
    { name: before.address.street, pattern: streetPattern(before.address.street) },
    { name: before.address.postalCode, pattern: new RegExp(`\\b${before.address.postalCode}\\b`) },
    ...visitPatterns(before.visits),
    ...before.hours.flatMap(({ opens, closes }) => hoursPatterns(opens, closes)),
    ...closures.flatMap(({ reason, from }) => [
      { name: reason, pattern: new RegExp(`\\b${escaped(reason)}\\b`) },
      { name: from, pattern: new RegExp(from) },
    ]),
  ];
}

/** A day within two weeks, which the banner shows, but later than the dates in 2026 that tests set their clocks to. */
function soon(): string {
  return new Date(Date.now() + 13 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The seven digits of a local number with any separator, but not inside a longer number. */
function phonePattern(phone: string): RegExp {
  const [, exchange = "", line = ""] = dashedPhone(phone).split("-");
  return new RegExp(`(?<![\\w.])(?:\\+?1?[-. ]?\\(?907\\)?[-. ]?)?${exchange}[-. \\u00a0]?${line}(?!\\w)`);
}

/** The house number and the next two words, separated by spaces, plus signs or %20. */
function streetPattern(street: string): RegExp {
  return new RegExp(street.split(" ").slice(0, 3).map(escaped).join("(?: |\\+|%20|\\s)+"), "i");
}

/** The times of a visit as texts and PDFs say them, in English and Spanish. Fees and milestones name minutes too, and a clock has 24 hours: these stay. */
function visitPatterns({ early, earlyWithPaperwork, followUp, ...visits }: Clinic["visits"]): OldFact[] {
  const spans = [early, earlyWithPaperwork, followUp].map(
    ({ from, to }) => `(?<!attention for |atención de )${from} (?:to|a) ${to} minut`,
  );
  return [
    ...spans,
    `(?:about|unos) ${visits.evaluation} minut`,
    `${visits.dyslexiaEvaluation} minut`,
    `(?<!last |least |últimas |menos |Reloj de )${visits.noticeHours} (?:hours|horas)`,
  ].map((pattern) => ({ name: pattern, pattern: new RegExp(`\\b${pattern}`) }));
}

/** A time range as displayed, and the two times as in JSON. */
function hoursPatterns(opens: string, closes: string): OldFact[] {
  const name = `${opens} to ${closes}`;
  const read = (time: string) => {
    const [hour = 0, minutes = 0] = time.split(":").map(Number);
    return `${hour % 12 || 12}(?::${String(minutes).padStart(2, "0")})${minutes === 0 ? "?" : ""}\\s?${hour < 12 ? "a" : "p"}`;
  };
  return [
    {
      name,
      pattern: new RegExp(`\\b${read(opens)}\\.?m\\.?\\s?(?:-|–|to|until)\\s?${read(closes)}\\.?m`, "i"),
    },
    { name, pattern: new RegExp(`opens"?:\\s?"${opens}"[^{}]*closes"?:\\s?"${closes}"`) },
  ];
}

/** Names of text files. Source maps are excluded: they contain comments, and servers do not publish them. */
const isText =
  /\.(?:html|json|js|css|xml|txt|ics|webmanifest|svg|conf)$|(?:^|\/)(?:_headers|_redirects|\.htaccess)$/;

/** Finds the built files, including PDFs, that still contain an old fact. @returns one sentence for each */
export function findOldFacts(root: string, folders: readonly string[], old: readonly OldFact[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const pdfs = files.filter((file) => file.endsWith(".pdf"));
  const texts = files
    .filter((file) => isText.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  return [...texts, ...readPdfs(root, pdfs)].flatMap(({ file, text }) =>
    old.flatMap(({ name, pattern }) => {
      const found = pattern.exec(normalize(text));
      return found ? [`${relative(root, file)} still has ${name}: "${found[0]}"`] : [];
    }),
  );
}

/**
 * Text with the escapes of HTML, JSON and URLs for quotes, apostrophes and spaces replaced, and without computed days, which can be
 * the same as an old date by chance: those on which notices end, and those on which entries of a feed were changed.
 */
function normalize(text: string): string {
  return text
    .replace(/ data-until="[^"]*"|<(?:updated|published)>[^<]*</g, "")
    .replace(/\\"/g, '"')
    .replace(/&#x27;|%27|\\u0027/g, "'")
    .replace(/&nbsp;|\u00a0/g, " ");
}

function readPdfs(root: string, files: readonly string[]): { file: string; text: string }[] {
  const program = ["--import", "tsx", join(root, "documents/inspect-pdf.ts"), ...files];
  const output = execFileSync(process.execPath, program, { cwd: root, encoding: "utf8", maxBuffer: 64e6 });
  return (JSON.parse(output) as { pages: { text: string }[] }[]).map(({ pages }, index) => ({
    file: files[index] ?? "",
    text: pages.map((page) => page.text.replace(/\s+/g, " ")).join(" "),
  }));
}
