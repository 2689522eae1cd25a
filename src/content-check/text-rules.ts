import type { Problem } from "./problem";
import type { Content } from "./read-content";
import { findClosureProblems, findSeasonProblems } from "./rules/closures";
import { findConcernProblems } from "./rules/concerns";
import { findDuplicateEntries, findDuplicates } from "./rules/duplicates";
import { findFloorPlanProblems } from "./rules/floor-plans";
import { findHardCodedFacts } from "./rules/hard-coded-facts";
import { findHelperAgeProblems } from "./rules/helper-ages";
import { findHoursProblems, findVisitProblems } from "./rules/hours";
import { findHtmlProblems } from "./rules/html/html";
import { findInsurerProblems } from "./rules/insurers";
import { findLinkProblems, findRepeatedMenuPages } from "./rules/links";
import { findTranscriptProblems } from "./rules/media";
import { findMisplacedFacts, findPhoneProblems } from "./rules/misplaced-facts";
import { findNewsProblems, findWrongWeekdays } from "./rules/news";
import { findNoticeProblems } from "./rules/notices";
import {
  findAltTextProblems,
  findOddTexts,
  findQuotedTestimonials,
  findStrangeCharacters,
} from "./rules/odd-texts";
import { findOtherLanguage } from "./rules/other-language";
import {
  findAnchorProblems,
  findBoardProblems,
  findPageBlockProblems,
  findRequiredFoldedFields,
} from "./rules/page-blocks";
import { findPlaceholderProblems, findStoryProblems } from "./rules/placeholders";
import { findRedirectProblems } from "./rules/redirects";
import { findReferenceProblems } from "./rules/references";
import { findSelfHarmLanguage } from "./rules/risky-words";
import { findSchemaProblems } from "./rules/schema-rule";
import { findPastedAddresses, findVideoProblems } from "./rules/web-addresses";
import { findTranslationLengths, findTranslationProblems } from "./translations/translation-problems";

/** The rules about texts alone. They read no file, so they run in browsers, too. */
export const textRules: readonly ((content: Content) => Problem[])[] = [
  findSchemaProblems,
  findHoursProblems,
  findVisitProblems,
  findSeasonProblems,
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
  findLinkProblems,
  findRedirectProblems,
  findPastedAddresses,
  findHtmlProblems,
  findPlaceholderProblems,
  findStrangeCharacters,
  findOddTexts,
  findOtherLanguage,
  findRepeatedMenuPages,
  findAltTextProblems,
  findStoryProblems,
  findFloorPlanProblems,
  findBoardProblems,
  findHelperAgeProblems,
  findHardCodedFacts,
  findSelfHarmLanguage,
  findConcernProblems,
  findTranscriptProblems,
  findVideoProblems,
  findNewsProblems,
  findMisplacedFacts,
  findNoticeProblems,
  findWrongWeekdays,
  findTranslationProblems,
  findTranslationLengths,
];
