import { textsAt } from "./places";
import type { Content } from "./read-content";
import type { CollectionName, FieldPath, SourceFile } from "./source-file";

/** A video or podcast of the content: its id, which data/transcripts.json uses, and where it is. */
export interface Medium {
  readonly id: string;
  readonly file: SourceFile;
  readonly path: FieldPath;
}

/** Returns every video and podcast once: the entries of resources.json, and the links that pages play. */
export function mediaIn({ files }: Content): Medium[] {
  const inCollection = (name: CollectionName) => files.filter(({ collection }) => collection === name);
  const played = new Set(inCollection("pages").flatMap(playedOn));
  const links = inCollection("links").flatMap(entriesIn);
  return [...inCollection("resources").flatMap(entriesIn), ...links.filter(({ id }) => played.has(id))];
}

/** The ids of the links that the blocks of a page play, whatever their kinds are. */
function playedOn(page: SourceFile): string[] {
  return [["videoLink"], ["listenLink"], ["video", "link"]].flatMap((field) =>
    textsAt(page.value, ["blocks", "*", ...field]).map(({ value }) => value),
  );
}

function entriesIn(file: SourceFile): Medium[] {
  return textsAt(file.value, ["*", "id"]).map(({ path, value }) => ({
    id: value,
    file,
    path: path.slice(0, 1),
  }));
}
