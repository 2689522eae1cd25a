import { date } from "../../content/fields";
import { daysShown, isCurrent } from "../../shared/clinic/soonest-visit";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { type Place, placesAt, textOf, textsAt } from "../values";

/** What to say about a day on which something was last checked. */
interface Words {
  readonly late: (day: string) => string;
  readonly expected: string;
  readonly fix: string;
}

/** Creates the problem of a day that is too long ago or in the future. */
function staleDay(
  file: SourceFile,
  { path, value: day }: Place<string>,
  today: string,
  { late, ...words }: Words,
): Problem {
  return problemAt(file, path, { found: day > today ? `${day} is in the future.` : late(day), ...words });
}

/** Finds pages and services that were never reviewed, or were last reviewed more than a year ago. */
export function findStaleReviews({ files }: Content, today: string): Problem[] {
  const fix = `Read it, correct what has changed, and write "reviewed": "${today}".`;
  const everyDay = "The day on which somebody last checked the facts here.";
  const everyYear = "A review of every page and service by somebody who knows the facts, once a year.";
  return readableFiles(files)
    .filter(({ collection }) => collection === "pages" || collection === "services")
    .flatMap((file) => {
      const owners = Array.isArray(file.value) ? placesAt(file.value, ["*"]) : placesAt(file.value, []);
      return owners.flatMap((owner) => {
        const path = [...owner.path, "reviewed"];
        const reviewed = textOf(owner.value, "reviewed");
        const found = "The date of the last review is missing.";
        if (reviewed === undefined) return problemAt(file, path, { found, expected: everyDay, fix });
        if (isRecent(reviewed, today, 12)) return [];
        const expected = reviewed > today ? everyDay : everyYear;
        const late = (day: string) => `The last review was on ${day}, more than a year ago.`;
        return staleDay(file, { path, value: reviewed }, today, { late, expected, fix });
      });
    });
}

/** Where sources of pages, concerns, points, helpers and notices have the day on which they were read. */
const sources = [
  ["sources", "*"],
  ["*", "sources", "*"],
  ["blocks", "*", "points", "*"],
  ["blocks", "*", "helpers", "*"],
  ["ranking"],
  ["languages", "*"],
];

/** Finds sources that were last read more than a year ago. Laws and phone numbers change. */
export function findStaleSources({ files }: Content, today: string): Problem[] {
  return readableFiles(files).flatMap((file) =>
    sources
      .flatMap((source) => textsAt(file.value, [...source, "checked"]))
      .filter(({ value }) => !isRecent(value, today, 12))
      .map((place) =>
        staleDay(file, place, today, {
          late: (day) => `The source was last read on ${day}, more than a year ago.`,
          expected: "A look at every source once a year, because laws and phone numbers change.",
          fix: `Open its web address, compare, and write "checked": "${today}".`,
        }),
      ),
  );
}

/** Finds lists of insurers and programs that were last checked more than six months ago. Contracts end with the year. */
export function findStaleInsurance({ files }: Content, today: string): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) =>
    textsAt(file.value, ["insurance", "checked"])
      .filter(({ value }) => !isRecent(value, today, 6))
      .map((place) =>
        staleDay(file, place, today, {
          late: (day) =>
            `The insurers and homeschool programs were last checked on ${day}, more than six months ago.`,
          expected: "A check by somebody who knows the contracts, twice a year.",
          fix: `Read "accepted", "inNetwork" and "homeschool", correct what has changed, and write "checked": "${today}".`,
        }),
      ),
  );
}

/** Finds services whose soonest visit was looked up too long ago, so that visitors no longer see it, or in the future. */
export function findStaleSoonestVisits({ files }: Content, today: string): Problem[] {
  return readableFiles(files, "services").flatMap((file) =>
    textsAt(file.value, ["*", "soonestVisit", "asOf"])
      .filter(({ value }) => date.safeParse(value).success && !isCurrent(value, today))
      .map((place) =>
        staleDay(file, place, today, {
          late: (day) =>
            `It was looked up on ${day}, more than ${daysShown} days ago, so visitors no longer see it.`,
          expected: `A look at the calendar at least every ${daysShown} days, better every week.`,
          fix: `Look up in how many days a new family can come, write it in "days", and write "asOf": "${today}". Or delete "soonestVisit".`,
        }),
      ),
  );
}

const isRecent = (day: string, today: string, months: number): boolean =>
  day <= today && day >= monthsBefore(today, months);

/**
 * Returns the same day a number of months earlier. The month may not have it, as in "2026-02-31": compared as text with other
 * dates, it is in the right order all the same.
 */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
