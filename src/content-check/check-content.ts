import { onePerCause } from "./one-per-cause";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureProblems } from "./pictures/picture-problems";
import { findPrivateData } from "./pictures/private-data-warnings";
import { inReadingOrder, type Problem } from "./problem";
import { readContent } from "./read-content";
import { findAttachmentProblems } from "./rules/attachments";
import { findDocumentSizeProblems } from "./rules/document-sizes";
import { findHardCodedCounts } from "./rules/hard-coded-counts";
import { findForeignDocuments, findOutdatedDocuments } from "./rules/made-documents";
import { findRiskyWords } from "./rules/risky-words";
import { findStaleDays } from "./rules/stale-days";
import { findStaleInsurance } from "./rules/stale-insurance";
import { findStaleReviews } from "./rules/stale-reviews";
import { findStaleSoonestVisits } from "./rules/stale-soonest-visits";
import { findStaleSources } from "./rules/stale-sources";
import { findUnlikelyDays } from "./rules/unlikely-days";
import { findUnlinkedPages } from "./rules/unlinked-pages";
import { textRules } from "./text-rules";
import { findUntranslated } from "./translations/translation-warnings";

/** The rules for texts, and those that look at other files, too. */
const rules = [...textRules, findAttachmentProblems, findDocumentSizeProblems, findForeignDocuments];

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
 * @param folder the project's folder, which contains data/ and static/
 * @param today the date that decides which facts are out of date, such as "2026-11-21"
 * @param pictures the result of `inspectPictures`; without it, pictures are not opened (see check-with-pictures.ts)
 */
export function checkContent(
  folder: string,
  today = new Date().toISOString().slice(0, 10),
  pictures: Pictures = new Map(),
): CheckResult {
  const { content, problems } = readContent(folder);
  const broken = [...rules.flatMap((rule) => rule(content)), ...findPictureProblems(content, pictures)];
  return {
    problems: onePerCause([...problems, ...broken].sort(inReadingOrder)),
    warnings: [
      ...findStaleReviews(content, today),
      ...findStaleDays(content, today),
      ...findUnlikelyDays(content),
      ...findRiskyWords(content),
      ...findStaleInsurance(content, today),
      ...findStaleSoonestVisits(content, today),
      ...findStaleSources(content, today),
      ...findPrivateData(content, pictures),
      ...findOutdatedDocuments(content),
      ...findUnlinkedPages(content),
      ...findHardCodedCounts(content),
      ...findUntranslated(content),
    ].sort(inReadingOrder),
    files: content.files.length + content.translations.length + content.languages.length,
  };
}
