import { fileCases } from "./attachments.cases";
import type { ChangeCases, RuleCases } from "./case.fixtures";
import { clinicCases } from "./clinic.cases";
import { copiesChanges, copyCases } from "./copies.cases";
import { dayCases } from "./days.cases";
import { entriesChanges, entryCases } from "./entries.cases";
import { factCases, factsChanges } from "./facts.cases";
import { filesChanges } from "./files.cases";
import { htmlCases, htmlChanges } from "./html.cases";
import { jsonChanges } from "./json.cases";
import { linkRuleCases, linksChanges } from "./links.cases";
import { milestoneCases } from "./milestones.cases";
import { pageCases, pagesChanges } from "./pages.cases";
import { phraseCases } from "./phrases.cases";
import { placeholderRuleCases } from "./placeholders.cases";
import { referenceRuleCases } from "./references.cases";
import { schemaCases } from "./schema.cases";
import { translationCases } from "./translations.cases";
import { valuesChanges } from "./values.cases";
import { videoRuleCases } from "./videos.cases";
import { wordCases, wordsChanges } from "./words.cases";

/** The cases of all rules. */
export const allCases: readonly RuleCases[] = [
  clinicCases,
  fileCases,
  copyCases,
  dayCases,
  entryCases,
  factCases,
  htmlCases,
  linkRuleCases,
  milestoneCases,
  pageCases,
  phraseCases,
  placeholderRuleCases,
  referenceRuleCases,
  schemaCases,
  translationCases,
  videoRuleCases,
  wordCases,
].flat();

/** The cases of the whole check. */
export const allChanges: ChangeCases = {
  ...jsonChanges,
  ...valuesChanges,
  ...filesChanges,
  ...copiesChanges,
  ...entriesChanges,
  ...factsChanges,
  ...htmlChanges,
  ...linksChanges,
  ...pagesChanges,
  ...wordsChanges,
};
