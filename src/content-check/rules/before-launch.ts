import { grouped, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { entriesIn, pageOf, readableFiles } from "../source-file";
import { languagesOf } from "../translations/languages";
import { findUntranslated } from "../translations/translation-warnings";
import { entriesOf, placesAt, textOf, valueAt } from "../values";
import { mediaIn, videosIn } from "./media";
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
    'Print the worksheet for a clinician with: npm run launch-check -- --clinician. What is approved gets the name and the day: "approved": { "by": "…", "on": "…" } (docs/editors/concerns.md). Until then, families see no day of review, and search engines list no concern.',
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
  const entries = entriesIn(content.files, "transcripts");
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
    placesAt(file.value, ["languages", "*"]).flatMap(({ path, value }) => {
      const message = launchMessage("Languages without a translation", textOf(value, "name") ?? "");
      return textOf(value, "text") === undefined ? problemAt(file, path, message) : [];
    }),
  );
}

/** Finds medical texts that no clinician has approved, with a name and a day: one problem for all concerns. */
export function findUnapprovedMedicalTexts(content: Content): Problem[] {
  const unapproved = medicalTexts(content).filter(({ isApproved }) => !isApproved);
  return grouped(unapproved, ({ file }) => file).flatMap(([file, texts]) => {
    const names = texts.map(({ name }) => name);
    const all = entriesOf(file.value).length;
    const found = all === 0 ? names.join() : `${names.length} of ${all}: ${names.join(", ")}`;
    return problemAt(file, [], launchMessage("Medical texts that a clinician must approve", found));
  });
}

/** A text with medical advice: a concern, a page or a PDF. */
export type MedicalText = ReturnType<typeof medicalTexts>[number];

/** Returns all texts with medical advice, and where each begins in its file. */
export function medicalTexts({ files }: Content) {
  return files.flatMap((file) => {
    const isPage = file.collection === "pages";
    return placesAt(file.value, isPage ? [] : ["*"])
      .filter(
        ({ value }) =>
          file.collection === "concerns" || valueAt(value, ["medical"]) === true || hasMilestones(value),
      )
      .map(({ path, value }) => ({
        file,
        path,
        name: textOf(value, isPage ? "title" : "id") ?? "",
        isApproved: [value, ...entriesOf(valueAt(value, ["blocks"]))].some(
          (part) => valueAt(part, ["approved"]) !== undefined,
        ),
      }));
  });
}

/** Whether a page shows the milestones of data/milestones.json. */
export const hasMilestones = (page: unknown): boolean =>
  entriesOf(valueAt(page, ["blocks"])).some((block) => textOf(block, "kind") === "milestones");

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
export function findUnapprovedTranslations({ translations, languages, files }: Content): Problem[] {
  const awaits = (what: string, language: string | undefined) => {
    const { value: about } = languages.find(({ code }) => code === language) ?? {};
    const found = `${what} in ${textOf(about, "english") ?? language} awaits a medical translator`;
    return launchMessage("Translations that a medical translator must approve", found);
  };
  const isApproved = (translation: unknown) => valueAt(translation, ["approved"]) !== undefined;
  const ofPdfs = readableFiles(files, "documents").flatMap((file) =>
    placesAt(file.value, ["*", "inLanguages", "*"])
      .filter(({ value }) => !isApproved(value))
      .map(({ path, value }) => {
        const title = textOf(valueAt(file.value, path.slice(0, 1)), "title");
        return problemAt(file, path, awaits(`The PDF "${title}"`, textOf(value, "language")));
      }),
  );
  const ofTexts = translations
    .filter(({ value }) => !isApproved(value))
    .map((file) => problemAt(file, [], awaits(pageOf(file.original) ?? file.original.name, file.language)));
  return [...ofTexts, ...ofPdfs];
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
