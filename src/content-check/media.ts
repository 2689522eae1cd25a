import type { Content } from "./read-content";
import type { FieldPath, SourceFile } from "./source-file";
import { entriesOf, isRecord, textOf, valueAt } from "./values";

/** A video or podcast of the content: its id, which data/transcripts.json uses, and where it is. */
export interface Medium {
  readonly id: string;
  readonly file: SourceFile;
  readonly path: FieldPath;
}

/** Returns every video and podcast once: the entries of resources.json, and the links that pages play. */
export function mediaIn({ files }: Content): Medium[] {
  const resources = files.filter(({ collection }) => collection === "resources");
  const links = files.filter(({ collection }) => collection === "links");
  const played = new Set(
    files
      .filter(({ collection }) => collection === "pages")
      .flatMap(({ value }) => entriesOf(valueAt(value, ["blocks"])))
      .flatMap(playedBy),
  );
  return [...resources.flatMap(entriesIn), ...links.flatMap(entriesIn).filter(({ id }) => played.has(id))];
}

/** The ids of the links that a block plays, whatever its kind is. */
function playedBy(block: unknown): string[] {
  const video = isRecord(block) ? block.video : undefined;
  return [textOf(block, "videoLink"), textOf(block, "listenLink"), textOf(video, "link")].flatMap(
    (id) => id ?? [],
  );
}

function entriesIn(file: SourceFile): Medium[] {
  return entriesOf(file.value).flatMap((entry, index) => {
    const id = textOf(entry, "id");
    return id === undefined ? [] : [{ id, file, path: [index] }];
  });
}
