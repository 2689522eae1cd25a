import type { Content } from "./read-content";
import type { CollectionName, FieldPath, SourceFile } from "./source-file";
import { type Place, textsAt, valueAt } from "./values";

/** A video or podcast of the content: its id, which data/transcripts.json uses, and where it is. */
interface Medium {
  readonly id: string;
  readonly file: SourceFile;
  readonly path: FieldPath;
}

/** Returns every video and podcast once: the entries of resources.json, and the links that pages play. */
export function mediaIn({ files }: Content): Medium[] {
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
function linksIn(fields: readonly string[][], files: readonly SourceFile[]): Medium[] {
  const named = filesOf("pages", files).flatMap(({ value }) =>
    fields.flatMap((field) => textsAt(value, ["blocks", "*", ...field]).map(({ value: id }) => id)),
  );
  return filesOf("links", files)
    .flatMap(entriesIn)
    .filter(({ id }) => named.includes(id));
}

const filesOf = (name: CollectionName, files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ collection }) => collection === name);

const entriesIn = (file: SourceFile): Medium[] =>
  textsAt(file.value, ["*", "id"]).map(({ path, value }) => ({
    id: value,
    file,
    path: path.slice(0, 1),
  }));
