import { mediaIn, videosIn } from "../media";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { pageOf, readableFiles } from "../source-file";
import { languagesOf } from "../translations/languages";
import { findUntranslated } from "../translations/translation-warnings";
import { entriesOf, textOf, valueAt } from "../values";
import { findStaleReviews, findStaleSources } from "./stale-facts";

/** What has to be done before the site goes live: the headings of the list in their order, each with what to do. */
export const launchGroups = {
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
  "Medical texts that a clinician must approve":
    'Have one of your clinicians read these pages. Then enter the name and the day: "approved": { "by": "…", "on": "…" } (docs/editors/concerns.md). Until then, search engines do not list them.',
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

/** A heading of the list of what has to be done before the site goes live. */
export type LaunchGroup = keyof typeof launchGroups;

/** What is wrong before the site goes live, as a message of its group. */
export function launchMessage(group: LaunchGroup, found: string) {
  return { group, found, expected: "Only what is real and approved.", fix: launchGroups[group] };
}

/** Finds videos and podcasts without a transcript, checked captions or, for videos, the day of publication. */
export function findUnspokenMedia(content: Content): Problem[] {
  const entries = content.files
    .filter(({ collection }) => collection === "transcripts")
    .flatMap(({ value }) => entriesOf(value));
  const videos = videosIn(content);
  return mediaIn(content).flatMap(({ id, file, path }) => {
    const entry = entries.find((each) => textOf(each, "id") === id);
    const isVideo = videos.some((video) => video.file === file && video.path[0] === path[0]);
    const isDated = textOf(valueAt(file.value, path), "published") !== undefined;
    const missing = [
      ...(textOf(entry, "transcript") === undefined ? ["no transcript"] : []),
      ...(textOf(valueAt(entry, ["captions"]), "state") === "checked" ? [] : ["no checked captions"]),
      ...(isVideo && !isDated ? ["no day of publication"] : []),
    ];
    if (missing.length === 0) return [];
    return problemAt(file, path, launchMessage("Transcripts and captions", `${id}: ${missing.join(", ")}`));
  });
}

/** Finds languages of data/notices.json without a published translation: they show the English sentence. */
export function findUntranslatedNotices({ files }: Content): Problem[] {
  const notices = files.filter(({ collection }) => collection === "notices");
  return notices.flatMap((file) =>
    entriesOf(valueAt(file.value, ["languages"])).flatMap((language, index) => {
      if (textOf(language, "text") !== undefined) return [];
      const message = launchMessage("Languages without a translation", textOf(language, "name") ?? "");
      return problemAt(file, ["languages", index], message);
    }),
  );
}

/** Finds concerns that no clinician has approved, with a name and a day: one problem for all. */
export function findUnapprovedConcerns({ files }: Content): Problem[] {
  return readableFiles(files, "concerns").flatMap((file) => {
    const ids = entriesOf(file.value)
      .filter((concern) => valueAt(concern, ["approved"]) === undefined)
      .map((concern) => textOf(concern, "id"));
    if (ids.length === 0) return [];
    const found = `${ids.length} of ${entriesOf(file.value).length} concerns: ${ids.join(", ")}`;
    return problemAt(file, [], launchMessage("Medical texts that a clinician must approve", found));
  });
}

/** Finds pages with milestones that no clinician has approved. */
export function findUnapprovedMilestones({ files }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) =>
    entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, index) => {
      if (textOf(block, "kind") !== "milestones" || valueAt(block, ["approved"]) !== undefined) return [];
      const found = `${pageOf(file)}: the milestones of data/milestones.json`;
      return problemAt(
        file,
        ["blocks", index],
        launchMessage("Medical texts that a clinician must approve", found),
      );
    }),
  );
}

/** Finds texts that pages of other languages show in English, or in a translation that is older than its text. */
export function findTextsInEnglish(content: Content): Problem[] {
  const live = languagesOf(content).map(({ code }) => code);
  const languages = content.languages.filter(({ code }) => live.includes(code));
  return findUntranslated({ ...content, languages }).map((problem) => ({
    ...problem,
    ...launchMessage("Texts that are not translated", problem.found),
  }));
}

/** Finds translations that no medical translator has approved, with a name and a day. */
export function findUnapprovedTranslations({ translations, languages }: Content): Problem[] {
  return translations.flatMap((file) => {
    const { value, language, original } = file;
    if (valueAt(value, ["approved"]) !== undefined) return [];
    const { value: about } = languages.find(({ code }) => code === language) ?? {};
    const into = String(valueAt(about, ["english"]) ?? language);
    const found = `${pageOf(original) ?? original.name} in ${into} awaits a medical translator`;
    return problemAt(file, [], launchMessage("Translations that a medical translator must approve", found));
  });
}

const example = '"geo": { "latitude": 61.58, "longitude": -149.44 }';
const noLocation = launchMessage(
  "Facts about the clinic",
  `The clinic's location on the map is missing. Look up the entrance on a map, and add above this line: ${example},`,
);

/** Finds optional facts about the clinic that should be set before launch. */
export function findUnknownFacts({ files }: Content): Problem[] {
  return files
    .filter(({ collection, value }) => collection === "clinic" && valueAt(value, ["geo"]) === undefined)
    .map((file) => problemAt(file, ["address"], noLocation));
}

/** Finds pages, services and points of law that were last checked more than a year before `today`, or never. */
export function findStaleFacts(content: Content, today: string): Problem[] {
  const stale = [...findStaleReviews(content, today), ...findStaleSources(content, today)];
  return stale.map((problem) => {
    const { entry, found } = problem;
    const says = entry === undefined ? found : `${entry}: ${found}`;
    return { ...problem, ...launchMessage("Facts that have not been checked for a year", says) };
  });
}
