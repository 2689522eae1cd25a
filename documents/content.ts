import type { Clinic } from "../src/content/clinic";
import { abcsOfPediatricPhysicalTherapy } from "./content/abcs-of-pediatric-physical-therapy";
import { agreementOfServices } from "./content/agreement-of-services";
import { cancellationFinancialPolicy } from "./content/cancellation-financial-policy";
import { educationalFeeSchedule } from "./content/educational-fee-schedule";
import { educationalRegistration } from "./content/educational-registration";
import { type Facts, factsOf, type KnownMilestone } from "./content/facts";
import { fastAWorkbook } from "./content/fast-a-workbook";
import { insuranceVerification } from "./content/insurance-verification";
import { intakeGeneralHistory } from "./content/intake-general-history";
import { pediatricPolicies } from "./content/pediatric-policies";
import { physicalTherapyConcussionGuide } from "./content/physical-therapy-concussion-guide";
import { privacyPractices } from "./content/privacy-practices";
import { recordsRequest } from "./content/records-request";
import { telehealthConsent } from "./content/telehealth-consent";
import { whatIsPhysicalTherapyForKids } from "./content/what-is-physical-therapy-for-kids";
import type { Content, Document } from "./document";

/** A document as listed in data/documents.json. Only those with `madeOf` are generated. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly madeOf?: string;
}

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

/** The listed documents whose PDFs are generated, in the list's order, with their current content. */
export function documentsOf(
  clinic: Clinic,
  list: readonly Listed[],
  milestones: readonly KnownMilestone[],
): Document[] {
  const facts = factsOf(clinic, milestones);
  const current = contents.map((content) => content(facts));
  return list.flatMap(({ id, title, description, madeOf }) =>
    current
      .filter((content) => content.id === id && madeOf !== undefined)
      .map((content) => ({ ...content, title, description })),
  );
}
