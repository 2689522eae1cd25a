import { clinic } from "../../content/clinic";
import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import type { Content } from "./read-content";
import type { FieldPath, SourceFile } from "./source-file";
import { entriesOf, textOf, valueAt } from "./values";

const { days: someDays, opens: time } = clinic.shape.hours.element.shape;
const week: readonly string[] = someDays.element.options;

/** Opening hours that can't be read out as they stand: gaps between days, days said twice, closing before opening. */
export function findHoursFaults({ files }: Content): Fault[] {
  return files
    .filter(({ collection, readable }) => collection === "clinic" && readable)
    .flatMap((file) => [...dayFaults(file), ...timeFaults(file)]);
}

/** Visitors read "Monday-Thursday", so the days of one entry follow one another; and each day has one entry. */
function dayFaults(file: SourceFile): Fault[] {
  const first = new Map<string, FieldPath>();
  return entriesOf(valueAt(file.value, ["hours"])).flatMap((_, index) => {
    const days = entriesOf(valueAt(file.value, ["hours", index, "days"])).map(String);
    return days.flatMap((day, position) => {
      const path = ["hours", index, "days", position];
      const before = first.get(day);
      if (before !== undefined) return [faultAt(file, path, repeatedDay(day, file, before))];
      first.set(day, path);
      const previous = days[position - 1];
      const isGap = previous !== undefined && [day, previous].every((each) => week.includes(each));
      return isGap && !follows(day, previous)
        ? [faultAt(file, path, gap(days.slice(position), previous))]
        : [];
    });
  });
}

function follows(day: string, previous: string): boolean {
  return week.indexOf(day) === (week.indexOf(previous) + 1) % week.length;
}

function timeFaults(file: SourceFile): Fault[] {
  return entriesOf(valueAt(file.value, ["hours"])).flatMap((entry, index) => {
    const opens = textOf(entry, "opens") ?? "";
    const closes = textOf(entry, "closes") ?? "";
    const isJudged = [opens, closes].every((each) => time.safeParse(each).success);
    return isJudged && closes <= opens
      ? [faultAt(file, ["hours", index, "closes"], early(opens, closes))]
      : [];
  });
}

function repeatedDay(day: string, file: SourceFile, before: FieldPath): Words {
  const { place } = faultAt(file, before, { found: "", expected: "", mend: "" });
  return {
    found: `${day} is there twice.`,
    expected: `Each day has one time of opening; ${day} stands already in line ${place?.line}.`,
    mend: "Remove one of the two.",
  };
}

function gap(days: readonly string[], previous: string): Words {
  const list = days.map((day) => `"${day}"`).join(", ");
  return {
    found: `${days[0]} does not follow ${previous}.`,
    expected: 'The days of one entry follow one another, since visitors read "Monday-Thursday".',
    mend: `Write an entry of their own for the days from here: { "days": [${list}], "opens": …, "closes": … }`,
  };
}

function early(opens: string, closes: string): Words {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  return {
    found: `${closes} is not later than ${opens}, when the clinic opens.`,
    expected: "The clinic closes after it opens, on the same day, in 24-hour time.",
    mend: hour < 12 && afternoon > opens ? `Write "${afternoon}".` : "Correct one of the two times.",
  };
}
