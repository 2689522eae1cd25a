import { problemAt } from "../../content-check/problem-at";
import type { Content } from "../../content-check/read-content";
import { findStaleReviews } from "../../content-check/rules/stale-reviews";
import { valueAt } from "../../content-check/values";
import type { LaunchBlocker } from "./launch-blocker";

const example = '"geo": { "latitude": 61.58, "longitude": -149.44 }';

/** Facts of the clinic that can be left out, and should not be. */
export function findUnknownFacts({ files }: Content): LaunchBlocker[] {
  return files
    .filter(({ collection, value }) => collection === "clinic" && valueAt(value, ["geo"]) === undefined)
    .map((file) => {
      const { location } = problemAt(file, ["address"], { found: "", expected: "", fix: "" });
      const what = `Where the clinic is on the map is not known: look up the entrance, and add above this line ${example},`;
      return { group: "Facts of the clinic", file: file.name, line: location?.line, what };
    });
}

/** Pages and services whose last review is more than a year before `today`, or that have had none. */
export function findStaleFacts(content: Content, today: string): LaunchBlocker[] {
  return findStaleReviews(content, today).map(({ file, location, entry, found }) => ({
    group: "Facts that nobody has checked for a year",
    file,
    line: location?.line,
    what: entry === undefined ? found : `${entry}: ${found}`,
  }));
}
