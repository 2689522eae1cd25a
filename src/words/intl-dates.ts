import type { DateWords, HoursWords } from "./date-words";
import type { Text } from "./text";

const january = (day: number) => new Date(Date.UTC(2023, 0, day, 12));

/**
 * How a language writes days and times, as `Intl` knows it. It runs in the build, so that no visitor's browser loads its
 * data, and server and browser agree on each letter.
 * @param hours what a translator writes, because `Intl` has no such words
 * @throws if `Intl` does not know the language
 */
export function intlDates(locale: string, hours: HoursWords): DateWords {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0)
    throw new Error(`Intl has no dates for "${locale}".`);
  const part = (type: string, date: Date, options: Intl.DateTimeFormatOptions) =>
    partsOf(locale, date, options).find((each) => each.type === type)?.value ?? "";
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 15, 12)));
  const pattern = (options: Intl.DateTimeFormatOptions): Text =>
    partsOf(locale, january(2), options)
      .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
      .join("");
  return {
    // January 1, 2023 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => part("weekday", january(day + 1), { weekday: "long" })),
    months: months.map((date) => part("month", date, { month: "long", day: "numeric" })),
    monthsAlone: months.map((date) => part("month", date, { month: "long", year: "numeric" })),
    month: pattern({ month: "long", year: "numeric" }),
    date: pattern({ month: "long", day: "numeric", year: "numeric" }),
    weekdayDate: pattern({ weekday: "long", month: "long", day: "numeric" }),
    fullDate: pattern({ weekday: "long", month: "long", day: "numeric", year: "numeric" }),
    am: timePattern(locale, 9),
    pm: timePattern(locale, 15),
    ...hours,
  };
}

function partsOf(locale: string, date: Date, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).formatToParts(date);
}

/** A full hour on the language's own clock, of 12 or 24 hours. No line ends within it. */
function timePattern(locale: string, hour: number): Text<"hour" | "minutes" | "hour24" | "minute"> {
  const time = new Date(Date.UTC(2023, 0, 2, hour));
  const parts = partsOf(locale, time, { hour: "numeric", minute: "2-digit" });
  const half = parts.find(({ type }) => type === "dayPeriod")?.value;
  return half ? `{hour}{minutes}\u00a0${half.replace(/\s/g, "\u00a0")}` : "{hour24}:{minute}";
}
