import type { ClockWords, DateWords } from "./date-words";
import { concernAnswers, concernPage, concernSearch, milestones } from "./en/concerns";
import { dates, hours, locale } from "./en/dates";
import { closedDays, files, languageOffer, layout, links, moved, opening, place, script } from "./en/layout";
import { calendar, forms, referral, requests } from "./en/requests";
import {
  ages,
  concernList,
  head,
  insurancePlans,
  media,
  motion,
  news,
  notFound,
  offlinePage,
  printing,
  slideshow,
  soonest,
  sources,
  team,
} from "./en/sections";
import { referralCheck, replyHours, sending, toasts, validation } from "./en/sending";
import { board, roomGuide, story, trip, visits } from "./en/visit";
import { devices, visitTools } from "./en/visit-tools";
import type { WordsOf } from "./text";

/** The areas whose words are translated. */
const areas = {
  ages,
  board,
  calendar,
  closedDays,
  concernAnswers,
  concernPage,
  concernSearch,
  concernList,
  devices,
  files,
  forms,
  head,
  hours,
  insurancePlans,
  languageOffer,
  layout,
  links,
  media,
  milestones,
  motion,
  moved,
  news,
  notFound,
  offlinePage,
  opening,
  place,
  printing,
  referral,
  referralCheck,
  replyHours,
  requests,
  roomGuide,
  script,
  sending,
  slideshow,
  soonest,
  sources,
  story,
  team,
  toasts,
  trip,
  validation,
  visitTools,
  visits,
} as const;

/** What a translator writes: the words of every area. A missing key does not compile. */
export type Translation = WordsOf<typeof areas>;

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

/** The English words of every area that is translated. For the build and for tests. */
export const englishAreas: typeof areas = areas;

/** The whole English catalog. For the build and for tests. */
export const english: Catalog = { locale, dates, ...areas };
