import { inspectPdf } from "../../documents/inspect-pdf";
import { dayOfReview } from "../../src/content/approval";
import { catalogOf, liveLanguages } from "../../src/gatsby/languages/languages";
import { formatMonth } from "../../src/shared/clinic/clinic-time";
import { dashedPhone, formatAddress, telephoneLink } from "../../src/shared/clinic/contact";
import { formatHours } from "../../src/shared/clinic/hours";
import { dates } from "../../src/words/en/dates";
import { blocksOf, clinic, concerns, pages as contentPages, pdfs as listed } from "../support/content";
import { htmlFiles, htmlOf } from "../support/html-files";
import { expect, test } from "../support/test";
import { addressesIn, hoursIn, phonesIn, textOf } from "./facts";

const { address, phones } = clinic;

/** The placeholder of phone fields, from the numbers reserved for fiction. */
const example = "907-555-0100";
/** The federal Office for Civil Rights, which receives privacy complaints: by law the privacy notice must name it. */
const civilRights = { phone: "1-877-696-6775", region: "DC 20201" };
/** The agencies that the notices name: the Office for Civil Rights, by voice and TDD, and CMS for disputes of a bill. */
const agencies = ["1-800-368-1019", "1-800-537-7697", "1-800-985-3059"];
/** The helpline of Alaska Medicaid, and a travel office, on the page about the way here. */
const travelHelp = ["800-780-9972", "833-543-6625"];
/** Those of the others who help. */
const helperPhones = blocksOf("help-by-age").flatMap(({ block }) =>
  block.helpers.flatMap(({ phone }) => phone ?? []),
);
/** The hotlines that texts of concerns name, each with its source. */
const sourcedPhones = concerns
  .flatMap(({ sources = [] }) => sources.flatMap(({ statement }) => phonesIn(statement)))
  .map((phone) => `1-${phone.replace(/^1-/, "")}`);
const helpLines = clinic.helpLines.map(({ number }) => number);
const knownPhones = [
  phones.main,
  dashedPhone(phones.main),
  phones.fax,
  example,
  civilRights.phone,
  ...agencies,
  ...travelHelp,
  ...helperPhones,
  ...helpLines,
  ...sourcedPhones,
];
/** The hours in a text, without spaces around the hyphen. */
const spansIn = (text: string) => hoursIn(text).map((span) => span.replace(/\s*-\s*/, "-"));
/** The words for days and hours of each language. */
const dateWords = [dates, ...liveLanguages().map((each) => catalogOf(each).dates)];
const street = address.street.replace(/ Unit.*/, "");
const region = `${address.region} ${address.postalCode}`;

let parsed: Promise<{ where: string; text: string }[]> | undefined;
/** The text of every PDF, read once per worker, when a test first asks for it: parsing takes seconds. */
function pdfs() {
  parsed ??= Promise.all(
    listed.map(async ({ file }) => {
      const { pages } = await inspectPdf(`static${file}`);
      return { where: file, text: pages.map(({ text }) => text.replace(/\s+/g, " ")).join(" ") };
    }),
  );
  return parsed;
}
const texts = htmlFiles.map(({ file, html }) => ({ where: file, text: textOf(html) }));

/** The values in the sources that are not in data/clinic.json, each with its source. */
function unknownValues(
  sources: readonly { where: string; text: string }[],
  read: (text: string) => string[],
  isKnown: (found: string) => boolean,
): string[] {
  return sources.flatMap(({ where, text }) =>
    read(text)
      .filter((found) => !isKnown(found.trim()))
      .map((found) => `${where}: ${found}`),
  );
}

