import type { Exception } from "./exceptions";
import { firstVersions, supportedEngines } from "./support";
import type { Use } from "./use";

const mostPlaces = 5;

/**
 * Holds the uses of new features against the exceptions.
 * @returns a message for each feature that has no exception where it is used, and for each exception without a use
 */
export function problemsOf(uses: readonly Use[], exceptions: readonly Exception[]): string[] {
  const byFeature = new Map<string, Use[]>();
  for (const use of uses.filter((each) => !exceptions.some((exception) => isExcepted(each, exception))))
    byFeature.set(use.feature, [...(byFeature.get(use.feature) ?? []), use]);
  const newUses = [...byFeature].map(([feature, found]) => messageOf(feature, found));
  return [...newUses, ...exceptions.flatMap((exception) => staleParts(exception, uses))];
}

function isExcepted({ feature, place, note }: Use, { features, where }: Exception): boolean {
  return note === undefined && features.includes(feature) && where.some((start) => place.startsWith(start));
}

function messageOf(feature: string, uses: readonly Use[]): string {
  // The same place is in several built files, each with its own short names.
  const byPlace = new Map(uses.map((use) => [use.place, use]));
  const places = Array.from(
    byPlace.values(),
    ({ place, code, note }) => `    ${place}: ${code}${note ? ` (${note})` : ""}`,
  );
  const rest = places.length > mostPlaces ? [`    and ${places.length - mostPlaces} more`] : [];
  return [
    `${feature}: first in ${firstVersions(feature)}.`,
    `  The site supports ${supportedEngines}. It is used, without a fallback that can be seen, in`,
    ...places.slice(0, mostPlaces),
    ...rest,
    `  ${adviceOf(feature, uses)}`,
  ].join("\n");
}

function adviceOf(feature: string, uses: readonly Use[]): string {
  if (uses.some(({ note }) => note)) return "Give the selector a rule of its own.";
  const fallback = feature.startsWith("css")
    ? "Write an older declaration before it, put it in @supports"
    : feature.startsWith("html")
      ? "Do without it"
      : "Ask for it first (`in`, `typeof`, `?.`), write it in an older way";
  return `${fallback}, or add it to src/commands/check-browsers/exceptions.ts with the reason why the site works without it.`;
}

function staleParts({ features, where, reason }: Exception, uses: readonly Use[]): string[] {
  const isUsed = (feature: string, start: string) =>
    uses.some((use) => use.feature === feature && use.place.startsWith(start));
  const stale = [
    ...features.filter((feature) => !where.some((start) => isUsed(feature, start))),
    ...where.filter((start) => !features.some((feature) => isUsed(feature, start))),
  ];
  return stale.map(
    (part) =>
      `src/commands/check-browsers/exceptions.ts: nothing uses "${part}" of the exception "${reason}". Delete it there.`,
  );
}
