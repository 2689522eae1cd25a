import { toClinicTime } from "../shared/clinic/clinic-local-time";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureProblems, findPrivateData } from "./pictures/picture-problems";
import { inReadingOrder, onePerCause, type Problem, type Severity } from "./problem";
import { type Content, readContent } from "./read-content";
import { findAttachmentProblems } from "./rules/attachments";
import {
  findStaleFacts,
  findTextsInEnglish,
  findUnapprovedMedicalTexts,
  findUnapprovedTranslations,
  findUnknownFacts,
  findUnspokenMedia,
  findUntranslatedNotices,
} from "./rules/before-launch";
import { findHardCodedCounts } from "./rules/hard-coded-facts";
import {
  findDocumentSizeProblems,
  findForeignDocuments,
  findMissingMilestones,
  findOutdatedDocuments,
} from "./rules/made-documents";
import { findMilestoneAges } from "./rules/milestone-ages";
import { findMissingPhrases, findPhraseProblems } from "./rules/phrases";
import { findRiskyWords } from "./rules/risky-words";
import {
  findMarkedDocuments,
  findMarkedSamples,
  findUnapprovedLegalTexts,
  findUnmarkedSamples,
} from "./rules/sample-content";
import {
  findFutureApprovals,
  findStaleInsurance,
  findStaleReviews,
  findStaleSoonestVisits,
  findStaleSources,
} from "./rules/stale-facts";
import { findStaleDays, findUnlikelyDays } from "./rules/unlikely-days";
import { findUnlinkedPages } from "./rules/unlinked-pages";
import { textRules } from "./text-rules";
import { findUntranslated } from "./translations/translation-warnings";
import { findDoubledNotes, findGlossaryProblems } from "./translations/word-problems";

type Rule = (content: Content, today: string, pictures: Pictures) => readonly Problem[];

/** All rules, by what the problems that they find stop. */
export const rules: Readonly<Record<Severity, readonly Rule[]>> = {
  error: [
    ...textRules,
    findAttachmentProblems,
    findPhraseProblems,
    findDocumentSizeProblems,
    findForeignDocuments,
    findMissingMilestones,
    (content, _, pictures) => findPictureProblems(content, pictures),
  ],
  warning: [
    findStaleReviews,
    findFutureApprovals,
    findStaleDays,
    findUnlikelyDays,
    findRiskyWords,
    findStaleInsurance,
    findStaleSoonestVisits,
    findStaleSources,
    (content, _, pictures) => findPrivateData(content, pictures),
    findOutdatedDocuments,
    findUnlinkedPages,
    findHardCodedCounts,
    findUntranslated,
    findGlossaryProblems,
    findDoubledNotes,
    findMissingPhrases,
    findMilestoneAges,
  ],
  "before launch": [
    findMarkedSamples,
    findUnmarkedSamples,
    findMarkedDocuments,
    findUnapprovedLegalTexts,
    findUnspokenMedia,
    findUntranslatedNotices,
    findTextsInEnglish,
    findUnapprovedMedicalTexts,
    findUnapprovedTranslations,
    findUnknownFacts,
    findStaleFacts,
  ],
};

/** The result of checking all content. */
export interface CheckResult {
  /** Sorted by file, then from top to bottom. */
  readonly problems: readonly Problem[];
  /** Problems that can wait; they do not stop a build. */
  readonly warnings: readonly Problem[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Checks all content without building the site and without changing any file.
 * @param today the clinic's date, which decides which facts are out of date
 * @param pictures the result of `inspectPictures`; without it, pictures are not opened (see check-with-pictures.ts)
 */
export function checkContent(
  folder: string,
  today = toClinicTime(new Date()).date,
  pictures: Pictures = new Map(),
): CheckResult {
  const { content, problems } = readContent(folder);
  const found = (severity: Severity) => rules[severity].flatMap((rule) => rule(content, today, pictures));
  return {
    problems: onePerCause([...problems, ...found("error")].sort(inReadingOrder)),
    warnings: found("warning").sort(inReadingOrder),
    files: content.files.length + content.translations.length + content.languages.length,
  };
}

/** Finds everything in a project that is sample or missing on a day, and that must not go live. */
export function checkBeforeLaunch(folder: string, today: string): Problem[] {
  const { content } = readContent(folder);
  return rules["before launch"].flatMap((rule) => rule(content, today, new Map()));
}
