import { abcsOfPediatricPhysicalTherapy } from "./contents/abcs-of-pediatric-physical-therapy";
import { agreementOfServices } from "./contents/agreement-of-services";
import { cancellationFinancialPolicy } from "./contents/cancellation-financial-policy";
import { educationalFeeSchedule } from "./contents/educational-fee-schedule";
import { educationalRegistration } from "./contents/educational-registration";
import { fastAWorkbook } from "./contents/fast-a-workbook";
import { insuranceVerification } from "./contents/insurance-verification";
import { intakeGeneralHistory } from "./contents/intake-general-history";
import { pediatricPolicies } from "./contents/pediatric-policies";
import { physicalTherapyConcussionGuide } from "./contents/physical-therapy-concussion-guide";
import { privacyPractices } from "./contents/privacy-practices";
import { telehealthConsent } from "./contents/telehealth-consent";
import { whatIsPhysicalTherapyForKids } from "./contents/what-is-physical-therapy-for-kids";
import type { Document } from "./document";

/** Every document of the site, in the order in which the Forms and Resources pages show them. */
export const contents: readonly Document[] = [
  intakeGeneralHistory,
  pediatricPolicies,
  insuranceVerification,
  cancellationFinancialPolicy,
  telehealthConsent,
  privacyPractices,
  agreementOfServices,
  educationalFeeSchedule,
  educationalRegistration,
  physicalTherapyConcussionGuide,
  abcsOfPediatricPhysicalTherapy,
  whatIsPhysicalTherapyForKids,
  fastAWorkbook,
];
