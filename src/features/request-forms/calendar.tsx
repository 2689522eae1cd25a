import { DayPicker, type Modifiers } from "react-day-picker";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays } from "../../shared/clinic/clinic-time";
import * as styles from "./calendar.module.css";

interface CalendarProps {
  /** "2026-11-23", or "" while none is chosen. */
  selected: string;
  isOffered: (date: string) => boolean;
  onChoose: (date: string) => void;
}

/** How many days ahead one can look, and on to the end of that month. */
const days = 365;

/** The days on which the clinic is open from today on; focus starts on the first, or on the chosen one. */
export function Calendar({ selected, isOffered, onChoose }: CalendarProps) {
  const today = toClinicTime(new Date()).date;
  const lastDay = addDays(today, days);
  const first = selected || firstOffered(today, lastDay, isOffered);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={selected ? asLocal(selected) : undefined}
      today={asLocal(today)}
      defaultMonth={asLocal(first)}
      startMonth={asLocal(today)}
      endMonth={asLocal(lastDay)}
      disabled={(day) => !isOffered(asPlain(day))}
      onSelect={(day) => onChoose(asPlain(day))}
      labels={{ labelDayButton: nameDay }}
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

/** With the number as the day's button shows it: whoever speaks to their device says what they see. */
function nameDay(day: Date, { today, selected }: Modifiers): string {
  const name = day.toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return `${today ? "Today, " : ""}${name}${selected ? ", selected" : ""}`;
}

/** The first day that can be chosen, to the end of the calendar: a closure may last for weeks. */
function firstOffered(today: string, lastDay: string, isOffered: (date: string) => boolean): string {
  for (let date = today; monthOf(date) <= monthOf(lastDay); date = addDays(date, 1)) {
    if (isOffered(date)) return date;
  }
  return today;
}

/** "2026-11-23" gives "2026-11". */
const monthOf = (date: string) => date.slice(0, 7);

/** The calendar counts days in the visitor's zone; at noon a day has the same name in it whatever its clocks do. */
function asLocal(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

function asPlain(day: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