for (const [name, read] of [
  ["pages", async () => texts],
  ["PDFs", pdfs],
] as const) {
  test(`the ${name} contain no phone numbers but the known ones`, async () => {
    const sources = await read();
    const found = sources.flatMap(({ text }) => phonesIn(text));
    expect(found).toContain(phones.main);
    expect(found).toContain(phones.fax);
    expect(unknownValues(sources, phonesIn, (phone) => knownPhones.includes(phone))).toEqual([]);
  });

  test(`the ${name} contain no hours but the clinic's`, async () => {
    const sources = await read();
    const written = dateWords.flatMap((words) =>
      clinic.hours.map((entry) => formatHours([entry], words).replace(/\s/g, " ")),
    );
    const spans = written.flatMap(spansIn);
    expect(new Set(sources.flatMap(({ text }) => spansIn(text)))).toEqual(new Set(spans));
    const whole = sources.map(({ text }) => text).join("\n");
    for (const hours of written) expect(whole).toContain(hours);
    expect(unknownValues(sources, spansIn, (span) => spans.includes(span))).toEqual([]);
  });

  test(`the ${name} contain no address but the clinic's`, async () => {
    const sources = await read();
    expect(sources.map(({ text }) => text).join("\n")).toContain(formatAddress(address));
    const isKnown = (place: string) =>
      [region, civilRights.region].includes(place) || place.startsWith(street);
    expect(unknownValues(sources, addressesIn, isKnown)).toEqual([]);
  });
}

test("every tel, sms and mailto link goes to the clinic, to a crisis line or to others who help", () => {
  const crisis = clinic.crisisLines.flatMap(({ number }) => [`tel:${number}`, `sms:${number}`]);
  const known = [
    telephoneLink(phones.main),
    telephoneLink(phones.fax),
    `mailto:${clinic.email}`,
    ...crisis,
    ...[...helpLines, ...sourcedPhones].map((number) => `tel:+${number.replace(/\D/g, "")}`),
    ...helperPhones.map(telephoneLink),
  ];
  const links = htmlFiles.flatMap(({ file, html }) =>
    Array.from(html.matchAll(/href="((?:tel|sms|mailto):[^"]*)"/g), ([, href = ""]) => ({ file, href })),
  );
  expect(links.map(({ href }) => href)).toContain(telephoneLink(phones.main));
  expect(links.filter(({ href }) => !known.includes(href))).toEqual([]);
});

test("every page says in which month it was last reviewed, but not medical advice that nobody has approved", () => {
  for (const { path, blocks, ...page } of contentPages) {
    const html = htmlOf(path);
    const milestones = blocks.find(({ kind }) => kind === "milestones");
    const reviewed = dayOfReview(milestones ? { ...milestones, medical: true } : page);
    if (reviewed === null) {
      expect(html, path).not.toContain("Last reviewed");
      continue;
    }
    const month = formatMonth(reviewed, dates);
    expect(textOf(html), path).toContain(`Last reviewed ${month}`);
    expect(html).toMatch(new RegExp(`<time datetime="${reviewed}">${month}</time>`, "i"));
  }
  expect(htmlOf("/404.html")).not.toContain("Last reviewed");
});

test("the PDFs contain no percentage that the pages don't", async () => {
  const percentages = (sources: readonly { text: string }[]) =>
    new Set(sources.flatMap(({ text }) => text.match(/\d+(?:\.\d+)?%/g) ?? []));
  const inPdfs = percentages(await pdfs());
  expect(inPdfs.size).toBeGreaterThan(0);
  for (const found of inPdfs) expect(percentages(texts)).toContain(found);
});

test.describe("the readers find", () => {
  for (const [read, text, found] of [
    [phonesIn, "Call (907) 555-0142, 907.555.0143 or +1 907-555-0144.", 3],
    [phonesIn, "In 2026, 10 to 12 of 99654 children; 555-0142.", 0],
    [hoursIn, "Open 7am-7pm, Friday 9:00 a.m. to 5 p.m.", 2],
    [hoursIn, "De lunes a jueves, 7 a.m. a 7 p.m.", 1],
    [hoursIn, "Come at 7am or at 7pm.", 0],
    [addressesIn, "1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654", 2],
    [addressesIn, "99654 children and 12 Never-ending stories", 0],
  ] as const) {
    test(`${found} in "${text}"`, () => expect(read(text)).toHaveLength(found));
  }
});
