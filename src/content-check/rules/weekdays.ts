import { date } from "../../content/fields";
import { formatWeekdayDate, weekdayOf } from "../../shared/clinic/clinic-time";
import { weekdays } from "../../words/en/clock";
import { dates } from "../../words/en/dates";
import { checkFields } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { textOf, valueAt } from "../values";

const weekday = weekdays.join("|");
const written = new RegExp(
  `\\b(${weekday}),? (?:the )?(${dates.months.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d)\\b)?`,
  "g",
);

/** Finds a weekday that contradicts its date, such as "Friday, February 6" in a year in which that is a Saturday. */
export function findWrongWeekdays(content: Content): Problem[] {
  return checkFields(content, ({ value, path }, file) => {
    const item = file.collection === "news" ? valueAt(file.value, path.slice(0, 1)) : undefined;
    const [from = "", to = ""] = ["from", "to"].map((field) => textOf(item, field));
    return [...value.matchAll(written)].flatMap(
      ({ 0: text, 1: name, 2: month = "", 3: day = "", 4: year, index }) => {
        const rest = `${dates.months.indexOf(month) + 1}`.padStart(2, "0");
        const years = year === undefined ? [from.slice(0, 4), to.slice(0, 4)] : [year];
        const possible = years
          .map((each) => `${each}-${rest}-${day.padStart(2, "0")}`)
          .filter((each) => date.safeParse(each).success);
        const shown = possible.filter((each) => from <= each && each <= to);
        const [first] = [...shown, ...possible];
        const isRight = (shown.length > 0 ? shown : possible).some((each) => weekdayOf(each) === name);
        if (first === undefined || isRight) return [];
        return [
          {
            index,
            found: `"${text}" is a ${weekdayOf(first)} in ${first.slice(0, 4)}.`,
            expected: "The weekday of that date.",
            fix: `Write "${formatWeekdayDate(first, dates)}${year === undefined ? "" : `, ${year}`}", or the date that you mean.`,
          },
        ];
      },
    );
  });
}
