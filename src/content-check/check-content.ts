import { onePerCause } from "./one-per-cause";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureProblems } from "./pictures/picture-problems";
import { findPrivateData } from "./pictures/private-data-warnings";
import { inReadingOrder, type Problem } from "./problem";
import { type Content, readContent } from "./read-content";
import { findAltTextProblems } from "./rules/alt-texts";
import { findAnchorProblems } from "./rules/anchors";
import { findAttachmentProblems } from "./rules/attachments";
import { findClosureProblems } from "./rules/closures";
import { findConcernProblems } from "./rules/concerns";
import { findDocumentSizeProblems } from "./rules/document-sizes";
import { findDuplicateEntries } from "./rules/duplicate-entries";
import { findDuplicates } from "./rules/duplicates";
import { findHardCodedCounts } from "./rules/hard-coded-counts";
import { findHardCodedFacts } from "./rules/hard-coded-facts";
import { findHoursProblems } from "./rules/hours";
import { findHtmlProblems } from "./rules/html/html";
import { findInsurerProblems } from "./rules/insurers";
import { findLinkProblems } from "./rules/links";
import { findForeignDocuments, findOutdatedDocuments } from "./rules/made-documents";
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
import { findStoryProblems } from "./rules/stories";
import { findQuotedTestimonials } from "./rules/testimonials";
import { findUnlinkedPages } from "./rules/unlinked-pages";

/** What the content must be beyond well-formed JSON; each rule finds all the places that break it. */
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
  findHardCodedFacts,
  findSelfHarmLanguage,
  findConcernProblems,
];

export interface CheckResult {
  /** In the order of the files, each from top to bottom. */
  readonly problems: readonly Problem[];
  /** What can wait, and stops nothing. */
  readonly warnings: readonly Problem[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Checks all content, without building the site and without changing anything.
 * @param folder the project's folder, which holds data/ and static/
 * @param today by which facts become stale, such as "2026-11-21"
 * @param pictures what `inspectPictures` read; without it, no picture is looked into (see check-with-pictures.ts)
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
