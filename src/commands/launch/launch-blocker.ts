import { problemAt } from "../../content-check/problem-at";
import type { FieldPath, SourceFile } from "../../content-check/source-file";

/** Something that must be replaced or added before the site goes live. */
export interface LaunchBlocker {
  readonly group: GroupName;
  /** Relative to the project's folder; "environment" for a setting. */
  readonly file: string;
  /** Counted from 1; absent for a setting. */
  readonly line?: number;
  /** Describes it to an editor or operator. */
  readonly what: string;
}

/** The groups of blockers in the order of the report, each with what to do. */
export const groups = {
  "Phone numbers and email addresses":
    'Write the real ones (docs/editors/hours.md), then delete the line "sample": true.',
  People:
    'Enter who works at the clinic (docs/editors/team.md), and delete the line "sample": true of each real entry.',
  Testimonials:
    'Enter what families really said and allowed you to publish (docs/editors/testimonials.md), without "sample": true.',
  "Addresses of videos, portals and profiles":
    'Write the real address (docs/operators/external-links.md), then delete the line "sample": true.',
  "Articles, broadcasts and partners": 'Replace them with real ones, then delete the line "sample": true.',
  "Transcripts and captions":
    'Write down what is really said, have somebody check the captions, and enter the day when the video was published (docs/editors/videos.md). Delete the line "sample": true of made-up words.',
  Closures: 'Enter the days when you are really closed (docs/editors/closures.md), without "sample": true.',
  Pictures: "Replace it with a picture of the real person or thing, under the same name or a new one.",
  "Other sample content": 'Replace it with the real thing, then delete the line "sample": true.',
  "Sample prices": "Write the real prices, delete the line sample: true, then run: npm run build:documents",
  "Texts that an attorney must approve":
    'Have the clinic\'s attorney approve the wording. Then delete the line: for a document, legal: true (and run: npm run build:documents); for a page, "awaitsCounsel": true.',
  "Languages without a translation":
    'Add "text", "source" and "checked" of a published translation (docs/editors/language-help.md). Until then, families see the English sentence.',
  "Texts that are not translated":
    "Translate them, or compare them with the English text (docs/editors/translating.md). Until then, pages show them in English.",
  "Translations that a medical translator must approve":
    'Have a medical translator read them. Then enter the name and the day: "approved": { "by": "…", "on": "…" } (docs/editors/translating.md).',
  "Facts about the clinic": "Add what is missing, as the line below says.",
  "Facts that have not been checked for a year":
    'Read the page, service or source, correct what has changed, and write today\'s date in "reviewed" or "checked".',
  Settings:
    "Set each of them where the site is built and where the server runs (docs/settings.md). To leave some out on purpose, run: npm run launch-check -- --without=NAME,NAME",
} as const;

/** The heading of a group of blockers. */
export type GroupName = keyof typeof groups;

/** Creates a blocker on the line of a value in a file, or of where the missing value should be. */
export function blockerAt(file: SourceFile, path: FieldPath, group: GroupName, what: string): LaunchBlocker {
  const { location } = problemAt(file, path, { found: "", expected: "", fix: "" });
  return { group, file: file.name, line: location?.line, what };
}
