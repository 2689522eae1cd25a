import type { ClockWords } from "../date-words";

/** The names of the weekdays from Sunday. They are also the names by which data/clinic.json has the hours. */
export const weekdays: readonly string[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

// Written out, because the first use of Intl.DateTimeFormat is slow: see docs/performance.md.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Days and times as the small script of every page says them. */
export const clock: ClockWords = {
  weekdays,
  months,
  weekdayDate: "{weekday}, {month} {day}",
  am: "{hour}{minutes}am",
  pm: "{hour}{minutes}pm",
};
