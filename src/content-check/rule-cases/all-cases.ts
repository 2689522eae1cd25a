import { clinicCases } from "./clinic.cases";
import { copyCases } from "./copies.cases";
import { entryCases } from "./entries.cases";
import { factCases } from "./facts.cases";
import { htmlCases } from "./html.cases";
import { linkRuleCases } from "./links.cases";
import { pageCases } from "./pages.cases";
import { placeholderRuleCases } from "./placeholders.cases";
import { referenceRuleCases } from "./references.cases";
import type { RuleCases } from "./rule-cases";
import { schemaCases } from "./schema.cases";
import { translationCases } from "./translations.cases";
import { videoRuleCases } from "./videos.cases";
import { wordCases } from "./words.cases";

/** The cases of all rules. */
export const allCases: readonly RuleCases[] = [
  clinicCases,
  copyCases,
  entryCases,
  factCases,
  htmlCases,
  linkRuleCases,
  pageCases,
  placeholderRuleCases,
  referenceRuleCases,
  schemaCases,
  translationCases,
  videoRuleCases,
  wordCases,
].flat();
