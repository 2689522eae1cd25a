import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Clinic } from "../src/content/clinic";
import type { pdfDocument } from "../src/content/entities";
import { formatAddress } from "../src/shared/clinic/contact";
import { fill } from "../src/words/fill";
import { abcsOfPediatricPhysicalTherapy } from "./content/abcs-of-pediatric-physical-therapy";
import { agreementOfServices } from "./content/agreement-of-services";
import { cancellationFinancialPolicy } from "./content/cancellation-financial-policy";
import { educationalFeeSchedule } from "./content/educational-fee-schedule";
import { educationalRegistration } from "./content/educational-registration";
import { type Facts, factsOf, type KnownMilestone, placeholders, valuesOf } from "./content/facts";
import { fastAWorkbook } from "./content/fast-a-workbook";
import { insuranceVerification } from "./content/insurance-verification";
import { intakeGeneralHistory } from "./content/intake-general-history";
import { pediatricPolicies } from "./content/pediatric-policies";
import { physicalTherapyConcussionGuide } from "./content/physical-therapy-concussion-guide";
import { privacyPractices } from "./content/privacy-practices";
import { recordsRequest } from "./content/records-request";
import { telehealthConsent } from "./content/telehealth-consent";
import { whatIsPhysicalTherapyForKids } from "./content/what-is-physical-therapy-for-kids";
import { type Content, type Document, english, type Part } from "./document";
import { type DocumentLanguage, factWords, translated } from "./translated";

export { MissingMilestone } from "./content/facts";

type SenderFacts = Pick<Clinic, "name" | "phones" | "address">;
type Listed = z.infer<typeof pdfDocument>;
/** Only documents with `madeOf` are generated. */
type ListedWords = Pick<Listed, "id" | "title" | "description" | "madeOf">;

/** The content of each document. A new one also needs an entry in data/documents.json, with "madeOf": "". */
const contents: readonly ((facts: Facts) => Content)[] = [
  intakeGeneralHistory,
  pediatricPolicies,
  insuranceVerification,
  cancellationFinancialPolicy,
  telehealthConsent,
  privacyPractices,
  recordsRequest,
  agreementOfServices,
  educationalFeeSchedule,
  educationalRegistration,
  physicalTherapyConcussionGuide,
  abcsOfPediatricPhysicalTherapy,
  whatIsPhysicalTherapyForKids,
  fastAWorkbook,
];

/**
 * The listed documents whose PDFs are generated, with their current content: first in English, then in the other languages, each
 * in the list's order.
 */
export function documentsOf(
  clinic: Clinic,
  list: readonly ListedWords[],
  milestones: readonly KnownMilestone[],
  languages: readonly DocumentLanguage[] = [],
): Document[] {
  const facts = factsOf(clinic, milestones);
  const templates = documentsWith(placeholders(facts), list);
  const inLanguages = languages.flatMap((language) => {
    const values = valuesOf(factsOf(clinic, milestones, factWords(language)), milestones);
    return templates.flatMap((template) => translated(template, language, values));
  });
  return [...documentsWith(facts, list), ...inLanguages];
}

/** The listed documents whose PDFs are generated, with these facts. */
export function documentsWith(facts: Facts, list: readonly ListedWords[]): Document[] {
  const current = contents.map((content) => content(facts));
  return list.flatMap(({ id, title, description, madeOf }) =>
    current
      .filter((content) => content.id === id && madeOf !== undefined)
      .map((content) => ({ ...content, parts: content.parts.map(asPart), title, description })),
  );
}

function asPart(part: Part | string): Part {
  return typeof part === "string" ? { kind: "text", text: part } : part;
}

/** What data/documents.json says of a document's PDF, in the document's language. */
export function listingOf(
  { id, edition }: Document,
  list: readonly Listed[],
): Pick<Listed, "file" | "pages" | "bytes" | "madeOf"> | undefined {
  const entry = list.find((each) => each.id === id);
  return edition ? entry?.inLanguages?.find(({ language }) => language === edition.code) : entry;
}

/** The clinic as the sender of a document, for the letterhead and the footers: phone, fax and address are on two lines. */
export function senderOf(
  { name, phones, address }: SenderFacts,
  { edition = english }: Pick<Document, "edition">,
) {
  const ways = fill(edition.ways, { phone: phones.main, fax: phones.fax });
  // The name of this field is part of the hash in `digestOf`.
  return { name, ways: `${ways}\n${formatAddress(address)}` };
}
export type Sender = ReturnType<typeof senderOf>;

/** A hash of a document's whole content, 16 hexadecimal digits. When it changes, the PDF is outdated. */
export function digestOf(document: Document, clinic: SenderFacts): string {
  return createHash("sha256")
    .update(JSON.stringify([document, senderOf(clinic, document)]))
    .digest("hex")
    .slice(0, 16);
}
