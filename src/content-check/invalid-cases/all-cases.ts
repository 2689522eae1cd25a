import { brokenArrivals } from "./arrival.cases";
import { brokenBrackets } from "./brackets.cases";
import { brokenCopies } from "./duplicates.cases";
import { brokenFacts } from "./facts.cases";
import { brokenFields } from "./fields.cases";
import { brokenFiles } from "./files.cases";
import { brokenGuides } from "./guides.cases";
import { brokenHelpers } from "./helpers.cases";
import { brokenHtml } from "./html.cases";
import { brokenIds } from "./ids.cases";
import type { InvalidCase } from "./invalid-case";
import { brokenJson } from "./json.cases";
import { brokenLinks } from "./links.cases";
import { mistypedValues } from "./mistyped-values.cases";
import { brokenNotices } from "./notices.cases";
import { brokenPages } from "./pages.cases";
import { brokenSelfHarmLanguage } from "./self-harm-language.cases";
import { brokenStories } from "./stories.cases";
import { brokenTargets } from "./targets.cases";
import { brokenTranscripts } from "./transcripts.cases";
import { brokenValues } from "./values.cases";
import { brokenWords } from "./words.cases";

/** The cases of all mistakes, each with its title. */
export const invalidCases: readonly (readonly [title: string, InvalidCase])[] = [
  brokenFields,
  brokenFiles,
  brokenValues,
  brokenIds,
  brokenLinks,
  brokenPages,
  brokenHtml,
  brokenFacts,
  brokenStories,
  brokenGuides,
  brokenHelpers,
  brokenArrivals,
  brokenSelfHarmLanguage,
  brokenCopies,
  brokenJson,
  brokenBrackets,
  brokenTargets,
  mistypedValues,
  brokenNotices,
  brokenWords,
  brokenTranscripts,
].flatMap((each) => Object.entries(each));
