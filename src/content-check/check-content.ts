import { onePerCause } from "./one-per-cause";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureProblems } from "./pictures/picture-problems";
import { findPrivateData } from "./pictures/private-data-warnings";
import { inReadingOrder, type Problem } from "./problem";
import { type Content, readContent } from "./read-content";
import { findAltTextProblems } from "./rules/alt-texts";
import { findAnchorProblems } from "./rules/anchors";
import { findAttachmentProblems } from "./rules/attachments";
import { findBoardProblems } from "./rules/boards";
import { findClosureProblems } from "./rules/closures";
import { findConcernProblems } from "./rules/concerns";
import { findDocumentSizeProblems } from "./rules/document-sizes";
import { findDuplicateEntries } from "./rules/duplicate-entries";
import { findDuplicates } from "./rules/duplicates";
import { findFloorPlanProblems } from "./rules/floor-plans";
import { findRequiredFoldedFields } from "./rules/folded-parts";
import { findHardCodedCounts } from "./rules/hard-coded-counts";
import { findHardCodedFacts } from "./rules/hard-coded-facts";
import { findHelperAgeProblems } from "./rules/helper-ages";
import { findHoursProblems } from "./rules/hours";
import { findHtmlProblems } from "./rules/html/html";
import { findInsurerProblems } from "./rules/insurers";
import { findLinkProblems } from "./rules/links";
import { findForeignDocuments, findOutdatedDocuments } from "./rules/made-documents";
import { findNoticeProblems } from "./rules/notices";
import { findPageBlockProblems } from "./rules/page-blocks";
import { findPhoneProblems } from "./rules/phones";
import { findPlaceholderProblems } from "./rules/placeholders";
import { findStrangeCharacters } from "./rules/plain-characters";
import { findRedirectProblems } from "./rules/redirects";
import { findReferenceProblems } from "./rules/references";
import { findSchemaProblems } from "./rules/schema-rule";
import { findSelfHarmLanguage } from "./rules/self-harm-language";
import { findStaleInsurance } from "./rules/stale-insurance";
import { findStaleReviews } from "./rules/stale-reviews";
import { findStaleSoonestVisits } from "./rules/stale-soonest-visits";
import { findStaleSources } from "./rules/stale-sources";
import { findStoryProblems } from "./rules/stories";
import { findQuotedTestimonials } from "./rules/testimonials";
import { findTranscriptProblems } from "./rules/transcripts";
import { findUnlinkedPages } from "./rules/unlinked-pages";

/** The rules that the content must follow beyond valid JSON. Each rule returns every problem that it finds. */
const rules: readonly ((content: Content) => Problem[])[] = [
  findSchemaProblems,
  findHoursProblems,
  findPhoneProblems,
  findClosureProblems,
  findDuplicates,
  findDuplicateEntries,
  findQuotedTestimonials,
  findInsurerProblems,
  findPageBlockProblems,
  findRequiredFoldedFields,
  findAnchorProblems,
  findReferenceProblems,
  findAttachmentProblems,
  findDocumentSizeProblems,
  findForeignDocuments,
  findLinkProblems,
  findRedirectProblems,
  findHtmlProblems,
  findPlaceholderProblems,
  findStrangeCharacters,
  findAltTextProblems,
  findStoryProblems,
  findFloorPlanProblems,
  findBoardProblems,
  findHelperAgeProblems,
  findHardCodedFacts,
  findSelfHarmLanguage,
  findConcernProblems,
  findTranscriptProblems,
  findNoticeProblems,
];

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
  today = isoDay(new Date()),
  pictures: Pictures = new Map(),
): CheckResult {
  const { content, problems } = readContent(folder);
  const broken = [...rules.flatMap((rule) => rule(content)), ...findPictureProblems(content, pictures)];
  return {
    problems: onePerCause([...problems, ...broken].sort(inReadingOrder)),
    warnings: [
      ...findStaleReviews(content, today),
      ...findStaleInsurance(content, today),
      ...findStaleSoonestVisits(content, today),
      ...findStaleSources(content, today),
      ...findPrivateData(content, pictures),
      ...findOutdatedDocuments(content),
      ...findUnlinkedPages(content),
      ...findHardCodedCounts(content),
    ].sort(inReadingOrder),
    files: content.files.length,
  };
}

function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
