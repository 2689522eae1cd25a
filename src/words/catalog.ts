import type { ClockWords, DateWords } from "./date-words";
import * as concerns from "./en/concerns";
import { dates, hours, locale } from "./en/dates";
import * as layout from "./en/layout";
import * as requests from "./en/requests";
import * as sections from "./en/sections";
import * as sending from "./en/sending";
import * as visit from "./en/visit";
import * as visitTools from "./en/visit-tools";
import type { WordsOf } from "./text";

/** The English words of every area that is translated. For the build and for tests. */
export const englishAreas = {
  ...concerns,
  hours,
  ...layout,
  ...requests,
  ...sections,
  ...sending,
  ...visit,
  ...visitTools,
};

/** What a translator writes: the words of every area. A missing key does not compile. */
export type Translation = WordsOf<typeof englishAreas>;

/** All words of the interface in one language. Type only in the browser, where each part of the code has its own areas. */
export interface Catalog extends Translation {
  /** The language, as `Intl` names it: "es-US". */
  readonly locale: string;
  readonly dates: DateWords;
}

/** What the small script of every page says itself. */
export interface ScriptWords extends Pick<Catalog, "opening" | "script"> {
  readonly clock: ClockWords;
}

/** The whole English catalog. For the build and for tests. */
export const english: Catalog = { locale, dates, ...englishAreas };
