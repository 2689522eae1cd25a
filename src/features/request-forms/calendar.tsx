import { DayPicker, type Modifiers } from "react-day-picker";
import { useWords } from "../../hooks/use-words";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays, formatFullDate, formatMonth } from "../../shared/clinic/clinic-time";
import { dates } from "../../words/en/dates";
import { calendar } from "../../words/en/requests";
import { fill } from "../../words/fill";
import * as styles from "./calendar.module.css";

interface CalendarProps {
  /** "2026-11-23", or "" while none is chosen. */
  selected: string;
  isAvailable: (date: string) => boolean;
  onChoose: (date: string) => void;
}

/** The calendar ends with the month that is this many days ahead. */
const days = 365;

/** A calendar of the days on which the clinic is open, from today. Focus starts on the chosen day, or the first open one. */
export function Calendar({ selected, isAvailable, onChoose }: CalendarProps) {
  const words = useWords({ calendar });
  const dateWords = useWords({ dates });
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
      // The second of a double click on the field chooses no day.
      onSelect={(day, _, __, { detail }) => detail < 2 && onChoose(toIsoDate(day))}
      // The library calls the two buttons for months "Navigation bar".
      labels={{
        labelNav: () => words.months,
        labelPrevious: () => words.previous,
        labelNext: () => words.next,
        labelGrid: nameMonth,
        labelWeekday: (day) => `${dateWords.weekdays[day.getDay()]}`,
        labelDayButton: nameDay,
      }}
      formatters={{ formatCaption: nameMonth, formatWeekdayName: (day) => `${words.weekdays[day.getDay()]}` }}
      footer={words.gray}
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

  function nameMonth(month: Date): string {
    return formatMonth(toIsoDate(month), dateWords);
  }

  /** The accessible name contains the number that the button shows, for speech input users (WCAG 2.5.3). */
  function nameDay(date: Date, modifiers: Modifiers): string {
    const day = formatFullDate(toIsoDate(date), dateWords);
    const named = modifiers.today ? fill(words.today, { day }) : day;
    return modifiers.selected ? fill(words.selected, { day: named }) : named;
  }
}

/** The first day that can be chosen. Searches to the end of the calendar, because a closure may last for weeks. */
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
