import { transcript } from "../../content/transcripts";
import { mediaIn } from "../media";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { nearest, quotedList } from "../suggestions/wording";
import { validEntries } from "../values";

/** Finds transcripts of videos that do not exist, and captions whose check has no date, or a date without a check. */
export function findTranscriptProblems(content: Content): Problem[] {
  const ids = mediaIn(content).map(({ id }) => id);
  const isComplete = (["resources", "links", "pages"] as const).every(
    (name) => !content.site.incomplete.has(name),
  );
  return readableFiles(content.files, "transcripts").flatMap((file) =>
    validEntries(file.value, transcript).flatMap(([index, { id, captions }]) => {
      const { state, checked } = captions;
      return [
        ...(isComplete && !ids.includes(id) ? [problemAt(file, [index, "id"], unknown(id, ids))] : []),
        ...(state === "checked" && checked === undefined
          ? [problemAt(file, [index, "captions", "checked"], undated)]
          : []),
        ...(state !== "checked" && checked !== undefined
          ? [problemAt(file, [index, "captions", "state"], unchecked(state, checked))]
          : []),
      ];
    }),
  );
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
