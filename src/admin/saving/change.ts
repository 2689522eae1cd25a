import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { translatedBy } from "../../content-check/translations/list-translations";
import type { WorkingFiles } from "../host/working-files";
import { mergeTranslation } from "../translations/from-form";
import type { SavedFile } from "./journal";
import { collectionOf } from "./place-in-forms";
import { Refusal } from "./refusal";
import { mergeText } from "./without-additions";

type Disk = ReturnType<typeof diskOf>;

/**
 * Reads and writes files of the project as base64; null is no file. A file is written completely or not at all.
 * @param project the project's folder; new files begin in its var/admin/, where nobody watches them
 */
export function diskOf(project: string) {
  return {
    read(path: string): string | null {
      const file = join(project, path);
      return existsSync(file) ? readFileSync(file).toString("base64") : null;
    },
    write(path: string, content: string | null): void {
      const file = join(project, path);
      if (content === null) {
        rmSync(file, { force: true });
        return;
      }
      const draft = join(project, "var/admin/new-file");
      writeFileSync(draft, Buffer.from(content, "base64"));
      mkdirSync(dirname(file), { recursive: true });
      renameSync(draft, file);
    },
  };
}

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

/**
 * Merges what the editor sends into a file: only what someone changed is different from before, in the linter's format.
 * @param before the text of the file; undefined for a new file
 * @param sent the whole file as the editor writes it
 * @throws Error when one of them is not JSON, or the website has no such file
 */
export function mergeFile(path: string, before: string | undefined, sent: string): string {
  if (translatedBy(path) !== undefined) return mergeTranslation(path, before, sent);
  const collection = collectionOf(path);
  if (collection === undefined) throw new Error(`The website has no file ${path}.`);
  const { holds, entry } = collection;
  return mergeText(holds === "list" ? z.array(entry) : entry, before, sent, path);
}
