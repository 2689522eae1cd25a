import type { Clinic } from "../../content/clinic";
import { type FactName, storyNames } from "../../content/clinic-fact-names";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { weeklyHoursOn } from "../../shared/clinic/clinic-time";
import { type Address, dashedPhone, formatAddress, telephoneLink } from "../../shared/clinic/contact";
import { formatHours } from "../../shared/clinic/hours";
import { visitTimes } from "../../shared/clinic/visit-times";
import type { Catalog } from "../../words/catalog";
import { dates, locale } from "../../words/en/dates";

/** The part of data/clinic.json that the facts use. */
interface FactSource extends Pick<Clinic, "name" | "email" | "hours" | "languages" | "seasons" | "visits"> {
  readonly phones: Pick<Clinic["phones"], "main" | "fax">;
  readonly address: Address;
  readonly insurance: Pick<Clinic["insurance"], "accepted" | "inNetwork" | "homeschool">;
}

interface Fact {
  readonly text: string;
  readonly href?: string;
}

/**
 * Returns the values of the {placeholders} in the content, all from data/clinic.json.
 * @param words of the page's language, if that is not English
 */
export function clinicFacts(
  { name, phones, email, address, insurance, languages, visits, ...schedule }: FactSource,
  words: Pick<Catalog, "dates" | "locale"> = { dates, locale },
): Record<FactName, Fact> {
  const formatList = (names: readonly string[]) => new Intl.ListFormat(words.locale).format(names);
  const languageNames = new Intl.DisplayNames(words.locale, { type: "language" });
  const times = visitTimes(visits, words.dates.span);
  return {
    name: { text: name },
    phone: { text: phones.main, href: telephoneLink(phones.main) },
    phoneWritten: { text: dashedPhone(phones.main), href: telephoneLink(phones.main) },
    fax: { text: phones.fax, href: telephoneLink(phones.fax) },
    email: { text: email, href: `mailto:${email}` },
    address: { text: formatAddress(address) },
    hours: { text: formatHours(weeklyHoursOn(toClinicTime(new Date()).date, schedule), words.dates) },
    languages: { text: formatList(languages.map((code) => languageNames.of(code) ?? code)) },
    insurers: { text: formatList(insurance.accepted) },
    inNetwork: { text: formatList(insurance.inNetwork) },
    homeschool: { text: formatList(insurance.homeschool) },
    evaluation: { text: times.evaluation },
    dyslexiaEvaluation: { text: times.dyslexiaEvaluation },
    followUp: { text: times.followUp },
    early: { text: times.early },
    earlyWithPaperwork: { text: times.earlyWithPaperwork },
    notice: { text: times.notice },
  };
}

/**
 * Replaces the {placeholders} in a text or in HTML. In HTML, phone numbers and the email address become
 * links.
 * @throws on an unknown name, which the content check reports first
 */
export function interpolateFacts(copy: string, facts: Record<string, Fact>, as: "text" | "html"): string {
  return copy.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`{${name}} is not a fact of the clinic.`);
    if (as === "text") return fact.text;
    const text = fact.text.replace(/&/g, "&amp;");
    return fact.href === undefined ? text : `<a href="${fact.href}">${text}</a>`;
  });
}

/** Replaces the {placeholders} in a story, except the names that a family fills in on the page. */
export function interpolateStoryFacts(copy: string, facts: Record<string, Fact>): string {
  const names = storyNames.map((name) => [name, { text: `{${name}}` }] as const);
  return interpolateFacts(copy, { ...facts, ...Object.fromEntries(names) }, "text");
}
