import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { digitsOf, entriesOf, escaped, textOf, textsAt, valueAt } from "../values";

/** Finds facts in a field of another fact: degrees in a name, a whole address in a street, an address of another network. */
export function findMisplacedFacts({ files }: Content): Problem[] {
  return [
    ...readableFiles(files, "team").flatMap((file) =>
      entriesOf(file.value).flatMap((person, index) => checkPerson(file, index, person)),
    ),
    ...readableFiles(files, "clinic").flatMap((file) => [
      ...checkAddresses(file),
      ...entriesOf(valueAt(file.value, ["social"])).flatMap((link, index) => checkNetwork(file, index, link)),
    ]),
  ];
}

/** What follows a name after a comma and belongs to it. */
const suffix = /,\s*(?:jr|sr|ii|iii|iv)\b\.?/i;
/** A degree or license: "PT", "M.S.", "CCC-SLP", "OTR/L", "PhD". */
const degree = /^(?:[A-Z][A-Za-z]{0,3}\.?)*[A-Z](?:[-/.][A-Za-z]{1,5})*\.?$/;

function checkPerson(file: SourceFile, index: number, person: unknown): Problem[] {
  const [name, credentials, position] = ["name", "credentials", "position"].map(
    (field) => textOf(person, field)?.trim() ?? "",
  ) as [string, string, string];
  const [own = ""] = suffix.exec(name) ?? [];
  const [first = "", ...parts] = name.replace(own, "").split(/\s*,\s*/);
  const rest = parts.join(", ");
  const isDegrees = rest.split(/[\s,]+/).every((each) => degree.test(each));
  const message = isDegrees ? degreesInName(`${first}${own}`, rest, credentials) : lastNameFirst(first, rest);
  const isAgain = credentials !== "" && credentials.toLowerCase() === position.toLowerCase();
  return [
    ...(rest ? [problemAt(file, [index, "name"], message)] : []),
    ...(isAgain ? [problemAt(file, [index, "credentials"], positionAgain)] : []),
  ];
}

const degreesInName = (name: string, degrees: string, credentials: string): Message => ({
  found: `"${degrees}" is in the name.`,
  expected: 'The name alone. Degrees and licenses belong in "credentials".',
  fix: `Write "name": "${name}"${credentials === "" ? `, "credentials": "${degrees}"` : ""}.`,
});

const lastNameFirst = (name: string, rest: string): Message => ({
  found: `There is a comma in the name "${name}, ${rest}".`,
  expected: "The name as families say it, with the first name first.",
  fix: /^\p{L}+(?: \p{L}\.?)?$/u.test(rest)
    ? `Write "${rest} ${name}".`
    : `Write "${name}", and the rest in "position" or "credentials".`,
});

const positionAgain: Message = {
  found: "This is the position again, so visitors would read it twice.",
  expected: 'Degrees and licenses, such as "MS, OTR/L".',
  fix: 'Write them, or delete the line "credentials".',
};

function checkAddresses(file: SourceFile): Problem[] {
  const main = valueAt(file.value, ["address"]);
  const streets = [["address"], ["locations", "*", "address"]].flatMap((path) =>
    textsAt(file.value, [...path, "street"]),
  );
  const inStreet = streets.flatMap(({ path, value }) => {
    const place = valueAt(file.value, path.slice(0, -1));
    const [city = "", code = ""] = ["locality", "postalCode"].map((field) =>
      escaped(textOf(place, field) ?? ""),
    );
    const more = `,\\s*${city}(?!\\p{L}).*|[,\\s]+(?:${city}[,\\s]+)?(?:[A-Z]{2}[,\\s]+)?${code}\\b.*`;
    const [rest] = (city && code && new RegExp(more, "iu").exec(value)) || [];
    return rest === undefined
      ? []
      : problemAt(file, path, wholeAddress(rest.replace(/[,\s]+/, ""), value.slice(0, -rest.length)));
  });
  const locations = entriesOf(valueAt(file.value, ["locations"])).flatMap((location, index) => {
    const place = valueAt(location, ["address"]);
    const [street = "", name = ""] = [textOf(place, "street"), textOf(location, "name")];
    const isSame = ["street", "postalCode"].every((field) => textOf(place, field) === textOf(main, field));
    const isInName = street !== "" && name.toLowerCase().includes(street.toLowerCase());
    const path = ["locations", index];
    return problemsAt(file, path, [
      [isSame, ["address", "street"], sameAddress],
      [isInName, ["name"], addressInName(street, textOf(place, "locality"))],
    ]);
  });
  return [...inStreet, ...locations];
}

const wholeAddress = (rest: string, street: string): Message => ({
  found: `"${rest}" is in the street, so visitors would read it twice.`,
  expected: "The street with its number and unit. City, state and ZIP code have fields of their own.",
  fix: `Write "${street}".`,
});

const sameAddress: Message = {
  found: "This is the address of the first location.",
  expected: "The address of this location.",
  fix: "Write its own address, or delete this entry.",
};

const addressInName = (street: string, locality = "…"): Message => ({
  found: `"${street}" is in the name, so visitors would read the address twice.`,
  expected: "What families call this location.",
  fix: `Write "${locality}".`,
});

function checkNetwork(file: SourceFile, index: number, link: unknown): Problem | [] {
  const [name = "", url = ""] = [textOf(link, "name"), textOf(link, "url")];
  const other = networks.find((each) =>
    new RegExp(`^https://(?:[^/]+\\.)?${each}\\.com(?:/|$)`, "i").test(url),
  );
  if (other === undefined || other.toLowerCase() === name.toLowerCase()) return [];
  return problemAt(file, ["social", index, "url"], {
    found: `This is an address of ${other}, but the entry is for ${name}.`,
    expected: `The address of your page on ${name}.`,
    fix: `Open your page on ${name}, and copy its address from the browser.`,
  });
}

const networks: readonly string[] = ["Facebook", "Instagram", "LinkedIn", "YouTube"];

/** Finds a phone number for search engines that repeats the main or fax number, and numbers that are listed twice. */
export function findPhoneProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const phones = valueAt(file.value, ["phones"]);
    const digits = (line: string) => digitsOf(textOf(phones, line)) || undefined;
    const own = digits("structuredData");
    const message = own === digits("main") ? mainAgain : own === digits("fax") ? faxAgain : undefined;
    const others = textsAt(file.value, ["phones", "others", "*", "number"]);
    const known = ["main", "fax"].flatMap((line) => digits(line) ?? []);
    const again = others.filter(({ value }, index) =>
      [...known, ...others.slice(0, index).map((other) => digitsOf(other.value))].includes(digitsOf(value)),
    );
    return [
      ...(own && message ? [problemAt(file, ["phones", "structuredData"], message)] : []),
      ...again.map(({ path }) => problemAt(file, path, numberAgain)),
    ];
  });
}

const mainAgain: Message = {
  found: "This is the same number as the main number.",
  expected: "A separate number for search engines. Without this field, they show the main number.",
  fix: 'Delete the line "structuredData".',
};

const numberAgain: Message = {
  found: "This number is already in the list, or is the main or fax number.",
  expected: "Each number only once.",
  fix: "Write another number, or delete this entry.",
};

const faxAgain: Message = {
  found: "This is the fax number, but search engines would show it to families as the number to call.",
  expected: "A number that families can call. Without this field, search engines show the main number.",
  fix: 'Delete the line "structuredData", or write another number.',
};
