import { monthsBefore } from "../months-before";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { FieldPath } from "../source-file";
import { textOf, valueAt } from "../values";

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
