import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type { milestone } from "../../src/content/milestone";
import { formatDate } from "../../src/shared/clinic/clinic-time";
import { formatAddress } from "../../src/shared/clinic/contact";
import { formatHours } from "../../src/shared/clinic/hours";
import { visitTimes } from "../../src/shared/clinic/visit-times";
import { nameOfAge } from "../../src/shared/site/milestone-ages";
import type { DateWords } from "../../src/words/date-words";
import { milestones as ages } from "../../src/words/en/concerns";
import { dates } from "../../src/words/en/dates";
import { type Field, type NotePart, note } from "../document";

/** The clinic's facts as documents say them. */
export interface Facts {
  readonly clinicName: string;
  readonly phones: Clinic["phones"];
  readonly insurance: Clinic["insurance"];
  readonly address: string;
  readonly hours: string;
  /** The times of a visit, as texts say them. */
  readonly visits: ReturnType<typeof visitTimes>;
  /** Names the age of a milestone of data/milestones.json: "18 months". Throws if there is none with this id. */
  readonly ageOf: (milestone: string) => string;
  /** The numbers for a crisis, for every document that speaks of fear or harm. */
  readonly crisisNote: NotePart;
  /** How a filled-in form reaches the clinic. */
  readonly howToReturn: string;
  /** Where to ask about a document that needs no answer. */
  readonly howToAsk: string;
}

/** The part of a milestone that documents say. */
export type KnownMilestone = Pick<z.infer<typeof milestone>, "id" | "months">;

/** A document says the age of a milestone that is not in the table. */
export class MissingMilestone extends Error {
  constructor(id: string) {
    super(`data/milestones.json has no milestone "${id}".`);
  }
}

/** How a language says facts. */
export interface FactWords {
  readonly dates: DateWords;
  readonly ages: Parameters<typeof nameOfAge>[1];
  /** A text of data/clinic.json in the language. */
  readonly inLanguage: (text: string) => string;
}

const english: FactWords = { dates, ages, inLanguage: (text) => text };

/** The facts of data/clinic.json and data/milestones.json, put into the words of the documents. */
export function factsOf(
  { name, phones, insurance, crisisLines, ...clinic }: Clinic,
  milestones: readonly KnownMilestone[],
  { dates, ages, inLanguage }: FactWords = english,
): Facts {
  const seasons = (clinic.seasons ?? []).map(
    ({ from, to, hours }) =>
      ` (${formatDate(from, dates)} to ${formatDate(to, dates)}: ${formatHours(hours, dates)})`,
  );
  return withSentences({
    clinicName: name,
    phones,
    insurance: { ...insurance, payment: inLanguage(insurance.payment) },
    address: formatAddress(clinic.address),
    hours: `${formatHours(clinic.hours, dates)}${seasons.join("")}`,
    visits: visitTimes(clinic.visits, dates.span),
    ageOf: (milestone) => {
      const found = milestones.find(({ id }) => id === milestone);
      if (found === undefined) throw new MissingMilestone(milestone);
      return nameOfAge(found.months, ages);
    },
    crisis: crisisLines
      .map((line) => `${inLanguage(line.name)}, ${line.number}: ${inLanguage(line.when)}`)
      .join(" "),
  });
}

/** Facts that are still to be filled in, such as "{phone}": what a translation is made from. */
export function placeholders({ insurance }: Facts): Facts {
  return withSentences({
    clinicName: "{clinic}",
    phones: { main: "{phone}", fax: "{fax}" },
    insurance: { ...insurance, payment: "{payment}" },
    address: "{address}",
    hours: "{hours}",
    visits: {
      evaluation: "{evaluation}",
      dyslexiaEvaluation: "{dyslexiaEvaluation}",
      followUp: "{followUp}",
      early: "{early}",
      earlyWithPaperwork: "{earlyWithPaperwork}",
      notice: "{notice}",
    },
    ageOf: (milestone) => `{${placeholderOf(milestone)}}`,
    crisis: "{crisis}",
  });
}

const placeholderOf = (milestone: string) => milestone.replaceAll("-", "_");

/** What `placeholders` stand for. */
export function valuesOf(
  { clinicName, phones, insurance, address, hours, visits, ageOf, crisisNote }: Facts,
  milestones: readonly KnownMilestone[],
): Record<string, string> {
  return {
    ...Object.fromEntries(milestones.map(({ id }) => [placeholderOf(id), ageOf(id)])),
    ...visits,
    clinic: clinicName,
    phone: phones.main,
    fax: phones.fax,
    payment: insurance.payment,
    address,
    hours,
    crisis: crisisNote.text,
  };
}

type Known = Omit<Facts, "crisisNote" | "howToReturn" | "howToAsk"> & { readonly crisis: string };

function withSentences({ crisis, ...facts }: Known): Facts {
  const { phones, hours, address } = facts;
  return {
    ...facts,
    crisisNote: note("If your child is in danger, or talks about suicide or self-harm", crisis),
    howToReturn: `Bring this form to your visit, or fax it to ${phones.fax}. Please don't send it by email: it holds private facts about your child. Questions? Call ${phones.main}, ${hours}.`,
    howToAsk: `Questions? Call ${phones.main}, ${hours}, or stop by: ${address}.`,
  };
}

/** What families with Medicaid need not pay: 42 CFR 447.15, and the advice of CMS on missed visits. */
export const medicaid = {
  noLateFee: "With Medicaid or Denali KidCare, there is no late fee.",
  noRest: "If Medicaid or Denali KidCare covers the care, we don't bill you for the rest.",
};

/** Says which insurers and programs the clinic works with. A sentence is empty if there are none. */
export function payerSentences({ accepted, inNetwork, homeschool, ...insurance }: Clinic["insurance"]) {
  const networks = new Intl.ListFormat("en-US", { type: "conjunction" }).format(inNetwork);
  const programs = `${homeschool.join(", ")} ${insurance.homeschoolMore}`;
  return {
    accepted: accepted.length > 0 ? `We accept ${accepted.join(", ")} ${insurance.acceptedMore}.` : "",
    inNetwork: inNetwork.length > 0 ? `We are in-network for ${networks}.` : "",
    homeschool: homeschool.length > 0 ? `Homeschool stipends are accepted from ${programs}.` : "",
  };
}

/** Joins sentences, some of which may be empty. */
export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The first fields of the forms about a child. */
export const childFields: readonly Field[] = [
  { name: "child.name", label: "Child's full name", span: 2 },
  { name: "child.birthday", label: "Date of birth", hint: "MM/DD/YYYY" },
];

/** Whom to call about the child. */
export const adultFields: readonly Field[] = [
  { name: "adult.name", label: "Parent or guardian", span: 2 },
  { name: "adult.phone", label: "Phone", hint: "907-555-0100" },
];
