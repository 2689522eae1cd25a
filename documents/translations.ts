import abcsOfPediatricPhysicalTherapy from "./content/es/abcs-of-pediatric-physical-therapy.json";
import intakeGeneralHistory from "./content/es/intake-general-history.json";
import pediatricPolicies from "./content/es/pediatric-policies.json";
import physicalTherapyConcussionGuide from "./content/es/physical-therapy-concussion-guide.json";
import recordsRequest from "./content/es/records-request.json";
import shared from "./content/es/shared.json";
import telehealthConsent from "./content/es/telehealth-consent.json";
import whatIsPhysicalTherapyForKids from "./content/es/what-is-physical-therapy-for-kids.json";

/** English texts and their translations. */
type Pairs = Readonly<Record<string, string>>;

/** The pairs of each document by its id, and those that several share, by language. */
export const translations: Readonly<Record<string, Readonly<Record<string, Pairs>>>> = {
  es: {
    shared,
    "abcs-of-pediatric-physical-therapy": abcsOfPediatricPhysicalTherapy,
    "what-is-physical-therapy-for-kids": whatIsPhysicalTherapyForKids,
    "physical-therapy-concussion-guide": physicalTherapyConcussionGuide,
    "records-request": recordsRequest,
    "pediatric-policies": pediatricPolicies,
    "intake-general-history": intakeGeneralHistory,
    "telehealth-consent": telehealthConsent,
  },
};

/** The pairs of a document in a language, or nothing if nobody has translated it. */
export function pairsOf(language: string, id: string): Pairs | undefined {
  const { shared, [id]: own } = translations[language] ?? {};
  return own && { ...shared, ...own };
}
