import type { DateWords } from "./date-words";
import { ages } from "./en/ages";
import { board } from "./en/board";
import { calendar } from "./en/calendar";
import { closedDays } from "./en/closed-days";
import { concernAnswers } from "./en/concern-answers";
import { concernList } from "./en/concern-list";
import { concernSearch } from "./en/concern-search";
import { concernWords } from "./en/concern-words";
import { dates } from "./en/dates";
import { devices } from "./en/devices";
import { files } from "./en/files";
import { forms } from "./en/forms";
import { head } from "./en/head";
import { hours } from "./en/hours";
import { insurancePlans } from "./en/insurance-plans";
import { languageOffer } from "./en/language-offer";
import { layout } from "./en/layout";
import { links } from "./en/links";
import { locale } from "./en/locale";
import { media } from "./en/media";
import { motion } from "./en/motion";
import { moved } from "./en/moved";
import { news } from "./en/news";
import { notFound } from "./en/not-found";
import { offlinePage } from "./en/offline-page";
import { opening } from "./en/opening";
import { place } from "./en/place";
import { printing } from "./en/printing";
import { referral } from "./en/referral";
import { referralCheck } from "./en/referral-check";
import { replyHours } from "./en/reply-hours";
import { requests } from "./en/requests";
import { roomGuide } from "./en/room-guide";
import { script } from "./en/script";
import { sending } from "./en/sending";
import { slideshow } from "./en/slideshow";
import { soonest } from "./en/soonest";
import { sources } from "./en/sources";
import { story } from "./en/story";
import { team } from "./en/team";
import { toasts } from "./en/toasts";
import { trip } from "./en/trip";
import { validation } from "./en/validation";
import { visitTools } from "./en/visit-tools";
import { visits } from "./en/visits";
import type { WordsOf } from "./text";

/** The areas whose words are translated. */
const areas = {
  ages,
  board,
  calendar,
  closedDays,
  concernAnswers,
  concernSearch,
  concernList,
  concernWords,
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

/** The English words of every area that is translated. For the build and for tests. */
export const englishAreas: typeof areas = areas;

/** The whole English catalog. For the build and for tests. */
export const english: Catalog = { locale, dates, ...areas };
