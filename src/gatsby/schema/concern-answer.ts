import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import type { concern } from "../../content/concern";
import { callsFirst, type First } from "../../content/emergencies";
import type { service } from "../../content/entities";
import type { milestone } from "../../content/milestone";
import { escapeMarkup, htmlToText } from "../../shared/site/markup";
import { groupByMonths, nameOfAge } from "../../shared/site/milestone-ages";
import type { Catalog } from "../../words/catalog";
import { fill as fillIn } from "../../words/fill";
import { linkTo } from "./link-targets";

type Concern = z.infer<typeof concern>;
type Service = Pick<z.infer<typeof service>, "name" | "path" | "firstVisit"> & {
  /** Says that its page is in English, if it is and the page with the link is not. */
  readonly note?: string | undefined;
};
/** Returns a text as HTML, in the language of the page and with its {placeholders} filled in: see `interpolateFacts`. */
export type Fill = (copy: string, as: "text" | "html") => string;
type Words = Catalog["concernAnswers"];
type Lines = Pick<Clinic, "crisisLines" | "helpLines">;

/** Says as HTML what most children do by which age: a sentence for each age. */
export function milestoneSentences(
  milestones: readonly Pick<z.infer<typeof milestone>, "months" | "text">[],
  fill: Fill,
  words: Catalog["milestones"],
): string[] {
  return groupByMonths(milestones).map(({ months, milestones }) =>
    fillIn(words.by, {
      age: nameOfAge(months, words),
      what: milestones.map(({ text }) => fill(text, "html")).join("; "),
    }),
  );
}

/**
 * Returns all that the search says of a concern as HTML: the answer, what is usual, which service can help, what to do until
 * then, and what the first visit is like. Built here rather than in a component, so that it needs no script in the
 * browser.
 */
export function concernAnswer(
  { first, answer, ages, until }: Pick<Concern, "first" | "answer" | "ages" | "until">,
  milestones: readonly string[],
  service: Service | undefined,
  fill: Fill,
  words: Words,
): string {
  const show = (text: string) => fill(text, "html");
  const lead = first ? words.serviceAfterwards : words.service;
  const page = service && linkTo(service.path, fill(service.name, "text"), service.note);
  return paragraphs([
    show(answer),
    usual(milestones, ages && show(ages)),
    page && fillIn(escapeMarkup(lead), { service: page }),
    `${strong(words.untilThen)} ${until.map(show).join(" ")}`,
    service && `${strong(words.firstVisit)} ${show(service.firstVisit)}`,
  ]);
}

/** What is usual at which age: the sentences of milestones, and what else the clinic says. */
const usual = (milestones: readonly string[], ages: string | undefined) =>
  [...milestones, ...(ages ? [ages] : [])].join(" ") || undefined;

/**
 * Returns the texts of a concern's page as HTML, in which every phone number is a link, and for search engines the answer as
 * plain text.
 */
export function concernPage(concern: Concern, milestones: readonly string[], fill: Fill) {
  const { answer, now = [], today = [], wait, ages, until } = concern;
  const show = (text: string) => withCalls(fill(text, "html"));
  return {
    answer: show(answer),
    description: htmlToText(fill(answer, "html")),
    now: now.map(show),
    today: today.map(show),
    wait: wait && show(wait),
    ages: usual(milestones, ages && show(ages)),
    until: until.map(show),
  };
}

/** Makes links of 911, 988 and the numbers of help lines. Those of the clinic are facts, which are links already. */
function withCalls(html: string): string {
  return html.replace(/\b(?:911|988|1-8\d{2}-\d{3}-\d{4})\b/g, (number) => link(telephoneOf(number), number));
}

const telephoneOf = (number: string) =>
  number.length === 3 ? `tel:${number}` : `tel:+${number.replace(/\D/g, "")}`;

/** The areas' words for the advice that comes before the phone numbers, and for what to do if that fails. */
const advice: Partial<Record<First, readonly [keyof Words, keyof Words]>> = {
  battery: ["battery", "batteryThen"],
  "emergency-room": ["emergencyRoom", "emergencyRoomThen"],
  doctor: ["doctor", "doctorThen"],
};

/**
 * Returns whom to call first, as HTML, or undefined if the concern is not urgent.
 * @throws when data/clinic.json lacks one of the numbers
 */
export function firstCalls(
  { first }: Pick<Concern, "first">,
  lines: Lines,
  words: Words,
  fill: Fill = escapeMarkup,
): string | undefined {
  if (first === undefined) return undefined;
  const [now, then] = advice[first] ?? [];
  const before = now && then && `${strong(words[now])} ${escapeMarkup(words[then])}`;
  return paragraphs([before, ...callsFirst[first].map((id) => callTo(id, lines, words, fill))]);
}

function callTo(id: string, { crisisLines, helpLines }: Lines, words: Words, fill: Fill): string {
  const crisis = crisisLines.find(({ number }) => number === id);
  if (crisis) {
    const call = link(`tel:${id}`, fillIn(words.call, { number: id }));
    const text = link(`sms:${id}`, fillIn(words.text, { number: id }));
    const calls = crisis.canText
      ? fillIn(words.crisisWithText, { call, text })
      : fillIn(words.crisis, { call });
    return `<strong>${calls}</strong> ${fill(crisis.when, "text")}`;
  }
  const help = helpLines.find((line) => line.id === id);
  if (help === undefined) throw new Error(`data/clinic.json has no line "${id}".`);
  const { name, number, when } = help;
  const call = link(telephoneOf(number), fillIn(words.call, { number }));
  return `<strong>${fillIn(words.help, { call, name: fill(name, "text") })}</strong> ${fill(when, "text")}`;
}

/** The texts that are there, each in a paragraph. */
function paragraphs(texts: readonly (string | undefined)[]): string {
  return texts.map((text) => text && `<p>${text}</p>`).join("");
}

function link(href: string, text: string): string {
  return `<a href="${href}">${escapeMarkup(text)}</a>`;
}

function strong(text: string): string {
  return `<strong>${escapeMarkup(text)}</strong>`;
}
