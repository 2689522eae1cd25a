import { readContent } from "../check/read-content";
import { findStaleFacts, findUnknownFacts } from "./facts";
import type { Leftover } from "./leftover";
import { findMarkedSamples, findUnmarkedSamples } from "./samples";
import { findUnset } from "./settings";
import { findMarkedDocuments, findTextsForCounsel } from "./texts";

interface LaunchSettings {
  /** By which facts grow stale, such as "2026-11-21". */
  readonly today: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names of settings that are left out on purpose. */
  readonly without?: readonly string[];
}

/**
 * Everything in a project that is sample, test or unset.
 * @param folder the project's folder, which holds data/ and documents/
 */
export function findLeftovers(folder: string, { today, environment, without }: LaunchSettings): Leftover[] {
  const { content } = readContent(folder);
  return [
    ...findMarkedSamples(content),
    ...findUnmarkedSamples(content),
    ...findMarkedDocuments(content),
    ...findTextsForCounsel(content),
    ...findUnknownFacts(content),
    ...findStaleFacts(content, today),
    ...findUnset(environment, without),
  ];
}
