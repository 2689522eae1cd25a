import { date } from "../../content/fields";
import { addDays } from "../../shared/clinic/clinic-time";
import { daysShown } from "../../shared/clinic/soonest-visit";
import { type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { type Place, placesAt, textsAt } from "../values";

/** Creates the problem of a day before `since` or in the future, if it is one. */
function staleDay(
  file: SourceFile,
  { path, value: day }: Place<string>,
  today: string,
  since: string,
  late: Message,
): Problem | [] {
  if (day > today) return problemAt(file, path, { ...late, found: `${day} is in the future.` });
  return day < since ? problemAt(file, path, late) : [];
}

/** Finds pages and services that were never reviewed, or were last reviewed more than a year ago. */
export function findStaleReviews({ files }: Content, today: string): Problem[] {
  const fix = `Read it, correct what has changed, and write "reviewed": "${today}".`;
  const everyDay = "The day on which somebody last checked the facts here.";
  const everyYear = "A review of every page and service by somebody who knows the facts, once a year.";
  return [...readableFiles(files, "services"), ...readableFiles(files, "pages")].flatMap((file) =>
    placesAt(file.value, Array.isArray(file.value) ? ["*", "reviewed"] : ["reviewed"]).flatMap((place) => {
      const { path, value } = place;
      const missing = "The date of the last review is missing.";
      if (typeof value !== "string")
        return problemAt(file, path, { found: missing, expected: everyDay, fix });
      return staleDay(file, { path, value }, today, monthsBefore(today, 12), {
        found: `The last review was on ${value}, more than a year ago.`,
        expected: value > today ? everyDay : everyYear,
        fix,
      });
    }),
  );
}

/** What somebody can approve: pages and translations, entries of lists, PDFs in other languages, and blocks. */
const approvals = [[], ["*"], ["*", "inLanguages", "*"], ["blocks", "*"]];

/** Finds approvals in the future: families read the day on a page. */
export function findFutureApprovals({ files, translations }: Content, today: string): Problem[] {
  return [...files, ...translations].flatMap((file) =>
    approvals
      .flatMap((approval) => textsAt(file.value, [...approval, "approved", "on"]))
      .filter(({ value }) => value > today)
      .map(({ path, value }) =>
        problemAt(file, path, {
          found: `${value} is in the future.`,
          expected: "The day on which somebody approved the texts.",
          fix: `Write that day. Today is "${today}".`,
        }),
      ),
  );
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
      .flatMap((place) =>
        staleDay(file, place, today, monthsBefore(today, 12), {
          found: `The source was last read on ${place.value}, more than a year ago.`,
          expected: "A look at every source once a year, because laws and phone numbers change.",
          fix: `Open its web address, compare, and write "checked": "${today}".`,
        }),
      ),
  );
}

/** Finds lists of insurers and programs that were last checked more than six months ago. Contracts end with the year. */
export function findStaleInsurance({ files }: Content, today: string): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) =>
    textsAt(file.value, ["insurance", "checked"]).flatMap((place) =>
      staleDay(file, place, today, monthsBefore(today, 6), {
        found: `The insurers and homeschool programs were last checked on ${place.value}, more than six months ago.`,
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
      .filter(({ value }) => date.safeParse(value).success)
      .flatMap((place) =>
        staleDay(file, place, today, addDays(today, -daysShown), {
          found: `It was looked up on ${place.value}, more than ${daysShown} days ago, so visitors no longer see it.`,
          expected: `A look at the calendar at least every ${daysShown} days, better every week.`,
          fix: `Look up in how many days a new family can come, write it in "days", and write "asOf": "${today}". Or delete "soonestVisit".`,
        }),
      ),
  );
}

/**
 * Returns the same day a number of months earlier. The month may not have it, as in "2026-02-31": compared as text with other
 * dates, it is in the right order all the same.
 */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
