import type { WorkingFiles } from "../host/working-files";
import type { Disk } from "./disk";
import type { SavedFile } from "./journal";
import { mergeFile } from "./merge-file";
import { Refusal } from "./refusal";

/** A change of one file, as the editor sends it. */
export interface Change {
  readonly path: string;
  /** The file's earlier path, if it was renamed. */
  readonly movedFrom?: string;
  /** Undefined: the file goes. */
  readonly content: Buffer | undefined;
  /** Git's name for the version that the editor has changed; undefined for a new file. */
  readonly basedOn?: string;
}

const pdf = /^static\/documents\/[a-z0-9-]+\.pdf$/;

/** The only files that can be saved: the JSON files of data/, its pictures, and PDFs. */
const allowed = [
  pdf,
  /^data\/(?:(?:pages\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)?\.json|images\/(?:[\w -]+\/)*[\w -][\w .-]*\.(?:jpg|png))$/,
];

const changedMeanwhile =
  "Somebody else has changed this file since you opened it. Nothing was saved, and your changes are still here. Load this page again: it asks whether you want them back.";

/**
 * Works out what a change does to the files, merged into what is there now: nothing, if a file has it already. That is so when the answer
 * to a save was lost on the way, and the editor sends the save again.
 * @throws Refusal when the file is not one of the content, or has changed since the editor read it
 */
export function savedFiles(change: Change, files: WorkingFiles, disk: Disk): SavedFile[] {
  const { path, movedFrom: old = path, content, basedOn } = change;
  if ([path, old].some((name) => !allowed.some((pattern) => pattern.test(name)))) {
    throw new Refusal(`A file with the name ${path} cannot be saved here.`);
  }
  const before = disk.read(old);
  const after = content === undefined ? null : merged(path, before, content).toString("base64");
  if (old === path && before === after) return [];
  // The form of a PDF asks whether the old one is to be replaced.
  if (basedOn === undefined && !pdf.test(path) && files.shaOf(path) !== undefined) {
    throw new Refusal(`There is a file ${path} already.`, true);
  }
  if (basedOn !== undefined && files.shaOf(old) !== basedOn) throw new Refusal(changedMeanwhile, true);
  if (old === path) return [{ path, before, after }];
  return [
    { path: old, before, after: null },
    { path, before: disk.read(path), after },
  ];
}

/** @throws Refusal when a file has changed since `saved` was worked out */
export function refuseIfChanged(saved: readonly SavedFile[], disk: Disk): void {
  if (saved.some(({ path, before }) => disk.read(path) !== before)) throw new Refusal(changedMeanwhile, true);
}

function merged(path: string, before: string | null, content: Buffer): Buffer {
  if (!path.endsWith(".json")) return content;
  const text = before === null ? undefined : Buffer.from(before, "base64").toString("utf8");
  try {
    return Buffer.from(mergeFile(path, text, content.toString("utf8")));
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
