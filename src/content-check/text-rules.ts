import type { Problem } from "./problem";
import type { Content } from "./read-content";
import { findAltTextProblems } from "./rules/alt-texts";
import { findAnchorProblems } from "./rules/anchors";
import { findBoardProblems } from "./rules/boards";
import { findClosureProblems } from "./rules/closures";
import { findConcernProblems } from "./rules/concerns";
import { findDuplicateEntries } from "./rules/duplicate-entries";
import { findDuplicates } from "./rules/duplicates";
import { findFloorPlanProblems } from "./rules/floor-plans";
import { findRequiredFoldedFields } from "./rules/folded-parts";
import { findHardCodedFacts } from "./rules/hard-coded-facts";
import { findHelperAgeProblems } from "./rules/helper-ages";
import { findHoursProblems } from "./rules/hours";
import { findHtmlProblems } from "./rules/html/html";
import { findInsurerProblems } from "./rules/insurers";
import { findLinkProblems } from "./rules/links";
import { findRepeatedMenuPages } from "./rules/menu-pages";
import { findMisplacedFacts } from "./rules/misplaced-facts";
import { findNewsProblems } from "./rules/news";
import { findNoticeProblems } from "./rules/notices";
import { findOddTexts } from "./rules/odd-texts";
import { findOtherLanguage } from "./rules/other-language";
import { findPageBlockProblems } from "./rules/page-blocks";
import { findPhoneProblems } from "./rules/phones";
import { findPlaceholderProblems } from "./rules/placeholders";
import { findStrangeCharacters } from "./rules/plain-characters";
import { findRedirectProblems } from "./rules/redirects";
import { findReferenceProblems } from "./rules/references";
import { findSchemaProblems } from "./rules/schema-rule";
import { findSeasonProblems } from "./rules/seasons";
import { findSelfHarmLanguage } from "./rules/self-harm-language";
import { findStoryProblems } from "./rules/stories";
import { findQuotedTestimonials } from "./rules/testimonials";
import { findTranscriptProblems } from "./rules/transcripts";
import { findVideoProblems } from "./rules/videos";
import { findPastedAddresses } from "./rules/web-addresses";
import { findWrongWeekdays } from "./rules/weekdays";
import { findSearchWordProblems } from "./translations/search-words";
import { findTranslationLengths } from "./translations/translation-lengths";
import { findTranslationProblems } from "./translations/translation-problems";

/**
 * The rules that the content must follow beyond valid JSON, as far as its texts alone can tell; they read no file, so they run
 * in browsers, too. Each rule returns every problem that it finds.
 */
export const textRules: readonly ((content: Content) => Problem[])[] = [
  findSchemaProblems,
  findHoursProblems,
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
  findSearchWordProblems,
];
