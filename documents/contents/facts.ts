import clinic from "../../data/clinic.json";
import { formatAddress } from "../../src/utils/address";
import { formatHours } from "../../src/utils/hours";
import type { NotePart, TextPart } from "../document";

/** The clinic's facts as documents say them; all come from data/clinic.json. */
export const { phones, insurance, name: clinicName } = clinic;
export const address = formatAddress(clinic.address);
export const hours = formatHours(clinic.hours);

/** "A, B and C" */
export function sentenceList(items: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(items);
}

/** The numbers for a crisis, for every document that speaks of fear or harm. */
export const crisisNote: NotePart = {
  kind: "note",
  title: "If your child is in danger, or talks about suicide or self-harm",
  text: clinic.crisisLines.map(({ name, number, when }) => `${name}, ${number}: ${when}`).join(" "),
};

/** How a filled-in form reaches the clinic. */
export const howToReturn: TextPart = {
  kind: "text",
  text: `Bring this form to your visit, or fax it to ${phones.fax}. Please don't send it by email: it holds private facts about your child. Questions? Call ${phones.main}, ${hours}.`,
};

/** Where to ask about a document that needs no answer. */
export const howToAsk: TextPart = {
  kind: "text",
  text: `Questions? Call ${phones.main}, ${hours}, or stop by: ${address}.`,
};
