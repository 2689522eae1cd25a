import type { DateWords } from "../date-words";
import { clock } from "./clock";

/** How the clinic's hours are put together of days and times. */
export const hours = {
  range: "{from}-{to}",
  span: "{from} to {to}",
  hours: "{days} {times}",
  separator: ", ",
} as const;

/** Days and times. */
export const dates: DateWords = {
  ...clock,
  monthsAlone: clock.months,
  month: "{month} {year}",
  date: "{month} {day}, {year}",
  fullDate: "{weekday}, {month} {day}, {year}",
  ...hours,
};

/** The language of the English catalog, as `Intl` names it. */
export const locale = "en-US";
