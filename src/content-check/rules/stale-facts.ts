import { date } from "../../content/fields";
import { daysShown, isCurrent } from "../../shared/clinic/soonest-visit";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

const reviewedCollections: readonly string[] = ["pages", "services"];

/**
 * Finds pages and services that were never reviewed, or were last reviewed more than a year ago.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleReviews({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ collection, readable }) => reviewedCollections.includes(collection) && readable)
    .flatMap((file) => {
      const owners: FieldPath[] = Array.isArray(file.value) ? file.value.map((_, index) => [index]) : [[]];
      return owners.flatMap((owner) => {
        const message = reviewMessage(textOf(valueAt(file.value, owner), "reviewed"), today);
        return message === undefined ? [] : [problemAt(file, [...owner, "reviewed"], message)];
      });
    });
}

function reviewMessage(reviewed: string | undefined, today: string): Message | undefined {
  const fix = `Read it, correct what has changed, and write "reviewed": "${today}".`;
  if (reviewed === undefined || reviewed > today) {
    return {
      found:
        reviewed === undefined ? "The date of the last review is missing." : `${reviewed} is in the future.`,
      expected: "The day on which somebody last checked the facts here.",
      fix,
    };
  }
  if (reviewed >= monthsBefore(today, 12)) return undefined;
  return {
    found: `The last review was on ${reviewed}, more than a year ago.`,
    expected: "A review of every page and service by somebody who knows the facts, once a year.",
    fix,
  };
}

/**
 * Finds sources of pages, points, helpers and notices that were last read more than a year ago. Laws and phone numbers change.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleSources({ files }: Content, today: string): Problem[] {
  return readableFiles(files).flatMap((file) =>
    sourcesIn(file).flatMap((source) => {
      const checked = textOf(valueAt(file.value, source), "checked") ?? today;
      if (checked <= today && checked >= monthsBefore(today, 12)) return [];
      return problemAt(file, [...source, "checked"], {
        found:
          checked > today
            ? `${checked} is in the future.`
            : `The source was last read on ${checked}, more than a year ago.`,
        expected: "A look at every source once a year, because laws and phone numbers change.",
        fix: `Open its web address, compare, and write "checked": "${today}".`,
      });
    }),
  );
}

function sourcesIn({ value }: SourceFile): FieldPath[] {
  const entries = (list: string) => entriesOf(valueAt(value, [list])).map((_, index) => [list, index]);
  const points = entriesOf(valueAt(value, ["blocks"])).flatMap((block, index) =>
    ["points", "helpers"].flatMap((list) =>
      entriesOf(valueAt(block, [list])).map((_, entry) => ["blocks", index, list, entry]),
    ),
  );
  return [...entries("sources"), ...points, ["ranking"], ...entries("languages")];
}

/** Finds lists of insurers and programs that were last checked more than six months ago. Contracts end with the year. */
export function findStaleInsurance({ files }: Content, today: string): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const checked = textOf(valueAt(file.value, ["insurance"]), "checked") ?? today;
    if (checked <= today && checked >= monthsBefore(today, 6)) return [];
    const isToCome = checked > today;
    return problemAt(file, ["insurance", "checked"], {
      found: isToCome
        ? `${checked} is in the future.`
        : `The insurers and homeschool programs were last checked on ${checked}, more than six months ago.`,
      expected: "A check by somebody who knows the contracts, twice a year.",
      fix: `Read "accepted", "inNetwork" and "homeschool", correct what has changed, and write "checked": "${today}".`,
    });
  });
}

/**
 * Finds services whose soonest visit was looked up too long ago, so that visitors no longer see it, or in the future.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleSoonestVisits({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "services" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((service, index) => {
        const asOf = textOf(valueAt(service, ["soonestVisit"]), "asOf");
        if (!date.safeParse(asOf).success || asOf === undefined || isCurrent(asOf, today)) return [];
        return problemAt(file, [index, "soonestVisit", "asOf"], {
          found:
            asOf > today
              ? `${asOf} is in the future.`
              : `It was looked up on ${asOf}, more than ${daysShown} days ago, so visitors no longer see it.`,
          expected: `A look at the calendar at least every ${daysShown} days, better every week.`,
          fix: `Look up in how many days a new family can come, write it in "days", and write "asOf": "${today}". Or delete "soonestVisit".`,
        });
      }),
    );
}

/**
 * Returns the same day a number of months earlier. The result may be a day that the month does not have, such as
 * "2026-02-31"; comparing it with other dates as text still gives the right order.
 * @param day an ISO date, such as "2026-11-21"
 */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
