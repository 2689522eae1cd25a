import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { CollectionName } from "../source-file";
import { checkTexts } from "../translations/match-pairs";
import { digitsOf, entriesOf, escaped, textOf, textsAt, valueAt } from "../values";
import { checkFields, type FieldProblem } from "../walk-fields";

interface KnownFact {
  readonly pattern: RegExp;
  /** The placeholder to write instead, without its braces. */
  readonly placeholder: string;
}

/** The fields of data/clinic.json that are the source of these facts. */
const factFields: readonly unknown[] = ["phones", "email", "address", "locations"];

const day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
const hour = "\\d{1,2}(?::\\d\\d)?\\s*[ap](?:m\\b|\\.m\\b\\.?)";
/** Days and times after the word "open", such as "open Monday to Saturday, 8 am to 6 pm", whether or not they are right. */
const openDays = new RegExp(
  // Looks back only from the beginning of a day: from everywhere, it would be slow.
  `\\b(?=[mtwfs])(?<=\\bopen\\b[^.<>]{0,30})${day}\\s*(?:-|–|to|through)\\s*${day}\\b[^.<>]{0,20}?${hour}[^.<>]{0,8}?${hour}`,
  "i",
);

/** Finds facts of data/clinic.json that another text repeats instead of using a placeholder. Link targets are skipped. */
export function findHardCodedFacts(content: Content): Problem[] {
  const clinic = content.files.find(({ collection }) => collection === "clinic")?.value;
  const facts = knownFacts(clinic);
  return checkTexts(content, ({ value, role, path }, file) => {
    if (role === "target" || (file.collection === "clinic" && factFields.includes(path[0]))) return [];
    const text = value.replace(/href=(?:'[^']*'|"[^"]*")/g, (link) => "-".repeat(link.length));
    return [
      ...mistypedNumbers(text, clinic),
      ...facts.flatMap(({ pattern, placeholder }) => {
        // An event has hours of its own.
        if (placeholder === "hours" && file.collection === "news") return [];
        const match = pattern.exec(text);
        if (match === null) return [];
        const takesFacts = role === "text" || role === "html" || role === "story";
        return {
          index: match.index,
          found: `"${match[0]}" is typed by hand, so it would stay the same when data/clinic.json changes.`,
          expected: takesFacts
            ? `{${placeholder}}. The website replaces it with what is in data/clinic.json.`
            : "A text without a phone number, address, email address or hours. This field can't use {facts}.",
          fix: takesFacts ? `Write {${placeholder}} instead of "${match[0]}".` : `Delete "${match[0]}".`,
        };
      }),
    ];
  });
}

/** Finds phone numbers that are the main or the fax number but for one digit, or two that changed places. */
function mistypedNumbers(text: string, clinic: unknown): FieldProblem[] {
  const phones = valueAt(clinic, ["phones"]);
  const lines = ["main", "fax", "structuredData"].map((line) => digitsOf(textOf(phones, line)));
  const more = [
    ...textsAt(clinic, ["phones", "others", "*", "number"]),
    ...textsAt(clinic, ["locations", "*", "phone"]),
  ];
  const own = [...lines, ...more.map(({ value }) => digitsOf(value))];
  return [...text.matchAll(/(?<![\d-])\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g)].flatMap(
    ({ 0: written, index }) => {
      const digits = digitsOf(written);
      const meant = own.includes(digits) ? -1 : lines.slice(0, 2).findIndex((line) => isTypo(digits, line));
      if (meant < 0) return [];
      const fact = meant === 0 ? "phone" : "fax";
      return {
        index,
        found: `"${written}" is nearly your number, ${textOf(phones, meant === 0 ? "main" : "fax")}, but another one.`,
        expected: `{${fact}}. The website replaces it with what is in data/clinic.json.`,
        fix: `Write {${fact}} instead of "${written}". If it is another line of yours, add it to "others" in "phones" in data/clinic.json.`,
      };
    },
  );
}

function isTypo(written: string, known: string): boolean {
  const [first, second, ...more] = [...known].flatMap((digit, at) => (digit === written[at] ? [] : at));
  if (first === undefined || more.length > 0) return false;
  return second === undefined || (written[first] === known[second] && written[second] === known[first]);
}

function knownFacts(clinic: unknown): KnownFact[] {
  const phones = valueAt(clinic, ["phones"]);
  const address = valueAt(clinic, ["address"]);
  const hours = entriesOf(valueAt(clinic, ["hours"]));
  const main = textOf(phones, "main");
  return [
    ...known(main, "phone", numberPattern),
    ...["fax", "structuredData"]
      .filter((line) => textOf(phones, line) !== main)
      .flatMap((line) => known(textOf(phones, line), line === "fax" ? "fax" : "phone", numberPattern)),
    ...known(textOf(clinic, "email"), "email", escaped),
    ...known(textOf(address, "street"), "address", streetPattern),
    ...known(textOf(address, "postalCode"), "address", (code) => `\\b${escaped(code)}\\b`),
    ...hours.flatMap(openingTimes),
    ...(hours.length > 0 ? [{ pattern: openDays, placeholder: "hours" }] : []),
  ];
}

const known = (
  fact: string | undefined,
  placeholder: string,
  patternOf: (fact: string) => string,
): KnownFact[] => (fact ? [{ pattern: new RegExp(patternOf(fact), "iu"), placeholder }] : []);

/** Matches "(907) 555-0142" in any notation, with or without its area code. */
function numberPattern(phone: string): string {
  const digits = digitsOf(phone);
  return `(?<!\\d)(?:\\(?${digits.slice(0, 3)}\\)?[\\s.-]*)?${digits.slice(3, 6)}[\\s.-]*${digits.slice(6)}(?!\\d)`;
}

/** Matches the house number and the name of the street, without the rest. */
const streetPattern = (street: string): string =>
  `(?<![\\p{L}\\d])${street
    .split(/[\s.,]+/)
    .slice(0, 3)
    .map(escaped)
    .join("[\\s.,]+")}(?![\\p{L}\\d])`;

/** Matches opening hours such as "7am-7pm", "7:00 a.m. to 7:00 p.m." and "07:00-19:00". */
function openingTimes(hours: unknown): KnownFact[] {
  const opens = textOf(hours, "opens");
  const closes = textOf(hours, "closes");
  if (opens === undefined || closes === undefined) return [];
  const pattern = `\\b${clockPattern(opens)}\\s*(?:-|–|to|until|till)\\s*${clockPattern(closes)}`;
  return [{ pattern: new RegExp(pattern, "i"), placeholder: "hours" }];
}

function clockPattern(time: string): string {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  const ending = minutes === 0 ? "(?::00)?" : `:${String(minutes).padStart(2, "0")}`;
  return `(?:${hour % 12 || 12}${ending}\\s*${hour < 12 ? "a" : "p"}(?:m\\b|\\.m\\b\\.?)|0?${escaped(time.replace(/^0/, ""))})`;
}

const numbers =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The words with which texts count the entries of a list. */
const nouns: Partial<Record<CollectionName, string>> = {
  team: "people|therapists|team members|staff members|clinicians|providers|specialists",
  services: "services|therapies",
  partners: "partners",
};

/**
 * Finds texts that state the number of people, services or partners, which changes with their list: the length of the list, or
 * any number after "our".
 */
export function findHardCodedCounts(content: Content): Problem[] {
  const counted = Object.entries(nouns).map(([collection, noun]) => ({
    collection,
    length: entriesOf(content.files.find((file) => file.collection === collection)?.value).length,
    pattern: new RegExp(`\\b(our )?(\\d{1,2}|${numbers.join("|")}) (?:[a-z]+ )?(?:${noun})\\b`, "gi"),
  }));
  return checkFields(content, ({ value }) =>
    counted.flatMap(({ collection, length, pattern }) =>
      [...value.matchAll(pattern)]
        .filter(([, our, number = ""]) => our !== undefined || numberOf(number) === length)
        .map(({ 0: found, index }) => ({
          index,
          found: `"${found}" is a number that was counted by hand.`,
          expected: `Words that are still true after somebody adds or removes an entry in data/${collection}.json.`,
          fix: `Write it without the number, such as "our ${found.split(" ").at(-1)}".`,
        })),
    ),
  );
}

function numberOf(word: string): number {
  const index = numbers.indexOf(word.toLowerCase());
  return index < 0 ? Number(word) : index + 2;
}
