import { readContent } from "../../content-check/read-content";
import type { LaunchBlocker } from "./launch-blocker";
import { findMarkedDocuments, findUnapprovedLegalTexts } from "./legal-review";
import { findStaleFacts, findUnknownFacts } from "./missing-facts";
import { findMarkedSamples, findUnmarkedSamples } from "./sample-content";
import { findUnspokenMedia } from "./transcripts";
import { findUnapprovedTranslations, findUntranslatedTexts } from "./unapproved-translations";
import { findUnset } from "./unset-settings";
import { findUntranslatedNotices } from "./untranslated-notices";

interface LaunchSettings {
  /** The date that decides which facts are out of date, such as "2026-11-21". */
  readonly today: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names of settings that are not set on purpose. */
  readonly without?: readonly string[];
}

/**
 * Finds everything in a project that is sample, test or missing.
 * @param folder the project's folder, which contains data/ and documents/
 */
export function findLaunchBlockers(
  folder: string,
  { today, environment, without }: LaunchSettings,
): LaunchBlocker[] {
  const { content } = readContent(folder);
  return [
    ...findMarkedSamples(content),
    ...findUnmarkedSamples(content),
    ...findMarkedDocuments(content),
    ...findUnapprovedLegalTexts(content),
    ...findUnspokenMedia(content),
    ...findUntranslatedNotices(content),
    ...findUntranslatedTexts(content),
    ...findUnapprovedTranslations(content),
    ...findUnknownFacts(content),
    ...findStaleFacts(content, today),
    ...findUnset(environment, without),
  ];
}
