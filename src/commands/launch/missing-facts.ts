import type { Content } from "../../content-check/read-content";
import { findStaleReviews } from "../../content-check/rules/stale-reviews";
import { findStaleSources } from "../../content-check/rules/stale-sources";
import { valueAt } from "../../content-check/values";
import { blockerAt, type LaunchBlocker } from "./launch-blocker";

const example = '"geo": { "latitude": 61.58, "longitude": -149.44 }';

/** Finds optional facts about the clinic that should be set before launch. */
export function findUnknownFacts({ files }: Content): LaunchBlocker[] {
  return files
    .filter(({ collection, value }) => collection === "clinic" && valueAt(value, ["geo"]) === undefined)
    .map((file) => {
      const what = `The clinic's location on the map is missing. Look up the entrance on a map, and add above this line: ${example},`;
      return blockerAt(file, ["address"], "Facts about the clinic", what);
    });
}

/** Finds pages, services and points of law that were last checked more than a year before `today`, or never. */
export function findStaleFacts(content: Content, today: string): LaunchBlocker[] {
  const stale = [...findStaleReviews(content, today), ...findStaleSources(content, today)];
  return stale.map(({ file, location, entry, found }) => ({
    group: "Facts that have not been checked for a year",
    file,
    line: location?.line,
    what: entry === undefined ? found : `${entry}: ${found}`,
  }));
}
