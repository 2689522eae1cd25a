import { monthsBefore } from "../months-before";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { textOf, valueAt } from "../values";

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
