import { fileCases } from "./attachments.cases";
import type { ChangeCases, RuleCases } from "./case.fixtures";
import { clinicCases } from "./clinic.cases";
import { copyCases } from "./copies.cases";
import { dayCases } from "./days.cases";
import { entryCases } from "./entries.cases";
import { factCases } from "./facts.cases";
import { filesChanges } from "./files.cases";
import { htmlCases } from "./html.cases";
import { linkRuleCases } from "./links.cases";
import { pageCases } from "./pages.cases";
import { milestoneCases, phraseCases } from "./phrases.cases";
import { placeholderCases } from "./placeholders.cases";
import { referenceRuleCases } from "./references.cases";
import { schemaCases } from "./schema.cases";
import { translationCases } from "./translations.cases";
import { valuesChanges } from "./values.cases";
import { videoCases } from "./videos.cases";
import { wordCases } from "./words.cases";

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
  placeholderCases,
  referenceRuleCases,
  schemaCases,
  translationCases,
  videoCases,
  wordCases,
].flat();

/** The cases of the whole check. */
export const allChanges: ChangeCases = { ...filesChanges, ...valuesChanges };
