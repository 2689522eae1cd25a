import { onePerCause } from "./one-per-cause";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureFaults } from "./pictures/picture-problems";
import { findPrivateData } from "./pictures/private-data-warnings";
import { type Fault, inReadingOrder } from "./problem";
import { type Content, readContent } from "./read-content";
import { findAltTextFaults } from "./rules/alt-texts";
import { findAnchorFaults } from "./rules/anchors";
import { findAttachmentFaults } from "./rules/attachments";
import { findClosureFaults } from "./rules/closures";
import { findConcernFaults } from "./rules/concerns";
import { findDocumentSizeFaults } from "./rules/document-sizes";
import { findTwins } from "./rules/duplicate-entries";
import { findRepeats } from "./rules/duplicates";
import { findCounts } from "./rules/hard-coded-counts";
import { findRepeatedFacts } from "./rules/hard-coded-facts";
import { findHoursFaults } from "./rules/hours";
import { findHtmlFaults } from "./rules/html/html";
import { findInsurerFaults } from "./rules/insurers";
import { findLinkFaults } from "./rules/links";
import { findForeignDocuments, findOutdatedDocuments } from "./rules/made-documents";
import { findPageBlockFaults } from "./rules/page-blocks";
import { findPhoneFaults } from "./rules/phones";
import { findTokenFaults } from "./rules/placeholders";
import { findStrangeCharacters } from "./rules/plain-characters";
import { findRedirectFaults } from "./rules/redirects";
import { findReferenceFaults } from "./rules/references";
import { findShapeFaults } from "./rules/schema-rule";
import { findCareFaults } from "./rules/self-harm-language";
import { findStaleCoverage } from "./rules/stale-insurance";
import { findStaleReviews } from "./rules/stale-reviews";
import { findStoryFaults } from "./rules/stories";
import { findQuotedTestimonials } from "./rules/testimonials";
import { findUnlinkedPages } from "./rules/unlinked-pages";

/** What the content must be beyond well-formed JSON; each rule finds all the places that break it. */
const rules: readonly ((content: Content) => Fault[])[] = [
  findShapeFaults,
  findHoursFaults,
  findPhoneFaults,
  findClosureFaults,
  findRepeats,
  findTwins,
  findQuotedTestimonials,
  findInsurerFaults,
  findPageBlockFaults,
  findAnchorFaults,
  findReferenceFaults,
  findAttachmentFaults,
  findDocumentSizeFaults,
  findForeignDocuments,
  findLinkFaults,
  findRedirectFaults,
  findHtmlFaults,
  findTokenFaults,
  findStrangeCharacters,
  findAltTextFaults,
  findStoryFaults,
  findRepeatedFacts,
  findCareFaults,
  findConcernFaults,
];

export interface CheckResult {
  /** In the order of the files, each from top to bottom. */
  readonly faults: readonly Fault[];
  /** What can wait, and stops nothing. */
  readonly warnings: readonly Fault[];
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
  const { content, faults } = readContent(folder);
  const broken = [...rules.flatMap((rule) => rule(content)), ...findPictureFaults(content, pictures)];
  return {
    faults: onePerCause([...faults, ...broken].sort(inReadingOrder)),
    warnings: [
      ...findStaleReviews(content, today),
      ...findStaleCoverage(content, today),
      ...findPrivateData(content, pictures),
      ...findOutdatedDocuments(content),
      ...findUnlinkedPages(content),
      ...findCounts(content),
    ].sort(inReadingOrder),
    files: content.files.length,
  };
}

function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
