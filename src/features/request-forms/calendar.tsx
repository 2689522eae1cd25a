import { DayPicker, type Modifiers } from "react-day-picker";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays } from "../../shared/clinic/clinic-time";
import * as styles from "./calendar.module.css";

interface CalendarProps {
  /** "2026-11-23", or "" while none is chosen. */
  selected: string;
  isAvailable: (date: string) => boolean;
  onChoose: (date: string) => void;
}

/** The calendar ends with the month that is this many days ahead. */
const days = 365;

/**
 * A calendar of the days on which the clinic is open, from today. Focus starts on the chosen day, or the
 * first open one.
 */
export function Calendar({ selected, isAvailable, onChoose }: CalendarProps) {
  const today = toClinicTime(new Date()).date;
  const lastDay = addDays(today, days);
  const first = selected || firstAvailable(today, lastDay, isAvailable);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={selected ? toLocalDate(selected) : undefined}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(first)}
      startMonth={toLocalDate(today)}
      endMonth={toLocalDate(lastDay)}
      disabled={(day) => !isAvailable(toIsoDate(day))}
      onSelect={(day) => onChoose(toIsoDate(day))}
      labels={labels}
      footer="Days in gray can't be chosen."
      classNames={{
        months: styles.months,
        nav: styles.nav,
        button_previous: styles.turn,
        button_next: styles.turn,
        chevron: styles.chevron,
        month_caption: styles.caption,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.day,
        day_button: styles.dayButton,
        today: styles.today,
        selected: styles.selected,
      }}
    />
  );
}

/** What screen readers say; the library calls the two buttons for months "Navigation bar". */
const labels = {
  labelNav: () => "Months",
  labelPrevious: () => "Previous month",
  labelNext: () => "Next month",
  labelDayButton: nameDay,
};

/** The accessible name contains the number that the button shows, for speech input users (WCAG 2.5.3). */
function nameDay(day: Date, { today, selected }: Modifiers): string {
  const name = day.toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return `${today ? "Today, " : ""}${name}${selected ? ", selected" : ""}`;
}

/**
 * The first day that can be chosen. Searches to the end of the calendar, because a closure may last for
 * weeks.
 */
function firstAvailable(today: string, lastDay: string, isAvailable: (date: string) => boolean): string {
  for (let date = today; monthOf(date) <= monthOf(lastDay); date = addDays(date, 1)) {
    if (isAvailable(date)) return date;
  }
  return today;
}

/** "2026-11-23" gives "2026-11". */
const monthOf = (date: string) => date.slice(0, 7);

/** react-day-picker uses dates in the visitor's time zone. Noon avoids date shifts from daylight saving. */
function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

function toIsoDate(day: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
