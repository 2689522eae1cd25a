import { firstVersions, supportedEngines } from "./support";
import type { Use } from "./use";

/** Features that the site uses in some files although some supported engine lacks them. */
export interface Exception {
  /** Paths in MDN's compatibility data. */
  readonly features: readonly string[];
  /** Prefixes of the locations: source files, built files or URL paths of pages. */
  readonly where: readonly string[];
  /** What happens in engines without the feature, and why that is good enough. */
  readonly reason: string;
}

/** How many locations a message lists. */
const maxPlaces = 5;

/**
 * Compares the uses of new features with the exceptions.
 * @returns a message for each feature without an exception where it is used, and for each unused exception
 */
export function problemsOf(uses: readonly Use[], exceptions: readonly Exception[]): string[] {
  const byFeature = new Map<string, Use[]>();
  for (const use of uses.filter((each) => !exceptions.some((exception) => isExcepted(each, exception))))
    byFeature.set(use.feature, [...(byFeature.get(use.feature) ?? []), use]);
  const newUses = [...byFeature].map(([feature, found]) => messageOf(feature, found));
  return [...newUses, ...exceptions.flatMap((exception) => unusedParts(exception, uses))];
}

function isExcepted({ feature, place, note }: Use, { features, where }: Exception): boolean {
  return note === undefined && features.includes(feature) && where.some((start) => place.startsWith(start));
}

function messageOf(feature: string, uses: readonly Use[]): string {
  // The same source location can be in several built files, each with its own short names.
  const byPlace = new Map(uses.map((use) => [use.place, use]));
  const places = Array.from(
    byPlace.values(),
    ({ place, code, note }) => `    ${place}: ${code}${note ? ` (${note})` : ""}`,
  );
  const rest = places.length > maxPlaces ? [`    and ${places.length - maxPlaces} more`] : [];
  return [
    `${feature}: first in ${firstVersions(feature)}.`,
    `  The site supports ${supportedEngines}. No fallback was found where it is used:`,
    ...places.slice(0, maxPlaces),
    ...rest,
    `  ${adviceOf(feature, uses)}`,
  ].join("\n");
}

function adviceOf(feature: string, uses: readonly Use[]): string {
  if (uses.some(({ note }) => note)) return "Move the selector to its own rule.";
  const fallback = feature.startsWith("css")
    ? "Add an older declaration before it, wrap it in @supports"
    : feature.startsWith("html")
      ? "Remove it"
      : "Detect the feature first (`in`, `typeof`, `?.`), use an older one";
  return `${fallback}, or add it to src/commands/check-browsers/exceptions.ts with the reason why the site works without it.`;
}

function unusedParts({ features, where, reason }: Exception, uses: readonly Use[]): string[] {
  const isUsed = (feature: string, start: string) =>
    uses.some((use) => use.feature === feature && use.place.startsWith(start));
  const unused = [
    ...features.filter((feature) => !where.some((start) => isUsed(feature, start))),
    ...where.filter((start) => !features.some((feature) => isUsed(feature, start))),
  ];
  return unused.map(
    (part) =>
      `src/commands/check-browsers/exceptions.ts: nothing uses "${part}" of the exception "${reason}" anymore. Delete it there.`,
  );
}
