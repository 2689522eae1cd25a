import { transcript } from "../../content/resources";
import { type Message, type Problem, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { type CollectionName, type SourceFile, validEntriesOf } from "../source-file";
import { nearest, quotedList } from "../suggestions/wording";
import { type Place, textsAt, valueAt } from "../values";

/** Returns every video and podcast once, with the id of its transcript: the entries of resources.json, and the links that pages play. */
export function mediaIn({ files }: Content) {
  const played = linksIn([...videoFields, ["listenLink"]], files);
  return [...filesOf("resources", files).flatMap(entriesIn), ...played];
}

/** Returns the address of every video, and where it is written. A podcast is only linked to. */
export function videosIn({ files }: Content): (Place<string> & { readonly file: SourceFile })[] {
  const articles = filesOf("resources", files).flatMap((file) =>
    ["videoUrl", "link"].flatMap((field) =>
      textsAt(file.value, ["*", field]).map((place) => ({ ...place, file })),
    ),
  );
  const links = linksIn(videoFields, files).flatMap(({ file, path }) =>
    textsAt(valueAt(file.value, path), ["url"], path).map((place) => ({ ...place, file })),
  );
  return [...articles, ...links];
}

/** The fields of blocks that name a link to a video, whatever their kinds are. */
const videoFields = [["videoLink"], ["video", "link"]];

/** The links that fields of blocks name. */
function linksIn(fields: readonly string[][], files: readonly SourceFile[]) {
  const named = filesOf("pages", files).flatMap(({ value }) =>
    fields.flatMap((field) => textsAt(value, ["blocks", "*", ...field]).map(({ value: id }) => id)),
  );
  return filesOf("links", files)
    .flatMap(entriesIn)
    .filter(({ id }) => named.includes(id));
}

const filesOf = (name: CollectionName, files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ collection }) => collection === name);

const entriesIn = (file: SourceFile) =>
  textsAt(file.value, ["*", "id"]).map(({ path, value: id }) => ({ id, file, path: path.slice(0, 1) }));

/** Finds transcripts of videos that do not exist, and captions whose check has no date, or a date without a check. */
export function findTranscriptProblems(content: Content): Problem[] {
  const ids = mediaIn(content).map(({ id }) => id);
  const isComplete = (["resources", "links", "pages"] as const).every(
    (name) => !content.site.incomplete.has(name),
  );
  return validEntriesOf(content.files, "transcripts", transcript).flatMap(({ file, path, entry }) => {
    const { id, captions } = entry;
    const { state, checked } = captions;
    return problemsAt(file, path, [
      [isComplete && !ids.includes(id), ["id"], unknown(id, ids)],
      [state === "checked" && !checked, ["captions", "checked"], undated],
      [state !== "checked" && checked, ["captions", "state"], unchecked(state, `${checked}`)],
    ]);
  });
}

function unknown(id: string, ids: readonly string[]): Message {
  const meant = nearest(id, ids);
  return {
    found: `No video or podcast has the id "${id}".`,
    expected: `The id of an entry in data/resources.json, or of a link in data/links.json that a page plays: ${quotedList(ids)}.`,
    fix: meant === undefined ? "Write one of these ids, or delete this entry." : `Did you mean "${meant}"?`,
  };
}

const undated: Message = {
  found: "The captions are checked, but the day is missing.",
  expected: 'The day when somebody compared the captions with what is said, in "checked".',
  fix: 'Add "checked": "2026-11-21" (with the right day), or write "state": "automatic".',
};

const unchecked = (state: string, date: string): Message => ({
  found: `The captions are "${state}", but have a day on which they were checked, ${date}.`,
  expected: 'A day only for captions that somebody has checked: "state": "checked".',
  fix: 'Write "state": "checked", or delete "checked".',
});
