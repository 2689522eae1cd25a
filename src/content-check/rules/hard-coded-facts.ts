import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { entriesOf, textOf, valueAt } from "../values";

interface KnownFact {
  readonly pattern: RegExp;
  /** What editors write instead, in braces. */
  readonly token: string;
}

/** The fields of data/clinic.json that state what no other text may repeat. */
const homes: readonly unknown[] = ["phones", "email", "address", "hours"];

/** Facts of data/clinic.json that another text repeats by hand, so that they would not change with it. Links are not among them. */
export function findHardCodedFacts(content: Content): Problem[] {
  const clinic = content.files.find(({ collection }) => collection === "clinic")?.value;
  const facts = knownFacts(clinic);
  return checkFields(content, ({ value, role, path }, file) => {
    if (role === "target" || (file.collection === "clinic" && homes.includes(path[0]))) return [];
    const words = value.replace(/href=(?:'[^']*'|"[^"]*")/g, (link) => "-".repeat(link.length));
    return facts.flatMap(({ pattern, token }) => {
      const match = pattern.exec(words);
      if (match === null) return [];
      const takesFacts = role === "text" || role === "html" || role === "story";
      return [
        {
          index: match.index,
          found: `"${match[0]}" is written by hand, so it would not change when the clinic's does.`,
          expected: takesFacts
            ? `{${token}}, which data/clinic.json fills in.`
            : "Words without phone, address, mail address or hours; this field takes no {facts}.",
          fix: takesFacts ? `Write {${token}} instead of "${match[0]}".` : `Delete "${match[0]}".`,
        },
      ];
    });
  });
}

function knownFacts(clinic: unknown): KnownFact[] {
  const phones = valueAt(clinic, ["phones"]);
  const address = valueAt(clinic, ["address"]);
  const main = textOf(phones, "main");
  return [
    ...known(main, "phone", numberPattern),
    ...["fax", "structuredData"]
      .filter((line) => textOf(phones, line) !== main)
      .flatMap((line) => known(textOf(phones, line), line === "fax" ? "fax" : "phone", numberPattern)),
    ...known(textOf(clinic, "email"), "email", (email) => escaped(email)),
    ...known(textOf(address, "street"), "address", streetPattern),
    ...known(textOf(address, "postalCode"), "address", (code) => `\\b${escaped(code)}\\b`),
    ...entriesOf(valueAt(clinic, ["hours"])).flatMap((hours) => openingTimes(hours)),
  ];
}

function known(fact: string | undefined, token: string, patternOf: (fact: string) => string): KnownFact[] {
  return fact ? [{ pattern: new RegExp(patternOf(fact), "i"), token }] : [];
}

/** "(907) 555-0142" in any way of writing it, with or without its area code. */
function numberPattern(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `(?<!\\d)(?:\\(?${digits.slice(0, 3)}\\)?[\\s.-]*)?${digits.slice(3, 6)}[\\s.-]*${digits.slice(6)}(?!\\d)`;
}

/** The house number and the name of the street, without what follows. */
function streetPattern(street: string): string {
  return `\\b${street.split(/\s+/).slice(0, 3).map(escaped).join("[\\s.,]+")}\\b`;
}

/** "07:00" and "19:00" as "7am-7pm", "7:00 a.m. to 7:00 p.m.", "07:00-19:00" and the like. */
function openingTimes(hours: unknown): KnownFact[] {
  const opens = textOf(hours, "opens");
  const closes = textOf(hours, "closes");
  if (opens === undefined || closes === undefined) return [];
  const pattern = `\\b${clockPattern(opens)}\\s*(?:-|–|to|until|till)\\s*${clockPattern(closes)}`;
  return [{ pattern: new RegExp(pattern, "i"), token: "hours" }];
}

function clockPattern(time: string): string {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  const ending = minutes === 0 ? "(?::00)?" : `:${String(minutes).padStart(2, "0")}`;
  return `(?:${hour % 12 || 12}${ending}\\s*${hour < 12 ? "a" : "p"}\\.?m\\b|0?${escaped(time.replace(/^0/, ""))})`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
