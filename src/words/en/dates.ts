import type { DateWords } from "../date-words";
import { clock } from "./clock";
import { hours } from "./hours";

/** Days and times. */
export const dates: DateWords = {
  ...clock,
  monthsAlone: clock.months,
  month: "{month} {year}",
  date: "{month} {day}, {year}",
  fullDate: "{weekday}, {month} {day}, {year}",
  ...hours,
};
