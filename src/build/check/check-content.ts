import { findAltTextFaults } from "./alt-texts";
import { findAnchorFaults } from "./anchors";
import { findAttachmentFaults } from "./attachments";
import { findCareFaults } from "./care";
import { findClosureFaults } from "./closures";
import { findConcernFaults } from "./concerns";
import { findCounts } from "./counts";
import { findStaleCoverage } from "./coverage";
import { findDocumentSizeFaults } from "./document-sizes";
import { type Fault, inReadingOrder } from "./fault";
import { findHoursFaults } from "./hours";
import { findHtmlFaults } from "./html";
import { findInsurerFaults } from "./insurers";
import { findLinkFaults } from "./links";
import { findForeignDocuments, findOutdatedDocuments } from "./made-documents";
import { onePerCause } from "./one-per-cause";
import { findPageBlockFaults } from "./page-blocks";
import { findPhoneFaults } from "./phones";
import type { Pictures } from "./pictures/inspect-pictures";
import { findPictureFaults } from "./pictures/picture-faults";
import { findPrivateData } from "./pictures/private-data-warnings";
import { findStrangeCharacters } from "./plain-characters";
import { type Content, readContent } from "./read-content";
import { findRedirectFaults } from "./redirects";
import { findReferenceFaults } from "./references";
import { findRepeatedFacts } from "./repeated-facts";
import { findRepeats } from "./repeats";
import { findStaleReviews } from "./reviews";
import { findShapeFaults } from "./shape";
import { findStoryFaults } from "./stories";
import { findQuotedTestimonials } from "./testimonials";
import { findTokenFaults } from "./tokens";
import { findTwins } from "./twins";
import { findUnlinkedPages } from "./unlinked-pages";

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
