import type { Text } from "./text";

/** How a language writes a day without its year, and a time. */
export interface ClockWords {
  /** From Sunday. */
  readonly weekdays: readonly string[];
  /** As in a date with a day. */
  readonly months: readonly string[];
  readonly weekdayDate: Text<"weekday" | "day" | "month">;
  /** Before noon: `hour` is that of the 12-hour clock, `minutes` is ":30" or nothing; `hour24` and `minute` have two digits. */
  readonly am: Text<"hour" | "minutes" | "hour24" | "minute">;
  readonly pm: Text<"hour" | "minutes" | "hour24" | "minute">;
}

/** How a language puts opening hours together, which `Intl` does not know. */
export interface HoursWords {
  /** A range of days or of times. */
  readonly range: Text<"from" | "to">;
  /** A range of minutes. */
  readonly span: Text<"from" | "to">;
  /** The hours of some days. */
  readonly hours: Text<"days" | "times">;
  /** Between the hours of some days and those of others. */
  readonly separator: string;
}

/** How a language writes days and times. `intl-dates.ts` makes it for every language but English. */
export interface DateWords extends ClockWords, HoursWords {
  /** As in a month with a year and no day: some languages change the word's end. */
  readonly monthsAlone: readonly string[];
  readonly month: Text<"month" | "year">;
  readonly date: Text<"day" | "month" | "year">;
  readonly fullDate: Text<"weekday" | "day" | "month" | "year">;
}
