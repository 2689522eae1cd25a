import { findAnchorFaults } from "./anchors";
import { findAttachmentFaults } from "./attachments";
import { findCareFaults } from "./care";
import { findDocumentSizeFaults } from "./document-sizes";
import { type Fault, inReadingOrder } from "./fault";
import { findHoursFaults } from "./hours";
import { findHtmlFaults } from "./html";
import { findLinkFaults } from "./links";
import { findPageBlockFaults } from "./page-blocks";
import { type Content, readContent } from "./read-content";
import { findRedirectFaults } from "./redirects";
import { findReferenceFaults } from "./references";
import { findRepeatedFacts } from "./repeated-facts";
import { findRepeats } from "./repeats";
import { findShapeFaults } from "./shape";
import { findStoryFaults } from "./stories";
import { findTokenFaults } from "./tokens";

/** What the content must be beyond well-formed JSON; each rule finds all the places that break it. */
const rules: readonly ((content: Content) => Fault[])[] = [
  findShapeFaults,
  findHoursFaults,
  findRepeats,
  findPageBlockFaults,
  findAnchorFaults,
  findReferenceFaults,
  findAttachmentFaults,
  findDocumentSizeFaults,
  findLinkFaults,
  findRedirectFaults,
  findHtmlFaults,
  findTokenFaults,
  findStoryFaults,
  findRepeatedFacts,
  findCareFaults,
];

export interface CheckResult {
  /** In the order of the files, each from top to bottom. */
  readonly faults: readonly Fault[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Checks all content, without building the site and without changing anything.
 * @param folder the project's folder, which holds data/ and static/
 */
export function checkContent(folder: string): CheckResult {
  const { content, faults } = readContent(folder);
  const broken = rules.flatMap((rule) => rule(content));
  return { faults: [...faults, ...broken].sort(inReadingOrder), files: content.files.length };
}
