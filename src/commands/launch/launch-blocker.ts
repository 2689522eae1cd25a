/** One thing that must not be there, or must still be given, when the site goes live. */
export interface LaunchBlocker {
  readonly group: GroupName;
  /** Relative to the project's folder; for a setting, where settings are given. */
  readonly file: string;
  /** Counts from 1; absent where nothing is written yet. */
  readonly line?: number;
  /** What it is, in words. */
  readonly what: string;
}

/** The kinds of leftovers in the order of the report, each with what to do about it. */
export const groups = {
  "Phone numbers and mail addresses":
    'Write the clinic\'s own (docs/editors/hours.md), then delete the line "sample": true.',
  People:
    'Enter who works at the clinic (docs/editors/team.md), and delete the line "sample": true of each real entry.',
  Testimonials:
    'Enter what families have really said and allowed you to print (docs/editors/testimonials.md), without "sample": true.',
  "Addresses of videos, portals and profiles":
    'Write the real address (docs/operators/external-links.md), then delete the line "sample": true.',
  "Articles, broadcasts and partners": 'Put real ones in their place, then delete the line "sample": true.',
  Closures: 'Enter the days on which you are closed (docs/editors/closures.md), without "sample": true.',
  Pictures: "Put a picture of the real person or thing in its place, under the same name or a new one.",
  "Other sample content": 'Put the real thing in its place, then delete the line "sample": true.',
  "Sample prices": "Write the real prices, delete the line sample: true, then run: npm run build:documents",
  "Texts that wait for counsel":
    'Let the clinic\'s counsel approve the wording. Then delete the line legal: true of a document and run npm run build:documents, or "awaitsCounsel": true of a page.',
  "Facts of the clinic": "Add what is missing, as the line says.",
  "Facts that nobody has checked for a year":
    'Read the page or service, correct what has changed, and write today\'s date as "reviewed".',
  Settings:
    "Set each where the site is built and where the server runs (README.md, Settings). One that you do without on purpose: npm run launch-check -- --without=NAME,NAME",
} as const;

export type GroupName = keyof typeof groups;
