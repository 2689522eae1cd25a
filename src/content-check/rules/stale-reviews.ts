import { monthsBefore } from "../months-before";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { collectionOf, type FieldPath } from "../source-file";
import { textOf, valueAt } from "../values";

const reviewedCollections: readonly string[] = ["pages", "services"];

/**
 * Pages and services that nobody has read against the facts for more than a year, or ever.
 * @param today such as "2026-11-21"
 */
export function findStaleReviews({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ collection, readable }) => reviewedCollections.includes(collection) && readable)
    .flatMap((file) => {
      const isList = collectionOf(file).holds === "list" && Array.isArray(file.value);
      const owners: FieldPath[] = isList
        ? [...(file.value as unknown[]).keys()].map((index) => [index])
        : [[]];
      return owners.flatMap((owner) => {
        const words = troubleWith(textOf(valueAt(file.value, owner), "reviewed"), today);
        return words === undefined ? [] : [problemAt(file, [...owner, "reviewed"], words)];
      });
    });
}

function troubleWith(reviewed: string | undefined, today: string): Message | undefined {
  const fix = `Read it, correct what has changed, and write "reviewed": "${today}".`;
  if (reviewed === undefined) {
    return {
      found: "There is no day of the last review.",
      expected: "The day on which somebody last read it.",
      fix,
    };
  }
  if (reviewed > today) {
    return { found: `${reviewed} is in the future.`, expected: "The day on which somebody read it.", fix };
  }
  if (reviewed >= monthsBefore(today, 12)) return undefined;
  return {
    found: `The last review was on ${reviewed}, more than a year ago.`,
    expected: "Somebody who knows the facts reads every page and service once a year.",
    fix,
  };
}
